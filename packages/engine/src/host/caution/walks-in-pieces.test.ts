import { describe, expect, it } from 'vitest';
import type { Command, GameEvent, GameView, Performed } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import { CautiousHost } from './cautious-host.ts';
import type { Doubt } from './doubt.ts';

const newt = {
  id: 9,
  kind: 'creature',
  name: 'newt',
  hostile: true,
  inactive: 'asleep',
  x: 5,
  y: 1,
};
const PAUSED = { kind: 'walk-paused', actor: 1 } as GameEvent;
const OPENED = { kind: 'door-opened', actor: 1, x: 3, y: 1 } as GameEvent;

/** A walk of six steps past a newt that doesn't stop it; standing his ground has the danger of each step. */
function walk(plan: {
  readonly own: GameView['own'];
  readonly dangers: readonly number[];
  readonly doorAfter?: number;
  readonly foes?: boolean;
}) {
  const commands: Command[] = [];
  const doubts: Doubt[] = [];
  const performed = (): Performed => {
    const step = commands.length;
    const things = plan.foes === false ? [] : [newt];
    const opened = step > 0 && step === plan.doorAfter ? [OPENED] : [];
    return {
      sequence: step,
      refusal: undefined,
      events: step === 0 ? [] : [...opened, ...(step < 6 ? [PAUSED] : [])],
      names: { 1: { name: 'you', isHero: true } },
      renamed: {},
      looks: {},
      view: {
        ...{ things, own: plan.own, map: { terrain: [] } },
        hero: { x: 1, y: 1, conditions: [] },
      } as unknown as GameView,
    } as unknown as Performed;
  };
  const host = new CautiousHost(
    {
      look: async () => performed(),
      perform: async command => {
        commands.push(command);
        return performed();
      },
      odds: async () => {
        const share = plan.dangers[Math.min(commands.length, plan.dangers.length - 1)]!;
        const survival = { dead: [share], least: [share], most: [share], played: 0, foes: [9] };
        return { survival: { ...survival, foreseen: true } } as unknown as OddsAnswer;
      },
      close: async () => {},
    },
    {
      threshold: () => 0.05,
      confirm: async doubt => {
        doubts.push(doubt);
        return false;
      },
    },
  );
  return { host, commands, doubts };
}

const travel: Command = { kind: 'travel', x: 9, y: 1 };

describe('a walk past enemies that don’t stop it', () => {
  it('is one result of many steps while the danger stays below the threshold', async () => {
    const { host, commands, doubts } = walk({ own: { stops: '-newt' }, dangers: [0.01] });
    const { events, refusal, sequence } = await host.perform(travel);
    expect(commands).toEqual(new Array(6).fill({ ...travel, steps: 1 }));
    expect([events.length, refusal, sequence]).toEqual([5, undefined, 6]);
    expect(doubts).toEqual([]);
    expect(host.remarks()).toEqual([]);
  });

  it('asks in the middle where the danger rises above it, and ends after a no', async () => {
    const dangers = [0.01, 0.01, 0.01, 0.09];
    const { host, commands, doubts } = walk({ own: { stops: '-newt' }, dangers });
    const { events, refusal } = await host.perform(travel);
    expect(commands).toHaveLength(3);
    expect(events).toHaveLength(3);
    expect(refusal).toEqual({ reason: 'held-back', usesMove: false });
    expect(doubts.map(({ share }) => share)).toEqual([0.09]);
    expect(host.remarks()).toEqual([
      {
        text: 'Danger: 9 % to die within five moves if you stand your ground.',
        weight: 'danger',
      },
    ]);
    // It is remarked once, and again when it has been low in between.
    await host.perform({ kind: 'pray' });
    expect(host.remarks()).toEqual([]);
  });

  it.each([
    { kind: 'explore' },
    { kind: 'travel', x: 9, y: 1 },
    { kind: 'journey', to: 'stairs-down' },
    { kind: 'rest', count: 12 },
    { kind: 'search', count: 12 },
  ] as unknown as Command[])(
    'stops for danger on the way, whatever it is: $kind',
    async command => {
      const dangers = [0.01, 0.01, 0.01, 0.09];
      for (const own of [{ stops: '-newt' }, undefined]) {
        const { host, commands, doubts } = walk({ own: own as GameView['own'], dangers });
        const { refusal } = await host.perform(command);
        expect(commands).toHaveLength(3);
        expect(refusal).toEqual({ reason: 'held-back', usesMove: false });
        expect(doubts.map(({ share }) => share)).toEqual([0.09]);
      }
      // At the threshold nothing stops it.
      const { host, commands, doubts } = walk({ own: undefined, dangers: [0.05] });
      await host.perform(command);
      expect([commands.length, doubts]).toEqual([6, []]);
    },
  );

  it('is one command where nothing hostile is in sight and no rule spares anybody', async () => {
    const { host, commands } = walk({ own: undefined, dangers: [0], foes: false });
    await host.perform(travel);
    expect(commands).toEqual([travel]);
  });
});

describe('a walk under rules for messages', () => {
  it('ends at a sentence with their words', async () => {
    const plan = { dangers: [0], foes: false, doorAfter: 2 };
    const told = walk({ own: { messages: 'altar, door' }, ...plan });
    const { refusal, events } = await told.host.perform({ kind: 'explore' });
    expect(told.commands).toHaveLength(2);
    expect(refusal).toEqual({ reason: 'message-stops', usesMove: false });
    expect(events).toEqual([PAUSED, OPENED, PAUSED]);
    for (const messages of ['altar', 'door, -open']) {
      const other = walk({ own: { messages }, ...plan });
      expect((await other.host.perform({ kind: 'explore' })).refusal).toBeUndefined();
      expect(other.commands).toHaveLength(6);
    }
  });
});

describe('an exploration that ends without a word', () => {
  /** One that walks a step with these events, and is refused the next time. */
  function explored(events: readonly GameEvent[], x = 2, things: readonly object[] = []) {
    const commands: Command[] = [];
    const after = (at: number, refusal?: object) =>
      ({
        ...{ sequence: commands.length, refusal, events: refusal ? [] : events },
        ...{ names: {}, renamed: {}, looks: {} },
        view: { things, hero: { x: at, y: 1, conditions: [] } },
      }) as unknown as Performed;
    const refused = { reason: 'all-explored', usesMove: false };
    const host = new CautiousHost(
      {
        look: async () => after(1),
        perform: async command => {
          commands.push(command);
          return after(x, commands.length > 1 ? refused : undefined);
        },
        odds: async () => ({}) as OddsAnswer,
        close: async () => {},
      },
      { threshold: () => 0.05, confirm: async () => true },
    );
    return { host, commands };
  }

  it('says at once that nothing is left to explore, with what happened on the way', async () => {
    const { host, commands } = explored([OPENED]);
    const { refusal, events, sequence } = await host.perform({ kind: 'explore' });
    expect(refusal?.reason).toBe('all-explored');
    expect(events).toEqual([OPENED]);
    expect([commands.length, sequence]).toEqual([2, 2]);
  });

  it('says so when it passes a sleeping enemy step by step', async () => {
    const { host, commands } = explored([PAUSED], 2, [newt]);
    const { refusal, events } = await host.perform({ kind: 'explore' });
    expect(refusal?.reason).toBe('all-explored');
    expect(events).toEqual([PAUSED]);
    expect(commands).toHaveLength(2);
    const silent = explored([OPENED], 2, [newt]);
    expect((await silent.host.perform({ kind: 'explore' })).refusal?.reason).toBe('all-explored');
  });

  it('is begun once where it says why it ended, or went nowhere', async () => {
    const spotted = { kind: 'spotted', item: 3 } as GameEvent;
    for (const { host, commands } of [explored([spotted]), explored([OPENED], 1)]) {
      expect((await host.perform({ kind: 'explore' })).refusal).toBeUndefined();
      expect(commands).toHaveLength(1);
    }
  });
});
