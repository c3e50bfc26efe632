// Permitted values of fields in content files: the only list of ranges, words and dice. Within these bounds
// no rule overflows, no effect runs forever and no face meets an unknown word.

import { MONSTER_LISTS } from '../../casting/index.ts';
import { ITEM_KINDS, LAUNCHER_KINDS, MONSTER_FLAGS } from '../../combat/index.ts';
import { BRANCHES } from '../../worldrules/index.ts';
import { WEAR_WORDS } from '../carried/wearing.ts';
import { HUES } from '../hues.ts';
import {
  BLOW_WORDS,
  BODY_SIZES,
  BODY_TRAITS,
  COMPANIES,
  DIETS,
  DOOR_WAYS,
  FORM_NEEDS,
  GAITS,
  SPELL_FLAGS,
  VAMPIRE_SHAPES,
} from '../monster-words.ts';
import { MOST_ATTACK_MOVEMENT } from '../movement-patterns.ts';
import { TRAP_EFFECTS } from '../trap-effects.ts';

/** The kind of an archetype, as far as it decides which fields are checked. */
export type CheckedKind =
  | 'spell'
  | 'effect'
  | 'monster'
  | 'potion'
  | 'scroll'
  | 'wand'
  | 'rod'
  | 'tool'
  | 'weapon'
  | 'ammunition'
  | 'launcher'
  | 'fixture'
  /** A rune or a trap. */
  | 'trap'
  | 'disease'
  | 'god'
  | 'thing'
  /** Anything else. A spell may put it on the map, where it has turns as effects do. */
  | 'scenery';

/** The kinds of carried items. */
const THINGS = [
  'potion',
  'scroll',
  'wand',
  'rod',
  'tool',
  'weapon',
  'ammunition',
  'launcher',
  'thing',
] as const;

/** The kinds of fixtures. */
const STANDING = ['fixture', 'trap'] as const;

/** What a spell may put on the map as an effect, beside items and creatures. */
const EFFECTS = ['effect', 'scenery'] as const;

/** All kinds that have a level. */
const LEVELLED: readonly CheckedKind[] = [
  ...(['spell', 'effect', 'monster', 'god', 'disease'] as const),
  ...STANDING,
  ...THINGS,
];

/** All kinds. Scenery of Crossfire's trees, such as skills, has levels that the game doesn't read. */
const ALL: readonly CheckedKind[] = [...LEVELLED, 'scenery'];

/** A number with inclusive bounds. */
export interface NumberRule {
  /** The key as written in files. */
  readonly field: string;
  readonly of: readonly CheckedKind[];
  readonly least: number;
  readonly most: number;
  /** Absent: an integer. */
  readonly fraction?: true;
}

const number = (field: string, of: readonly CheckedKind[], least: number, most: number) => ({
  field,
  of,
  least,
  most,
});

/** All attack type bits. */
const ATTACK_BITS = 2 ** 26 - 1;

/** The largest light radius that the light of a level supports. */
const FARTHEST_LIGHT = 60;

/** The greatest speed, in actions a tick, of anything in either direction. */
const MOST_SPEED = 100;

/** The ranges of numbers. */
export const NUMBER_RULES: readonly NumberRule[] = [
  number('level', LEVELLED, 0, 127),
  number('weight', ALL, 0, 100_000_000),
  number('attacktype', ALL, 0, ATTACK_BITS),
  number('glow_radius', ALL, 0, FARTHEST_LIGHT),
  number('light_radius', ALL, 0, FARTHEST_LIGHT),
  number('sp', ['spell'], 0, 10_000),
  number('grace', ['spell'], 0, 10_000),
  number('maxsp', ['spell', 'monster'], 0, 10_000),
  number('maxgrace', ['spell'], 0, 10_000),
  number('spell_level', ['spell'], 0, 7),
  number('casting_time', ['spell'], 0, 1000),
  number('reach', ['spell'], 0, 100),
  number('dam', ['spell', ...EFFECTS, ...STANDING], -10_000, 10_000),
  number('dam_modifier', ['spell'], 0, 1000),
  number('duration', ['spell', ...EFFECTS], 0, 10_000),
  number('duration_modifier', ['spell'], 0, 1000),
  number('range', ['spell', ...EFFECTS], -127, 127),
  number('range_modifier', ['spell'], 0, 1000),
  number('food', ['spell', ...EFFECTS, ...STANDING], -1, 10_000),
  number('hp', ['spell', 'trap'], -1000, 1000),
  number('hp', ['fixture'], -1, 32_767),
  // Of a trap: how often it casts its spell when it goes off.
  number('maxhp', ['trap'], 0, 100),
  number('maxhp', ['fixture'], 0, 32_767),
  number('pictures', [...EFFECTS, 'fixture'], 1, 1000),
  number('cha', STANDING, -128, 127),
  number('direction', STANDING, 0, 8),
  number('exp', ['fixture'], 0, 10_000),
  number('connected', STANDING, 0, 2 ** 31 - 1),
  number('last_sp', ['spell'], -10_000, 10_000),
  number('last_grace', ['spell'], -10_000, 10_000),
  number('wc', ['spell', ...EFFECTS], -1000, 1000),
  number('ac', ['spell'], -1000, 1000),
  number('str', ['spell'], 0, 100),
  number('dex', ['spell'], 0, 100),
  number('con', ['spell'], 0, 100),
  number('wis', ['spell'], 0, 100),
  number('cha', ['spell'], 0, 100),
  number('int', ['spell'], 0, 100),
  number('pow', ['spell'], 0, 100),
  number('exp', ['spell'], -1000, 1000),
  number('gives_attuned', ['spell'], 0, 2 ** 20 - 1),
  number('gives_repelled', ['spell'], 0, 2 ** 20 - 1),
  number('gives_denied', ['spell'], 0, 2 ** 20 - 1),
  number('path_attuned', ['god'], 0, 2 ** 20 - 1),
  number('path_repelled', ['god'], 0, 2 ** 20 - 1),
  number('path_denied', ['god'], 0, 2 ** 20 - 1),
  number('maxhp', ['rod'], 0, 32_767),
  { ...number('speed', ALL, -MOST_SPEED, MOST_SPEED), fraction: true },
  number('movement', ['monster'], 0, 1200),
  number('hit_points', ['monster'], 0, 20_000),
  number('blow_to_hit', ['monster'], -1000, 1000),
  number('immunity_chance', ['spell'], 0, 100),
  number('attack_movement', ['spell'], 0, 255),
  number('notices', ['monster'], 0, 60),
  number('armour_class', ['monster', ...THINGS], -1000, 1000),
  number('memory', ['monster'], 0, 10_000),
  number('frequency', ['monster', 'scenery', ...STANDING], 0, 9),
  number('from_depth', ['monster', 'scenery', ...STANDING], 0, 1000),
  number('to_depth', ['monster', 'scenery', ...STANDING], 0, 1000),
  number('flees_below', ['monster'], 0, 100),
  number('no_corpse', ['monster'], 0, 1),
  number('poisonous', ['monster'], 0, 1),
  number('ability_one_in', ['monster'], 0, 1000),
  number('erratic_one_in', ['monster'], 0, 1000),
  number('attack_movement', ['monster'], 0, MOST_ATTACK_MOVEMENT),
  number('magic_resistance', ['monster'], 0, 100),
  number('starts_asleep', ['monster'], -1, 1),
  number('stays_put', ['monster'], 0, 1),
  number('casts_nothing', ['monster'], 0, 1),
  number('domestic', ['monster'], 0, 1),
  number('rideable', ['monster'], 0, 2),
  number('covetous', ['monster'], 0, 1),
  number('untameable', ['monster'], 0, 1),
  number('nrof', THINGS, 0, 10_000),
  number('lockable', THINGS, 0, 1),
  number('keeps_fresh', THINGS, 0, 1),
  number('waterproof', THINGS, 0, 1),
  number('charges', THINGS, -1, 127),
  number('fuel', THINGS, 0, 100_000),
  number('nutrition', THINGS, 0, 10_000),
  number('animal_product', ['thing'], 0, 1),
  number('flesh', ['thing'], 0, 1),
  number('polymorphs', [...THINGS, 'trap'], 0, 1),
  number('controls_polymorph', THINGS, 0, 1),
  number('fruit', ['thing'], 0, 1),
  number('conflict', THINGS, 0, 1),
  number('delay', ['spell', ...THINGS], 0, 1000),
  number('absorbs_curses', THINGS, 0, 1),
  number('wards_curses', THINGS, 0, 1),
  number('tenths_of_pound', THINGS, 0, 100_000),
  number('digging', THINGS, -10, 100),
  number('to_hit', THINGS, -127, 127),
  number('to_dam', THINGS, -127, 127),
  number('to_armour', THINGS, -127, 127),
  number('to_hit_bonus', THINGS, -127, 127),
  number('to_dam_bonus', THINGS, -127, 127),
  number('favour_one_in', THINGS, 0, 10_000),
  number('wc', ['disease'], -1000, 1000),
  // Every square in its range is looked at on each of its turns.
  number('magic', ['disease'], -20, 20),
  number('maxgrace', ['disease'], -1, 10_000),
  number('maxhp', ['disease'], -1, 10_000),
  number('dam', ['disease'], -100, 1000),
  number('last_sp', ['disease'], 0, 1000),
  number('last_grace', ['disease'], -1000, 1000),
  number('maxsp', ['disease'], -100, 1000),
  number('ac', ['disease'], 0, 1000),
  number('last_eat', ['disease'], -1000, 1000),
  number('hp', ['disease'], -1000, 1000),
  number('sp', ['disease'], -1000, 1000),
  ...['str', 'dex', 'con', 'wis', 'cha', 'int', 'pow'].map(score =>
    number(score, ['disease'], -30, 30),
  ),
];

/** Bounds of the keys `resist_…`, in percent; negative values are vulnerabilities. */
export const RESISTANCE = { least: -1000, most: 1000 };

/** A field of words. */
export interface WordRule {
  readonly field: string;
  readonly of: readonly CheckedKind[];
  readonly words: readonly string[];
  /** It may hold several words; absent: one word. */
  readonly several?: true;
}

/** NetHack's schools of magic; empty derives the school from the path. */
export const SCHOOLS: readonly string[] = [
  'attack',
  'healing',
  'divination',
  'enchantment',
  'clerical',
  'escape',
  'matter',
];

/** Combat flags of monsters. `no-conf` is checked by confusing touches. */
const COMBAT_FLAGS = [...MONSTER_FLAGS, 'no-conf'];

/** The fields with known words. Those of weapons, ego kinds and artifacts are in check-powers. */
export const WORD_RULES: readonly WordRule[] = [
  { field: 'hue', of: ALL, words: HUES },
  { field: 'school', of: ['spell'], words: SCHOOLS },
  { field: 'combat_flags', of: ['monster'], words: COMBAT_FLAGS, several: true },
  { field: 'spell_flags', of: ['monster'], words: SPELL_FLAGS, several: true },
  { field: 'branch', of: ['monster'], words: BRANCHES, several: true },
  { field: 'trap_effect', of: ['trap'], words: TRAP_EFFECTS },
  { field: 'gait', of: ['monster'], words: GAITS },
  { field: 'body_size', of: ['monster'], words: BODY_SIZES },
  { field: 'body_traits', of: ['monster'], words: BODY_TRAITS, several: true },
  { field: 'vampire_shape', of: ['monster'], words: VAMPIRE_SHAPES },
  { field: 'form_needs', of: ['spell'], words: FORM_NEEDS },
  { field: 'diet', of: ['monster'], words: DIETS, several: true },
  { field: 'doors', of: ['monster'], words: DOOR_WAYS },
  { field: 'company', of: ['monster'], words: COMPANIES },
  { field: 'spell_list', of: ['monster'], words: MONSTER_LISTS },
  { field: 'wear', of: THINGS, words: WEAR_WORDS },
  { field: 'weapon_kind', of: ['weapon', 'ammunition', 'tool'], words: ITEM_KINDS },
  { field: 'launcher_kind', of: ['launcher'], words: LAUNCHER_KINDS },
];

/** A field that holds dice. */
export interface DiceRule {
  readonly field: string;
  readonly of: readonly CheckedKind[];
}

/** The fields that hold dice. */
export const DICE_RULES: readonly DiceRule[] = [
  // Any item can be thrown, and then needs damage dice.
  { field: 'damage_dice', of: THINGS },
  { field: 'charges_dice', of: THINGS },
  { field: 'fuel_dice', of: THINGS },
  { field: 'to_hit_dice', of: THINGS },
  { field: 'to_dam_dice', of: THINGS },
];

/** The largest dice. The odds of danger sum over every face. */
export const MOST_DICE = { count: 50, sides: 1000, bonus: 1000 };

/** Side effects of a monster's blow. */
export const BLOW_EFFECTS: readonly string[] = BLOW_WORDS;

/** Into how many creatures a monster with the flag `splitting` splits: at most one for each square around it. */
export const PARTS: NumberRule = number('food', ['monster'], 0, 8);

/** The largest number of blows in a monster's move. */
export const MOST_BLOWS = 10;
