// The hero's own numbers as a question of the lab: its answer is the game's.

import { hostilesSeen, pageAnswer } from '@roguewright/engine/face';
import { LocalGame, labQuestions, SimplePlayer } from '@roguewright/engine/host';
import { figureNamed, type Inputs, parseAddress } from '@roguewright/engine/odds';
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

/** Moves until a creature without a weapon has hit the hero. */
const MOST_MOVES = 1000;

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

  it('casts at a creature with the same damage as the aim', () => {
    const game = begin('wizard', 'human');
    const foe = firstFoe(game);
    const spell = game.look().view.spells.find(({ needsDirection }) => needsDirection)!;
    const { lab } = game.odds({ ask: 'lab', spell: spell.id, target: foe });
    const { inputs } = parseAddress(lab!);
    expect(inputs['target-hp']).toMatch(/^\d+(d\d+)?$/);
    const { figures } = pageAnswer(world, 'cast', inputs);
    expect(100 * figureNamed(figures, 'fail')!.value).toBeCloseTo(spell.failPercent, 9);
  });

  it('throws what the hero carries with the same damage', () => {
    const game = begin('valkyrie', 'human');
    const foe = firstFoe(game);
    const dagger = game.look().view.inventory.find(({ name }) => name.includes('dagger'))!;
    const question = { ask: 'throw', item: dagger.id, target: foe } as const;
    const { targets, refused } = game.odds(question);
    const { lab } = game.odds({ ...question, ask: 'lab-throw' });
    expect(lab === undefined).toBe(refused !== undefined);
    const { question: kind, inputs } = parseAddress(lab!);
    expect(kind).toBe('throw');
    const { figures } = pageAnswer(world, 'throw', inputs);
    expect(figureNamed(figures, 'damage')!.value).toBeCloseTo(targets[0]!.meanDamage, 9);
  });

  it('shoots what the hero has ready with the same damage', () => {
    const game = begin('ranger', 'elf');
    const foe = firstFoe(game);
    const shot = { item: 0, target: foe };
    const { targets } = game.odds({ ask: 'fire', ...shot });
    const { lab } = game.odds({ ask: 'lab-fire', ...shot });
    const { question: kind, inputs } = parseAddress(lab!);
    expect(kind).toBe('shoot');
    const { figures } = pageAnswer(world, 'shoot', inputs);
    expect(figureNamed(figures, 'damage')!.value).toBeCloseTo(targets[0]!.meanDamage, 9);
  });

  it('fights to the end with the blows that it has felt, and never with others', () => {
    const game = begin('valkyrie', 'human');
    const player = new SimplePlayer('lab');
    const unfelt = parseAddress(game.odds({ ask: 'lab-duel', target: firstFoe(game) }).lab!);
    expect(unfelt.question).toBe('attack');
    let duel: { readonly id: number; readonly inputs: Inputs } | undefined;
    for (let moves = 0; duel === undefined && moves < MOST_MOVES; moves++) {
      const { view } = game.perform(player.next(game.look()));
      for (const { id } of hostilesSeen(view)) {
        const { question, inputs } = parseAddress(game.odds({ ask: 'lab-duel', target: id }).lab!);
        duel = question === 'duel' ? { id, inputs } : duel;
      }
    }
    const { id, inputs } = duel!;
    const { recall } = game.odds({ ask: 'recall', target: id });
    const { figures } = pageAnswer(world, 'duel', inputs);
    expect(figureNamed(figures, 'win')!.value).toBeGreaterThan(0);
    expect(inputs['foe-blows']!.split(',')).toEqual(recall!.blows.map(({ dice }) => dice));
  });

  it('lists all of them for a file', () => {
    const game = begin('wizard', 'human');
    firstFoe(game);
    const questions = labQuestions(game.look().view, question => game.odds(question));
    const titles = questions.map(({ title }) => title);
    expect(titles.filter(title => title.startsWith('Cast ')).length).toBeGreaterThan(1);
    expect(titles.some(title => title.startsWith('Strike: '))).toBe(true);
  });

  it('refuses what the hero doesn’t know', () => {
    const game = begin('wizard', 'human');
    expect(() => game.odds({ ask: 'lab', spell: 0, target: 0 })).toThrow('target: expected');
    expect(() => game.odds({ ask: 'lab', spell: 999_999, target: 0 })).toThrow('spell: expected');
  });
});
