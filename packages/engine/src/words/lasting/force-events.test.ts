import { describe, expect, it } from 'vitest';
import type { ForceEventKind, ThingName } from '../../game/index.ts';
import { tellEvents } from '../tell-events.ts';

const NAMES: Readonly<Record<number, ThingName>> = {
  1: { name: 'Ada', isHero: true, common: false },
  2: { name: 'grey wolf', isHero: false, common: true },
  5: { name: 'ox sinew', isHero: false, common: true },
  6: { name: 'the peeling', isHero: false, common: true },
};

function tell(kind: ForceEventKind, actor: number, spell: number): string {
  return tellEvents({ events: [{ kind, actor, spell }], names: NAMES, renamed: {} }).join(' ');
}

describe('lasting effects in sentences', () => {
  it.each([
    ['force-began', 1, 5, 'Ox sinew takes hold of you.'],
    ['force-fades', 1, 5, 'Ox sinew is wearing thin.'],
    ['force-runs-out', 1, 5, 'Ox sinew is almost gone.'],
    ['force-ended', 2, 5, 'Ox sinew leaves the grey wolf.'],
    ['fell-ill', 1, 6, 'You catch the peeling.'],
    ['fell-ill', 2, 6, 'The grey wolf catches the peeling.'],
    ['grew-immune', 1, 6, 'You are immune to the peeling now.'],
    ['grew-immune', 0, 6, 'Something is immune to the peeling now.'],
    ['force-began', 1, 0, 'A spell takes hold of you.'],
  ] as const)('%s of %i by %i', (kind, actor, spell, sentence) => {
    expect(tell(kind, actor, spell)).toBe(sentence);
  });
});
