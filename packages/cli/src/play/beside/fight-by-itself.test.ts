import { drawView } from '@roguewright/engine/face/testing';
import type { Command, GameView } from '@roguewright/engine/game';
import { type CautiousHost, fight, USUAL_LIMITS } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';

/** A host that gives no odds. */
const HOST = { danger: async () => undefined } as unknown as CautiousHost;

/** A corridor: the squares on which the hero and the jackal stand; a jackal at 0 isn't seen. */
function corridor(hero: number, jackal: number): GameView {
  const row = [...'#.........#'];
  row[hero] = '@';
  if (jackal > 0) {
    row[jackal] = 'j';
  }
  return drawView(['###########', row.join(''), '###########']);
}

/**
 * A fight by itself from square 1 against a jackal on square 5, which one blow kills.
 * @param flights where the jackal is after the act of an index, if it changes; 0: out of sight
 */
async function fought(flights: Readonly<Record<number, number>>) {
  let [hero, jackal] = [1, 5];
  const kinds: Command['kind'][] = [];
  const acted = async (command: Command) => {
    if (command.kind === 'move') {
      hero += 1;
    } else if (command.kind === 'attack') {
      jackal = 0;
    }
    jackal = flights[kinds.length] ?? jackal;
    kinds.push(command.kind);
    return { view: corridor(hero, jackal), refused: false };
  };
  const why = await fight(HOST, USUAL_LIMITS, acted, corridor(hero, jackal));
  return { why, kinds, hero };
}

describe('a fight by itself', () => {
  it('steps up to the enemy and strikes until none is left', async () => {
    const { why, kinds } = await fought({});
    expect(why).toBe('No enemy is left in sight.');
    expect(kinds).toEqual(['move', 'move', 'move', 'attack']);
  });

  it('goes on to where the enemy was last seen, and says that it is out of sight', async () => {
    const { why, kinds, hero } = await fought({ 1: 0 });
    expect(why).toBe('The thing is out of sight.');
    expect(kinds).toEqual(['move', 'move', 'move', 'move']);
    expect(hero).toBe(5);
  });

  it('goes on with an enemy that comes back into view', async () => {
    const { why, kinds } = await fought({ 0: 0, 2: 6 });
    expect(why).toBe('No enemy is left in sight.');
    expect(kinds).toEqual(['move', 'move', 'move', 'move', 'attack']);
  });
});
