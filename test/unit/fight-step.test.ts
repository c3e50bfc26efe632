import { drawView } from '@roguewright/engine/face/testing';
import { fightStep, USUAL_LIMITS } from '@roguewright/engine/host';
import { describe, expect, it } from 'vitest';

/** The next act of a healthy hero in a drawing; blanks are unknown ground. */
function next(rows: readonly string[]) {
  const view = drawView(rows);
  const hero = { ...view.hero, hitPoints: 20, maxHitPoints: 20 };
  return fightStep({ ...view, hero }, undefined, USUAL_LIMITS);
}

describe('fighting by itself', () => {
  it('strikes what is beside the hero, and walks to what is further away', () => {
    expect(next(['@d'])).toMatchObject({ command: { kind: 'attack', direction: 3 } });
    expect(next(['@..d'])).toMatchObject({ command: { kind: 'move', direction: 3 } });
  });

  it('comes as near as it knows the ground to an enemy that it sees beyond', () => {
    expect(next(['@...   d'])).toMatchObject({ command: { kind: 'move', direction: 3 } });
    expect(next(['...@   d'])).toMatchObject({
      kind: 'stop',
      why: expect.stringContaining('You know no way to'),
    });
  });
});
