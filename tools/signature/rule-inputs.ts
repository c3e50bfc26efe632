// Whom and what the questions to the rules are about: heroes, monsters and things made up for this.

import type { StudyView } from '@roguewright/engine/casting';
import { Distribution } from '@roguewright/engine/chance';
import type { BookChargeView, RingChargeView, ToolChargeView } from '@roguewright/engine/charging';
import type { AttackerView, ShooterView, TargetView, WeaponView } from '@roguewright/engine/combat';
import type { GenerationView } from '@roguewright/engine/objects';
import type {
  AttackOddsView,
  CastOddsView,
  ShotOddsView,
  ThrowOddsView,
  WandOddsView,
} from '@roguewright/engine/odds';
import type { MonsterBlowView } from '@roguewright/engine/rulesets';
import type { HeroSpeedView, MonsterSpeedView } from '@roguewright/engine/speed';

const PLAIN_CASTER = {
  role: 'wizard',
  stat: 16,
  level: 5,
  spellLevel: 2,
  skill: 'basic',
  emergency: false,
  special: false,
  bodyArmour: 'none',
  robe: false,
  shield: 'none',
  helmet: 'none',
  gloves: 'none',
  boots: 'none',
  quarterstaff: false,
} as const satisfies CastOddsView['caster'];

function cast(
  caster: Partial<CastOddsView['caster']>,
  attempt: Partial<CastOddsView['attempt']> = {},
): CastOddsView {
  const who = { ...PLAIN_CASTER, ...caster };
  const { role, stat, spellLevel, skill } = who;
  return {
    caster: who,
    attempt: {
      knowsSpells: true,
      spell: 'sleep',
      forgotten: false,
      stunned: false,
      confused: false,
      strangled: false,
      form: { silent: false, headless: false, voice: 'normal' },
      weapon: { stuck: false, twoHanded: false, quarterstaff: false },
      heldShield: 'none',
      nutrition: 900,
      strength: 16,
      burden: 'unencumbered',
      role,
      intelligence: stat,
      price: 5 * spellLevel,
      amulet: false,
      energy: 30,
      spellLevel,
      skill,
      ...attempt,
    },
  };
}

/** Casters in and out of armour, confused, hungry, with the Amulet. */
export const CASTS: readonly CastOddsView[] = [
  cast({ bodyArmour: 'metallic', robe: true, helmet: 'metallic', gloves: 'metallic' }),
  cast({ role: 'priest', stat: 13, level: 9, spellLevel: 4, shield: 'small' }, { amulet: true }),
  cast({ role: 'knight', stat: 9, level: 14, spellLevel: 1, skill: 'skilled' }, { confused: true }),
  cast({ role: 'healer', stat: 18, level: 3, spellLevel: 3, emergency: true }, { nutrition: 40 }),
];

/** Readers of books within and beyond them. */
export const READERS: readonly StudyView[] = [
  { ...{ intelligence: 12, level: 4, lenses: false }, ...book(3, 'uncursed', 4) },
  { ...{ intelligence: 17, level: 9, lenses: true }, ...book(7, 'uncursed', 8) },
  { ...{ intelligence: 10, level: 1, lenses: false }, ...book(5, 'cursed', 2) },
];

function book(bookLevel: number, beatitude: StudyView['beatitude'], delay: number) {
  return { bookLevel, beatitude, delay };
}

const SWORD: WeaponView = {
  kind: 'sword',
  dice: 2,
  sides: 5,
  weight: 130,
  toHit: 5,
  toDam: 8,
  flags: ['slay-evil'],
};

const WARRIOR: AttackerView = {
  class: 'warrior',
  race: 'human',
  level: 30,
  strength: 68,
  dexterity: 68,
  equipment: [{ toHit: 4, toDam: 6 }],
  weapon: { ...SWORD, blessed: false },
  launcher: undefined,
  equipmentBlessed: false,
  extraBlows: 0,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
};

const ORC: TargetView = { armourClass: 36, monsterFlags: ['evil', 'orc'], visible: true, hp: 50 };
const BEAST: TargetView = { armourClass: 12, monsterFlags: ['animal'], visible: false };

/** Fighters with a blade, a heavy hammer and bare hands. */
export const ATTACKS: readonly AttackOddsView[] = [
  { attacker: WARRIOR, target: ORC },
  {
    attacker: {
      ...{ ...WARRIOR, class: 'mage', race: 'elf', level: 12, strength: 12, extraBlows: 1 },
      weapon: { ...SWORD, kind: 'hafted', dice: 3, weight: 280, flags: [], blessed: true },
    },
    target: BEAST,
    hitPoints: Distribution.dice(5, 8),
  },
  {
    attacker: { ...WARRIOR, weapon: undefined, level: 8, strength: 18, stun: 20, heroism: true },
    target: ORC,
  },
];

const RANGER: ShooterView = {
  class: 'ranger',
  race: 'half-elf',
  level: 25,
  strength: 18,
  dexterity: 68,
  equipment: [],
  weapon: undefined,
  launcher: { kind: 'short-bow', weight: 30, toHit: 4, toDam: 3 },
  equipmentBlessed: false,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
  extraShots: 0,
  extraMight: 0,
};

const ARROW: WeaponView = { ...SWORD, kind: 'arrow', dice: 1, sides: 6, weight: 2, toDam: 1 };
const FLASK: WeaponView = { ...ARROW, kind: 'flask', dice: 2, weight: 10, flags: [] };

/** Shots near and far. */
export const SHOTS: readonly ShotOddsView[] = [
  { shooter: RANGER, missile: ARROW, target: ORC, distance: 6 },
  {
    shooter: { ...RANGER, level: 7, extraShots: 1, extraMight: 1, berserk: true },
    missile: ARROW,
    target: BEAST,
    distance: 11,
    hitPoints: Distribution.dice(3, 6),
  },
];

/** Throws of what is made for it and what isn't. */
export const THROWS: readonly ThrowOddsView[] = [
  { thrower: RANGER, object: FLASK, target: ORC, distance: 5 },
  { thrower: { ...RANGER, class: 'rogue', level: 3 }, object: SWORD, target: BEAST, distance: 2 },
];

/** Heroes on foot and hurried. */
export const HEROES: readonly HeroSpeedView[] = [
  { baseSpeed: 12, speedProperty: 'none', encumbrance: 'burdened' },
  { baseSpeed: 15, speedProperty: 'very-fast', encumbrance: 'unencumbered' },
];

/** Monsters as they are, hastened and slowed. */
export const MONSTERS: readonly MonsterSpeedView[] = [
  { speed: 9, adjustment: 'normal' },
  { speed: 15, adjustment: 'fast' },
  { speed: 5, adjustment: 'slow' },
];

/** Wands new and charged before, blessed and cursed. */
export const WANDS: readonly WandOddsView[] = [
  wand('fire', 'ray', { charges: 2, recharged: 0, source: 'blessed' }),
  wand('sleep', 'ray', { charges: 0, recharged: 3, source: 'uncursed' }),
  wand('wishing', 'none', { charges: 1, recharged: 1, source: 'uncursed' }),
];

function wand(
  kind: string,
  aim: WandOddsView['aim'],
  rest: Pick<WandOddsView, 'charges' | 'recharged' | 'source'>,
): WandOddsView {
  return { wand: kind, aim, beatitude: 'uncursed', mostHitPoints: 40, ...rest };
}

/** Rings of low and high enchantment. */
export const RINGS: readonly RingChargeView[] = [
  { ring: 'protection', enchantment: 2, source: 'blessed' },
  { ring: 'gain-strength', enchantment: 6, source: 'uncursed', luck: 3 },
];

/** Tools that hold charges or oil. */
export const TOOLS: readonly ToolChargeView[] = [
  { ...tool('magic-marker', 20), source: 'blessed' },
  { ...tool('crystal-ball', 1), source: 'uncursed' },
  { ...tool('oil-lamp', 0), source: 'uncursed', fuel: 300, lit: false },
];

function tool(kind: string, charges: number) {
  return { tool: kind, charges, beatitude: 'uncursed', recharged: 0 } as const;
}

/** A book, for rulesets in which books hold charges. */
export const BOOKS: readonly BookChargeView[] = [
  {
    ...{ book: 'force-bolt', aim: 'immediate', source: 'blessed', beatitude: 'uncursed' },
    ...{ charges: 1, recharged: 0 },
  } as BookChargeView,
];

const BITE: MonsterBlowView = {
  level: 3,
  dice: { count: 1, sides: 6, bonus: 0 },
  armourClass: 4,
};
const AXE: MonsterBlowView = {
  level: 9,
  dice: { count: 2, sides: 4, bonus: 1 },
  armourClass: -5,
  weapon: { dice: { count: 1, sides: 8, bonus: 2 }, toHit: 1 },
};

/** Blows of one turn against a hero. */
export const BLOWS = [
  { blows: [BITE], hitPoints: 9 },
  { blows: [BITE, AXE, AXE], hitPoints: 31 },
];

const THING: Omit<GenerationView, 'class'> = {
  prone: false,
  favourOneIn: 0,
  enchantable: false,
  charges: { count: 0, sides: 0, bonus: 0 },
  level: 5,
  most: 0,
};

/** Things of each class as treasure has them. */
export const CONDITIONS: readonly GenerationView[] = [
  { ...THING, class: 'weapon' },
  { ...THING, class: 'armour', most: 2 },
  { ...THING, class: 'potion', favourOneIn: 3 },
  { ...THING, class: 'spellbook', prone: true },
  { ...THING, class: 'wand', charges: { count: 1, sides: 5, bonus: 3 } },
  { ...THING, class: 'ring', enchantable: true, level: 20 },
  { ...THING, class: 'ring', prone: true },
  { ...THING, class: 'amulet' },
];
