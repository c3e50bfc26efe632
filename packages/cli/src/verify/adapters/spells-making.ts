// Golden vectors of spells that make things: their fields and those of the rules.

import {
  type BonusView,
  createMissile,
  damageBonus,
  durationBonus,
} from '@roguewright/engine/spellcraft';
import type { Adapter } from '../adapter.ts';

interface MissileInput {
  readonly casterLevel: number;
  readonly spellLevel: number;
  readonly dam: number;
  readonly damModifier: number;
  readonly duration: number;
  readonly durationModifier: number;
  readonly text: string | null;
}

/** The kinds of the original. */
const KINDS = [
  { name: 'arrow', plural: 'arrows' },
  { name: 'bolt', plural: 'bolts' },
];

const missileAdapter: Adapter = {
  rule: 'spells/create-missile',
  slot: 'spells',
  answer: ({ slots }, input: MissileInput) => {
    const bonus = (modifier: number): BonusView => ({
      spellLevel: input.spellLevel,
      baseLevel: input.casterLevel,
      paths: { path: 0, attuned: 0, repelled: 0, denied: 0 },
      modifier,
    });
    const made = createMissile(slots.spells, {
      kinds: KINDS,
      usual: 0,
      qualities: [],
      dam: input.dam,
      damAdjustment: damageBonus(slots.spells, bonus(input.damModifier)),
      duration: input.duration,
      durationAdjustment: durationBonus(slots.spells, bonus(input.durationModifier)),
      text: input.text ?? '',
    });
    if (typeof made === 'string') {
      return null;
    }
    const { kind, plus, count } = made;
    return { kind: KINDS[kind]!.name, plus, count };
  },
};

/** The adapters of spells that make things. */
export const makingAdapters: readonly Adapter[] = [missileAdapter];
