// Tables of Angband 3.0.5 attacks: strength, dexterity, blows, classes and races. Angband 3.0.5 src/tables.c
// (adj_str_blow, adj_str_th, adj_str_td, adj_str_hold, adj_dex_th, adj_dex_blow, blows_table),
// lib/edit/p_class.txt, p_race.txt.

import type {
  ClassRow,
  CombatClass,
  CombatRace,
  CombatRules,
  DexterityRow,
  RaceRow,
  StatAdjustments,
  StrengthRow,
} from '../../combat/index.ts';

function strength(blowStrength: number, toHit: number, toDam: number, limit: number): StrengthRow {
  return { blowStrength, toHit, toDam, limit };
}

function dexterity(toHit: number, blowColumn: number): DexterityRow {
  return { toHit, blowColumn };
}

/** Str, Int, Wis, Dex, Con, Chr. */
function stats(row: readonly [number, number, number, number, number, number]): StatAdjustments {
  const [strength, intelligence, wisdom, dexterity, constitution, charisma] = row;
  return { strength, intelligence, wisdom, dexterity, constitution, charisma };
}

/** Rows of strength: 3 to 18, then 18/10 to 18/220 in steps of ten. */
export const strengthRows: readonly StrengthRow[] = [
  strength(3, -3, -2, 4), // 3
  strength(4, -2, -2, 5), // 4
  strength(5, -1, -1, 6), // 5
  strength(6, -1, -1, 7), // 6
  strength(7, 0, 0, 8), // 7
  strength(8, 0, 0, 10), // 8
  strength(9, 0, 0, 12), // 9
  strength(10, 0, 0, 14), // 10
  strength(11, 0, 0, 16), // 11
  strength(12, 0, 0, 18), // 12
  strength(13, 0, 0, 20), // 13
  strength(14, 0, 0, 22), // 14
  strength(15, 0, 0, 24), // 15
  strength(16, 0, 1, 26), // 16
  strength(17, 0, 2, 28), // 17
  strength(20, 1, 2, 30), // 18–18/09
  strength(30, 1, 2, 30), // 18/10–18/19
  strength(40, 1, 3, 35), // 18/20–18/29
  strength(50, 1, 3, 40), // 18/30–18/39
  strength(60, 1, 3, 45), // 18/40–18/49
  strength(70, 1, 3, 50), // 18/50–18/59
  strength(80, 1, 3, 55), // 18/60–18/69
  strength(90, 2, 4, 60), // 18/70–18/79
  strength(100, 3, 5, 65), // 18/80–18/89
  strength(110, 4, 5, 70), // 18/90–18/99
  strength(120, 5, 6, 80), // 18/100–18/109
  strength(130, 6, 7, 80), // 18/110–18/119
  strength(140, 7, 8, 80), // 18/120–18/129
  strength(150, 8, 9, 80), // 18/130–18/139
  strength(160, 9, 10, 80), // 18/140–18/149
  strength(170, 10, 11, 90), // 18/150–18/159
  strength(180, 11, 12, 90), // 18/160–18/169
  strength(190, 12, 13, 90), // 18/170–18/179
  strength(200, 13, 14, 90), // 18/180–18/189
  strength(210, 14, 15, 90), // 18/190–18/199
  strength(220, 15, 16, 100), // 18/200–18/209
  strength(230, 15, 18, 100), // 18/210–18/219
  strength(240, 15, 20, 100), // 18/220+
];

/** Rows of dexterity: 3 to 18, then 18/10 to 18/220 in steps of ten. */
export const dexterityRows: readonly DexterityRow[] = [
  dexterity(-3, 0), // 3
  dexterity(-2, 0), // 4
  dexterity(-2, 0), // 5
  dexterity(-1, 0), // 6
  dexterity(-1, 0), // 7
  dexterity(0, 0), // 8
  dexterity(0, 0), // 9
  dexterity(0, 1), // 10
  dexterity(0, 1), // 11
  dexterity(0, 1), // 12
  dexterity(0, 1), // 13
  dexterity(0, 1), // 14
  dexterity(0, 1), // 15
  dexterity(1, 1), // 16
  dexterity(2, 1), // 17
  dexterity(3, 1), // 18–18/09
  dexterity(3, 2), // 18/10–18/19
  dexterity(3, 2), // 18/20–18/29
  dexterity(3, 2), // 18/30–18/39
  dexterity(3, 2), // 18/40–18/49
  dexterity(4, 3), // 18/50–18/59
  dexterity(4, 3), // 18/60–18/69
  dexterity(4, 4), // 18/70–18/79
  dexterity(4, 4), // 18/80–18/89
  dexterity(5, 5), // 18/90–18/99
  dexterity(6, 6), // 18/100–18/109
  dexterity(7, 7), // 18/110–18/119
  dexterity(8, 8), // 18/120–18/129
  dexterity(9, 9), // 18/130–18/139
  dexterity(9, 10), // 18/140–18/149
  dexterity(10, 11), // 18/150–18/159
  dexterity(11, 11), // 18/160–18/169
  dexterity(12, 11), // 18/170–18/179
  dexterity(13, 11), // 18/180–18/189
  dexterity(14, 11), // 18/190–18/199
  dexterity(15, 11), // 18/200–18/209
  dexterity(15, 11), // 18/210–18/219
  dexterity(15, 11), // 18/220+
];

/** Natural blows: one row per blow column of dexterity, indexed by strength per weight, 0…11. */
export const naturalBlows: CombatRules['naturalBlows'] = [
  [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3],
  [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3],
  [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4],
  [1, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4],
  [1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4],
  [1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  [2, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5],
  [2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5],
  [2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6],
  [2, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6],
  [2, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6],
  [3, 4, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6],
];

/** The six classes. */
export const classes: Readonly<Record<CombatClass, ClassRow>> = {
  warrior: {
    maximumBlows: 6,
    lightestWeapon: 30,
    strengthFactor: 5,
    melee: { base: 70, perTenLevels: 45 },
    missile: { base: 55, perTenLevels: 45 },
    unblessedEdge: 0,
    shots: [],
    stats: stats([5, -2, -2, 2, 2, -1]),
  },
  mage: {
    maximumBlows: 4,
    lightestWeapon: 40,
    strengthFactor: 2,
    melee: { base: 34, perTenLevels: 15 },
    missile: { base: 20, perTenLevels: 15 },
    unblessedEdge: 0,
    shots: [],
    stats: stats([-5, 3, 0, 1, -2, 1]),
  },
  priest: {
    maximumBlows: 4,
    lightestWeapon: 35,
    strengthFactor: 3,
    melee: { base: 48, perTenLevels: 20 },
    missile: { base: 35, perTenLevels: 20 },
    unblessedEdge: 2,
    shots: [],
    stats: stats([-1, -3, 3, -1, 0, 2]),
  },
  rogue: {
    maximumBlows: 5,
    lightestWeapon: 30,
    strengthFactor: 3,
    melee: { base: 60, perTenLevels: 40 },
    missile: { base: 66, perTenLevels: 30 },
    unblessedEdge: 0,
    shots: [],
    stats: stats([2, 1, -2, 3, 1, -1]),
  },
  ranger: {
    maximumBlows: 5,
    lightestWeapon: 35,
    strengthFactor: 4,
    melee: { base: 56, perTenLevels: 30 },
    missile: { base: 72, perTenLevels: 45 },
    unblessedEdge: 0,
    shots: [
      { ammunition: 'arrow', fromLevel: 20 },
      { ammunition: 'arrow', fromLevel: 40 },
    ],
    stats: stats([2, 2, 0, 1, 1, 1]),
  },
  paladin: {
    maximumBlows: 5,
    lightestWeapon: 30,
    strengthFactor: 5,
    melee: { base: 68, perTenLevels: 35 },
    missile: { base: 40, perTenLevels: 30 },
    unblessedEdge: 0,
    shots: [],
    stats: stats([3, -3, 1, 0, 2, 2]),
  },
};

const everyClass: readonly CombatClass[] = [
  'warrior',
  'mage',
  'priest',
  'rogue',
  'ranger',
  'paladin',
];

/** The eleven races. */
export const races: Readonly<Record<CombatRace, RaceRow>> = {
  human: {
    melee: 0,
    missile: 0,
    stats: stats([0, 0, 0, 0, 0, 0]),
    classes: everyClass,
  },
  'half-elf': {
    melee: -1,
    missile: 5,
    stats: stats([0, 1, -1, 1, -1, 1]),
    classes: everyClass,
  },
  elf: {
    melee: -5,
    missile: 15,
    stats: stats([-1, 2, -1, 1, -2, 1]),
    classes: ['warrior', 'mage', 'rogue', 'ranger'],
  },
  hobbit: {
    melee: -10,
    missile: 20,
    stats: stats([-2, 2, 1, 3, 2, 1]),
    classes: ['warrior', 'rogue', 'ranger'],
  },
  gnome: {
    melee: -8,
    missile: 12,
    stats: stats([-1, 2, 0, 2, 1, -2]),
    classes: ['warrior', 'mage', 'priest', 'rogue'],
  },
  dwarf: {
    melee: 15,
    missile: 0,
    stats: stats([2, -3, 2, -2, 2, -3]),
    classes: ['warrior', 'priest', 'paladin'],
  },
  'half-orc': {
    melee: 12,
    missile: -5,
    stats: stats([2, -1, 0, 0, 1, -4]),
    classes: ['warrior', 'priest', 'rogue'],
  },
  'half-troll': {
    melee: 20,
    missile: -10,
    stats: stats([4, -4, -2, -4, 3, -6]),
    classes: ['warrior', 'priest'],
  },
  dunadan: {
    melee: 15,
    missile: 10,
    stats: stats([1, 2, 2, 2, 3, 2]),
    classes: ['warrior', 'mage', 'priest', 'ranger', 'paladin'],
  },
  'high-elf': {
    melee: 10,
    missile: 25,
    stats: stats([1, 3, -1, 3, 1, 5]),
    classes: ['warrior', 'mage', 'priest', 'ranger'],
  },
  kobold: {
    melee: -5,
    missile: 10,
    stats: stats([-1, -1, 0, 2, 2, -2]),
    classes: ['warrior', 'priest', 'rogue', 'ranger'],
  },
};
