// Spells that end short of the creature that they are aimed at: the squares that they touch show how far they reach.

import { Enumerator } from '@roguewright/engine/chance';
import { aimIn, tellOutOfRange } from '@roguewright/engine/face';
import { performCommand, performedFor } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

/** What is told of a spell that is aimed at an ogre so many squares to the east. */
function told(spell: string, away: number): string {
  const corridor = `#@${'.'.repeat(away - 1)}o#`;
  const wall = '#'.repeat(corridor.length);
  const stage = new Stage(content, house, [wall, corridor, wall], {});
  const id = stage.teach(spell);
  performCommand(stage.state, { kind: 'search', count: 1 });
  const { view } = performedFor(stage.state, undefined);
  const answer = answerQuestion(stage.state, new Enumerator(), {
    ask: 'cast',
    spell: id,
    direction: 3,
  });
  return tellOutOfRange(view, aimIn(view, 3).square, answer);
}

describe('a force bolt', () => {
  it('is said to end before an ogre that is too far away, and only then', () => {
    expect(told('spell_force_bolt', 16)).toBe(
      'Out of range: it reaches 13 squares at most, and the ogre is 16 away.',
    );
    expect(told('spell_force_bolt', 13)).toBe('');
    expect(told('spell_force_bolt', 3)).toBe('');
  });
});
