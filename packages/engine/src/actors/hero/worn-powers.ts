// What everything worn and held adds up to: attributes, blows, shots, might, speed, blessings,
// resistances. Worked out whenever something is put on or taken off, so that asking costs nothing.
// Angband 3.0.5 src/xtra1.c (calc_bonuses): bonuses of all equipment are sums, and resistances compose as
// Crossfire has them; which scale a gain of an
// attribute goes by is C-02's for strength and dexterity and plain points for the others.

import { modifyStat } from '../../combat/index.ts';
import { clamp } from '../../integers/index.ts';
import {
  BONUS_TARGETS,
  type BonusTarget,
  bonusFor,
  EQUIPMENT_SLOTS,
  type GameObject,
  hasProperty,
  resistsOf,
} from '../../objects/index.ts';
import { ATTRIBUTES, type Attribute, type Ruleset } from '../../rulesets/index.ts';
import { composedResistance, type SpellcraftRules } from '../../spellcraft/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import type { WornPowers } from './powers-view.ts';

/** The least and the most of the attributes on the short scale. */
const SHORT = { least: 3, most: 25 };

/** Adds up what is worn. @param weapon in hand; the one that is, unless told */
export function wornPowers(
  ruleset: Ruleset,
  sheet: HeroSheet,
  weapon: GameObject | undefined = sheet.weapon,
): WornPowers {
  const things = wornThings(sheet, weapon);
  const bonuses = bonusesOf(things);
  const resists = resistancesOf(ruleset.slots.spells, things);
  return {
    bonuses,
    attributes: raised(ruleset, sheet.attributes, bonuses),
    blessed: things.some(thing => thing !== weapon && hasProperty(thing, 'blessed')),
    resists,
  };
}

/** Everything worn and held but the quiver. @param weapon in hand; the one that is, unless told */
export function wornThings(
  sheet: HeroSheet,
  weapon: GameObject | undefined = sheet.weapon,
): readonly GameObject[] {
  return EQUIPMENT_SLOTS.flatMap(slot => {
    const thing = slot === 'weapon' ? weapon : sheet.inventory.find(sheet.equipment[slot]);
    return thing === undefined || slot === 'quiver' ? [] : [thing];
  });
}

function bonusesOf(things: readonly GameObject[]): WornPowers['bonuses'] {
  const sums = BONUS_TARGETS.map(target => [
    target,
    things.reduce((sum, thing) => sum + bonusFor(thing, target), 0),
  ]);
  return Object.fromEntries(sums) as Record<BonusTarget, number>;
}

function raised(
  { slots }: Ruleset,
  own: Readonly<Record<Attribute, number>>,
  bonuses: WornPowers['bonuses'],
): WornPowers['attributes'] {
  if (ATTRIBUTES.every(name => bonuses[name] === 0)) {
    return undefined;
  }
  const entries = ATTRIBUTES.map(name => {
    const long = name === 'strength' || name === 'dexterity';
    const amount = bonuses[name];
    return [
      name,
      long
        ? modifyStat(slots.combat, own[name], amount)
        : clamp(own[name] + amount, SHORT.least, SHORT.most),
    ];
  });
  return Object.fromEntries(entries) as Record<Attribute, number>;
}

/**
 * Percent that things resist together, by attack type number: each acts on what the ones before have left,
 * so that no number of them makes immune.
 */
export function resistancesOf(
  { immunity }: SpellcraftRules,
  things: readonly GameObject[],
): WornPowers['resists'] {
  const percents = new Map<number, number[]>();
  for (const thing of things) {
    for (const [type, percent] of resistsOf(thing)) {
      percents.set(type, [...(percents.get(type) ?? []), percent]);
    }
  }
  const together = [...percents].map(([type, all]) => [type, composedResistance(immunity, all)]);
  return Object.fromEntries(together) as Record<number, number>;
}
