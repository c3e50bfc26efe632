// Success chances in bulk, or of one view, by lookup in a ruleset's tables.

import { type NoteList, silent } from '../../chance/index.ts';
import { integerIn, UsageError } from '../../errors/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { ChanceView } from '../slot/views.ts';
import {
  casterCode,
  GEAR,
  LAYOUT,
  LEAST_STAT,
  MOST_STAT,
  spellCode,
  spellOf,
} from './chance-codes.ts';
import { notePercent } from './chance-notes.ts';
import type { ChanceTables } from './chance-tables.ts';
import { countedGear } from './counted-gear.ts';

// Imported names are looked up at every use; names of this file are constants to the compiler.
const { sharedBits, shieldBit, shieldMask, gearBits } = LAYOUT;
const { shield, largeShield } = GEAR;
const sharedMask = (1 << sharedBits) - 1;

/** Casters and their spells as columns of equal length; made by `encodeChances`. */
export interface ChanceColumns {
  /** Role and gear code. */
  readonly caster: Uint32Array;
  /** The role's casting attribute, 3…25. */
  readonly stat: Uint8Array;
  /** Skill, level and spell level code. */
  readonly spell: Uint16Array;
}

/** Views as columns. Throws a UsageError for a role that the tables don't cover. */
export function encodeChances(tables: ChanceTables, views: readonly ChanceView[]): ChanceColumns {
  return {
    caster: Uint32Array.from(views, view =>
      casterCode(tables.rules, tables.places, asCounted(tables, view, silent)),
    ),
    stat: Uint8Array.from(views, ({ stat }) => stat),
    spell: Uint16Array.from(views, spellCode),
  };
}

/**
 * The success chance in percent of every row of the columns, equal to `successChance`.
 * @param out with room for one number per row
 * Source: NetHack 3.6.7 src/spell.c (percent_success)
 */
export function successChances(
  tables: ChanceTables,
  columns: ChanceColumns,
  out: Uint8Array | Int32Array,
): void {
  const { caster, stat, spell } = columns;
  const rows = caster.length;
  // As lookUp, with the tables read once and not once a row.
  const { span, width, gear, aptitude, ease, kept, percent } = tables;
  const ofRole = tables.caster;
  for (let row = 0; row < rows; row++) {
    const code = caster[row]! | 0;
    const points = ofRole[code >> sharedBits]! + gear[code & sharedMask]!;
    const chance = aptitude[stat[row]!]! + ease[spell[row]!]!;
    const left = kept[Math.imul((code >> shieldBit) & shieldMask, span) + chance]!;
    out[row] = percent[Math.imul(points, width) + left]!;
  }
}

/**
 * The success chance in percent of one view by lookup, with the notes of `successChance`. Throws a UsageError
 * for a role that the tables don't cover.
 */
export function preparedChance(tables: ChanceTables, view: ChanceView, notes?: NoteList): number {
  const counted = asCounted(tables, view, notes ?? silent);
  const caster = casterCode(tables.rules, tables.places, counted);
  const spell = spellCode(view);
  if (notes !== undefined) {
    return explain(tables, caster, view.stat, spell, notes);
  }
  return lookUp(tables, caster, view.stat, spell);
}

/** The view with the effective gear. Only a view that states its school can be unhindered. */
function asCounted(tables: ChanceTables, view: ChanceView, notes: CastingNotebook): ChanceView {
  const row = view.school === undefined ? undefined : tables.rules.roles[view.role];
  return row === undefined ? view : countedGear(row, view, notes);
}

function lookUp(tables: ChanceTables, caster: number, stat: number, spell: number): number {
  const points = tables.caster[caster >> sharedBits]! + tables.gear[caster & sharedMask]!;
  const chance = tables.aptitude[stat]! + tables.ease[spell]!;
  const kept = tables.kept[((caster >> shieldBit) & shieldMask) * tables.span + chance]!;
  return tables.percent[points * tables.width + kept]!;
}

/** Looks up the chance, and notes the reason at each step. */
function explain(
  tables: ChanceTables,
  caster: number,
  stat: number,
  spell: number,
  notes: NoteList,
): number {
  const { why } = tables;
  const [role, gear] = [caster >> sharedBits, caster & sharedMask];
  const points = tables.caster[role]! + tables.gear[gear]!;
  const chance = tables.aptitude[stat]! + tables.ease[spell]!;
  const shielded = ((caster >> shieldBit) & shieldMask) * tables.span + chance;
  const percent = tables.percent[points * tables.width + tables.kept[shielded]!]!;
  notes.noteAll(why.caster[role]!);
  notes.noteAll(why.gear[gear]!);
  notes.noteAll(why.penalty[points]!);
  notes.noteAll(why.aptitude[stat]!);
  notes.noteAll(why.ease[spell]!);
  notes.noteAll(why.kept[shielded]!);
  notePercent(percent, why.points[points]!, notes);
  return percent;
}

/**
 * Throws a UsageError naming column, row, value and range if the columns differ in length or contain
 * impossible values.
 */
export function validateColumns(tables: ChanceTables, columns: ChanceColumns): void {
  const { caster, stat, spell } = columns;
  const rows = caster.length;
  for (const [name, { length }] of Object.entries({ stat, spell })) {
    if (length !== rows) {
      throw new UsageError(`${name}.length`, length, `as many rows as caster has: ${rows}`);
    }
  }
  for (let at = 0; at < rows; at++) {
    const code = caster[at]!;
    integerIn(`caster[${at}]`, code, 0, (tables.roles << gearBits) - 1);
    integerIn(`stat[${at}]`, stat[at], LEAST_STAT, MOST_STAT);
    if (spellOf(spell[at]!) === undefined) {
      throw new UsageError(`spell[${at}]`, spell[at], 'a code of skill, level and spell level');
    }
    if ((code & largeShield) !== 0 && (code & shield) === 0) {
      throw new UsageError(`caster[${at}]`, code, '`shield` together with `largeShield`');
    }
  }
}
