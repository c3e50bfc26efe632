// Blows at what the hero doesn't see well: in the dark, blind, invisible. AT-…: statements of the attack document.

import { Enumerator } from '@roguewright/engine/chance';
import { performCommand, performedFor } from '@roguewright/engine/game';
import { answerQuestion } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellDim } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { give } from './scenes/side-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

describe('a target that isn’t well seen', () => {
  /** Skill that counts against an ogre beside the hero, as the odds explain it; undefined: not halved. */
  function halved(options: { lit: boolean; kinds?: Record<string, string>; blind?: boolean }) {
    const stage = new Stage(content, house, ['####', '#@o#', '####'], options);
    const { state } = stage;
    state.sheet.equipment = { ...state.sheet.equipment, light: 0 };
    if (options.blind === true) {
      state.sheet.conditions.set('blind', 50);
    }
    performCommand(state, { kind: 'search', count: 1 });
    const seen = state.perceives(stage.target);
    const question = { ask: 'attack', target: stage.target.id };
    const answer = seen ? answerQuestion(state, new Enumerator(), question) : undefined;
    const explained = answer && tellDim(answer) === 'in the dark: harder to hit';
    let hits = 0;
    for (let blow = 0; blow < 300; blow++) {
      stage.target.hitPoints = 1000;
      state.hero.hitPoints = 200;
      state.sheet.nutrition = 900;
      if (options.blind === true) {
        state.sheet.conditions.set('blind', 50);
      }
      stage.target.conditions.set('helpless', 1000);
      performCommand(state, { kind: 'attack', direction: 3 });
      hits += state.log.perceived().filter(({ kind }) => kind === 'hit').length;
    }
    return { seen, explained, hits, chance: answer?.targets[0]?.hitChance };
  }

  it('AT-054, AT-055: in the dark is felt only, and hit at half the skill, as the odds say', () => {
    const light = halved({ lit: true });
    const dark = halved({ lit: false });
    expect(light.explained).toBe(false);
    expect(dark).toMatchObject({ seen: true, explained: true });
    expect(dark.chance!).toBeLessThan(light.chance!);
    expect(dark.hits).toBeLessThan(light.hits);
    const blind = halved({ lit: true, blind: true });
    expect(blind.seen).toBe(false);
    expect(blind.hits).toBeLessThan(light.hits);
  });

  it('AT-055: is one that nobody sees without a ring of plain sight', () => {
    const stage = new Stage(content, house, ['####', '#@i#', '####'], {
      kinds: { i: 'unseen_lodger' },
    });
    const { state } = stage;
    expect(state.perceives(stage.target)).toBe(false);
    expect(
      performedFor(state, undefined).view.things.some(({ name }) => name === 'unseen lodger'),
    ).toBe(false);
    const ring = give(stage, 'ring_of_plain_sight');
    performCommand(state, { kind: 'wear', item: ring.id });
    expect(state.perceives(stage.target)).toBe(true);
  });
});
