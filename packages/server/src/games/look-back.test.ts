// A game on a server looked back on while it goes on: by its player only, and without a word of its seed.

import { type GameFile, type LookedBack, SimplePlayer } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';
import { jsonOf, newGame, send } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { engineGames } from './engine-games.ts';

const UNSEEDED = { heroName: 'Ada', role: 'valkyrie', race: 'human' };

/** Kinds of draws of which a hero may know all facts. */
const KNOWABLE = ['blows', 'shots', 'casts', 'taken', 'missiles-kept', 'wresting', 'studies'];

describe('looking back on a game that is played', () => {
  it('tells luck and last turns to its player, and nothing of its seed', async () => {
    const { url } = await testServer({ maker: engineGames() });
    const { game, token } = await newGame(url, UNSEEDED);
    const window = await Player.join(url, { game, token });
    const player = new SimplePlayer('look back');
    let performed = await window.look();
    for (let count = 0; count < 60 && performed.view.ending === undefined; count++) {
      performed = await window.perform(player.next(performed));
    }
    const headers = { Authorization: `Bearer ${token}` };
    const asked = async (about: string, given: Record<string, string> = headers) => {
      const answer = await send(url, `/api/games/${game}/look-back?about=${about}`, {
        headers: given,
      });
      return { status: answer.status, told: jsonOf(answer) as LookedBack };
    };
    const luck = await asked('luck');
    expect(luck.status).toBe(200);
    expect(luck.told.lastTurns).toBeUndefined();
    for (const { kind } of luck.told.luck!.sums.filter(({ kind: told }) => told !== 'criticals')) {
      expect(KNOWABLE).toContain(kind);
    }
    const turns = await asked('last-turns');
    expect(turns.told.lastTurns!.moves.length).toBeGreaterThan(3);
    for (const { death } of turns.told.lastTurns!.moves) {
      expect(death).toBeGreaterThanOrEqual(0);
      expect(death).toBeLessThanOrEqual(1);
    }
    expect((await asked('luck', {})).status).toBe(401);
    expect((await asked('fate')).status).toBe(400);
    const other = await newGame(url, UNSEEDED);
    const foreign = await asked('luck', { Authorization: `Bearer ${other.token}` });
    expect(foreign.status).toBe(403);
    const file = await send(url, `/api/games/${game}/file?running=true`, { headers });
    const { seed } = (JSON.parse(String(file.body)) as GameFile).start;
    expect(JSON.stringify([luck.told, turns.told])).not.toContain(seed);
  });
});
