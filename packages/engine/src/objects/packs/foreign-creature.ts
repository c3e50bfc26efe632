// A creature of a pack in this game's terms: armour class, to-hit, damage, hit points, speed, habits and
// immunities, by the numbers of the slot `world`. Source of the keys: Crossfire common/loader.l, server/monster.c.

import { clamp } from '../../integers/index.ts';
import { type AttackType, attackBit } from '../../spellcraft/index.ts';
import type { ForeignRules } from '../../worldrules/index.ts';
import type { Archetype } from '../archetype.ts';
import { creatureLook } from './foreign-look.ts';

/** Numbers and texts that an archetype of a pack gets besides its own. */
export interface Translation {
  readonly numbers: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
  /** What is passed over, each a short phrase. */
  readonly passedOver: readonly string[];
}

/** Facts of a pack that no single archetype states. */
export interface CreatureSetting {
  /** It covers several squares. */
  readonly isLarge: boolean;
  /** It is a further part of one, or spells create it, so it isn't met by chance. */
  readonly isMade: boolean;
}

/** Bits of `move_type`. */
const MOVES = { fly: 6, swim: 8, walk: 1 };

/** Reads a creature. */
export function translateCreature(
  archetype: Archetype,
  { creatures: rules }: ForeignRules,
  setting: CreatureSetting,
): Translation {
  const { numbers, flags } = archetype;
  const has = (flag: string) => flags.has(flag);
  const families = familiesOf(archetype);
  const { ac = 0, wc = 0, speed = 0, hp = 0, wis = 0 } = numbers;
  const { armour, notices } = rules;
  const movement = Math.round(Math.abs(speed) * rules.speed.points);
  const blows = blowsOf(archetype, rules.mostDamage);
  return {
    numbers: {
      level: clamp(numbers.level ?? 1, 1, 127),
      armourClass: clamp(armour.perPoint * (armour.base - ac), 0, armour.most),
      blowToHit: rules.toHit - wc,
      hitPoints: clamp(hp, 1, rules.mostHitPoints),
      movement: speed === 0 ? 0 : clamp(movement, 1, rules.speed.most),
      notices: has('unaggressive') ? 0 : clamp(wis || notices.usual, 1, notices.most),
      frequency: isMet(archetype, setting) ? rules.frequency : 0,
      fleesBelow: clamp(numbers.runAway ?? 0, 0, 100),
      startsAsleep: has('sleep') ? 1 : -1,
      shoots: Number(has('can_use_bow')),
      collects: Number((numbers.pickUp ?? 0) > 0),
      castsNothing: Number(!has('can_cast_spell')),
      staysPut: Number(has('stand_still')),
      erraticOneIn: has('random_movement') ? rules.erraticOneIn : 0,
      lightRadius: clamp(numbers.glowRadius ?? 0, 0, 60),
      magicResistance: clamp(numbers.resistMagic ?? 0, 0, 100),
    },
    texts: {
      ...creatureLook(archetype, families, setting.isLarge),
      ...blows,
      combatFlags: [...families, ...alignment(families), ...immunitiesOf(numbers)].join(' '),
      spellFlags: spellFlagsOf(archetype).join(' '),
      gait: gaitOf(numbers.moveType ?? 0),
      doors: has('can_use_weapon') && !setting.isLarge ? 'open' : 'none',
      company: 'alone',
    },
    passedOver: unusedFlags(archetype),
  };
}

/** Whether a kind is met by chance: hostile, alive, of some level, and not only made by spells. */
function isMet({ flags, numbers }: Archetype, { isMade }: CreatureSetting): boolean {
  return (
    flags.has('alive') &&
    !flags.has('generator') &&
    !flags.has('friendly') &&
    (numbers.level ?? 0) > 0 &&
    !isMade
  );
}

/** Families by the words of `race`. */
const FAMILIES: readonly (readonly [family: string, race: RegExp])[] = [
  ['undead', /\bundead\b|skeleton|zombie|ghost|vampire/],
  ['demon', /demon|devil/],
  ['dragon', /dragon/],
  ['troll', /troll/],
  ['giant', /giant|ogre/],
  ['orc', /\borc|goblin/],
  ['animal', /animal|rodent|insect|bird|reptile|snake|cat|dog|fish|bear|wolf|spider|ant\b/],
];

function familiesOf({ texts, flags, name }: Archetype): string[] {
  const race = `${texts.race ?? ''} ${name}`.toLowerCase();
  return FAMILIES.filter(
    ([family, words]) => words.test(race) || (family === 'undead' && flags.has('undead')),
  ).map(([family]) => family);
}

const EVIL: ReadonlySet<string> = new Set(['undead', 'demon', 'orc', 'troll']);

function alignment(families: readonly string[]): string[] {
  return families.some(family => EVIL.has(family)) ? ['evil'] : [];
}

const IMMUNITIES: readonly (readonly [key: string, flag: string])[] = [
  ['resistAcid', 'immune-acid'],
  ['resistElectricity', 'immune-lightning'],
  ['resistFire', 'immune-fire'],
  ['resistCold', 'immune-cold'],
  ['resistPoison', 'immune-poison'],
  ['resistConfusion', 'no-conf'],
];

const FULL = 100;

function immunitiesOf(numbers: Archetype['numbers']): string[] {
  return IMMUNITIES.filter(([key]) => (numbers[key] ?? 0) >= FULL).map(([, flag]) => flag);
}

function spellFlagsOf({ numbers, flags, texts }: Archetype): string[] {
  const full = (key: string) => (numbers[key] ?? 0) >= FULL;
  return [
    ...(full('resistMagic') ? ['resists-magic'] : []),
    ...(full('resistParalyze') ? ['resists-sleep'] : []),
    ...(full('resistDrain') ? ['resists-drain'] : []),
    ...(/golem|elemental/.test(texts.race ?? '') ? ['not-living'] : []),
    ...(flags.has('see_invisible') ? ['sees-invisible'] : []),
  ];
}

function gaitOf(moves: number): string {
  if ((moves & MOVES.fly) !== 0) {
    return 'fly';
  }
  return (moves & MOVES.swim) !== 0 && (moves & MOVES.walk) === 0 ? 'swim' : 'walk';
}

/** What an attack type makes of a bare blow; the first that a creature deals counts. */
const METHODS: readonly (readonly [type: AttackType, word: string])[] = [
  ['fire', 'flame'],
  ['cold', 'chill'],
  ['electricity', 'shock'],
  ['acid', 'acid'],
  ['poison', 'sting'],
  ['drain', 'touch'],
  ['ghosthit', 'touch'],
  ['death', 'touch'],
];

/**
 * The one blow: one die of `dam` sides, with the weapon that it carries if it can use one. Its attack types bring
 * conditions by the rules of hits (`typesInBlow`), so the blow needs no word for them.
 */
function blowsOf({ numbers, flags }: Archetype, most: number): Readonly<Record<string, string>> {
  const { dam = 0, attacktype = 0 } = numbers;
  if (dam <= 0 || flags.has('no_attack')) {
    return {};
  }
  const bare = METHODS.find(([type]) => (attacktype & attackBit(type)) !== 0)?.[1] ?? 'blow';
  const method = flags.has('can_use_weapon') ? 'weapon' : bare;
  return { blow1: `${method} 1d${Math.min(dam, most)}` };
}

/** Flags with a meaning in Crossfire and none here. */
const UNUSED: Readonly<Record<string, string>> = {
  can_use_skill: 'uses no skill',
  can_use_armour: 'wears no armour',
  can_use_shield: 'wears no shield',
  can_use_ring: 'wears no ring',
};

function unusedFlags({ flags }: Archetype): string[] {
  return Object.entries(UNUSED).flatMap(([flag, phrase]) => (flags.has(flag) ? [phrase] : []));
}
