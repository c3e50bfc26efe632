// The words of the lines: one command each, and what comes of words that two commands had.

import { readContent } from '@roguewright/content';
import { type GameView, loadContent, type ThingView } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { COMMAND_HELP } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../testing/session-of.ts';
import { understand } from './orders.ts';

const start = { heroName: 'Una', role: 'wizard', race: 'elf', seed: 'orders' };
const game = LocalGame.create(loadContent(readContent()), createRulesets().resolve('house'), start);
const { view } = game.look();

/** The same with a jackal to the east. */
function besideJackal(): GameView {
  const look = { glyph: 'd', icon: '', hue: '', health: 'unhurt', ticksLeft: 0 } as const;
  const { x, y } = view.hero;
  const jackal = { ...look, kind: 'creature', id: 101, name: 'jackal', x: x + 1, y } as ThingView;
  return { ...view, things: [...view.things, jackal] };
}

function kick(direction: number) {
  return { do: 'perform', command: { kind: 'kick', direction } };
}

describe('the page of help in lines', () => {
  it('has no line wider than 80 columns, nor has what it says about a command', async () => {
    const session = await sessionOf(game);
    for (const line of ['help', 'help engrave', 'help rest', 'help odds', 'help trap']) {
      const lines = (await session.answer(line)).split('\n');
      expect(lines.filter(one => one.length > 80)).toEqual([]);
      expect(lines.length).toBeGreaterThan(1);
    }
  });
});

describe('a verb', () => {
  it('belongs to one command', () => {
    const owners = new Map<string, string[]>();
    for (const [kind, { verbs }] of Object.entries(COMMAND_HELP)) {
      for (const verb of verbs) {
        owners.set(verb, [...(owners.get(verb) ?? []), kind]);
      }
    }
    expect([...owners].filter(([, kinds]) => kinds.length > 1)).toEqual([]);
  });

  it('kicks what is named', () => {
    expect(understand('kick jackal', besideJackal())).toEqual(kick(3));
    expect(understand('kick east', view)).toEqual(kick(3));
    expect(understand('kick door north', view)).toEqual(kick(1));
  });

  it('digs where it is told', () => {
    const dig = (direction: number) => ({ do: 'perform', command: { kind: 'dig', direction } });
    expect(understand('dig east', view)).toEqual(dig(3));
    expect(understand('tunnel north', view)).toEqual(dig(1));
    expect(understand('dig down', view)).toEqual(dig(0));
    expect(understand('dig', view)).toMatchObject({ do: 'say' });
    // Without a tool nothing is foretold.
    expect(understand('odds dig east', view)).toMatchObject({ do: 'say' });
  });

  it('breaks wands and doors', () => {
    const force = { kind: 'force', direction: 3 };
    expect(understand('break door east', view)).toEqual({ do: 'perform', command: force });
    const wand = understand('break wand', view);
    expect(wand).toMatchObject({ do: 'perform', command: { kind: 'break' } });
  });

  it('takes its count before it as well', () => {
    const search = { do: 'perform', command: { kind: 'search', count: 5 } };
    expect(understand('5 search', view)).toEqual(search);
    expect(understand('5 north', view)).toEqual(understand('north 5', view));
  });

  it('is understood by the words of the page', () => {
    expect(understand('bag', view)).toEqual(understand('inventory', view));
    expect(understand('nearby', view)).toEqual(understand('look', view));
  });
});
