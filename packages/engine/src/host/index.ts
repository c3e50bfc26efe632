// Host: a game with its odds and words, for faces.

export { BARS, type BarRow, barRow, type LevelBar, levelBar, wizardBar } from './answers/bars.ts';
export { labQuestions, type NamedLabQuestion } from './answers/lab/lab-questions.ts';
export { answerQuestion, QUESTION_FIELDS, type QuestionField } from './answers/questions.ts';
export { type Danger, dangerOf } from './answers/survival/danger-of.ts';
export {
  type Choice,
  type HeroChoices,
  heroChoices,
  type RoleChoice,
} from './beginning/choices.ts';
export type { Expected } from './beginning/expected.ts';
export { type FormRow, formRows } from './beginning/forms.ts';
export { heroPreview } from './beginning/hero-preview.ts';
export type {
  AttributePreview,
  HeroPreview,
  KitPreview,
  LauncherPreview,
  SkillAtStart,
  SpellAtStart,
  WeaponPreview,
} from './beginning/hero-preview-view.ts';
export { castingRulesets, playedRuleset } from './beginning/played-ruleset.ts';
export { rulesChoices } from './beginning/rules-choices.ts';
export { seedsOf, type ToldSeeds } from './beginning/told-seeds.ts';
export { createWithBones, type KeptBones, mayMeetBones } from './beginning/with-bones.ts';
export {
  type CautionPort,
  CautiousHost,
  MOVES_AHEAD,
} from './caution/cautious-host.ts';
export { type Doubt, yesKey } from './caution/doubt.ts';
export { type FightLimits, fight, fightStep, USUAL_LIMITS } from './caution/fight-step.ts';
export type { Remark } from './caution/remark.ts';
export { type RestGoal, readRestGoal, restUntil } from './caution/rest-until.ts';
export {
  readThreshold,
  THRESHOLDS,
  tellThreshold,
  thresholdFrom,
  USUAL_THRESHOLD,
} from './caution/thresholds.ts';
export { Chronicle, type ChroniclePoint, type ChronicleTelling } from './chronicle/chronicle.ts';
export { forkOf } from './chronicle/fork.ts';
export { lookedBack, tellingFor, toldLuck } from './chronicle/look-back.ts';
export { morgueOf } from './chronicle/morgue.ts';
export {
  dangersOf,
  LAST_TURNS,
  lastMoves,
  leftUnused,
  weighMoves,
} from './chronicle/post-mortem.ts';
export { ENGINE_VERSION } from './files/engine-version.ts';
export {
  GAME_FILE_ENDING,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  type PackFile,
  packFilesOf,
  type StateHash,
  writeGameFile,
} from './files/game-file.ts';
export { type JsonMeasure, measureJson } from './files/json-measure.ts';
export { MOST_FILE_LETTERS, readGameFile } from './files/read-game-file.ts';
export { type RebuildParts, type Rebuilt, rebuildGame } from './files/rebuild.ts';
export { Recorder } from './files/recorder.ts';
export { type Difference, Replay } from './files/replay.ts';
export { resumeUntrusted } from './files/resume.ts';
export { type FilmSet, MOST_TICKS, readFilmSet } from './film/film-set.ts';
export { filmSvg } from './film/film-svg.ts';
export { filmText, filmTitle } from './film/film-text.ts';
export {
  COMPARED_LEVELS,
  levelsFrom,
  type NumberTable,
  numberTable,
} from './film/number-table.ts';
export { type FilmOrder, filmSpell, type SpellFilm } from './film/spell-film.ts';
export { type LevelNumbers, spellNumbers } from './film/spell-numbers.ts';
export { applyChange, type Change, changeBetween } from './game/changes.ts';
export type { GameHost } from './game/game-host.ts';
export { LocalGame } from './game/local-game.ts';
export {
  LOOK_BACKS,
  type LookBack,
  type LookedBack,
  type ToldLuck,
  type ToldTurns,
} from './game/look-back.ts';
export { PracticeHost } from './game/practice-host.ts';
export { SharedGame } from './game/shared-game.ts';
export { itemCalled, itemsOf, monsterCalled, monstersOf } from './player/called.ts';
export { OddsPlayer } from './player/odds/odds-player.ts';
export { playByOdds, playSimply, type SimpleGame } from './player/play-simply.ts';
export {
  FIGHTERS,
  type Fighter,
  MOST_FIGHTS,
  type PracticeFight,
  type PracticeOdds,
  type PracticeReport,
  type PracticeRow,
  PracticeTally,
  practiceFight,
  practiceOdds,
  practise,
} from './player/practice.ts';
export { tellPracticeOdds, tellPracticeResult } from './player/practice-words.ts';
export { RandomPlayer } from './player/random-player.ts';
export { readKeys, type SoughtKeys, type TriedPart } from './player/read-keys.ts';
export {
  comparedRows,
  MOST_SEED_MOVES,
  type SeedColumn,
  type SeedHero,
  seedColumn,
} from './player/seed-column.ts';
export { SimplePlayer } from './player/simple-player.ts';
export { playTrial, type TrialProgress, tryContent } from './player/try-content.ts';
export { noticesOf } from './storing/notices.ts';
export type {
  KeptCommand,
  Progress,
  Reopened,
  StorableGame,
  StoragePort,
  StoringTrouble,
} from './storing/storage-port.ts';
export { SNAPSHOT_EVERY, StoredPlay, type Turn } from './storing/stored-play.ts';
