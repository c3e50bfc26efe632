// The hero's own numbers as a question of the lab: its answer is the game's.

import { hostilesSeen, pageAnswer } from '@roguewright/engine/face';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { figureNamed, parseAddress } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';

const rulesets = createRulesets();
const house = rulesets.resolve('house');
const world = { rulesets, content: () => content };

function begin(role: string, race: string): LocalGame {
  return LocalGame.create(content, house, { heroName: 'Ada', role, race, seed: 'lab' });
}

/** Plays until a hostile creature is in sight. */
function firstFoe(game: LocalGame): number {
  const player = new SimplePlayer('lab');
  for (let performed = game.look(); ; performed = game.perform(player.next(performed))) {
    const [foe] = hostilesSeen(performed.view);
    if (foe !== undefined) {
      return foe.id;
    }
  }
}

describe('a game in the lab', () => {
  it.each([
    ['wizard', 'human'],
    ['priest', 'human'],
    ['archeologist', 'human'],
  ])('casts the spells of a %s with the same chance to fail', (role, race) => {
    const game = begin(role, race);
    const { spells } = game.look().view;
    for (const spell of spells) {
      const { lab } = game.odds({ ask: 'lab', spell: spell.id, target: 0 });
      const { question, inputs } = parseAddress(lab!);
      expect(question).toBe('cast');
      const { figures } = pageAnswer(world, 'cast', inputs);
      expect(100 * figureNamed(figures, 'fail')!.value).toBeCloseTo(spell.failPercent, 9);
      expect(figureNamed(figures, 'price')!.value).toBeCloseTo(spell.price, 9);
    }
    expect(role === 'wizard' ? spells.length : 1).toBeGreaterThan(0);
  });

  it('strikes a creature with the same damage', () => {
    const game = begin('valkyrie', 'human');
    const foe = firstFoe(game);
    const { targets } = game.odds({ ask: 'attack', target: foe });
    const { lab } = game.odds({ ask: 'lab', spell: 0, target: foe });
    const { question, inputs } = parseAddress(lab!);
    expect(question).toBe('attack');
    const { figures } = pageAnswer(world, 'attack', inputs);
    expect(figureNamed(figures, 'damage')!.value).toBeCloseTo(targets[0]!.meanDamage, 9);
  });

  it('refuses what the hero doesn’t know', () => {
    const game = begin('wizard', 'human');
    expect(() => game.odds({ ask: 'lab', spell: 0, target: 0 })).toThrow('target: expected');
    expect(() => game.odds({ ask: 'lab', spell: 999_999, target: 0 })).toThrow('spell: expected');
  });
});
