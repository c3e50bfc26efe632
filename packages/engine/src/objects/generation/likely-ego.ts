// The posterior of an item's unread runes: the rule that draws ego kinds, conditioned on what is known. The
// bonus of a recognised ego kind is known at once; its to-hit and damage only with the rest of the
// enchantment.

import { type Enumerator, type Outcome, Outcomes } from '../../chance/index.ts';
import type { Content } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import type { Lore } from '../knowledge/lore.ts';
import { type DrawnEgo, drawEgoOf, egosFor } from './draw-ego.ts';

/** The possible ego kinds of an item with their numbers; empty without runes. */
export function likelyEgos(
  ask: Enumerator,
  content: Content,
  item: GameObject,
  lore: Lore,
): readonly Outcome<DrawnEgo>[] {
  const { ego, archetype } = item;
  if (ego === undefined) {
    return NOTHING;
  }
  const known = lore.knows(item, 'ego');
  const egos = egosFor(content, archetype).filter(({ id }) => !known || id === ego.id);
  if (egos.length === 0) {
    return NOTHING;
  }
  const prior = ask.ask(drawEgoOf, content, egos);
  const fitting = known
    ? prior.list.filter(({ value }) => value.bonus === item.fact('bonus'))
    : prior.list;
  if (fitting.length === 0) {
    return NOTHING;
  }
  const total = fitting.reduce((sum, { probability }) => sum + probability, 0);
  return new Outcomes(
    fitting.map(({ value, probability }) => ({ value, probability: probability / total })),
  ).list;
}

const NOTHING: readonly Outcome<DrawnEgo>[] = [];
