// A command that an enemy in sight stops, begun once more; and enemies that can’t come.

import { describe, expect, it } from 'vitest';
import type { Command, GameView, Performed, ThingView } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import { CautiousHost } from './cautious-host.ts';
import type { Doubt } from './doubt.ts';

const newt = { id: 9, kind: 'creature', name: 'newt', hostile: true, x: 6, y: 1 } as ThingView;
const eel = { ...newt, id: 10, name: 'eel', bound: true } as ThingView;

/** A game that refuses long commands while somebody in sight stops the hero. */
function game(
  seen: readonly ThingView[],
  { threshold = 0.01, says = true, dead = 0.02, played = 0 } = {},
) {
  const spared = new Set<number>();
  const commands: Command[] = [];
  const doubts: Doubt[] = [];
  const things = () => seen.map(one => (spared.has(one.id) ? { ...one, spared: true } : one));
  const performed = (refused = false): Performed =>
    ({
      sequence: commands.length,
      refusal: refused ? { reason: 'hostile-in-sight', usesMove: false } : undefined,
      events: [],
      names: {},
      renamed: {},
      looks: {},
      view: { things: things(), hero: { x: 1, y: 1, conditions: [] } } as unknown as GameView,
    }) as unknown as Performed;
  const host = new CautiousHost(
    {
      look: async () => performed(),
      perform: async command => {
        if (command.kind === 'let-be') {
          for (const { id } of seen) {
            if (command.creature === 0 || command.creature === id) {
              spared.add(id);
            }
          }
        }
        const isStopped = command.kind === 'explore' && seen.some(({ id }) => !spared.has(id));
        if (!isStopped) {
          commands.push(command);
        }
        return performed(isStopped);
      },
      odds: async question => {
        // Where a walk leads can't be foreseen.
        const foreseen = !('act' in question && question.act !== undefined);
        const survival = { dead: [dead], least: [dead], most: [dead], played, foes: [9] };
        return { survival: { ...survival, foreseen } } as unknown as OddsAnswer;
      },
      close: async () => {},
    },
    {
      threshold: () => threshold,
      confirm: async doubt => {
        doubts.push(doubt);
        return says;
      },
    },
  );
  return { host, commands, doubts };
}

const explore = { kind: 'explore' } as const;

describe('a command that an enemy in sight stopped', () => {
  it('goes on the second time, once the player has said so', async () => {
    const { host, commands, doubts } = game([newt]);
    expect((await host.perform(explore)).refusal?.reason).toBe('hostile-in-sight');
    expect(doubts).toEqual([]);
    const second = await host.perform(explore);
    expect(second.refusal).toBeUndefined();
    expect(doubts.map(({ text }) => text)).toEqual([
      'The newt, 5 squares east, stops you no more until it is beside you. 2 % to die within five moves. Go on?',
    ]);
    expect(commands.map(({ kind }) => kind)).toEqual(['let-be', 'explore']);
    // Nobody is asked about it again.
    await host.perform(explore);
    expect(doubts).toHaveLength(1);
  });

  it('is held back by a no, and asks again only after another refusal', async () => {
    const { host, commands, doubts } = game([newt], { says: false });
    await host.perform(explore);
    expect((await host.perform(explore)).refusal?.reason).toBe('held-back');
    expect((await host.perform(explore)).refusal?.reason).toBe('hostile-in-sight');
    expect(doubts).toHaveLength(1);
    expect(commands).toEqual([]);
  });

  it('goes on once the player says yes afterwards, as in lines', async () => {
    const { host, commands, doubts } = game([newt], { says: false });
    await host.perform(explore);
    await host.perform(explore);
    host.accept();
    expect((await host.perform(explore)).refusal).toBeUndefined();
    expect(doubts).toHaveLength(1);
    expect(commands.map(({ kind }) => kind)).toEqual(['let-be', 'explore']);
  });

  it('isn’t insisted on by another command in between', async () => {
    const { host, doubts } = game([newt]);
    await host.perform(explore);
    await host.perform({ kind: 'move', direction: 3 });
    expect((await host.perform(explore)).refusal?.reason).toBe('hostile-in-sight');
    expect(doubts).toEqual([]);
  });

  it('goes on the second time without a question about a danger that the player accepts', async () => {
    const { host, commands, doubts } = game([newt], { threshold: 0.02 });
    expect((await host.perform(explore)).refusal?.reason).toBe('hostile-in-sight');
    expect((await host.perform(explore)).refusal).toBeUndefined();
    expect(doubts).toEqual([]);
    expect(commands).toEqual([
      { kind: 'let-be', creature: 0 },
      { ...explore, steps: 1 },
    ]);
  });

  it('asks about an enemy beside the hero, however small the danger', async () => {
    const { host, commands, doubts } = game([{ ...newt, x: 2 }], { threshold: 0.5, says: false });
    await host.perform(explore);
    expect((await host.perform(explore)).refusal?.reason).toBe('held-back');
    expect(doubts.map(({ text }) => text)).toEqual([
      'The newt, 1 square east, may strike while you go on. 2 % to die within five moves. Go on?',
    ]);
    expect(commands).toEqual([]);
  });

  it('names the enemy beside the hero and no chance where there is none', async () => {
    const beside = [{ ...newt, x: 2 }];
    const question = async (played: number) => {
      const { host, doubts } = game(beside, { threshold: 0.5, says: false, dead: 0, played });
      await host.perform(explore);
      await host.perform(explore);
      return doubts.map(({ text }) => text);
    };
    const reason = 'The newt, 1 square east, may strike while you go on.';
    expect(await question(0)).toEqual([`${reason} Go on?`]);
    // What no played fight showed may come all the same.
    expect(await question(2000)).toEqual([`${reason} <0.1 % to die within five moves. Go on?`]);
  });

  it('asks nobody who has turned the questions off', async () => {
    const { host, commands, doubts } = game([newt], { threshold: 0 });
    await host.perform(explore);
    await host.perform(explore);
    expect(doubts).toEqual([]);
    expect(commands.map(({ kind }) => kind)).toEqual(['let-be', 'explore']);
  });
});

describe('an enemy that can’t leave the water', () => {
  it('is let be without a question unless it is beside the hero', async () => {
    const { host, commands, doubts } = game([eel]);
    expect((await host.perform(explore)).refusal).toBeUndefined();
    expect(commands).toEqual([
      { kind: 'let-be', creature: 10 },
      { ...explore, steps: 1 },
    ]);
    expect(doubts).toEqual([]);
    const near = game([{ ...eel, x: 2 }]);
    expect((await near.host.perform(explore)).refusal?.reason).toBe('hostile-in-sight');
  });
});
