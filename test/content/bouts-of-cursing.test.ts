// Bouts of cursing in games: a throne curses what the hero carries, by the casting rules. SC-…: statements of the
// spellcasting document.

import { Enumerator } from '@roguewright/engine/chance';
import { performCommand, putFixture } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { beatitudeOf, setBeatitude } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { squareLines } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { give } from './scenes/side-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const WORDS = {
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  decimal: (n: number) => n.toFixed(2),
};

/** Rules under which a throne does nothing but curse. */
function cursing(casting: string) {
  const rules = library.resolveWith('house', { casting });
  const { world } = rules.slots;
  const throne = {
    ...world.features.throne,
    stirs: { times: 1, of: 1 },
    deeds: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
    vanishesOneIn: 1_000_000,
  };
  const features = { ...world.features, throne };
  return { ...rules, slots: { ...rules.slots, world: { ...world, features } } };
}

/** A hero on a throne, with nothing but some daggers of their own piles. */
function enthroned(casting: string, seed = 'throne'): Stage {
  const stage = new Stage(content, cursing(casting), ['###', '#@#', '###'], { seed });
  putFixture(stage.state, stage.thing('throne'), stage.state.hero.square);
  return stage;
}

/** Things struck by each of many bouts, none of which was cursed before. */
function struck(casting: string, bouts: number): readonly number[] {
  const { state } = enthroned(casting);
  const counts: number[] = [];
  for (let bout = 0; bout < bouts; bout++) {
    state.hero.hitPoints = state.hero.maxHitPoints;
    performCommand(state, { kind: 'sit' });
    const told = state.log.perceived().find(({ kind }) => kind === 'curses-fall');
    counts.push(told !== undefined && 'amount' in told ? told.amount : 0);
  }
  return counts;
}

function linesOf({ state }: Stage): string {
  const { map } = state.level;
  const { square } = state.hero;
  const question = { ask: 'place', x: map.x(square), y: map.y(square) };
  return squareLines(answerQuestion(state, new Enumerator(), question), WORDS).join(' ');
}

describe('SC-166: a throne that curses', () => {
  it('strikes 1 to 6 things under NetHack’s rules and up to 18 under FIQHack’s', () => {
    const nethack = struck('nethack-3.6.7', 60);
    const fiqhack = struck('fiqhack', 60);
    expect([Math.min(...nethack), Math.max(...nethack)]).toEqual([1, 6]);
    expect(Math.max(...fiqhack)).toBeGreaterThan(12);
    expect(Math.max(...fiqhack)).toBeLessThanOrEqual(18);
    const mean = (counts: readonly number[]) => counts.reduce((a, b) => a + b) / counts.length;
    expect(mean(fiqhack)).toBeGreaterThan(2 * mean(nethack));
  });

  it('is foretold with as many', () => {
    expect(linesOf(enthroned('nethack-3.6.7'))).toContain(
      'Curses strike 1 to 6 of your things, 3.50 on average; a blessed one only loses its blessing.',
    );
    expect(linesOf(enthroned('fiqhack'))).toContain('1 to 18 of your things, 9.50 on average');
  });

  it('only takes the blessing of what is blessed, and nothing from who carries the ward', () => {
    const stage = enthroned('fiqhack');
    const { state } = stage;
    const { things } = state.sheet.inventory;
    for (const thing of things) {
      setBeatitude(thing, 'blessed');
    }
    performCommand(state, { kind: 'sit' });
    expect(things.some(thing => beatitudeOf(thing) === 'uncursed')).toBe(true);
    const ward = content.archetypes.find(({ numbers }) => numbers.wardsCurses !== undefined)!;
    give(stage, ward.id);
    for (const thing of things) {
      setBeatitude(thing, 'uncursed');
    }
    for (let bout = 0; bout < 5; bout++) {
      performCommand(state, { kind: 'sit' });
    }
    expect(things.every(thing => beatitudeOf(thing) === 'uncursed')).toBe(true);
    expect(linesOf(stage)).not.toContain('of your things');
  });
});
