export type { Driver, DriverFor } from './driver';
export { randomDriver } from './random';
