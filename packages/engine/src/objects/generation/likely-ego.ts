// What runes may mean to somebody who can't read them: the rule by which ego kinds are drawn, asked, given
// what is known. Of a recognised ego kind the number is felt at once, its points of to-hit and damage only
// with the rest of the enchantment.

import { type Enumerator, type Outcome, Outcomes } from '../../chance/index.ts';
import type { Content } from '../content.ts';
import type { GameObject } from '../game-object.ts';
import type { Lore } from '../knowledge/lore.ts';
import { type DrawnEgo, drawEgoOf, egosFor } from './draw-ego.ts';

/** The ego kinds that a thing may be of, with their numbers; empty for a thing without runes. */
export function likelyEgos(
  ask: Enumerator,
  content: Content,
  thing: GameObject,
  lore: Lore,
): readonly Outcome<DrawnEgo>[] {
  const { ego, archetype } = thing;
  if (ego === undefined) {
    return NOTHING;
  }
  const known = lore.knows(thing, 'ego');
  const egos = egosFor(content, archetype).filter(({ id }) => !known || id === ego.id);
  if (egos.length === 0) {
    return NOTHING;
  }
  const prior = ask.ask(drawEgoOf, content, egos);
  const fitting = known
    ? prior.list.filter(({ value }) => value.bonus === thing.fact('bonus'))
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
