// Writes the files of a new spell: the spell object with comments that explain its keys, and beside it what it
// puts on the map.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest, UsageError } from '@roguewright/engine/errors';
import {
  LAST_CROSSFIRE_SUBTYPE,
  SPELL_SUBTYPES,
  type SpellSubtypeEntry,
  TYPE,
} from '@roguewright/engine/objects';
import { type StarterKey, starterOf } from './starter-keys.ts';

/** A file that was written. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Subtype of spells whose effect is a creature. */
const SUMMON = 27;

/** Subtype of walls, whose pieces burn as cones do. */
const MAGIC_WALL = 15;
const CONE = 7;

/**
 * Writes a new spell into a folder, which is made where it doesn't exist. Throws a UsageError for an unknown
 * subtype, a name that makes no file, and a file that exists.
 * @param subtype a number or a name such as `magic-missile`
 * @param name of the spell: letters, digits, blanks and hyphens
 */
export function newSpell(subtype: string, name: string, folder: string): NewFile[] {
  const [number, kind] = subtypeNamed(subtype);
  const id = idOf(name);
  const files = filesOf(number, kind, name.trim(), id).map(({ path, text }) => ({
    path: join(folder, path),
    text,
  }));
  for (const { path } of files) {
    if (existsSync(path)) {
      throw new UsageError('NAME', path, 'a name whose file doesn’t exist yet');
    }
  }
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) {
    writeFileSync(path, text, { flag: 'wx' });
  }
  return files;
}

function subtypeNamed(given: string): readonly [number, SpellSubtypeEntry] {
  const built = [...SPELL_SUBTYPES].filter(([, kind]) => kind.built);
  const found = built.find(([number, { name }]) => given === String(number) || given === name);
  if (found !== undefined) {
    return found;
  }
  const close = nearest(
    given,
    built.map(([, { name }]) => name),
  );
  const known = built.map(([number, { name }]) => `${number} ${name}`).join(', ');
  const expected = `the number or name of a kind of spell that can be cast`;
  throw new UsageError(
    'SUBTYPE',
    given,
    close === undefined ? `${expected} (${known})` : `${expected}, such as ${close}`,
  );
}

/** The name as archetypes and files have it. */
function idOf(name: string): string {
  if (!/^\s*[a-z][a-z0-9 -]*$/i.test(name)) {
    throw new UsageError('NAME', name, 'letters, digits, blanks and hyphens, a letter first');
  }
  return name.trim().toLowerCase().replaceAll(/[ -]+/g, '_');
}

function filesOf(
  number: number,
  { name: subtype, needsOtherArch }: SpellSubtypeEntry,
  name: string,
  id: string,
): NewFile[] {
  const { does, spell, effect } = starterOf(number, needsOtherArch === true);
  const own = number > LAST_CROSSFIRE_SUBTYPE ? ruledPrice() : price();
  const names = effect === undefined ? [] : [plain('other_arch', id)];
  const keys = [
    ...identity(name, TYPE.spell, number),
    ...own,
    ...spell.filter(({ key }) => key !== 'other_arch'),
    ...names,
    plain('value', '40'),
    ...looks('*', 'fireball'),
    plain('invisible', '1'),
    plain('no_drop', '1'),
  ];
  const about = [`# ${title(name)}: subtype ${number}, ${subtype}.`, `# ${does}`];
  const text = [...about, ...object(`spell_${id}`, keys)].join('\n');
  return [
    { path: `spell_${id}.arc`, text: `${text}\n` },
    ...(effect === undefined ? [] : [effectFile(number, name, id, effect)]),
  ];
}

function effectFile(
  number: number,
  name: string,
  id: string,
  effect: readonly StarterKey[],
): NewFile {
  const isCreature = number === SUMMON;
  const keys = [
    ...(isCreature
      ? [plain('name', name), plain('level', '1')]
      : identity(name, TYPE.effect, number === MAGIC_WALL ? CONE : number)),
    ...effect,
    ...looks(isCreature ? 'd' : '*', isCreature ? 'wolf-howl' : 'fireball'),
  ];
  const what = isCreature ? 'calls' : 'puts on the map';
  const text = [`# What ${name} ${what}.`, ...object(id, keys)].join('\n');
  return { path: `${id}.arc`, text: `${text}\n` };
}

function plain(key: string, value: string, about?: string): StarterKey {
  return { key, value, ...(about === undefined ? {} : { about }) };
}

function identity(name: string, type: number, subtype: number): StarterKey[] {
  return [plain('name', name), plain('type', String(type)), plain('subtype', String(subtype))];
}

/** Level and price by Crossfire's rules. */
function price(): StarterKey[] {
  return [
    plain('level', '1', 'the least level of a caster, from which everything grows'),
    plain('spell_level', '1', 'level 1 to 7 by the casting rules'),
    plain(
      'school',
      'attack',
      'attack, healing, divination, enchantment, clerical, escape or matter',
    ),
    plain('sp', '4', 'price in energy; at least a third of its damage a target. grace: a prayer'),
    plain('maxsp', '12', 'caster levels in which the price grows by as much again; 0 never'),
    plain('casting_time', '10', 'ticks: 10 are one move'),
    plain('path_attuned', '2', 'bits of the paths it belongs to: roguewright paths --help'),
  ];
}

/** Level and price of a spell of the casting slot, which has no others. */
function ruledPrice(): StarterKey[] {
  return [
    plain('level', '1'),
    plain('spell_level', '1', 'level 1 to 7; without sp the price is 5 times this'),
    plain(
      'school',
      'attack',
      'attack, healing, divination, enchantment, clerical, escape or matter',
    ),
    plain('casting_time', '10', 'ticks: 10 are one move'),
    plain('path_attuned', '2', 'bits of the paths it belongs to: roguewright paths --help'),
  ];
}

function looks(glyph: string, icon: string): StarterKey[] {
  return [
    plain('glyph', glyph, 'how a terminal draws it'),
    plain('icon', icon, 'a name of game-icons.net'),
    plain('hue', 'fire', 'a hue of the palette'),
  ];
}

/** The lines of an object, each key that needs it with its meaning above. */
function object(id: string, keys: readonly StarterKey[]): string[] {
  const lines = keys.flatMap(({ key, value, about }) => [
    ...(about === undefined ? [] : [`# ${key}: ${about}`]),
    `${key} ${value}`,
  ]);
  const text = ['msg', 'Say in a sentence or two what it is like.', 'endmsg'];
  return [`Object ${id}`, ...lines, ...text, 'end'];
}

function title(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
