// A walk that something holds up goes on until the hero is free; stairs are told where several lead down.

import { describe, expect, it } from 'vitest';
import type { Command, GameEvent, GameView, Performed } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import { CautiousHost } from './cautious-host.ts';

/** What the hero, at the left end of a corridor, sees of it; `d` is an enemy. */
function drawView([row]: readonly [string]): GameView {
  const enemy = { id: 2, kind: 'creature', name: 'jackal', hostile: true, y: 0 };
  const things = row.includes('d') ? [{ ...enemy, x: row.indexOf('d') }] : [];
  const map = {
    ...{ width: row.length, height: 1, terrain: [row.replace(/[@d]/g, '.')] },
    ...{ visible: ['1'.repeat(row.length)], lit: [], seenThrough: [] },
  };
  return { things, map, hero: { id: 1, x: 0, y: 0, conditions: [] } } as unknown as GameView;
}

const NAMES = { 1: { name: 'Ada', isHero: true, common: false } };
const STRUGGLED: GameEvent = { kind: 'struggled', actor: 1 };
const FREE: GameEvent = { kind: 'condition-ended', actor: 1, condition: 'trapped' };
const HELD: GameEvent = { kind: 'travel-interrupted', target: 0, cause: 'obstacle' };
const SPOTTED: GameEvent = { kind: 'spotted', item: 3 };

/** A game that answers each command with the next events, and after them without any. */
function host(view: GameView, turns: readonly (readonly GameEvent[])[]) {
  const commands: Command[] = [];
  const answer = (events: readonly GameEvent[]): Performed =>
    ({ sequence: 1, events, names: NAMES, renamed: {}, looks: {}, view }) as unknown as Performed;
  const cautious = new CautiousHost(
    {
      look: async () => answer([]),
      perform: async command => answer(turns[commands.push(command) - 1] ?? []),
      odds: async () => ({}) as OddsAnswer,
      close: async () => {},
    },
    { threshold: () => 0.05, confirm: async () => true },
  );
  return { cautious, commands };
}

const TURNS = [[STRUGGLED, HELD], [STRUGGLED, HELD], [STRUGGLED, FREE, HELD], [SPOTTED]];

describe('a walk that a pit holds up', () => {
  it.each([{ kind: 'explore' }, { kind: 'travel', x: 3, y: 0 }] as Command[])(
    'goes on when the hero is free: $kind',
    async command => {
      const { cautious, commands } = host(drawView(['@...']), TURNS);
      const { events } = await cautious.perform(command);
      expect(commands).toHaveLength(4);
      expect(events).toEqual([STRUGGLED, STRUGGLED, STRUGGLED, FREE, SPOTTED]);
    },
  );

  it('stops where it was while an enemy is in sight, and at any other obstacle', async () => {
    const watched = host(drawView(['@..d']), TURNS);
    const { events } = await watched.cautious.perform({ kind: 'explore' });
    expect(watched.commands).toHaveLength(1);
    expect(events).toEqual([STRUGGLED, HELD]);
    const blocked = host(drawView(['@...']), [[HELD]]);
    await blocked.cautious.perform({ kind: 'explore' });
    expect(blocked.commands).toHaveLength(1);
    const once = host(drawView(['@...']), TURNS);
    await once.cautious.perform({ kind: 'move', direction: 3 });
    expect(once.commands).toHaveLength(1);
  });
});

describe('a journey to stairs down', () => {
  it('says once which they are where others lead into a branch', async () => {
    const { cautious } = host(drawView(['@.»..>']), []);
    await cautious.perform({ kind: 'travel', x: 5, y: 0 });
    expect(cautious.remarks()).toEqual([
      {
        text: 'You make for the stairs down, 5 squares east. Other stairs lead into a branch: 2 squares east.',
      },
    ]);
    await cautious.perform({ kind: 'travel', x: 2, y: 0 });
    expect(cautious.remarks()).toEqual([]);
    // It is told once on a level, however often the journey is stopped.
    await cautious.perform({ kind: 'travel', x: 5, y: 0 });
    expect(cautious.remarks()).toEqual([]);
    const { cautious: plain } = host(drawView(['@....>']), []);
    await plain.perform({ kind: 'travel', x: 5, y: 0 });
    expect(plain.remarks()).toEqual([]);
  });
});
