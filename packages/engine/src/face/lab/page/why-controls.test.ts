import { describe, expect, it } from 'vitest';
import type { Inputs } from '../../../odds/index.ts';
import { createRulesets } from '../../../rulesets/index.ts';
import type { LabKindName } from '../kinds/lab-kind.ts';
import { pageAnswer } from './page-answer.ts';

const world = {
  rulesets: createRulesets(),
  content: () => {
    throw new Error('no content is asked for');
  },
};

/** What each reason writes of fields, and which fields follow it, by facts. */
function controls(kind: LabKindName, inputs: Inputs) {
  const { why } = pageAnswer(world, kind, inputs);
  return new Map(
    why.map(({ fact, text, fields }) => [
      fact,
      fields.map(({ name, at }) => (at === undefined ? name : `${name}=${text.slice(...at)}`)),
    ]),
  );
}

describe('the controls of reasons', () => {
  it('stand where a sentence writes the value of a field', () => {
    const cast = controls('cast', { int: '17', wis: '9', level: '10', 'spell-level': '3' });
    expect(cast.get('base-chance')).toEqual(['int=17']);
    expect(cast.get('role-base')).toEqual(['role']);
    const attack = controls('attack', { weapon: '2d5', weight: '13', level: '12', hp: '30' });
    expect(attack.get('weapon-dice')).toEqual(['weapon=2d5']);
    expect(attack.get('weight-limit')).toEqual(['weight=13', 'str']);
    expect(attack.get('level-skill')).toEqual(['level=12']);
  });

  it('never stand in another number that happens to be the same', () => {
    // "A difficulty of -2 adds 10."
    const cast = controls('cast', { int: '17', level: '10', 'spell-level': '3' });
    expect(cast.get('easy')).toEqual(['level', 'spell-level', 'skill']);
  });
});
