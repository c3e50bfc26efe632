// The hero as a shooter and thrower, and items as missiles: plain records for the combat rules.

import {
  type AmmunitionKind,
  ITEM_KINDS,
  type ItemKind,
  type LauncherKind,
  type ShooterView,
  type ThrowerView,
  type WeaponView,
} from '../../combat/index.ts';
import { floorDiv } from '../../integers/index.ts';
import {
  type Archetype,
  factOf,
  type GameObject,
  launcherFacts,
  slaysOf,
  TYPE,
  textOf,
  weaponFacts,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { attackerView, forceBonuses, ringBonuses } from './hero-views.ts';
import { launcherView } from './launcher-view.ts';
import { wornAt, wornEnchantments } from './outfit.ts';
import { skillOf, weaponSkill } from './skills.ts';

/** The item kind of each type, unless the file states one. */
const KINDS: ReadonlyMap<number, ItemKind> = new Map([
  [TYPE.potion, 'potion'],
  [TYPE.food, 'food'],
  [TYPE.launcher, 'launcher'],
  [TYPE.armour, 'soft-armor'],
  [TYPE.shield, 'shield'],
  [TYPE.helmet, 'helm'],
  [TYPE.amulet, 'amulet'],
  [TYPE.ring, 'ring'],
  [TYPE.light, 'light'],
  [TYPE.spellbook, 'magic-book'],
  [TYPE.cloak, 'cloak'],
  [TYPE.boots, 'boots'],
  [TYPE.gloves, 'gloves'],
  [TYPE.wand, 'wand'],
  [TYPE.scroll, 'scroll'],
]);

/** The item kind of each slot. */
const WORN: Readonly<Record<string, ItemKind>> = {
  cloak: 'cloak',
  shield: 'shield',
  helmet: 'helm',
  gloves: 'gloves',
  boots: 'boots',
};

/** The combat slot's kind of an item, which decides its breakage. */
function itemKindOf(archetype: Archetype): ItemKind {
  const weapon = textOf(archetype, 'weaponKind');
  const named = ITEM_KINDS.find(kind => kind === weapon) ?? WORN[textOf(archetype, 'wear')];
  const kind = named ?? KINDS.get(archetype.type) ?? 'junk';
  return kind === 'soft-armor' && factOf(archetype, 'metallic') !== 0 ? 'hard-armor' : kind;
}

/** An item as a missile. Without dice of its own it rolls those of its kind, if any. */
export function missileView({ slots }: Ruleset, item: GameObject): WeaponView {
  const { archetype } = item;
  const kind = itemKindOf(archetype);
  const dice =
    textOf(archetype, 'damageDice') === ''
      ? (slots.combat.missiles.thrownDice[kind] ?? NO_DICE)
      : weaponFacts(archetype);
  return {
    kind,
    dice: dice.dice,
    sides: dice.sides,
    weight: factOf(archetype, 'tenthsOfPound') || tenthsOfPound(item),
    toHit: item.fact('toHit') + item.fact('toHitBonus'),
    toDam: item.fact('toDam') + item.fact('toDamBonus'),
    flags: slaysOf(item),
  };
}

const NO_DICE = { dice: 0, sides: 0 };

/** Grams per tenth of a pound. */
const GRAMS = 45;

/** The item's weight, rounded down, where combat has no weight of its own for it. */
function tenthsOfPound(item: GameObject): number {
  return floorDiv(item.fact('weight'), GRAMS);
}

/** The kind of ammunition that the wielded launcher fires; undefined without one. */
export function firedBy(ruleset: Ruleset, sheet: HeroSheet): AmmunitionKind | undefined {
  const launcher = wornAt(sheet, 'launcher');
  if (launcher === undefined) {
    return undefined;
  }
  const kind = launcherFacts(launcher.archetype).kind as LauncherKind;
  return ruleset.slots.combat.missiles.launchers[kind].ammunition;
}

/**
 * The hero as a thrower. Skill with the item counts as equipment. An item that isn't a weapon needs no skill.
 */
export function throwerView(ruleset: Ruleset, sheet: HeroSheet, item: GameObject): ThrowerView {
  return {
    ...attackerView(ruleset, sheet),
    equipment: equipmentFor(ruleset, sheet, weaponSkill(item.archetype)),
    launcher: launcherView(sheet),
  };
}

/** The hero as a shooter, with his skill in the wielded launcher. */
export function shooterView(ruleset: Ruleset, sheet: HeroSheet): ShooterView {
  const launcher = wornAt(sheet, 'launcher');
  const skill = launcher === undefined ? '' : weaponSkill(launcher.archetype);
  const own = isOwn(ruleset, sheet, skill)
    ? ruleset.bridges.ownLauncher.extraShots(skillOf(ruleset, sheet, skill))
    : 0;
  return {
    ...attackerView(ruleset, sheet),
    equipment: equipmentFor(ruleset, sheet, skill),
    launcher: launcherView(sheet),
    extraShots: own + sheet.worn.bonuses.shots,
    extraMight: sheet.worn.bonuses.might,
  };
}

/** Ammunition as the wielded launcher fires it. A launcher of the hero's role gives it the role's dice. */
export function ammunitionView(ruleset: Ruleset, sheet: HeroSheet, item: GameObject): WeaponView {
  const view = missileView(ruleset, item);
  const launcher = wornAt(sheet, 'launcher');
  const skill = launcher === undefined ? '' : weaponSkill(launcher.archetype);
  if (!isOwn(ruleset, sheet, skill)) {
    return view;
  }
  const { count, sides } = ruleset.bridges.ownLauncher.dice;
  return { ...view, dice: count, sides };
}

function isOwn({ bridges }: Ruleset, sheet: HeroSheet, skill: string): boolean {
  return skill !== '' && bridges.roles[sheet.role]!.ownLauncher === skill;
}

/**
 * All equipment except weapon, launcher and ammunition, and the skill in use.
 * @param known count only numbers of worn things that the hero knows
 */
export function equipmentFor(
  ruleset: Ruleset,
  sheet: HeroSheet,
  skill: string,
  known = false,
): ThrowerView['equipment'] {
  const worn = [
    ...wornEnchantments(sheet, known),
    ...ringBonuses(sheet, known),
    ...forceBonuses(sheet.worn),
  ];
  if (skill === '') {
    return worn;
  }
  return [...worn, ruleset.bridges.skills.weaponBonus(skillOf(ruleset, sheet, skill))];
}
