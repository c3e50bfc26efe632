// Files of monsters and spells with something wrong in them: a number at the ends of its kind or beyond,
// another word, a line too few or too many, a name of something else.

import type { Generator } from '@roguewright/engine/chance';
import type { ContentFile } from '@roguewright/engine/objects';

/** What takes the place of a value. */
const VALUES: readonly string[] = [
  ...['0', '1', '-1', '7', '30', '60', '61', '127', '128', '255', '256', '1000', '10000', '32768'],
  ...['-32768', '1000000', '1000000000', '2147483647', '4294967296', '1e300', '0.00001', '-0.5'],
  ...['', 'x', 'nonsense', '__proto__', 'bite 1d2', '1x4', '99d9999', '1d0', '0d0', '-5', '1d6+2'],
  ...['fly', 'swim', 'break', 'many', 'undead', 'evil animal', 'not-living', 'fire', 'jackal'],
  ...[
    'spell_fireball',
    'fireball_burst',
    'magic_missile_flight',
    'spell_call_hound',
    'spell_potion/spell_draught',
  ],
  ...['carried_odds', 'floor', 'none'],
];

/** Lines that any file may come by. */
const LINES: readonly string[] = [
  'generator 1',
  'lifesave 1',
  'is_used_up 1',
  'reflecting 1',
  'one_hit 1',
  'stand_still 1',
  'monster 1',
  'make_invisible 1',
  'known_cursed 1',
  'all_around 1',
  'randomitems carried_good',
  'glow_radius 60',
  'light_radius 60',
  'duration 10000',
  'range 100',
  'speed 10',
  'speed -10',
  'speed 0',
  'movement 60',
  'frequency 9',
  'company many',
  'shoots 1',
  'collects 1',
  'ability_one_in 1',
  'unique 1',
  'blow_1 weapon 50d1000 slow',
  'arch spell_fireball\nend',
  'arch spell_great_fireball\nreach 100\nend',
  'arch ability_call_pack\nend',
  'arch wand_of_sleep\nend',
];

/** Keys whose numbers the game adds up, loops over or allocates by. */
const EXTREME_KEYS: readonly string[] = [
  ...[
    'speed',
    'duration',
    'range',
    'dam',
    'food',
    'level',
    'glow_radius',
    'light_radius',
    'weight',
  ],
  ...[
    'hp',
    'maxhp',
    'nrof',
    'charges',
    'wc',
    'pictures',
    'value',
    'attacktype',
    'movement',
    'last_sp',
  ],
];

/** The file with one to three things wrong in it; equal luck, equal faults. */
export function mutateContent(
  { path, text }: ContentFile,
  luck: Generator,
  others: readonly ContentFile[],
): ContentFile {
  let lines = text.split('\n');
  for (let faults = 1 + luck.below(3); faults > 0; faults--) {
    lines = FAULTS[luck.below(FAULTS.length)]!(lines, luck, others);
  }
  return { path, text: lines.join('\n'), overrides: true };
}

type Fault = (lines: string[], luck: Generator, others: readonly ContentFile[]) => string[];

const FAULTS: readonly Fault[] = [
  putOther,
  putOther,
  putOther,
  putSubtype,
  retype,
  takeAway,
  insertLine,
  insertLine,
  borrowLine,
  swapCharacters,
];

/** Another value for a key. */
function putOther(lines: string[], luck: Generator): string[] {
  const place = placeOf(lines, luck);
  const key = lines[place]!.trim().split(' ')[0]!;
  return lines.with(place, `${key} ${VALUES[luck.below(VALUES.length)]!}`);
}

/** Another kind of spell, built or not. */
function putSubtype(lines: string[], luck: Generator): string[] {
  const place = lines.findIndex(line => line.startsWith('subtype '));
  const number = luck.below(2) === 0 ? luck.below(53) : 100 + luck.below(10);
  return place < 0 ? lines : lines.with(place, `subtype ${number}`);
}

/** Another type or none, and an extreme number: the ranges of a type bind no other. */
function retype(lines: string[], luck: Generator): string[] {
  const types = lines.flatMap((line, place) => (/^type \d/.test(line) ? [place] : []));
  const place = types[luck.below(Math.max(1, types.length))];
  if (place === undefined) {
    return lines;
  }
  const other = luck.below(2) === 0 ? [] : [`type ${luck.below(170)}`];
  const extreme = `${EXTREME_KEYS[luck.below(EXTREME_KEYS.length)]!} 1000000000`;
  return lines.toSpliced(place, 1, ...other, extreme);
}

function takeAway(lines: string[], luck: Generator): string[] {
  return lines.toSpliced(placeOf(lines, luck), 1);
}

function insertLine(lines: string[], luck: Generator): string[] {
  return lines.toSpliced(placeOf(lines, luck), 0, LINES[luck.below(LINES.length)]!);
}

/** A line of another file. */
function borrowLine(lines: string[], luck: Generator, others: readonly ContentFile[]): string[] {
  const other = others[luck.below(others.length)]!.text.split('\n');
  return lines.toSpliced(placeOf(lines, luck), 0, other[placeOf(other, luck)]!);
}

function swapCharacters(lines: string[], luck: Generator): string[] {
  const place = placeOf(lines, luck);
  const line = lines[place]!;
  const at = luck.below(Math.max(1, line.length));
  const letter = String.fromCharCode(32 + luck.below(95));
  return lines.with(place, line.slice(0, at) + letter + line.slice(at + 1));
}

/** A line after the first, which names the archetype: that stays, so that it is met. */
function placeOf(lines: readonly string[], luck: Generator): number {
  return lines.length < 2 ? 0 : 1 + luck.below(lines.length - 1);
}
