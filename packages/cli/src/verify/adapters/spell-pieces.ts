// Golden vectors of spells on a map: single rules of their pieces.

import { ScriptedChance } from '@roguewright/engine/chance';
import {
  damageBonus,
  durationBonus,
  manaTransfer,
  NO_PATHS,
  summonChoice,
  swarmShots,
} from '@roguewright/engine/spellcraft';
import { type HeadingView, turnHeading } from '@roguewright/engine/spells';
import type { Adapter } from '../adapter.ts';
import {
  type BallView,
  type ForkView,
  forkedPieces,
  type MergerView,
  mergedPieces,
  rolledBall,
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

const ballAdapter: Adapter = {
  rule: 'spells/moving-ball-turn',
  slot: 'spells',
  answer: ({ slots }, input: BallView, ask) => rolledBall(ask, slots.spells, input),
};

/** A caster without paths, and the spell's number with its modifier. */
interface ReleaseInput {
  readonly casterLevel: number;
  readonly spellLevel: number;
}

function levelsOf({ casterLevel, spellLevel }: ReleaseInput, modifier: number) {
  const paths = { path: 0, ...NO_PATHS };
  return { baseLevel: casterLevel, spellLevel, paths, modifier };
}

const swarmAdapter: Adapter = {
  rule: 'spells/swarm-shots',
  slot: 'spells',
  answer: (
    { slots },
    input: ReleaseInput & { readonly duration: number; readonly durationModifier: number },
    ask,
  ) =>
    ask.askNumber(swarmShots, slots.spells, {
      duration: input.duration,
      adjustment: durationBonus(slots.spells, levelsOf(input, input.durationModifier)),
    }),
};

const manaAdapter: Adapter = {
  rule: 'spells/mana-transfer',
  slot: 'spells',
  answer: (
    { slots },
    input: ReleaseInput & {
      readonly dam: number;
      readonly damModifier: number;
      readonly targetSp: number;
      readonly casterSp: number;
    },
  ) => {
    const { points, own } = manaTransfer(slots.spells, {
      base: input.dam,
      adjustment: damageBonus(slots.spells, levelsOf(input, input.damModifier)),
      points: input.targetSp,
      own: input.casterSp,
    });
    return { targetSp: points, casterSp: own };
  },
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
  ballAdapter,
  swarmAdapter,
  manaAdapter,
  summonAdapter,
];
