import { describe, expect, it } from 'vitest';
import type { Command, GameView } from '../../game/index.ts';
import type { FoundThing } from '../../odds/index.ts';
import { commandTowards, filterFinds, goToFound, whereFound } from './finds.ts';

const look = { glyph: '!', icon: 'potion', hue: '' };
const potion: FoundThing = {
  ...look,
  kind: 'item',
  name: 'murky potion',
  level: 2,
  away: 0,
  x: 8,
  y: 3,
};
const rat: FoundThing = {
  ...look,
  kind: 'creature',
  glyph: 'r',
  name: 'sewer rat',
  level: 3,
  away: 1,
  x: 4,
  y: 4,
  seen: 120,
};
const view = { dungeonLevel: 2, hero: { x: 3, y: 3 } } as unknown as GameView;

describe('finding', () => {
  it.each([
    ['potion', [potion]],
    ['monster', [rat]],
    ['dungeon 3', [rat]],
    ['!', [potion]],
    ['-rat', [potion]],
    ['', [potion, rat]],
    ['ring', []],
  ])('by “%s”', (words, found) => {
    expect(filterFinds([potion, rat], words)).toEqual(found);
  });

  it('says where, and when a creature was there', () => {
    expect(whereFound(view, potion)).toBe('5 squares east');
    expect(whereFound(view, rat)).toBe('dungeon level 3, seen in turn 120');
  });

  it('goes by stairs first, then to the square', async () => {
    expect(commandTowards(view, potion)).toEqual({ kind: 'travel', x: 8, y: 3 });
    expect(commandTowards(view, { ...potion, x: 3 })).toBeUndefined();
    const commands: Command[] = [];
    const arrived = { ...view, dungeonLevel: 3 } as GameView;
    await goToFound(view, rat, async command => {
      commands.push(command);
      return arrived;
    });
    expect(commands).toEqual([
      { kind: 'journey', level: 3 },
      { kind: 'travel', x: 4, y: 4 },
    ]);
  });

  it('does no more where the journey ends early', async () => {
    const commands: Command[] = [];
    await goToFound(view, rat, async command => {
      commands.push(command);
      return view;
    });
    expect(commands).toEqual([{ kind: 'journey', level: 3 }]);
  });
});

describe('kinds and notes', () => {
  const at = { icon: '', hue: '', level: 1, away: 0, x: 1, y: 1 } as const;
  const list = [
    { kind: 'item', name: 'leather jerkin', glyph: '[', ...at },
    { kind: 'item', name: 'sling', glyph: '}', ...at },
    { kind: 'note', name: 'a shop here', glyph: ':', seen: 7, ...at },
  ] as const;

  it('are found by what they are', () => {
    const names = (words: string) => filterFinds(list, words).map(({ name }) => name);
    expect(names('armour')).toEqual(['leather jerkin']);
    expect(names('weapon')).toEqual(['sling']);
    expect(names('note')).toEqual(['a shop here']);
    expect(names('shop')).toEqual(['a shop here']);
  });
});
