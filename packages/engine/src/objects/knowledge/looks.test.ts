import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Looks } from './looks.ts';

const dealt = fc
  .array(fc.tuple(fc.constantFrom('b', 'aa', 'constructor', 'a', '__proto', 'c'), fc.string()))
  .map(entries => new Map<string, string>(entries));

describe('the looks of a game', () => {
  it('are those that were dealt, whatever other games have dealt', () => {
    fc.assert(
      fc.property(fc.array(dealt, { maxLength: 6 }), games => {
        const all = games.map(looks => new Looks(looks));
        for (const [game, looks] of games.entries()) {
          const own = all[game]!;
          for (const id of ['a', 'aa', 'b', 'c', 'constructor', '__proto', 'toString']) {
            expect(own.get(id)).toBe(looks.get(id));
            expect(own.has(id)).toBe(looks.has(id));
          }
          expect(Object.entries(own.record())).toEqual(
            [...looks].sort(([one], [other]) => (one < other ? -1 : 1)),
          );
        }
      }),
    );
  });
});
