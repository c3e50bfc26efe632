// Totals over worn and wielded items and forces: attributes, blows, shots, might, speed, blessings, resistances,
// paths. This is the one place where what is worn and what lasts on a hero come together. They are computed when
// either changes, so reading them is free. Angband 3.0.5 src/xtra1.c (calc_bonuses): bonuses are summed;
// resistances compose as in Crossfire. Strength and dexterity rise on the scale of C-02,
// the other attributes by plain points.

import { modifyStat } from '../../combat/index.ts';
import { clamp } from '../../integers/index.ts';
import {
  BONUS_TARGETS,
  type BonusTarget,
  bonusFor,
  EQUIPMENT_SLOTS,
  factOf,
  type GameObject,
  hasProperty,
  kindOf,
  resistsOf,
  textOf,
  wordsIn,
} from '../../objects/index.ts';
import { ATTRIBUTES, type Attribute, type Ruleset } from '../../rulesets/index.ts';
import { composedResistance, type SpellcraftRules } from '../../spellcraft/index.ts';
import { type ForceSum, NO_FORCES } from '../../spells/index.ts';
import { formTraits } from '../forms/form-traits.ts';
import { brandsOf, forceBrands, forcePowers, raisedByForce, SCORE_OF } from './force-powers.ts';
import { heroPaths } from './hero-paths.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { wornCraft } from './objects/worn-craft.ts';
import type { WornPowers } from './powers-view.ts';

/** Range of the attributes on the short scale. */
const SHORT = { least: 3, most: 25 };

/** Totals over worn items and forces. @param weapon to count as wielded; by default the wielded one */
export function wornPowers(
  ruleset: Ruleset,
  sheet: HeroSheet,
  weapon: GameObject | undefined = sheet.weapon,
): WornPowers {
  const things = [...wornThings(sheet, weapon), ...sheet.powers.absorbed.things];
  const { sum } = sheet.forces;
  const bonuses = bonusesOf(things);
  const resists = resistancesOf(ruleset.slots.spells, things, lastingResists(ruleset, sheet));
  return {
    bonuses,
    attributes: raised(ruleset, attributesInForm(ruleset, sheet), bonuses, sum),
    blessed: things.some(item => item !== weapon && hasProperty(item, 'blessed')),
    teleports: things.some(item => item.fact('teleports') !== 0),
    conflict: things.some(item => item.fact('conflict') !== 0),
    polymorphs: things.some(item => item.fact('polymorphs') !== 0),
    controlsPolymorph: things.some(item => item.fact('controlsPolymorph') !== 0),
    seesInvisible: things.some(item => item.hasFlag('see_invisible')) || formSees(sheet),
    resists,
    paths: heroPaths(ruleset, sheet, things),
    craft: wornCraft(ruleset, things, sum),
    ...forcePowers(ruleset, sum),
    ...brandsOfAll(
      ruleset,
      sheet,
      things.filter(item => item !== weapon),
    ),
    ...attackTypesOfAll(sheet, things),
  };
}

/**
 * Everything worn and wielded except the quiver.
 * @param weapon to count as wielded; by default the wielded one
 */
export function wornThings(
  sheet: HeroSheet,
  weapon: GameObject | undefined = sheet.weapon,
): readonly GameObject[] {
  return EQUIPMENT_SLOTS.flatMap(slot => {
    const item = slot === 'weapon' ? weapon : sheet.inventory.find(sheet.equipment[slot]);
    return item === undefined || slot === 'quiver' ? [] : [item];
  });
}

/** Brands of blows: of forces, and of the attack types of worn things, of which he may not know. */
function brandsOfAll(
  ruleset: Ruleset,
  { forces, lore }: HeroSheet,
  things: readonly GameObject[],
): Pick<WornPowers, 'brands' | 'knownBrands'> {
  const own = forceBrands(ruleset, forces.sum);
  const branding = things.filter(item => item.fact('attacktype') !== 0);
  if (branding.length === 0) {
    return { brands: own, knownBrands: own };
  }
  const known = branding.filter(item => lore.isIdentified(kindOf(item)));
  const withOwn = (all: readonly GameObject[]) => [
    ...new Set([...own, ...all.flatMap(item => brandsOf(item.fact('attacktype')))]),
  ];
  return { brands: withOwn(branding), knownBrands: withOwn(known) };
}

/** Attack types of blows: of forces, of the form that he has taken, and of worn and wielded things, of which he may not know. */
function attackTypesOfAll(
  { forces, lore, powers }: HeroSheet,
  things: readonly GameObject[],
): Pick<WornPowers, 'attackTypes' | 'knownAttackTypes'> {
  const ofForm = powers.form === undefined ? 0 : factOf(powers.form.kind, 'attacktype');
  let attackTypes = forces.sum.attackTypes | ofForm;
  let knownAttackTypes = attackTypes;
  for (const item of things) {
    const own = item.fact('attacktype');
    attackTypes |= own;
    knownAttackTypes |= own !== 0 && lore.isIdentified(kindOf(item)) ? own : 0;
  }
  return { attackTypes, knownAttackTypes };
}

function bonusesOf(things: readonly GameObject[]): WornPowers['bonuses'] {
  const sums = BONUS_TARGETS.map(target => [
    target,
    things.reduce((sum, item) => sum + bonusFor(item, target), 0),
  ]);
  return Object.fromEntries(sums) as Record<BonusTarget, number>;
}

/** Attributes; `ofForm`: a form has changed them. */
type OwnAttributes = Readonly<Record<Attribute, number>> & { readonly ofForm?: true };

/** A strong form has the strength of 18/100, any other at most 18. NetHack 3.6.7 src/polyself.c (polymon). */
function attributesInForm({ slots }: Ruleset, { attributes, powers }: HeroSheet): OwnAttributes {
  const { form } = powers;
  if (form === undefined) {
    return attributes;
  }
  const { strength } = slots.world.forms;
  const own = formTraits(form.kind).strong
    ? strength.strong
    : Math.min(attributes.strength, strength.others);
  return own === attributes.strength ? attributes : { ...attributes, strength: own, ofForm: true };
}

/** Whether the eyes of his form see the invisible. */
function formSees({ powers: { form } }: HeroSheet): boolean {
  return form !== undefined && wordsIn(textOf(form.kind, 'spellFlags')).includes('sees-invisible');
}

function raised(
  ruleset: Ruleset,
  own: OwnAttributes,
  bonuses: WornPowers['bonuses'],
  forces: ForceSum,
): WornPowers['attributes'] {
  if (!forces.raises && ATTRIBUTES.every(name => bonuses[name] === 0)) {
    return own.ofForm ? own : undefined;
  }
  const { slots } = ruleset;
  const entries = ATTRIBUTES.map(name => {
    const long = name === 'strength' || name === 'dexterity';
    const amount = bonuses[name];
    const worn = long
      ? modifyStat(slots.combat, own[name], amount)
      : clamp(own[name] + amount, SHORT.least, SHORT.most);
    const points = forces.scores[SCORE_OF[name]];
    return [name, points === 0 ? worn : raisedByForce(ruleset, name, worn, points)];
  });
  return Object.fromEntries(entries) as Record<Attribute, number>;
}

/** Percent that forces and his god let a hero resist; a crowned one resists what his god gives several times over. */
export function lastingResists(
  { slots }: Ruleset,
  { forces, faith }: HeroSheet,
): ForceSum['resists'] {
  const { resists } = forces.sum;
  const times = faith.crowned ? slots.world.faith.prayers.crown.resists : 1;
  return faith.god === undefined
    ? resists
    : [
        ...resists,
        ...Object.entries(faith.god.resistances).map(
          ([type, percent]) => [Number(type), percent > 0 ? times * percent : percent] as const,
        ),
      ];
}

/**
 * Combined resistance of items and forces in percent, by attack type number. Each acts on what the others let
 * through, so items below 100 never add up to immunity.
 * @param forces percent of each force
 */
export function resistancesOf(
  { immunity }: SpellcraftRules,
  things: readonly GameObject[],
  forces: ForceSum['resists'] = NO_FORCES.resists,
): WornPowers['resists'] {
  const percents = new Map<number, number[]>();
  for (const [type, percent] of [...things.flatMap(resistsOf), ...forces]) {
    percents.set(type, [...(percents.get(type) ?? []), percent]);
  }
  const together = [...percents].map(([type, all]) => [type, composedResistance(immunity, all)]);
  return Object.fromEntries(together) as Record<number, number>;
}
