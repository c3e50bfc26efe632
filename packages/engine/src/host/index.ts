// Host: a game with its odds and its words, as faces hold it.

export { type Choice, type HeroChoices, heroChoices } from './choices.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export type { Expected } from './expected.ts';
export {
  GAME_FILE_ENDING,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  type StateHash,
  writeGameFile,
} from './game-file.ts';
export type { GameHost } from './game-host.ts';
export { heroPreview } from './hero-preview.ts';
export type {
  AttributePreview,
  HeroPreview,
  KitPreview,
  LauncherPreview,
  SkillAtStart,
  SpellAtStart,
  WeaponPreview,
} from './hero-preview-view.ts';
export { LocalGame } from './local-game.ts';
export { playSimply, type SimpleGame } from './play-simply.ts';
export { castingRulesets, playedRuleset } from './played-ruleset.ts';
export { RandomPlayer } from './random-player.ts';
export { MOST_FILE_LETTERS, readGameFile } from './read-game-file.ts';
export { type RebuildParts, type Rebuilt, rebuildGame } from './rebuild.ts';
export { Recorder } from './recorder.ts';
export { type Difference, Replay } from './replay.ts';
export { resumeUntrusted } from './resume.ts';
export { SimplePlayer } from './simple-player.ts';
export { playTrial, tryContent } from './try-content.ts';
