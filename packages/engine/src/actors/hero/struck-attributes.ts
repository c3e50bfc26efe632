// Attributes that poison brought by spells lowers while it lasts. Crossfire server/attack.c (poison_living).

import type { Attribute, Ruleset } from '../../rulesets/index.ts';
import { poisonLosses } from '../../spells/index.ts';
import type { HeroSheet } from './hero-sheet.ts';

/** The original's names of attributes. */
const NAMES: Readonly<Record<string, Attribute>> = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
};

/** The hero's attribute of a name of the original; undefined where heroes have none. */
export function attributeOf(name: string): Attribute | undefined {
  return NAMES[name];
}

/** What poison takes from a hero's attributes, as negative numbers. */
export function poisonAttributes(
  { slots }: Ruleset,
  { conditions }: HeroSheet,
): Partial<Record<Attribute, number>> {
  const { struck } = conditions;
  if (struck === undefined || struck.poison <= 0 || !conditions.holds('poisoned')) {
    return {};
  }
  const losses = poisonLosses(slots.spells.hits, struck.poisonStrength);
  return Object.fromEntries(
    Object.entries(losses).flatMap(([name, loss]) => {
      const attribute = attributeOf(name);
      return attribute === undefined || loss === 0 ? [] : [[attribute, loss]];
    }),
  );
}
