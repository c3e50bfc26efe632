// Chance: one rule, two readings. Played, luck is a seeded generator; asked, it is an enumerator.

export type { EnumeratorOptions } from './asked/asker.ts';
export { Enumerator } from './asked/enumerator.ts';
export { NoteTally, type WeightedNote } from './asked/weighted-notes.ts';
export {
  type Chance,
  type Note,
  type Notebook,
  NoteList,
  type Rule,
  silent,
  type Tries,
  type Work,
} from './contract/chance.ts';
export { type Dice, formatDice, parseDice, rollDice } from './contract/dice-notation.ts';
export { Distribution, type Weighted } from './outcomes/distribution.ts';
export { countSteps } from './outcomes/most-outcomes.ts';
export { type Outcome, Outcomes } from './outcomes/outcomes.ts';
export { drawBelow } from './played/draw-below.ts';
export { Generator, type GeneratorState } from './played/generator.ts';
export { hashText, hashTwice } from './played/hash-text.ts';
export { HeardChance } from './played/heard.ts';
export { PlayedChance } from './played/played.ts';
export { drawnAgain, drawnBound, drawnCases } from './played/prepared-draws.ts';
export { ScriptedChance, type ScriptedLuck, ScriptedStreams } from './played/scripted.ts';
export { type LuckBits, type LuckSource, Streams, type StreamsState } from './played/streams.ts';
