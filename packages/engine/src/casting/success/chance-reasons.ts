// Recorded notes for every entry of the success chance tables, made with the tables.

import { type Note, NoteList } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRoleRow, CastingRules } from '../slot/rules.ts';
import {
  COMMON_GEARS,
  commonGearOf,
  GEAR,
  LAYOUT,
  LEAST_STAT,
  list,
  MOST_STAT,
  ROLE_GEARS,
  roleGearOf,
  SHIELD_CASES,
  SPELL_CODES,
  spellOf,
} from './chance-codes.ts';
import {
  noteAptitude,
  noteCommonTerms,
  noteEase,
  noteKept,
  notePenalty,
  noteRoleTerms,
} from './chance-notes.ts';
import { limitPenalty } from './penalty.ts';

/** Notes of one entry of a table. */
type Reason = readonly Note[];

/** The notes of every entry, in the layout of the chance tables. */
export interface ChanceReasons {
  readonly caster: readonly Reason[];
  readonly gear: readonly Reason[];
  readonly aptitude: readonly Reason[];
  readonly ease: readonly Reason[];
  readonly kept: readonly Reason[];
  /** By the row of `percent`. */
  readonly penalty: readonly Reason[];
  /** The effective penalty, by the row of `percent`. */
  readonly points: Int16Array;
}

/** Extent of the tables. */
interface Extent {
  /** Penalty points of the first row of `percent`, and the number of rows. */
  readonly leastPoints: number;
  readonly penalties: number;
  /** The first chance in a row of `kept`, and the length of a row. */
  readonly leastChance: number;
  readonly span: number;
}

/** Records the notes of every entry. */
export function chanceReasons(
  rules: CastingRules,
  rows: readonly CastingRoleRow[],
  { leastPoints, penalties, leastChance, span }: Extent,
): ChanceReasons {
  return {
    caster: rows.flatMap(row =>
      list(ROLE_GEARS, bits =>
        recorded(notes => noteRoleTerms(rules, row, roleGearOf(bits << LAYOUT.sharedBits), notes)),
      ),
    ),
    gear: list(COMMON_GEARS, code =>
      recorded(notes => noteCommonTerms(rules, commonGearOf(code), notes)),
    ),
    aptitude: list(MOST_STAT + 1, stat =>
      recorded(notes => noteAptitude(rules, Math.max(stat, LEAST_STAT), notes)),
    ),
    ease: list(SPELL_CODES, code => recorded(notes => noteEaseOf(rules, code, notes))),
    kept: list(SHIELD_CASES * span, at => {
      const code = Math.floor(at / span) << LAYOUT.shieldBit;
      const [large, special] = [(code & GEAR.largeShield) !== 0, (code & GEAR.special) !== 0];
      return recorded(notes => noteKept(rules, leastChance + (at % span), large, special, notes));
    }),
    penalty: list(penalties, at => recorded(notes => notePenalty(rules, leastPoints + at, notes))),
    points: Int16Array.from(list(penalties, at => limitPenalty(rules, leastPoints + at))),
  };
}

function recorded(write: (notes: CastingNotebook) => void): Reason {
  const notes = new NoteList();
  write(notes);
  return notes.toArray();
}

function noteEaseOf(rules: CastingRules, code: number, notes: CastingNotebook): void {
  const spell = spellOf(code);
  if (spell !== undefined) {
    const { skill, level, spellLevel } = spell;
    const hardness = rules.steps.difficulty(rules, spellLevel, skill, level);
    noteEase(hardness, rules.steps.ease(rules, hardness, spellLevel), notes);
  }
}
