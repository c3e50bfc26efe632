// Golden vectors of spells on a map: single rules of their pieces.

import { ScriptedChance } from '@roguewright/engine/chance';
import { summonChoice } from '@roguewright/engine/spellcraft';
import { type HeadingView, turnHeading } from '@roguewright/engine/spells';
import type { Adapter } from '../adapter.ts';
import {
  type ForkView,
  forkedPieces,
  type MergerView,
  mergedPieces,
} from '../films/piece-questions.ts';

const turnAdapter: Adapter = {
  rule: 'spells/turn-one-step',
  slot: 'spells',
  answer: ({ slots }, input: HeadingView, ask) => ask.askNumber(turnHeading, slots.spells, input),
};

const forkAdapter: Adapter = {
  rule: 'spells/bolt-fork',
  slot: 'spells',
  answer: ({ slots }, input: ForkView, ask) => forkedPieces(ask, slots.spells, input),
};

const mergeAdapter: Adapter = {
  rule: 'spells/merge',
  slot: 'spells',
  answer: ({ slots }, input: MergerView) =>
    mergedPieces(slots.spells, input, new ScriptedChance([])),
};

interface SummonInput {
  readonly list: readonly (readonly [creature: string, level: number, count: number])[];
  readonly casterLevel: number;
  readonly text: string | null;
  readonly dam: number;
}

const summonAdapter: Adapter = {
  rule: 'spells/summon-choice',
  slot: 'spells',
  answer: ({ slots }, { list, casterLevel, text, dam }: SummonInput) =>
    summonChoice(slots.spells, {
      list: list.map(([creature, level, count]) => ({ creature, level, count })),
      listed: true,
      casterLevel,
      text: text ?? '',
      dam,
    }) ?? null,
};

/** The adapters of spells on a map; films have a runner of their own. */
export const pieceAdapters: readonly Adapter[] = [
  turnAdapter,
  forkAdapter,
  mergeAdapter,
  summonAdapter,
];
