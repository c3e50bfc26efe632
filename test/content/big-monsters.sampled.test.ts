// The big monsters that ship: what spells and blows do to them, asked and played.

import { saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellHitSquares } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { isLong } from '../sampled.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

const PLAYED = isLong ? 120 : 60;

function hall(seed: string, rows: readonly string[]): Stage {
  const stage = new Stage(content, house, rows, { seed });
  stage.target.hitPoints = 5000;
  stage.target.maxHitPoints = 5000;
  return stage;
}

/** What is asked of a spell cast eastwards at the first creature. */
function asked(rows: readonly string[], id: string) {
  const stage = hall('asked', rows);
  const spell = stage.teach(id);
  const game = LocalGame.restore(content, house, saveGame(stage.state));
  const { targets, failPercent } = game.odds({ ask: 'cast', spell, direction: 3 });
  return { target: targets.find(one => one.id === stage.target.id)!, failPercent };
}

/** Damage in games in which the cast succeeded. */
function played(rows: readonly string[], id: string): number[] {
  const dealt: number[] = [];
  for (let seed = 0; seed < PLAYED; seed++) {
    const stage = hall(`${id} ${seed}`, rows);
    if (stage.cast(id, 3, 5)) {
      dealt.push(5000 - stage.target.hitPoints);
    }
  }
  return dealt;
}

const TORTOISE = ['##########', '#........#', '#@..Q....#', '#........#', '##########'];
const WORM = ['##########', '#........#', '#@..w....#', '#........#', '##########'];
const SEDAN = ['##########', '#...W....#', '#@.......#', '#........#', '##########'];

describe('a spell at a creature of several squares', () => {
  it.each([
    ['spell_fireball', TORTOISE],
    ['spell_cone_of_cold', TORTOISE],
    ['spell_frost_bolt', WORM],
    ['spell_missile_ray', WORM],
    ['spell_bursting_fire', TORTOISE],
    ['spell_fireball', SEDAN],
  ])('%s does as much as is foretold', (id, rows) => {
    const { target, failPercent } = asked(rows, id);
    const success = 1 - failPercent / 100;
    const mean = target.meanDamage / success;
    const dealt = played(rows, id);
    const average = dealt.reduce((sum, amount) => sum + amount, 0) / dealt.length;
    const variance = dealt.reduce((sum, amount) => sum + (amount - average) ** 2, 0) / dealt.length;
    const deviation = Math.sqrt(variance / dealt.length);
    expect(Math.abs(average - mean)).toBeLessThan(4 * deviation + 1e-9);
  });

  it('says how many of its squares are hit', () => {
    const { target } = asked(TORTOISE, 'spell_fireball');
    expect(target.squares).toEqual({ hit: 4, of: 4 });
    expect(tellHitSquares(target)).toBe('on all 4 of its squares');
    const bolt = asked(SEDAN, 'spell_frost_bolt').target;
    expect(tellHitSquares(bolt)).toBe('on up to 1 of its 2 squares');
  });

  it('shares a burst among the squares, and strikes in full with a bolt', () => {
    const one = asked(['#######', '#@..o.#', '#######'], 'spell_cone_of_cold').target;
    const many = asked(
      ['########', '#......#', '#@..Q..#', '#......#', '########'],
      'spell_cone_of_cold',
    );
    expect(many.target.meanDamage).toBeLessThan(3 * one.meanDamage);
  });

  it('meets it once with a ray, however many squares the ray crosses', () => {
    const { target } = asked(WORM, 'spell_slow_monster');
    expect(target.brings?.effect).toBe('slow');
    const stage = hall('slow', WORM);
    stage.cast('spell_slow_monster', 3, 0);
    const told = stage.events.filter(
      event => 'target' in event && event.target === stage.target.id,
    );
    expect(told.length).toBeLessThanOrEqual(1);
  });
});

describe('a body that changes', () => {
  it('has room for all of its squares, or keeps its shape', () => {
    for (let seed = 0; seed < 60; seed++) {
      const rows = seed % 2 === 0 ? TORTOISE : ['#######', '#@..o.#', '#######'];
      const stage = hall(`polymorph ${seed}`, rows);
      stage.cast('spell_polymorph', 3, 0);
      const { map, creatures } = stage.state.level;
      const [monster] = creatures.all;
      const squares = [...map.occupant.keys()].filter(on => map.occupant[on] === monster!.id);
      expect(squares).toHaveLength(monster!.shape.size);
      expect(squares.every(on => map.bits[on] !== 0)).toBe(true);
    }
  });
});
