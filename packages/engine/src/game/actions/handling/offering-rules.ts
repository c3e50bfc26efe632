// What the body of a creature brings that is offered at an altar. NetHack 3.6.7 src/pray.c (dosacrifice), src/eat.c
// (eaten_stat).

import type { Chance } from '../../../chance/index.ts';
import { truncDiv } from '../../../integers/index.ts';
import type { Sin, WorldRules } from '../../../worldrules/index.ts';
import type { OfferingView } from '../../powers/handling/faith/offered-bodies.ts';
import { type Anger, angerAt } from './prayer-rules.ts';

type FaithRules = WorldRules['faith'];

/** The result of an offering. */
export type OfferingOutcome =
  | { readonly kind: 'stale' }
  | { readonly kind: 'sin'; readonly sin: Sin; readonly anger: Anger }
  /** The altar becomes the hero's god's; or not. */
  | { readonly kind: 'turned' | 'held' }
  /** The hero goes over to the god of the altar. */
  | { readonly kind: 'deserts' }
  /** Points by which the god's anger shrinks; 0: the body was worth too little. */
  | { readonly kind: 'soothed'; readonly favour: number }
  /** Turns by which it hears him sooner. */
  | { readonly kind: 'sooner'; readonly turns: number }
  /** Favour that it thinks better of him; where it gives an artifact, if there is none left. */
  | { readonly kind: 'artifact' | 'pleased'; readonly favour: number };

/** What a body is worth: what was eaten of it counts less, and what is too old nothing. */
function worthOf(
  { freshFor, worth }: FaithRules['offerings'],
  { age, level, foe, left, whole }: OfferingView,
): number {
  if (age > freshFor) {
    return 0;
  }
  const full = level + worth.sure;
  const rest = left < whole ? Math.max(1, truncDiv(full * left, whole)) : full;
  return rest + (foe ? worth.foe : 0);
}

/** An offering. Labels: `anger`, `turned`, `artifact-given`. */
export function offering(
  chance: Chance,
  { offerings, prayers }: FaithRules,
  view: OfferingView,
): OfferingOutcome {
  const { brings, gift, sins, conversion, worth: measure } = offerings;
  const { sin, hero } = view;
  if (sin !== undefined) {
    const left = Math.max(prayers.favour.least, hero.favour - sins[sin].favour);
    return { kind: 'sin', sin, anger: angerAt(chance, prayers, left) };
  }
  const worth = worthOf(offerings, view);
  if (worth === 0) {
    return { kind: 'stale' };
  }
  if (view.foreign) {
    if (hero.favour < 0) {
      return { kind: 'deserts' };
    }
    const sides = conversion.sides + hero.level;
    const turns = chance.test(Math.max(0, sides - 1 - conversion.holds), sides, 'turned');
    return { kind: turns ? 'turned' : 'held' };
  }
  const share = (most: number) => truncDiv(worth * most, measure.most);
  if (hero.favour < 0) {
    return { kind: 'soothed', favour: Math.min(-hero.favour, share(brings.anger)) };
  }
  if (hero.patience > 0) {
    return { kind: 'sooner', turns: Math.min(hero.patience, share(brings.turns)) };
  }
  // No body makes a god think better of a hero than the body is worth.
  const favour = Math.max(
    0,
    Math.min(share(brings.favour), Math.min(prayers.favour.most, worth) - hero.favour),
  );
  const oneIn = gift.oneIn + gift.perGift * hero.artifacts;
  const gives = hero.level >= gift.level && chance.test(1, oneIn, 'artifact-given');
  return { kind: gives ? 'artifact' : 'pleased', favour };
}
