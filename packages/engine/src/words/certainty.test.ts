import { describe, expect, it } from 'vitest';
import { type Sureness, tellCertainty } from './certainty.ts';

const percent = (probability: number) => `${probability * 100} %`;
const tell = (sureness: Sureness) => tellCertainty(sureness, percent);
const nobodyMoves = { kind: 'exact-if', condition: 'nobody-moves' } as const;

describe('how far odds hold', () => {
  it('is told in one phrase, which never calls a guess exact', () => {
    const kinds = [{ kind: 'exact' }, nobodyMoves, { kind: 'estimated', plusMinus: 0.05 }] as const;
    expect(kinds.map(certainty => tell({ certainty, asFarAsYouKnow: false }))).toEqual([
      'exact',
      'exact if nobody moves',
      'estimated ± 5 %',
    ]);
    expect(kinds.map(certainty => tell({ certainty, asFarAsYouKnow: true }))).toEqual([
      'as far as you know',
      'if nobody moves, as far as you know',
      'estimated ± 5 %, as far as you know',
    ]);
    expect(tell({ certainty: { kind: 'at-least' }, asFarAsYouKnow: true })).toBe(
      'a lower bound, as far as you know',
    );
    expect(tell({ certainty: { kind: 'unknown' }, asFarAsYouKnow: true })).toBe('unknown');
  });

  it('names the squares that nobody sees', () => {
    expect(tell({ certainty: nobodyMoves, asFarAsYouKnow: true, unseenSquares: true })).toBe(
      'if nobody moves, as far as you know: it crosses squares you can’t see',
    );
  });
});
