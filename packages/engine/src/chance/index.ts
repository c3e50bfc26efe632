// Chance: one rule, two readings. Played, luck is a seeded generator; asked, it is an enumerator.

export type { EnumeratorOptions } from './asker.ts';
export {
  type Chance,
  type Note,
  type Notebook,
  NoteList,
  type Rule,
  silent,
  type Tries,
  type Work,
} from './chance.ts';
export { type Dice, formatDice, parseDice, rollDice } from './dice-notation.ts';
export { Distribution, type Weighted } from './distribution.ts';
export { drawBelow } from './draw-below.ts';
export { Enumerator } from './enumerator.ts';
export { Generator, type GeneratorState } from './generator.ts';
export { hashText } from './hash-text.ts';
export { HeardChance } from './heard.ts';
export { countSteps } from './most-outcomes.ts';
export { type Outcome, Outcomes } from './outcomes.ts';
export { PlayedChance } from './played.ts';
export { drawnAgain, drawnBound, drawnCases } from './prepared-draws.ts';
export { ScriptedChance, type ScriptedLuck, ScriptedStreams } from './scripted.ts';
export { type LuckBits, type LuckSource, Streams, type StreamsState } from './streams.ts';
export { NoteTally, type WeightedNote } from './weighted-notes.ts';
