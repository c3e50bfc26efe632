// Writes archetypes as .arc text in one fixed order of keys. Reading it gives the same archetypes.

import { UsageError } from '../../errors/index.ts';
import { type ArcKey, arcKeys, blankFace, valueForms } from './arc-keys.ts';
import { standsAlone } from './arc-scanner.ts';
import type { ArchetypeFields, ArchetypeReading, InventoryReading } from './archetype-reading.ts';
import { isSpace, wrapInteger } from './number-scan.ts';

const attributes: ReadonlySet<string> = new Set(['str', 'dex', 'con', 'wis', 'cha', 'int', 'pow']);

/**
 * The archetypes as `.arc` text with line feeds. Reading it gives the same archetypes, except for blank lines
 * inside `msg` and `lore` if the reading drops them. Throws a UsageError for values that the format can't
 * express: an unknown field or flag, a number out of its field's range, a text with surrounding blanks or an
 * unsupported line break.
 */
export function writeArchetypes(archetypes: readonly ArchetypeReading[]): string {
  return archetypes.map(archetype => writeArchetype(archetype)).join('');
}

function writeArchetype(archetype: ArchetypeReading): string {
  const { arch, part, fields, flags, keyValues, inventory } = archetype;
  const own = withoutImpliedPlural(fields);
  if (own.name === arch) {
    delete own.name;
  }
  const maySet = fields.animation === undefined ? ['was_wiz'] : ['was_wiz', 'is_animated'];
  return [
    part ? 'More\n' : '',
    line('Object', 'arch', arch),
    ...writeFields(own),
    ...writeFlags(
      flags,
      maySet.filter(name => name !== 'was_wiz' || flags.includes('wiz')),
    ),
    ...writeKeyValues(keyValues),
    ...writeBlocks(own),
    ...writeInventory(inventory ?? []),
    'end\n',
  ].join('');
}

/** Objects in an inventory, first opened first: the reverse of the reading. */
function writeInventory(inventory: readonly InventoryReading[]): string[] {
  return inventory.toReversed().map(item => {
    const { arch, fields, flags, reset, keyValues, inventory: within } = item;
    const own = withoutImpliedPlural(fields);
    return [
      line('arch', 'arch', arch),
      ...(reset ?? []).map(resetField),
      ...writeFields(own),
      ...writeFlags(flags ?? [], reset ?? []),
      ...writeKeyValues(keyValues ?? {}),
      ...writeBlocks(own),
      ...writeInventory(within ?? []),
      'end\n',
    ].join('');
  });
}

/** A plural equal to the name needn't be written. */
function withoutImpliedPlural(fields: ArchetypeFields): ArchetypeFields {
  const own = { ...fields };
  if (own.name !== undefined && own.name_pl === own.name) {
    delete own.name_pl;
  }
  return own;
}

function writeFields(fields: ArchetypeFields): string[] {
  for (const key of Object.keys(fields)) {
    if (!valueForms.has(arcKeys.get(key)?.form ?? 'ignored')) {
      throw new UsageError('fields', key, 'a key of .arc files that holds a value, in lower case');
    }
  }
  const lines: string[] = [];
  for (const key of arcKeys.values()) {
    const value = fields[key.name];
    if (value !== undefined && key.form !== 'block') {
      lines.push(writeField(key, value));
    }
  }
  return lines;
}

function writeField(key: ArcKey, value: string | number): string {
  const { name, form, bits, signed } = key;
  if (typeof value === 'number') {
    const kept = form === 'integer' || form === 'movement' || form === 'map-layer';
    if (kept ? wrapInteger(value, bits, signed) !== value : !Number.isFinite(value)) {
      throw new UsageError(name, value, 'a number that the field can hold');
    }
  }
  // Attributes are capitalised, as is customary.
  const word = attributes.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return line(word, name, String(value));
}

function writeBlocks(fields: ArchetypeFields): string[] {
  const lines: string[] = [];
  for (const name of ['msg', 'lore']) {
    const value = fields[name];
    if (value !== undefined) {
      lines.push(writeBlock(name, String(value)));
    }
  }
  return lines;
}

function writeBlock(name: string, text: string): string {
  const lines = text.split('\n');
  const closing = `end${name}`;
  if (lines.some(each => each.endsWith('\r') || standsAlone(each, 0, each.length, closing))) {
    throw new UsageError(name, text, `text with line feeds and without a line \`${closing}\``);
  }
  return `${name}\n${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${closing}\n`;
}

/** Lines that set flags, and clear flags of `cleared` that aren't set. */
function writeFlags(flags: readonly string[], cleared: readonly string[]): string[] {
  const set = new Set(flags);
  const clear = new Set(cleared);
  for (const flag of set) {
    if (arcKeys.get(flag)?.form !== 'flag') {
      throw new UsageError('flags', flag, 'the name of a flag');
    }
  }
  const lines: string[] = [];
  for (const { name, form } of arcKeys.values()) {
    if (form === 'flag' && (set.has(name) || clear.has(name))) {
      lines.push(`${name} ${set.has(name) ? 1 : 0}\n`);
    }
  }
  return lines;
}

function writeKeyValues(keyValues: Record<string, string>): string[] {
  return Object.entries(keyValues).map(([key, value]) => {
    if (key === '' || [...key].some(letter => isSpace(letter.charCodeAt(0)))) {
      throw new UsageError('keyValues', key, 'a word');
    }
    if (isSpace(value.charCodeAt(0)) || isSpace(value.charCodeAt(value.length - 1))) {
      throw new UsageError(key, value, 'text without blanks around it');
    }
    // A leading blank keeps a known word from being read as a field.
    const taken = key.startsWith('#') || arcKeys.has(key.toLowerCase());
    return line(taken ? ` ${key}` : key, key, value);
  });
}

/** The line that resets a field of an object in an inventory. Flags are cleared elsewhere. */
function resetField(name: string): string {
  const form = arcKeys.get(name)?.form;
  switch (form) {
    case 'flag':
      return '';
    case 'block':
      return `${name}\nend${name}\n`;
    case 'animation':
      return `${name} NONE\n`;
    case 'treasure-list':
      return `${name} none\n`;
    case 'face':
      return `${name} ${blankFace}\n`;
    case 'double':
      return `${name} 1\n`;
    case 'text':
      // Two blanks: a key needs a following blank and one more character.
      return `${name}  \n`;
    case 'integer':
    case 'single':
    case 'movement':
    case 'map-layer':
      return `${name} 0\n`;
    default:
      throw new UsageError('reset', name, 'a flag, or a field that can be reset');
  }
}

function line(word: string, field: string, value: string): string {
  const edges = value.startsWith(' ') || value.endsWith(' ') || value.endsWith('\r');
  if (value === '' || edges || value.includes('\n')) {
    throw new UsageError(field, value, 'text on one line, without blanks around it');
  }
  return `${word} ${value}\n`;
}
