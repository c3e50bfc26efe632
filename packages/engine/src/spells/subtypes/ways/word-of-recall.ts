// Recall: after some time its caster is taken home. Crossfire server/spell_effect.c (cast_word_of_recall).

import { factOf } from '../../../objects/index.ts';
import { recallClock } from '../../../spellcraft/index.ts';
import { adjustedSpell } from '../../adjusted.ts';
import { type CastOrder, creditedWith, type SpellWorld, type Subtype } from '../../spell-world.ts';
import { creaturesOf, fail } from '../../told/told-order.ts';
import { waysOf } from '../../ways/way-order.ts';

/** Word of recall: subtype 18. While one is pending, a second one adds nothing. */
export const wordOfRecall: Subtype = {
  number: 18,
  name: 'word-of-recall',
  needsDirection: false,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const flaw = flawOf(world, order);
    if (flaw !== undefined) {
      return fail(world, order, flaw);
    }
    const pending = world.bearers.forcesOf(order.caster)?.all.some(({ kind }) => kind === 'recall');
    if (pending === true) {
      fail(world, order, 'recall-pending');
    } else {
      beginRecall(world, order);
    }
    return true;
  },
};

/** Word of penalty: subtype 51. A recall that costs experience as a death does, and doesn't mind another one. */
export const wordOfPenalty: Subtype = {
  number: 51,
  name: 'word-of-penalty',
  needsDirection: false,
  heroesOnly: true,
  cast(world: SpellWorld, order: CastOrder): boolean {
    const flaw = flawOf(world, order);
    if (flaw !== undefined) {
      return fail(world, order, flaw);
    }
    waysOf(world).penalise(order.caster);
    beginRecall(world, order);
    return true;
  },
};

/** Why nothing calls. */
type RecallFlaw = 'heroes-only' | 'no-home' | 'at-home';

function flawOf(world: SpellWorld, { caster }: CastOrder): RecallFlaw | undefined {
  if (!creaturesOf(world).isHero(caster)) {
    return 'heroes-only';
  }
  const ways = waysOf(world);
  if (!ways.hasHome(caster)) {
    return 'no-home';
  }
  return !world.rules.ways.recall.worksAtHome && ways.isAtHome(caster) ? 'at-home' : undefined;
}

function beginRecall(world: SpellWorld, order: CastOrder): void {
  const { spell, caster } = order;
  const duration = factOf(spell, 'duration');
  const { duration: longer, casterLevel } = adjustedSpell(world, order);
  const shortened = longer - duration;
  const { speed, clock } = recallClock(world.rules.ways, { duration, shortened });
  world.bearers.begin(caster, {
    kind: 'recall',
    source: spell,
    name: spell.name,
    duration: 1,
    speed,
    clock,
    level: casterLevel,
    owner: creditedWith(order),
    gives: {},
  });
}
