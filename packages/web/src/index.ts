// What tests of the whole open of this package: the ways from a page to its game.

export type { ArenaWish } from './device/device-calls.ts';
export { serverPlace } from './host/own-server.ts';
export type { DeviceClient } from './host/worker-client.ts';
export { WorkerHost } from './host/worker-host.ts';
export { FakeBrowser } from './testing/device.ts';
