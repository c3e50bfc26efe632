// What tests of the whole open of this package: the ways from a page to its game.

export type { ArenaWish } from './device/device-calls.ts';
export { joinOverColyseus } from './host/colyseus-wire.ts';
export { serverPlace } from './host/games-api.ts';
export { HostProblem, type PageHost } from './host/page-host.ts';
export { SocketHost } from './host/socket-host.ts';
export type { DeviceClient } from './host/worker-client.ts';
export { WorkerHost } from './host/worker-host.ts';
export { FakeBrowser } from './testing/device.ts';
