// Spells of the surroundings: maps, the area around, identification, the light of the level.

import { describe, expect, it } from 'vitest';
import { Field, rulesOf } from '../../testing/field.ts';

const MAP =
  'Object spell\ntype 101\nsubtype 14\nother_arch lines\nend\nObject lines\nspeed 1\nend\n';

/** The charted squares, drawn. */
function charted(rows: readonly string[]): string[] {
  const field = new Field([...rows], MAP);
  expect(field.cast(0)).toBe(true);
  const width = rows[0]!.length;
  return rows.map((row, y) =>
    [...row].map((letter, x) => (field.charted.includes(y * width + x) ? letter : ' ')).join(''),
  );
}

describe('magic mapping', () => {
  it('spreads over open ground and shows the walls around it', () => {
    expect(
      charted([
        '##########..',
        '#@.......#..',
        '########.#..',
        '.......#.#..',
        '.......#.#..',
        '.......###..',
      ]),
    ).toEqual([
      '##########  ',
      '#@.......#  ',
      '########.#  ',
      '.......#.#  ',
      '.......#.#  ',
      '.......###  ',
    ]);
  });

  it('starts beyond walls within three squares to the west and two to the east', () => {
    const west = charted(['..#@#####..', '..#######..']);
    expect(west).toEqual(['..#@##     ', '..####     ']);
    const east = charted(['####@#..', '########']);
    expect(east).toEqual([' ###@#..', ' #######']);
  });

  it('ends 24 squares away', () => {
    const [row] = charted(['@'.padEnd(40, '.')]);
    expect(row!.trimEnd()).toHaveLength(25);
  });
});

const RUIN = `Object spell
type 101
subtype 16
attacktype 1
dam 5
range 1
other_arch mark
end
Object mark
speed 1
food 2
is_used_up 1
end
`;

describe('destruction', () => {
  it('hits around, through walls; the program misses the east and the south', () => {
    const rows = ['mmmm', 'm@#m', 'mmmm', 'mmmm'];
    const program = new Field(rows, RUIN);
    expect(program.cast(0)).toBe(true);
    expect(program.strikes.map(({ square }) => square)).toEqual([0, 4, 1]);
    expect(program.strikes.every(({ full, damage }) => !full && damage === 5)).toBe(true);
    const house = new Field(rows, RUIN, { rules: rulesOf('house') });
    house.cast(0);
    expect(house.strikes.map(({ square }) => square)).toEqual([0, 4, 8, 1, 9, 2, 10]);
    expect(house.draw()).toEqual(['111m', '1@#m', '111m', 'mmmm']);
  });

  it('succeeds where nobody is hit', () => {
    const field = new Field(['@..'], RUIN);
    expect(field.cast(0)).toBe(true);
    expect(field.world.pool.count).toBe(0);
  });
});

describe('identification', () => {
  const text = (dam: number) =>
    `Object spell\ntype 101\nsubtype 32\nspell_level 1\nlevel 1\ndam ${dam}\ndam_modifier 2\nother_arch glint\nend\nObject glint\nspeed 1\nend\n`;

  it('shows its glint if anything was identified, and fails otherwise', () => {
    const field = new Field(['@'], text(0), { mysteries: 1 });
    expect(field.cast(0)).toBe(true);
    expect(field.world.pool.count).toBe(1);
    const none = new Field(['@'], text(3), { mysteries: 0 });
    expect(none.cast(0)).toBe(false);
    expect(none.world.pool.count).toBe(0);
  });
});

describe('a change of light', () => {
  const text = (dam: number) => `Object spell\ntype 101\nsubtype 43\ndam ${dam}\nend\n`;

  it.each([
    [1, 3, 4],
    [-1, 3, 2],
    [9, 3, 5],
    [-9, 3, 0],
  ])('adds %i to a darkness of %i', (dam, darkness, after) => {
    const field = new Field(['@'], text(dam), { darkness });
    expect(field.cast(0)).toBe(true);
    expect(field.darkened).toEqual([after]);
  });

  it('fails at either end', () => {
    expect(new Field(['@'], text(1), { darkness: 5 }).cast(0)).toBe(false);
    expect(new Field(['@'], text(-1), { darkness: 0 }).cast(0)).toBe(false);
  });
});
