// Monsters of several squares on the screen and in lines.

import { describe, expect, it } from 'vitest';
import { Session } from '../../play/session.ts';
import { gameWithBigMonster } from '../../testing/big-monster.ts';
import { Cells } from '../terminal/cells.ts';
import { drawScene } from './picture.ts';

const game = gameWithBigMonster();
const { view } = game.look();
const monster = view.things.find(({ kind }) => kind === 'creature')!;

describe('a monster of two by two squares', () => {
  it('is one creature of four squares in the view', () => {
    expect(monster.name).toBe('chapel tortoise');
    expect(monster.parts).toHaveLength(4);
    expect(view.things.filter(({ kind }) => kind === 'creature')).toHaveLength(1);
  });

  it('is drawn on all four by the screen', () => {
    const cells = new Cells(100, 30);
    const screen = { cells, palette: 'standard', colourDepth: 24 } as const;
    drawScene(screen, { view, near: new Map(), log: [], news: 0, prompt: '' });
    // The panel beside the map names it once more.
    const rows = cells.text().map(row => row.split('│')[0]!);
    expect(rows.join('').split('Q')).toHaveLength(5);
    expect(rows.filter(row => row.includes('QQ'))).toHaveLength(2);
  });

  it('is named by a look at any of its squares, and told of in lines', async () => {
    const host = {
      look: async () => game.look(),
      perform: async (command: Parameters<typeof game.perform>[0]) => game.perform(command),
      odds: async (question: Parameters<typeof game.odds>[0]) => game.odds(question),
      close: async () => {},
    };
    const session = await Session.begin(host, true);
    const told = await session.answer('look chapel tortoise');
    expect(told).toContain('hapel tortoise');
    expect(await session.answer('map')).toMatch(/QQ[^Q]*\n[^Q]*QQ/);
  });
});
