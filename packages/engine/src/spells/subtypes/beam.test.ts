import { describe, expect, it } from 'vitest';
import type { ScriptedLuck } from '../../chance/index.ts';
import { Field } from '../testing/field.ts';

function arc(word: string): string {
  return `Object spell
type 101
subtype 103
attacktype 1
beam ${word}
other_arch trace
end
Object trace
type 102
subtype 103
speed 1
end
`;
}

/** Eight squares: three more than the least. */
const EIGHT: ScriptedLuck = ['range', 2];

describe('a beam', () => {
  it('touches one after the other, three squares shorter for each', () => {
    const beams = new Field(['@.m.m...m.'], arc('force-bolt'), { luck: [EIGHT] });
    expect(beams.cast(3)).toBe(true);
    expect(beams.met).toEqual([
      [2, 'force-bolt'],
      [4, 'force-bolt'],
    ]);
    expect(beams.draw()).toEqual(['@1111...m.']);
    beams.end();
  });

  it('ends at a wall', () => {
    const beams = new Field(['@.#m'], arc('slow-monster'), { luck: [EIGHT] });
    beams.cast(3);
    expect(beams.met).toEqual([]);
  });

  it.each([
    ['force-bolt', 'break'],
    ['knock', 'unlock'],
    ['wizard-lock', 'lock'],
  ])('of %s meets doors: %s', (word, charm) => {
    const beams = new Field(['@.+..'], arc(word), { luck: [EIGHT] });
    expect(beams.cast(3)).toBe(true);
    expect(beams.met).toEqual([[2, charm]]);
  });

  it('that found nothing to do came to nothing', () => {
    expect(new Field(['@...'], arc('knock'), { luck: [EIGHT] }).cast(3)).toBe(false);
    expect(new Field(['@...'], arc('stone-to-flesh'), { luck: [EIGHT] }).cast(3)).toBe(false);
  });

  it('turns stone on its way to flesh, and the caster’s own when it is his', () => {
    const beams = new Field(['@.o.'], arc('stone-to-flesh'), { luck: [EIGHT] });
    expect(beams.cast(3)).toBe(true);
    expect(beams.met).toEqual([[2, 'flesh']]);
    expect(new Field(['@..'], arc('stone-to-flesh')).cast(0)).toBe(false);
  });

  it('without a direction is the caster’s own', () => {
    const beams = new Field(['@..'], arc('teleport-away'));
    beams.cast(0);
    expect(beams.met).toEqual([[0, 'self: teleport-away']]);
    const knock = new Field(['@..'], arc('knock'));
    knock.cast(0);
    // It frees its caster, and turns to the boxes at his feet.
    expect(knock.met[0]).toEqual([-1, 'knock']);
  });

  it('is an InvariantError for a spell that names none', () => {
    expect(() => new Field(['@..'], arc('treacle')).cast(3)).toThrow(/treacle/);
  });
});
