// A game on a server, for faces and bots: the requests that make games and worlds, and the socket of one game.

export {
  type Audience,
  type AudienceView,
  type AudienceWish,
  type ChatLine,
  type ShowSettings,
  withLines,
} from './audience.ts';
export { joinOverColyseus } from './colyseus-wire.ts';
export {
  type ConnectedHost,
  type Connection,
  HostProblem,
  type Unasked,
} from './connected-host.ts';
export { randomName } from './random-name.ts';
export { problemOf, request } from './requests.ts';
export {
  fetchLookBack,
  type HeroWords,
  type PackOffer,
  type ServerGames,
  type Standing,
  serverGames,
  type TakenFile,
} from './server-games.ts';
export {
  type ServerWorlds,
  serverWorlds,
  type WorldAbout,
  type WorldClock,
} from './server-worlds.ts';
export { SocketHost } from './socket-host.ts';
