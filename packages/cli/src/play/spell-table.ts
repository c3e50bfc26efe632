// The menu of spells in columns: those that the rules have, and the price. Every face of the terminal
// shows it.

import type { GameView, SpellMenuView, SpellView } from '@roguewright/engine/game';
import { tellPrice, tellRetention, tellSpellLevel } from '@roguewright/engine/words';
import { percent } from '../terminal/numbers.ts';

/** What stands under the heads of the columns, without the letter. */
function cells(spell: SpellView, menu: SpellMenuView): string[] {
  const { name, school, failPercent, retention } = spell;
  return [
    spell.keptUp ? `${name} (kept up)` : name,
    tellSpellLevel(spell, menu),
    school.replaceAll('-', ' '),
    tellPrice(spell),
    ...(menu.columns.includes('failure') ? [percent(failPercent / 100)] : []),
    ...(menu.columns.includes('retention') ? [tellRetention(retention)] : []),
  ];
}

/** The heads of the columns. */
function heads({ columns }: SpellMenuView): string[] {
  return [
    'Name',
    'Level',
    'School',
    'Price',
    ...(columns.includes('failure') ? ['Fail'] : []),
    ...(columns.includes('retention') ? ['Retention'] : []),
  ];
}

/** The head and a line a spell, in columns; the letters are left to the caller. */
export function spellTable({ spells, spellMenu }: GameView): { head: string; lines: string[] } {
  const rows = [heads(spellMenu), ...spells.map(spell => cells(spell, spellMenu))];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const [head = '', ...lines] = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return { head, lines };
}
