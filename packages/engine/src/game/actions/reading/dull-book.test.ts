import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../../chance/index.ts';
import { give } from '../../testing/casters.ts';
import { Scene } from '../../testing/scene.ts';
import { dozesOff } from './dull-book.ts';

/** A hero of wisdom 10 takes up a book. */
function read(
  luck: readonly ScriptedLuck[],
  { look = 'dull', ruleset = 'house', begun = false } = {},
) {
  const scene = new Scene(['#####', '#@..#', '#####'], { luck, ruleset });
  const book = give(scene, 'thin_book');
  const { sheet } = scene.state;
  sheet.attributes.wisdom = 10;
  sheet.lore.appearanceOf = () => look;
  const slept = dozesOff(scene.state, book, 3, begun);
  scene.end();
  return {
    slept,
    turns: scene.state.helpless,
    told: scene.state.log.perceived().map(({ kind }) => kind),
  };
}

describe('the dull book', () => {
  it('puts its reader to sleep for what the die is above his wisdom, and more by its level', () => {
    const asleep = read([
      ['dull', true],
      ['dull-sleep', 15],
      ['dull-level', 6],
    ]);
    expect([asleep.slept, asleep.turns]).toEqual([true, 21]);
    expect(asleep.told).toContain('book-dull');
    expect(read([['dull', false]])).toMatchObject({ slept: false, turns: 0 });
  });

  it('is easier for a reader who has begun it', () => {
    const again = [
      ['dull-again', 3],
      ['dull', true],
      ['dull-sleep', 12],
      ['dull-level', 1],
    ] as const;
    expect(read(again, { begun: true }).turns).toBe(13);
  });

  it('is one by its look, and none in 3.4.3', () => {
    expect(read([], { look: 'thin' }).slept).toBe(false);
    expect(read([], { ruleset: 'casting=nethack-3.4.3' }).slept).toBe(false);
  });
});
