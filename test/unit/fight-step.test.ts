import { drawView } from '@roguewright/engine/face/testing';
import { fightStep, USUAL_LIMITS } from '@roguewright/engine/host';
import type { OddsAnswer } from '@roguewright/engine/odds';
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

  it('stops above the limits, and says by how little', () => {
    const view = drawView(['@d']);
    const hero = { ...view.hero, hitPoints: 20, maxHitPoints: 20 };
    const at = (share: number) => {
      const survival = { dead: [share], least: [share], most: [share], played: 0, foes: [1] };
      const danger = { survival } as unknown as OddsAnswer;
      return fightStep({ ...view, hero }, danger, { ...USUAL_LIMITS, danger: 0.1 });
    };
    expect(at(0.1)).toMatchObject({ command: { kind: 'attack' } });
    expect(at(0.102)).toMatchObject({ why: expect.stringContaining(', just above your limit') });
    expect(at(0.3)).toMatchObject({
      why: '30 % to die within one move, above your limit of 10 %. A step into an enemy strikes it all the same.',
    });
  });

  it('advises no step into an enemy where none is beside the hero', () => {
    const why = (row: string) => {
      const view = drawView([row]);
      const hero = { ...view.hero, hitPoints: 5, maxHitPoints: 20 };
      return fightStep({ ...view, hero }, undefined, USUAL_LIMITS);
    };
    expect(why('@d')).toMatchObject({ why: expect.stringMatching(/ A step into an enemy .*\.$/) });
    expect(why('@..d')).toMatchObject({
      why: expect.stringMatching(/ Every other command still works\.$/),
    });
  });

  it('goes around a trap that the hero knows, and steps into none', () => {
    const trapped = (rows: readonly string[], x: number, y: number) => {
      const view = drawView(rows);
      const hero = { ...view.hero, hitPoints: 20, maxHitPoints: 20 };
      const trap = { id: 99, kind: 'fixture', use: 'trap', name: 'bear trap', glyph: '^', x, y };
      const things = [...view.things, trap] as typeof view.things;
      return fightStep({ ...view, hero, things }, undefined, USUAL_LIMITS);
    };
    expect(trapped(['@..d', '....'], 1, 0)).toMatchObject({
      command: { kind: 'move', direction: 4 },
    });
    expect(trapped(['@..d'], 1, 0)).toMatchObject({
      kind: 'stop',
      why: expect.stringContaining('around the traps that you know'),
    });
    expect(trapped(['@d'], 1, 0)).toMatchObject({ command: { kind: 'attack', direction: 3 } });
  });

  it('comes as near as it knows the ground to an enemy that it sees beyond', () => {
    expect(next(['@...   d'])).toMatchObject({ command: { kind: 'move', direction: 3 } });
    expect(next(['...@   d'])).toMatchObject({
      kind: 'stop',
      why: expect.stringContaining('You know no way to'),
    });
  });
});
