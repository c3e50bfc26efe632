// The hero as the rules see him: plain records made from his sheet and inventory.

import type { AttemptView, CastingPool, CastingSkill, ChanceView } from '../../casting/index.ts';
import type {
  AttackerView,
  CombatClass,
  CombatRace,
  CourageView,
  ItemKind,
} from '../../combat/index.ts';
import { floorDiv } from '../../integers/index.ts';
import {
  type Archetype,
  beatitudeOf,
  creatureFacts,
  type GameObject,
  hasProperty,
  isTwoHanded,
  type SpellFacts,
  slaysOf,
  spellFacts,
  weaponFacts,
} from '../../objects/index.ts';
import { type Ruleset, skillsOf } from '../../rulesets/index.ts';
import {
  type Encumbrance,
  encumbranceUnder,
  type HeroSpeedView,
  type LoadView,
  type RidingView,
} from '../../speed/index.ts';
import type { PathView } from '../../spellcraft/index.ts';
import { slowedPoints } from '../../spells/index.ts';
import type { Riding } from '../creature/companions/riding.ts';
import { loadOf } from '../forms/form-load.ts';
import { formTraits, GRAMS_PER_UNIT, voiceIn } from '../forms/form-traits.ts';
import { levelInForm, naturalAttack } from '../forms/natural-attack.ts';
import { legsWounded } from '../shared/conditions.ts';
import { flies, keptPace } from './force-powers.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { launcherView } from './launcher-view.ts';
import { handsView, meleeSkill } from './martial-arts.ts';
import { casterLevelOf } from './objects/caster-level.ts';
import { carriesAmulet, castingOutfit, wornAt, wornEnchantments } from './outfit.ts';
import type { WornPowers } from './powers-view.ts';
import { ringBonus } from './rings.ts';
import { skillOf } from './skills.ts';
import { spellPrice } from './spell-price.ts';
import { spellTerms } from './spell-terms.ts';

/** The wielded weapon, and the totals of everything worn with it. */
export interface InHand {
  /** Absent: bare hands. */
  readonly weapon: GameObject | undefined;
  readonly worn: WornPowers;
}

/** What the hero's courage in melee depends on. */
export function nerveView({ bridges }: Ruleset, sheet: HeroSheet): CourageView {
  const { conditions } = sheet;
  return {
    class: bridges.roles[sheet.role]!.combatClass as CombatClass,
    level: bridges.combatLevel(sheet.level),
    afraid: conditions.has('afraid'),
    heroism: conditions.has('heroic'),
    berserk: conditions.has('berserk'),
  };
}

/**
 * The hero in melee. Combat uses its own levels and names of roles and races.
 * @param held the weapon to strike with; by default the wielded one
 * @param known count only numbers of worn things that the hero knows
 */
export function attackerView(
  ruleset: Ruleset,
  sheet: HeroSheet,
  held: InHand = sheet,
  known = false,
): AttackerView {
  const { bridges } = ruleset;
  const { weapon, worn } = held;
  const attributes = worn.attributes ?? sheet.attributes;
  const brands = known ? worn.knownBrands : worn.brands;
  const { form } = sheet.powers;
  const hands = weapon === undefined ? handsView(ruleset, sheet) : undefined;
  return {
    class: bridges.roles[sheet.role]!.combatClass as CombatClass,
    race: bridges.races[sheet.race]!.combatRace as CombatRace,
    level: bridges.combatLevel(levelInForm(sheet.level, form?.kind)),
    strength: attributes.strength,
    dexterity: attributes.dexterity,
    equipment: wornEnchantments(sheet, known).concat(
      skillBonus(ruleset, sheet, weapon),
      ringBonuses(sheet, known),
      forceBonuses(worn),
    ),
    weapon: branded(weapon === undefined ? hands : weaponView(weapon), brands),
    ...(weapon === undefined && brands.length > 0 && { handFlags: brands }),
    // A launcher that is too heavy impairs blows as well as shots. Angband 3.0.5 src/xtra1.c (calc_bonuses).
    launcher: launcherView(sheet),
    equipmentBlessed: worn.blessed,
    extraBlows: worn.bonuses.blows,
    stun: sheet.conditions.left('stunned'),
    bless: sheet.conditions.has('blessed'),
    heroism: sheet.conditions.has('heroic'),
    berserk: sheet.conditions.has('berserk'),
    ...(form !== undefined && {
      natural: naturalAttack(form.kind, weapon !== undefined || hands !== undefined),
    }),
  };
}

/** Bonuses of rings to hit and damage. @param known count only rings whose number the hero knows */
export function ringBonuses(sheet: HeroSheet, known = false): AttackerView['equipment'] {
  const bonus = ringBonus(sheet, known);
  return bonus === undefined ? NO_BONUS : [bonus];
}

/** To-hit points by forces. */
export function forceBonuses({ toHit }: WornPowers): AttackerView['equipment'] {
  return toHit === 0 ? NO_BONUS : [{ toHit, toDam: 0 }];
}

/** A weapon, or trained hands, with the brands of forces and worn things. */
function branded(
  weapon: AttackerView['weapon'],
  brands: WornPowers['brands'],
): AttackerView['weapon'] {
  return weapon === undefined || brands.length === 0
    ? weapon
    : { ...weapon, flags: [...new Set([...weapon.flags, ...brands])] };
}

/** Nothing worn gives a bonus. */
const NO_BONUS: AttackerView['equipment'] = [];

/** Bonus of the skill with the wielded weapon; it counts as worn equipment. */
function skillBonus(
  ruleset: Ruleset,
  sheet: HeroSheet,
  weapon: GameObject | undefined,
): AttackerView['equipment'] {
  const skill = meleeSkill(ruleset, sheet, weapon);
  if (skill === '') {
    return NO_BONUS;
  }
  return [ruleset.bridges.skills.weaponBonus(skillOf(ruleset, sheet, skill))];
}

function weaponView(weapon: GameObject): NonNullable<AttackerView['weapon']> {
  const facts = weaponFacts(weapon.archetype);
  return {
    kind: facts.kind as ItemKind,
    dice: facts.dice,
    sides: facts.sides,
    weight: facts.weight,
    toHit: facts.toHit + weapon.fact('toHitBonus'),
    toDam: facts.toDam + weapon.fact('toDamBonus'),
    blessed: beatitudeOf(weapon) === 'blessed' || hasProperty(weapon, 'blessed'),
    flags: slaysOf(weapon),
  };
}

/** A known spell in the terms of the casting slot. */
export interface KnownSpell {
  readonly facts: SpellFacts;
  /** 1…7. */
  readonly spellLevel: number;
  readonly school: string;
  readonly skill: CastingSkill;
  /** The level at which the hero casts it; 0: he lacks the skill. */
  readonly casterLevel: number;
  /** Price for this hero. */
  readonly price: number;
  /** The pool that pays it. */
  readonly pool: CastingPool;
  /** Grace paid besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** The part of a price in energy that replaces grace, for a role without grace. */
  readonly forGrace: number;
  /** The paths of the spell and of the hero. */
  readonly paths: PathView;
  /** Kebab-case name, as in the casting slot's tables. */
  readonly slug: string;
  readonly emergency: boolean;
  /** Retention left; 0: forgotten. */
  readonly left: number;
}

/** Reads a known spell through the bridges. */
export function knownSpell(ruleset: Ruleset, sheet: HeroSheet, spell: GameObject): KnownSpell {
  const { slots } = ruleset;
  const facts = spellFacts(spell.archetype);
  const { spellLevel, school, slug, emergency } = spellTerms(ruleset, sheet.role, spell.archetype);
  const skill = skillOf(ruleset, sheet, school);
  const casterLevel = casterLevelOf(ruleset, sheet, skill);
  return {
    facts,
    spellLevel,
    school,
    skill,
    casterLevel,
    ...spellPrice(ruleset, sheet, facts, { spellLevel, casterLevel }),
    paths: { path: facts.path, ...sheet.worn.paths },
    slug,
    emergency,
    left: sheet.memory.left(slots.casting, spell.id),
  };
}

/** The facts that a spell's success chance depends on. */
export function chanceView(ruleset: Ruleset, sheet: HeroSheet, spell: KnownSpell): ChanceView {
  const row = ruleset.slots.casting.roles[sheet.role]!;
  const { weapon } = sheet;
  return {
    role: sheet.role,
    stat: sheet.present[row.stat],
    level: sheet.level,
    spellLevel: spell.spellLevel,
    skill: spell.skill,
    emergency: spell.emergency,
    special: row.specialSpell === spell.slug,
    school: spell.school,
    ...castingOutfit(sheet),
    quarterstaff: weapon !== undefined && weaponFacts(weapon.archetype).quarterstaff,
  };
}

/** The facts of one casting attempt, with its success chance in percent. */
export function attemptView(
  ruleset: Ruleset,
  sheet: HeroSheet,
  spell: KnownSpell,
  chance: number,
): AttemptView {
  const { weapon } = sheet;
  const { form } = sheet.powers;
  const staff = weapon !== undefined && weaponFacts(weapon.archetype).quarterstaff;
  return {
    knowsSpells: sheet.spells.length > 0,
    spell: spell.slug,
    forgotten: spell.left === 0,
    stunned: sheet.conditions.has('stunned'),
    confused: sheet.conditions.has('confused'),
    strangled: sheet.conditions.has('strangled'),
    cancelled: sheet.powers.cancelled > 0,
    form: voiceIn(form?.kind),
    weapon: {
      stuck: weapon !== undefined && beatitudeOf(weapon) === 'cursed',
      twoHanded: staff || (weapon !== undefined && isTwoHanded(weapon.archetype)),
      quarterstaff: staff,
    },
    heldShield: shieldCurse(sheet),
    nutrition: sheet.nutrition,
    strength: ruleset.bridges.shortScale(sheet.present.strength),
    burden: burdenOf(ruleset, sheet),
    role: sheet.role,
    intelligence: sheet.present.intelligence,
    price: spell.price,
    pool: spell.pool,
    ...(spell.andGrace > 0 && { grace: { held: sheet.grace, price: spell.andGrace } }),
    amulet: carriesAmulet(sheet),
    energy: sheet[spell.pool],
    chance,
    spellLevel: spell.spellLevel,
    skill: spell.skill,
  };
}

function shieldCurse(sheet: HeroSheet): AttemptView['heldShield'] {
  const shield = wornAt(sheet, 'shield');
  const curse = shield !== undefined && beatitudeOf(shield) === 'cursed' ? 'cursed' : 'uncursed';
  return shield === undefined ? 'none' : curse;
}

/** A hero's skill at riding. Roles that don't know the skill ride at basic skill. */
export function ridingSkill(ruleset: Ruleset, sheet: HeroSheet): CastingSkill {
  return skillsOf(ruleset, sheet.role).includes('riding')
    ? skillOf(ruleset, sheet, 'riding')
    : 'basic';
}

/** The hero's burden, optionally with more weight. @param more additional grams */
export function burdenOf(ruleset: Ruleset, sheet: HeroSheet, more = 0): Encumbrance {
  return new HeroPace().read(ruleset, sheet, more).encumbrance;
}

/** The facts that the hero's movement depends on. */
export function speedView(ruleset: Ruleset, sheet: HeroSheet): HeroSpeedView {
  const pace = new HeroPace().read(ruleset, sheet);
  const { baseSpeed, speedProperty, encumbrance, slow, riding } = pace;
  return { baseSpeed, speedProperty, encumbrance, slow, riding };
}

/**
 * A reusable HeroSpeedView. The clock reads the hero several times a turn, so its owner keeps one record and
 * nothing is allocated.
 */
export class HeroPace implements HeroSpeedView {
  baseSpeed = 0;
  speedProperty: HeroSpeedView['speedProperty'] = 'none';
  encumbrance: Encumbrance = 'unencumbered';
  slow = false;
  riding: RidingView | undefined;
  readonly #ridden = {
    speed: 0,
    adjustment: 'normal' as RidingView['adjustment'],
    galloping: false,
    running: false,
    moved: false,
    ridingSkill: 'basic' as NonNullable<RidingView['ridingSkill']>,
  };
  #ruleset: Ruleset | undefined;
  #grams = 0;
  #strength = 0;
  #constitution = 0;
  #form: Archetype | undefined;
  readonly #load: { -readonly [Field in keyof LoadView]: LoadView[Field] } = {
    strength: 0,
    constitution: 0,
    carried: 0,
    levitating: false,
    flying: false,
    woundedLegs: 0,
    strongSteed: false,
    form: undefined,
  };

  /** Reads the hero's present state. @param more additional grams */
  read(ruleset: Ruleset, sheet: HeroSheet, more = 0): this {
    const { conditions } = sheet;
    // Only a burden slows a hero below the base speed, so penalties of worn items don't count. The effect of
    // `slow` is up to the slot: it has one only in SporkHack and EvilHack.
    const { form } = sheet.powers;
    const speed =
      form === undefined ? ruleset.slots.world.beginners.speed : creatureFacts(form.kind).speed;
    this.baseSpeed = speed + Math.max(0, sheet.worn.bonuses.speed + sheet.worn.pace);
    this.baseSpeed = keptPace(sheet.forces.sum, this.baseSpeed);
    const { struck } = conditions;
    if (struck !== undefined && struck.slowed > 0 && conditions.holds('slow')) {
      const { hits } = ruleset.slots.spells;
      this.baseSpeed = slowedPoints(hits, this.baseSpeed, struck.slowPenalty, 'hero');
    }
    this.slow = conditions.timed('slow') > 0;
    const lasting = sheet.powers.fast || conditions.has('fast') ? 'fast' : 'none';
    const quick = sheet.powers.quickened || conditions.has('very-fast');
    this.speedProperty = quick ? 'very-fast' : lasting;
    this.riding = sheet.riding && this.#ride(ruleset, sheet, sheet.riding);
    const strongSteed = sheet.riding?.steed.nature.strongBack === true;
    const grams = sheet.inventory.weight + more;
    const { strength, constitution } = sheet.present;
    const levitating = conditions.has('levitating') || flies(sheet.forces.sum);
    const legs = sheet.riding === undefined ? legsWounded(conditions) : 0;
    const isSame =
      grams === this.#grams &&
      legs === this.#load.woundedLegs &&
      strength === this.#strength &&
      constitution === this.#constitution &&
      levitating === this.#load.levitating &&
      form?.kind === this.#form &&
      strongSteed === this.#load.strongSteed &&
      ruleset === this.#ruleset;
    if (!isSame) {
      this.#ruleset = ruleset;
      this.#grams = grams;
      this.#strength = strength;
      this.#constitution = constitution;
      this.#load.levitating = levitating;
      this.#load.flying = form !== undefined && formTraits(form.kind).flies;
      this.#load.woundedLegs = legs;
      this.#form = form?.kind;
      this.#load.form = form === undefined ? undefined : loadOf(form.kind);
      this.#load.strongSteed = strongSteed;
      this.#weigh(ruleset);
    }
    return this;
  }

  /** A steed carries its rider as fast as it is while he moves. */
  #ride(ruleset: Ruleset, sheet: HeroSheet, { steed, gallop, gait }: Riding): RidingView {
    const ridden = this.#ridden;
    ridden.speed = steed.speed;
    ridden.adjustment = steed.adjustment;
    ridden.galloping = gallop > 0;
    ridden.running = gait === 'runs';
    ridden.moved = gait !== 'stays';
    ridden.ridingSkill = ridingSkill(ruleset, sheet);
    return ridden;
  }

  /** Computes the burden, which is cached until one of its inputs changes. */
  #weigh({ bridges, slots }: Ruleset): void {
    const load = this.#load;
    load.strength = bridges.shortScale(this.#strength);
    load.constitution = this.#constitution;
    load.carried = floorDiv(this.#grams, GRAMS_PER_UNIT);
    this.encumbrance = encumbranceUnder(slots.speed, load);
  }
}
