// What an item is worth in a fight, as far as the hero knows: dice, bonuses, armour class, slays, resistances. A
// kind's own numbers are known with the kind, an ego kind's powers with its name, the rest with the enchantment.

import { brandsOf, missileView } from '../../actors/index.ts';
import type { LauncherKind } from '../../combat/index.ts';
import {
  classOf,
  enchantmentsOf,
  factOf,
  type GameObject,
  isTwoHanded,
  kindOf,
  knownPowers,
  launcherFacts,
  TYPE,
  textOf,
  weaponFacts,
} from '../../objects/index.ts';
import { ATTACK_NAMES } from '../../spellcraft/index.ts';
import { ARMOUR_POINTS } from '../../worldrules/index.ts';
import { ARMS_TRAITS, type ArmsView } from '../protocol/item-view.ts';
import type { GameState } from '../state/state.ts';

/** The part of an item's view about fights; empty if nothing is known. */
export function armsPart(state: GameState, item: GameObject): { readonly arms?: ArmsView } {
  const arms = {
    ...thrownPart(state, item),
    ...(state.sheet.lore.isIdentified(kindOf(item)) ? knownParts(state, item) : {}),
  };
  return Object.keys(arms).length === 0 ? {} : { arms };
}

/** The dice of a throw depend on the class, which shows. */
function thrownPart({ ruleset }: GameState, item: GameObject): Pick<ArmsView, 'thrown'> {
  const { dice, sides } = missileView(ruleset, item);
  return dice === 0 ? {} : { thrown: `${dice}d${sides}` };
}

function knownParts(state: GameState, item: GameObject): ArmsView {
  const { lore } = state.sheet;
  const { archetype } = item;
  const { bonuses, resists } = knownPowers(item, lore.knows(item, 'ego'));
  const traits = ARMS_TRAITS.filter(trait => TRAITS[trait](item, lore.knows(item, 'ego')));
  const isArmed = archetype.type === TYPE.weapon || archetype.type === TYPE.ammunition;
  return {
    ...(isArmed && { dice: diceOf(item) }),
    ...blowsPart(state, item),
    ...armourPart(state, item),
    ...launcherPart(state, item),
    ...slaysPart(state, item),
    ...(bonuses.length > 0 && { bonuses: bonuses.map(([to, by]) => ({ to, by })) }),
    ...(resists.length > 0 && { resists: resistsIn(resists) }),
    ...(traits.length > 0 && { traits }),
  };
}

function diceOf({ archetype }: GameObject): string {
  const { dice, sides } = weaponFacts(archetype);
  return `${dice}d${sides}`;
}

/** Rings whose number is points to hit, or of damage. */
const RING_POINTS: Readonly<Record<string, 'toHit' | 'toDam'>> = {
  'increase-accuracy': 'toHit',
  'increase-damage': 'toDam',
};

function blowsPart({ sheet }: GameState, item: GameObject): Pick<ArmsView, 'blows' | 'unsure'> {
  const { archetype } = item;
  const itemClass = classOf(archetype);
  const known = sheet.lore.knows(item, 'enchantment');
  const own = known ? enchantmentsOf(item) : { toHit: 0, toDam: 0 };
  const blows = {
    toHit: factOf(archetype, 'toHit') + own.toHit,
    toDam: factOf(archetype, 'toDam') + own.toDam,
  };
  const points = itemClass === 'ring' ? RING_POINTS[textOf(archetype, 'ruleKind')] : undefined;
  if (points !== undefined && known) {
    blows[points] += item.fact('power');
  }
  const isWeapon = itemClass === 'weapon' || itemClass === 'ammunition';
  const isPointed = textOf(archetype, 'toHitDice') !== '' || textOf(archetype, 'toDamDice') !== '';
  const isUnsure =
    !known && (isWeapon || itemClass === 'armour' || points !== undefined || isPointed);
  const isTold = blows.toHit !== 0 || blows.toDam !== 0 || (isWeapon && known);
  return { ...(isTold && { blows }), ...(isUnsure && { unsure: true }) };
}

function armourPart({ sheet }: GameState, item: GameObject): Pick<ArmsView, 'armour'> {
  const { archetype } = item;
  const known = sheet.lore.knows(item, 'enchantment');
  if (classOf(archetype) === 'armour') {
    const bonus = enchantmentsOf(item).armour;
    return { armour: { base: factOf(archetype, 'armourClass'), ...(known && { bonus }) } };
  }
  const protects = known && textOf(archetype, 'ruleKind') === 'protection';
  return protects && classOf(archetype) === 'ring'
    ? { armour: { base: 0, bonus: ARMOUR_POINTS * item.fact('power') } }
    : {};
}

function launcherPart({ ruleset }: GameState, { archetype }: GameObject) {
  if (archetype.type !== TYPE.launcher) {
    return {};
  }
  const { launchers } = ruleset.slots.combat.missiles;
  const { ammunition, multiplier } = launchers[launcherFacts(archetype).kind as LauncherKind];
  return { launcher: { fires: ammunition, multiplier } };
}

function slaysPart({ sheet, ruleset }: GameState, item: GameObject): Pick<ArmsView, 'slays'> {
  const { slays } = knownPowers(item, sheet.lore.knows(item, 'ego'));
  const flags = [...new Set([...slays, ...brandsOf(item.fact('attacktype'))])];
  const rows = flags.map(flag => ({
    flag,
    times: ruleset.slots.combat.slays[flag]?.multiplier ?? 1,
  }));
  return rows.length === 0 ? {} : { slays: rows };
}

function resistsIn(
  all: readonly (readonly [type: number, percent: number])[],
): NonNullable<ArmsView['resists']> {
  const sums = new Map<number, number>();
  for (const [type, percent] of all) {
    sums.set(type, (sums.get(type) ?? 0) + percent);
  }
  return [...sums].map(([type, percent]) => ({ to: ATTACK_NAMES[type]!, percent }));
}

type HasTrait = (item: GameObject, egoKnown: boolean) => boolean;

const TRAITS: Readonly<Record<(typeof ARMS_TRAITS)[number], HasTrait>> = {
  blessed: (item, egoKnown) => knownPowers(item, egoKnown).properties.includes('blessed'),
  earthquakes: (item, egoKnown) => knownPowers(item, egoKnown).properties.includes('earthquakes'),
  'reflects-missiles': item => item.fact('reflectMissile') !== 0,
  'reflects-spells': item => item.fact('reflectSpell') !== 0,
  'two-handed': ({ archetype }) => isTwoHanded(archetype),
  metallic: item => classOf(item.archetype) === 'armour' && item.fact('metallic') !== 0,
};
