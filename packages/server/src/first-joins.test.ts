import { describe, expect, it } from 'vitest';
import { FirstJoins } from './first-joins.ts';

/** Rooms that take a while to open, as long as a test says. */
function slowRooms() {
  const open = new Set<string>();
  const asked: (() => void)[] = [];
  let opened = 0;
  const joins = new FirstJoins(game => open.has(game));
  const seat = (game: string, isAdmitted = true) =>
    joins.join(game, async () => {
      if (!open.has(game)) {
        await new Promise<void>(resolve => asked.push(resolve));
        if (!isAdmitted) {
          throw new Error('no such game');
        }
        opened += 1;
        open.add(game);
      }
      return game;
    });
  const settle = () => new Promise(resolve => setImmediate(resolve));
  return { seat, asked, settle, opened: () => opened };
}

describe('those who join a game at once', () => {
  it('share the room that the first one has opened, however long that takes', async () => {
    const { seat, asked, settle, opened } = slowRooms();
    const seats = Array.from({ length: 16 }, () => seat('a'));
    await settle();
    expect(asked).toHaveLength(1);
    asked[0]!();
    await Promise.all(seats);
    expect(opened()).toBe(1);
  });

  it('don’t wait for the rooms of other games', async () => {
    const { seat, asked, settle } = slowRooms();
    void seat('a');
    void seat('b');
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('have it opened by the next one when the first is refused', async () => {
    const { seat, asked, settle, opened } = slowRooms();
    const refused = expect(seat('a', false)).rejects.toThrow('no such game');
    const admitted = seat('a');
    await settle();
    asked[0]!();
    await refused;
    await settle();
    expect(asked).toHaveLength(2);
    asked[1]!();
    expect(await admitted).toBe('a');
    expect(opened()).toBe(1);
  });
});
