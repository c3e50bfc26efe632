// Writes treasure lists as .trs text, indented as in the real tree. Reading it gives the same lists.

import { UsageError } from '../../errors/index.ts';
import type { TreasureEntryReading, TreasureListReading } from './treasure-reading.ts';

/**
 * The lists as `.trs` text with line feeds and tabs. Throws a UsageError for values that the format can't
 * express: a name with blanks, a number out of its field's range.
 */
export function writeTreasureLists(lists: readonly TreasureListReading[]): string {
  return lists
    .map(({ name, one, items }) => {
      const word = one ? 'treasureone' : 'treasure';
      return `${word} ${oneWord(word, name)}\n${writeChain(items, '')}end\n`;
    })
    .join('');
}

function writeChain(items: readonly TreasureEntryReading[], indent: string): string {
  return items.map(entry => writeEntry(entry, `${indent}\t`)).join(`${indent}more\n`);
}

function writeEntry(entry: TreasureEntryReading, indent: string): string {
  const { arch, list, yes, no } = entry;
  const lines = [word('arch', arch), word('list', list)].map(line => line && indent + line);
  const further = [
    numeric('chance', entry.chance, 8),
    numeric('nrof', entry.nrof, 16),
    numeric('nrof_rolls', entry.nrofRolls, 16),
    numeric('magic', entry.magic, 8),
    entry.artifact === undefined ? '' : `artifact ${oneLine('artifact', entry.artifact)}\n`,
    word('change_name', entry.changeName),
    word('change_title', entry.changeTitle),
    word('change_slaying', entry.changeSlaying),
  ].map(line => line && `${indent}\t${line}`);
  return [...lines, ...further, nested('yes', yes, indent), nested('no', no, indent)].join('');
}

function nested(
  name: string,
  chain: readonly TreasureEntryReading[] | undefined,
  indent: string,
): string {
  return chain === undefined ? '' : `${indent}${name}\n${writeChain(chain, indent)}${indent}end\n`;
}

function numeric(field: string, value: number | undefined, bits: number): string {
  if (value === undefined) {
    return '';
  }
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** bits) {
    throw new UsageError(field, value, `an integer from 0 to ${2 ** bits - 1}`);
  }
  return `${field} ${value}\n`;
}

function word(field: string, value: string | undefined): string {
  return value === undefined ? '' : `${field} ${oneWord(field, value)}\n`;
}

function oneWord(field: string, value: string): string {
  if (!/^[^\t-\r ]+$/.test(value)) {
    throw new UsageError(field, value, 'a name without blanks');
  }
  return value;
}

function oneLine(field: string, value: string): string {
  if (value === '' || value.includes('\n') || /^[\t-\r ]|[\t-\r ]$/.test(value)) {
    throw new UsageError(field, value, 'text on one line, without blanks around it');
  }
  return value;
}
