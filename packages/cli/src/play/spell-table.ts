// The menu of spells in columns: those that the rules have, and the price. Every face of the terminal
// shows it.

import type { GameView, SpellMenuView, SpellView } from '@roguewright/engine/game';
import { lackingPool, tellPrice, tellRetention, tellSpellLevel } from '@roguewright/engine/words';
import { percent } from '../terminal/numbers.ts';

/** What stands under the heads of the columns, without the letter. */
function cells(spell: SpellView, { spellMenu: menu, hero }: GameView): string[] {
  const { school, failPercent, retention } = spell;
  const tooMuch = spell.strain === 0 && lackingPool(spell, hero) !== undefined;
  return [
    nameWithMarks(spell),
    tellSpellLevel(spell, menu),
    school.replaceAll('-', ' '),
    `${tellPrice(spell)}${tooMuch ? ' (too much)' : ''}`,
    ...(menu.columns.includes('failure') ? [percent(failPercent / 100)] : []),
    ...(menu.columns.includes('retention') ? [tellRetention(retention)] : []),
  ];
}

/** `fireball (attuned)`. */
function nameWithMarks({ name, maintained, affinity }: SpellView): string {
  const marks = [maintained ? 'maintained' : '', affinity].filter(mark => mark !== '');
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
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

/** A spell where there is no room for columns: every number with its word. */
function sentence(spell: SpellView, view: GameView): string {
  const [name, level, school, price, ...more] = cells(spell, view);
  const words = heads(view.spellMenu).slice(4);
  const told = more.map((cell, at) => `${words[at]!.toLowerCase()} ${cell}`);
  return `${name}: ${[price, ...told, `level ${level}`, school].join(', ')}`;
}

/**
 * The head and a line a spell, in columns; the letters are left to the caller.
 * @param room columns of the screen; with too few there is no head, and a line is a sentence
 */
export function spellTable(
  view: GameView,
  room = Number.POSITIVE_INFINITY,
): { head?: string; lines: string[] } {
  const rows = [heads(view.spellMenu), ...view.spells.map(spell => cells(spell, view))];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const width = widths.reduce((sum, column) => sum + column + 2, -2);
  if (width > room) {
    return { lines: view.spells.map(spell => sentence(spell, view)) };
  }
  const [head = '', ...lines] = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return { head, lines };
}
