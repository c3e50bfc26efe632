// Sixteen heroes in one world who do random things, leave and come back: saved at any moment, performed again, and
// blind to what only another of them knows.

import { type SavedGame, type SeatedOrder, savedFlaw } from '@roguewright/engine/game';
import { LocalGame, RandomPlayer, SharedGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong } from '../sampled.ts';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');
const SEATS = 16;
/** Orders of each hero. */
const EACH = isLong ? 40 : 8;
const ROLES = ['wizard', 'valkyrie', 'priest', 'samurai'];

const hero = (seat: number) => ({
  heroName: `Hero ${seat}`,
  role: ROLES[seat % ROLES.length]!,
  race: 'human',
});
const START = { ...hero(0), seed: 'sixteen', shared: true as const, revives: true as const };

/**
 * Plays a full world with orders that depend on what each hero sees alone.
 * @param after called after each order that was carried out
 * @returns the orders
 */
function played(game: SharedGame, after: (step: number) => void = () => undefined) {
  const orders: SeatedOrder[] = [];
  const players = Array.from({ length: SEATS }, (_, seat) => new RandomPlayer(`player ${seat}`));
  const carryOut = (order: SeatedOrder) => {
    const before = game.sequence;
    game.perform(order);
    if (game.sequence !== before) {
      orders.push(order);
      after(orders.length);
    }
  };
  for (let seat = 1; seat < SEATS; seat++) {
    carryOut({ kind: 'join', ...hero(seat), seat });
  }
  for (let round = 0; round < EACH; round++) {
    const absent = (round * 5) % SEATS;
    carryOut({ kind: 'leave', seat: absent });
    for (const seat of game.up) {
      carryOut({ ...players[seat]!.next(game.look(seat)), seat });
      if (game.up.includes(seat)) {
        // That was free or refused, and time must go on.
        carryOut({ kind: 'rest', count: 1, seat });
      }
    }
    carryOut({ kind: 'return', seat: absent });
  }
  return orders;
}

function begun(): SharedGame {
  return new SharedGame(LocalGame.create(content, house, START));
}

describe('sixteen heroes', () => {
  it('play on; every state is sound, and equal when it is saved and read again', () => {
    const game = begun();
    const every = isLong ? 40 : 29;
    const hashes = new Map<number, string>();
    const orders = played(game, step => {
      if (step % every === 0) {
        hashes.set(step, game.hash());
        const saved: SavedGame = JSON.parse(JSON.stringify(game.save()));
        expect([step, savedFlaw(saved)]).toEqual([step, undefined]);
        expect(LocalGame.restore(content, house, saved).hash()).toBe(hashes.get(step));
      }
    });
    expect(orders.length).toBeGreaterThan((SEATS * EACH) / 2);
    expect(game.look(0).view.turn).toBeGreaterThan(EACH / 2);
    const again = begun();
    for (const [place, order] of orders.entries()) {
      again.perform(order);
      if (hashes.has(place + 1)) {
        expect([place, again.hash()]).toEqual([place, hashes.get(place + 1)]);
      }
    }
    expect(again.hash()).toBe(game.hash());
  });

  it('each see the same whatever the others have, know and were told', () => {
    const game = begun();
    played(game);
    const saved = game.save();
    const told = (change: (seat: SavedGame['seats'][number]) => object) => {
      const seats = saved.seats.map((seat, number) =>
        number === 0 ? seat : { ...seat, ...change(seat) },
      );
      const twin = LocalGame.restore(content, house, { ...saved, seats } as SavedGame);
      return JSON.stringify(twin.look(0).view);
    };
    const plain = told(() => ({}));
    expect(told(({ sheet }) => ({ sheet: { ...sheet, energy: 1, nutrition: 777 } }))).toBe(plain);
    expect(told(({ hero: own }) => ({ hero: { ...own, hitPoints: 1 } }))).toBe(plain);
    expect(told(({ sheet }) => ({ sheet: { ...sheet, spells: [] } }))).toBe(plain);
    expect(told(() => ({ words: { notes: [[1, 1, 1, 'a secret']] }, acquainted: [] }))).toBe(plain);
  });
});
