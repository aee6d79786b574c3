// dependency-cruiser reads only the alias from this webpack-shaped file: it does not
// follow the "paths" that tsconfig.json inherits from .svelte-kit/tsconfig.json
const path = require('node:path');
module.exports = { resolve: { alias: { $lib: path.resolve(__dirname, 'src/lib') } } };
