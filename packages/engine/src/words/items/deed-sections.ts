// The parts of an item's page about eating it, breaking it and digging with it, in words.

import { capitalised } from '../../english/index.ts';
import type { ItemOdds } from '../../odds/index.ts';
import type { NumberWords } from '../fight-lines.ts';
import type { PageSection } from '../hero/sheet-lines.ts';

/** The outcome of the first bite. */
const BITES: Readonly<Record<string, string>> = {
  plain: 'no harm',
  stale: 'stale, and feeds half',
  acid: 'acid',
  harmless: 'poison that does you no harm',
  poisonous: 'poison',
  ill: 'illness',
  tainted: 'tainted, which brings a disease',
};

const GIFTS: Readonly<Record<string, string>> = {
  fire: 'resistance to fire',
  cold: 'resistance to cold',
  poison: 'resistance to poison',
  electricity: 'resistance to lightning',
  strength: 'strength',
};

type Meal = NonNullable<ItemOdds['meal']>;
type End = Meal['bites'][number]['ends'][number];

function tellEnd(
  { telling, probability, damage, weakness }: End,
  { percent }: NumberWords,
): string {
  const costs = [rangeOf(damage, 'damage'), rangeOf(weakness, 'strength')].filter(
    text => text !== '',
  );
  const losses = costs.length === 0 ? '' : ` (${costs.join(', ')})`;
  return `${BITES[telling] ?? telling}${losses} ${percent(probability)}`;
}

function rangeOf([least, most]: readonly [number, number], what: string): string {
  return most === 0 ? '' : `${least === most ? most : `${least} to ${most}`} ${what}`;
}

/** How long digging with it takes. */
export function diggingSection({ digging }: ItemOdds, { decimal }: NumberWords): PageSection {
  const moves = ({ least, most, mean }: NonNullable<typeof digging>['pit']) =>
    least === most ? `${least} moves` : `${least} to ${most} moves, mean ${decimal(mean)}`;
  return {
    title: 'Digging',
    rows:
      digging === undefined
        ? []
        : [
            ['Wall, door or rock', moves(digging.through)],
            ['Pit', moves(digging.pit)],
            ['Hole, from the pit', moves(digging.hole)],
          ],
    lines: [],
  };
}

/** What eating flesh does. */
export function mealSection({ meal }: ItemOdds, words: NumberWords): PageSection {
  const bites = meal?.bites ?? [];
  return {
    title: 'Eaten',
    rows: [
      ...bites.map(
        ({ age, ends }) =>
          [ageName(age), capitalised(ends.map(end => tellEnd(end, words)).join('; '))] as const,
      ),
      ...(meal?.gifts ?? []).map(
        ([gift, probability]) =>
          ['A whole meal gives', `${GIFTS[gift] ?? gift} ${words.percent(probability)}`] as const,
      ),
    ],
    lines: [],
  };
}

function ageName(age: number): string {
  return age < 0 ? 'The first bite' : age === 0 ? 'Freshly killed' : `${age} turns after its death`;
}

/** What breaking a wand does. */
export function brokenSection(
  { broken = [] }: ItemOdds,
  { percent, decimal }: NumberWords,
): PageSection {
  const explodes = broken.filter(([damage]) => damage > 0);
  const [none] = broken;
  const share = none?.[0] === 0 ? 1 - none[1] : 1;
  const [first] = explodes;
  const last = explodes.at(-1);
  if (first === undefined || last === undefined) {
    return { title: 'Broken', rows: [], lines: [] };
  }
  const mean =
    explodes.reduce((sum, [damage, probability]) => sum + damage * probability, 0) / share;
  const range =
    first === last ? String(first[0]) : `${first[0]} to ${last[0]}, mean ${decimal(mean)}`;
  return {
    title: 'Broken',
    rows: [
      ['Explodes', percent(share)],
      ['Damage', `${range}, to you and to everyone beside you`],
    ],
    lines: [],
  };
}
