// A meal of flesh before it is eaten, as far as the hero knows: what he has learned of its kind, and of its beatitude.
// He doesn't know when a body died, so the odds cover several ages. NetHack 3.6.7 src/eat.c (eatcorpse).

import { knownFlesh, knownHeroFacts, spellTarget } from '../../../actors/index.ts';
import type { Enumerator } from '../../../chance/index.ts';
import { beatitudeOf, factOf, type GameObject } from '../../../objects/index.ts';
import { attackBit } from '../../../spellcraft/index.ts';
import { tellingOf } from '../../actions/eating/eat-flesh.ts';
import { type FleshView, fleshBite, fleshGift } from '../../actions/eating/flesh-rules.ts';
import { ageOf, monsterIn } from '../../items/handled/flesh.ts';
import type { FLESH_TELLINGS, GIFT_TELLINGS } from '../../protocol/tools/flesh-events.ts';
import type { GameState } from '../../state/state.ts';

/** One end of the first bite. */
export interface LikelyBite {
  readonly telling: (typeof FLESH_TELLINGS)[number];
  readonly probability: number;
  /** Hit points and points of strength that it costs. */
  readonly damage: readonly [least: number, most: number];
  readonly weakness: readonly [least: number, most: number];
}

/** A meal of flesh. */
export interface KnownMeal {
  /** The first bite by turns since the death; −1 for a tin, which keeps. */
  readonly bites: readonly { readonly age: number; readonly ends: readonly LikelyBite[] }[];
  /** What a finished meal gives. */
  readonly gifts: readonly (readonly [gift: (typeof GIFT_TELLINGS)[number], probability: number])[];
  /** He doesn't know all of it. */
  readonly isGuess: boolean;
}

/** Steps of rot for which the odds of a meal are given, in the longest time that a step can take. */
const TOLD_AT = [0, 1, 2, 3, 4];

/** The meal that a carried body or tin would be; undefined for other food. */
export function knownMeal(
  state: GameState,
  ask: Enumerator,
  piece: GameObject,
): KnownMeal | undefined {
  const kind = monsterIn(state, piece);
  if (kind === undefined) {
    return undefined;
  }
  const { ruleset, sheet, hero } = state;
  const rules = ruleset.slots.world.food.flesh;
  const { flesh, isGuess } = knownFlesh(kind, sheet.lore.monsters);
  const knowsFavour = sheet.lore.knows(piece, 'beatitude');
  const { immune } = spellTarget(ruleset, knownHeroFacts(ruleset, sheet, hero));
  const view: Omit<FleshView, 'age'> = {
    flesh,
    level: factOf(kind, 'level'),
    beatitude: knowsFavour ? beatitudeOf(piece) : 'uncursed',
    poisonResistant: (immune & attackBit('poison')) !== 0,
    acidResistant: (immune & attackBit('acid')) !== 0,
  };
  const step = rules.rot.least + rules.rot.spread - 1;
  const ages = ageOf(state, piece) < 0 ? [-1] : TOLD_AT.map(steps => steps * step);
  const gifts = ask.ask(fleshGift, rules, { ...view, age: -1 }).list;
  return {
    bites: ages.map(age => ({ age, ends: endsOf(ask, rules, { ...view, age }) })),
    gifts: gifts.flatMap(({ value, probability }) =>
      value === undefined ? [] : [[value, probability] as const],
    ),
    isGuess: isGuess || !knowsFavour,
  };
}

function endsOf(
  ask: Enumerator,
  rules: GameState['ruleset']['slots']['world']['food']['flesh'],
  view: FleshView,
): readonly LikelyBite[] {
  const ends = new Map<string, LikelyBite>();
  for (const { value, probability } of ask.ask(fleshBite, rules, view).list) {
    const telling = tellingOf(value);
    const before = ends.get(telling);
    ends.set(telling, {
      telling,
      probability: (before?.probability ?? 0) + probability,
      damage: widened(before?.damage, value.damage),
      weakness: widened(before?.weakness, value.weakness),
    });
  }
  return [...ends.values()].toSorted((one, other) => other.probability - one.probability);
}

function widened(
  range: readonly [least: number, most: number] | undefined,
  value: number,
): readonly [least: number, most: number] {
  const [least, most] = range ?? [value, value];
  return [Math.min(least, value), Math.max(most, value)];
}
