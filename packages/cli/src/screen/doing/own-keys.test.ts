// Key sets and the player's own keys on the full screen.

import { COMMAND_HELP } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { playKeys } from '../../testing/play-keys.ts';
import { readKeys } from '../terminal/input.ts';
import { directionKey, runKey } from '../terminal/keys.ts';

describe('own keys on the full screen', () => {
  it('are written, kept, and stand for several keys', async () => {
    const { commands, kept, screens } = await playKeys([
      ...['^K', ...'A = : H i Enter', 'Enter'],
      ...['A', 'S'],
    ]);
    expect(kept.at(-1)?.bindings).toBe('A = : H i Enter');
    expect(screens.some(screen => screen.includes('Keys of your own: 1.'))).toBe(true);
    expect(commands).toEqual([{ kind: 'note', text: 'Hi' }]);
  });

  it.each([
    ['F1', '\u001bOP', '\u001b[11~', '\u001b[[A'],
    ['F2', '\u001bOQ', '\u001b[12~', '\u001b[[B'],
    ['F4', '\u001bOS', '\u001b[14~', '\u001b[[D'],
    ['F5', '\u001b[15~', '\u001b[[E'],
    ['F6', '\u001b[17~'],
    ['F12', '\u001b[24~'],
  ])('may be %s, as terminals send it', (key, ...sent) => {
    for (const text of sent) {
      expect(readKeys(`${text}l`, false), JSON.stringify(text)).toEqual({
        keys: [key, 'l'],
        rest: '',
      });
    }
  });

  it('of several commands stand on a function key', async () => {
    const { commands } = await playKeys([
      ...['^K', ...'F2 = : H i Enter', 'Enter'],
      ...readKeys('\u001bOQ', false).keys,
      'S',
    ]);
    expect(commands).toEqual([{ kind: 'note', text: 'Hi' }]);
  });

  it('that can’t be read say why, and are not kept', async () => {
    const { kept, screens } = await playKeys(['^K', ...'o v', 'Enter', 'Escape', 'S']);
    expect(kept).toEqual([]);
    expect(screens.some(screen => screen.includes('no equals sign'))).toBe(true);
  });

  it('of Dungeon Crawl explore with o', async () => {
    const choose = ['O', ...Array.from({ length: 6 }, () => 'ArrowDown'), 'Enter', 'Escape'];
    const { commands, kept } = await playKeys([...choose, 'o', '~', 'Escape', 'S']);
    expect(kept.at(-1)?.keys).toBe('dcss');
    expect(commands).toEqual([{ kind: 'explore' }]);
  });

  it('of Dungeon Crawl stand below the map and on the page of help', async () => {
    const choose = ['O', ...Array.from({ length: 6 }, () => 'ArrowDown'), 'Enter', 'Escape'];
    const { screens } = await playKeys([...choose, '?', 'Escape', 'S']);
    expect(screens.at(-1)).toContain(
      'x look  o explore  i bag  z cast  f fire  ~ options  S leave',
    );
    expect(screens.at(-2)).toMatch(/│ o v `\s+Walk to unexplored ground/);
  });

  it('are no command’s key and one for leaving, or for a step, at once', () => {
    for (const { keys } of Object.values(COMMAND_HELP)) {
      for (const key of keys) {
        expect(['S', '^C'], key).not.toContain(key);
        expect(key === '.' ? undefined : directionKey(key), key).toBeUndefined();
        expect(runKey(key), key).toBeUndefined();
      }
    }
  });
});

describe('a kick on the full screen', () => {
  it('asks where to, and kicks', async () => {
    const { commands, ended } = await playKeys(['Q', 'h', 'S']);
    expect(commands).toEqual([{ kind: 'kick', direction: 7 }]);
    expect(ended).toBe('');
  });
});

describe('the help on the full screen', () => {
  it('is searched by words', async () => {
    const { screens } = await playKeys(['#', ...'rune', 'Enter', 'Escape', 'S']);
    expect(screens.at(-2)).toContain('Try to disarm a trap or rune');
    expect(screens.at(-2)).not.toContain('Drink a potion');
  });

  it('is searched while it is read, and no letter of the words is a command', async () => {
    const keys = ['?', '/', ...'kick', 'Enter', '/', ...'rune', 'Enter', 'Escape', 'S'];
    const { commands, screens } = await playKeys(keys);
    const pages = screens.filter(screen => screen.includes(', / searches'));
    expect(commands).toEqual([]);
    expect(pages.some(page => page.includes('Walls kick back.'))).toBe(true);
    expect(pages.at(-1)).toContain('Try to disarm a trap or rune');
    expect(pages.at(-1)).not.toContain('Walls kick back.');
  });
});

describe('a verb after #', () => {
  it.each([['kick'], ['#kick'], ['Kick']])('begins a command that has a key: %s', async verb => {
    const { commands } = await playKeys(['#', ...verb, 'Enter', 'h', 'S']);
    expect(commands).toEqual([{ kind: 'kick', direction: 7 }]);
  });
});

describe('writing on the floor on the full screen', () => {
  it('is done with the finger by the key of NetHack', async () => {
    const keys = ['X', '-', 'Enter', ...'Elbereth', 'Enter', 'S'];
    const { commands, screens } = await playKeys(keys);
    expect(commands).toEqual([
      { kind: 'engrave' },
      { kind: 'answer', answer: { choice: 'finger' } },
      { kind: 'answer', answer: { text: 'Elbereth' } },
    ]);
    expect(screens.some(screen => screen.includes('- - your finger, in the dust'))).toBe(true);
    expect(screens.some(screen => screen.includes('0 - Write nothing.'))).toBe(true);
  });
});
