// The monsters of a god, for spells that summon some of them. Crossfire server/pets.c (choose_cult_monster,
// pets_summon_object).

import { namesIn, textOf } from '../../objects/index.ts';
import { adjustedSpell } from '../adjusted.ts';
import type { CastOrder, SpellWorld } from '../spell-world.ts';
import { fail } from '../told/told-order.ts';

/** The race by which a spell's file names the monsters of its caster's god. */
const CULT = 'GODCULTMON';

/** Kind and number of creatures. */
export interface CultChoice {
  /** Id of an archetype. */
  readonly creature: string;
  readonly count: number;
}

/** Whether a spell summons the monsters of its caster's god. */
export function summonsCult({ spell, facts }: CastOrder): boolean {
  const list = textOf(spell, 'randomitems');
  return facts.makes === '' && list === '' && textOf(spell, 'race') === CULT;
}

/**
 * A monster of the god of the caster: first one of its races, then a kind of that race that isn't above the caster's
 * level, each as likely as the others. Labels: `race`, `kind`, `count`.
 * @returns undefined: he has no god, or the god has no servant to send
 */
export function cultChoice(world: SpellWorld, order: CastOrder): CultChoice | undefined {
  const { chance, faith, rules } = world;
  const god = faith.godOf(order.caster);
  if (god === undefined) {
    fail(world, order, 'no-god');
    return undefined;
  }
  const races = namesIn(god.races);
  const race = races[races.length > 1 ? chance.below(races.length, 'race') : 0];
  const { casterLevel } = adjustedSpell(world, order);
  const kinds = (race === undefined ? [] : faith.kindsOf(race)).filter(
    ({ level }) => level <= casterLevel,
  );
  const chosen = kinds[kinds.length > 1 ? chance.below(kinds.length, 'kind') : 0];
  if (chosen === undefined) {
    fail(world, order, 'nobody-sent');
    return undefined;
  }
  const { over, strong, weak } = rules.divine.cult;
  const dice = over * chosen.level > casterLevel ? strong : weak;
  return { creature: chosen.kind, count: chance.roll(dice.count, dice.sides, 'count') };
}
