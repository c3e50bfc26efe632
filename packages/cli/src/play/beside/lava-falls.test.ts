// What is thrown into lava, in lines.

import { readContent } from '@roguewright/content';
import { loadContent, type SavedGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { readRuns, TERRAINS, writeRuns } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../testing/session-of.ts';
import type { Session } from '../session.ts';

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'well' };

/** A new game with lava east of the hero. */
function besideLava(): Promise<Session> {
  const saved: SavedGame = JSON.parse(
    JSON.stringify(LocalGame.create(content, house, start).save()),
  );
  const { square } = saved.seats[0]!.hero;
  const [key, level] = saved.levels[0]!;
  const { map } = level;
  const terrain = readRuns('terrain', map.terrain, map.width * map.height, 255);
  const [x, y] = [(square % (map.width + 2)) - 1, Math.floor(square / (map.width + 2)) - 1];
  const lava = TERRAINS.findIndex(({ name }) => name === 'lava');
  terrain.fill(lava, y * map.width + x + 1, y * map.width + x + 5);
  const burning = { ...level, map: { ...map, terrain: writeRuns(terrain) } };
  const levels = [[key, burning], ...saved.levels.slice(1)] as SavedGame['levels'];
  const game = LocalGame.restore(content, house, { ...saved, levels });
  game.perform({ kind: 'rest', count: 1 });
  return sessionOf(game);
}

describe('in lines', () => {
  it('a staff that is thrown into lava is told to be lost', async () => {
    const session = await besideLava();
    expect(await session.answer('throw quarterstaff 2 squares east')).toMatch(
      /quarterstaff goes up in flames over the lava/,
    );
    expect(await session.answer('inventory')).not.toContain('quarterstaff');
  });
});
