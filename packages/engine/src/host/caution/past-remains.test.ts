import { describe, expect, it } from 'vitest';
import type { Command, GameEvent, Performed } from '../../game/index.ts';
import { CautiousHost } from './cautious-host.ts';

const explore: Command = { kind: 'explore' };

/** Explores with these finds by name, one for each command; the last finds nothing. */
async function explored(names: readonly string[], hostile = false) {
  const commands: Command[] = [];
  const performed = (): Performed => {
    const step = commands.length;
    const name = names[step - 1];
    const spotted: GameEvent[] = name === undefined ? [] : [{ kind: 'spotted', item: 20 + step }];
    const items = names.map((each, place) => ({
      ...{ kind: 'item', id: 21 + place, name: each, icon: 'meat' },
    }));
    const foe = { kind: 'creature', id: 9, name: 'newt', hostile, x: 5, y: 1 };
    return {
      sequence: step,
      refusal: name === undefined ? { reason: 'all-explored', usesMove: false } : undefined,
      events: step === 0 ? [] : spotted,
      ...{ names: {}, renamed: {}, looks: {} },
      view: {
        things: [...items, foe],
        map: { terrain: [] },
        hero: { x: step, y: 1, conditions: [] },
      },
    } as unknown as Performed;
  };
  const host = new CautiousHost(
    {
      look: async () => performed(),
      perform: async command => {
        commands.push(command);
        return performed();
      },
      odds: () => Promise.reject(new Error('not asked')),
      close: async () => {},
    },
    { threshold: () => 0, confirm: async () => true },
  );
  const { events } = await host.perform(explore);
  return { commands: commands.length, events: events.length };
}

describe('an exploration', () => {
  it('goes on past the corpses that come into sight, and tells of each', async () => {
    expect(await explored(['jackal corpse', '2 newt corpses'])).toEqual({ commands: 3, events: 2 });
  });

  it('ends at anything else, and with an enemy in sight', async () => {
    expect(await explored(['jackal corpse', 'meatball', 'newt corpse'])).toEqual({
      ...{ commands: 2, events: 2 },
    });
    expect(await explored(['jackal corpse'], true)).toEqual({ commands: 1, events: 1 });
  });
});
