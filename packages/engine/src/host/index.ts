// Host: a game with its odds and its words, as faces hold it.

export { type Choice, type HeroChoices, heroChoices } from './choices.ts';
export type { GameHost } from './game-host.ts';
export { LocalGame } from './local-game.ts';
