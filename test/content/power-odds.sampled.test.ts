// Spells of the casting slot, asked in a running game and played in many: the same numbers.

import { Enumerator } from '@roguewright/engine/chance';
import {
  type GameState,
  knownCast,
  knownCreatures,
  knownGround,
  knownSpellPort,
  saveGame,
} from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { previewedDamage, previewedEffect, previewSpell } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { sampled } from '../sampled.ts';
import { content } from './shipped.ts';
import { Stage, type StageOptions } from './stage.ts';

const house = createRulesets().resolve('house');

/** A wall behind the target, so that rays come back. */
const HALL = ['##########', '#........#', '#@..o..#.#', '#........#', '##########'];

/** A single target, a ray, a ray that comes back, a burst. */
const PLAYED_SPELLS = [
  'spell_force_bolt',
  'spell_missile_ray',
  'spell_bitter_cold',
  'spell_bursting_fire',
];

/** Games that are played. */
const PLAYED = 300;

/** Asks what a spell would do to the first creature in sight. */
function ask(state: GameState, spell: number, direction: number, target?: number) {
  const creatures = knownCreatures(state);
  const [creature] = creatures;
  const { order } = knownCast(state, spell, direction, target)!;
  const squares = new Map(creatures.map(({ id, square }) => [id, square]));
  squares.set(state.hero.id, state.hero.square);
  const preview = previewSpell(house.slots.spells, content, {
    ground: knownGround(state),
    order,
    squares,
    ticks: 50,
    port: knownSpellPort(state, creatures),
  });
  const asker = new Enumerator();
  const rules = house.slots.spells;
  return {
    preview,
    damage: previewedDamage(asker, rules, preview, creature!.id, creature!),
    works: previewedEffect(asker, rules, preview, creature!.id, creature!),
  };
}

function hall(seed: string, options: StageOptions = {}): Stage {
  const stage = new Stage(content, house, HALL, { ...options, seed });
  // Hit points to spare, so that every point of damage shows.
  stage.target.hitPoints = 5000;
  stage.target.maxHitPoints = 5000;
  return stage;
}

/** Damage to the target in one game in which the cast succeeded; undefined when it failed. */
function damageIn(id: string, seed: string): number | undefined {
  const stage = hall(seed);
  return stage.cast(id, 3, 0) ? 5000 - stage.target.hitPoints : undefined;
}

describe('spells of the casting slot', () => {
  it.each(sampled(PLAYED_SPELLS, 2))('%s does as much as is foretold', id => {
    const stage = hall(id);
    const { damage, preview } = ask(stage.state, stage.teach(id), 3);
    expect(preview.certainty).toEqual({ kind: 'exact-if', condition: 'nobody-moves' });
    expect([...damage].reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 9);
    const dealt: number[] = [];
    for (let seed = 0; seed < PLAYED; seed++) {
      const amount = damageIn(id, `${id} ${seed}`);
      if (amount !== undefined) {
        dealt.push(amount);
      }
    }
    const mean = dealt.reduce((sum, amount) => sum + amount, 0) / dealt.length;
    const deviation = Math.sqrt(damage.variance / dealt.length);
    expect(Math.abs(mean - damage.mean)).toBeLessThan(4 * deviation);
    const untouched = dealt.filter(amount => amount === 0).length / dealt.length;
    expect(Math.abs(untouched - (1 - damage.atLeast(1)))).toBeLessThan(0.12);
  });

  it('say of a spell that only brings something how often it will', () => {
    const stage = hall('sleep');
    const { damage, works } = ask(stage.state, stage.teach('spell_sleep'), 3);
    expect(damage.max).toBe(0);
    expect(works).toBeGreaterThan(0.3);
    expect(works).toBeLessThan(1);
    const away = ask(stage.state, stage.teach('spell_teleport_away'), 3);
    expect(away.works).toBeCloseTo(1, 12);
  });

  it('have no damage to show of a spell that does none, but its turns, and that it comes back', () => {
    const stage = hall('asleep');
    const spell = stage.teach('spell_sleep');
    const game = LocalGame.restore(content, house, saveGame(stage.state));
    const { targets } = game.odds({ ask: 'cast', spell, direction: 3 });
    expect(targets.map(({ name }) => name)).toEqual(['ogre', 'you']);
    for (const { brings, damage, killChance, hitChance } of targets) {
      expect(brings?.effect).toBe('sleep');
      // A die for every two levels of the caster, and one more.
      expect(brings?.turns[0]?.[0]).toBe(16);
      expect([damage, killChance]).toEqual([[], 0]);
      expect(hitChance).toBeGreaterThan(0);
    }
    const missiles = stage.teach('spell_missile_ray');
    const hurting = LocalGame.restore(content, house, saveGame(stage.state));
    const [hurt] = hurting.odds({ ask: 'cast', spell: missiles, direction: 3 }).targets;
    expect(hurt!.brings).toBeUndefined();
    expect(hurt!.damage.length).toBeGreaterThan(1);
  });

  it('say whom a spell on minds reaches: all in sight, or those beside', () => {
    const stage = hall('minds');
    const fear = ask(stage.state, stage.teach('spell_cause_fear'), 0);
    expect(fear.works).toBe(1);
    const charm = stage.teach('spell_charm_monster');
    expect(ask(stage.state, charm, 0).works).toBe(0);
    stage.state.level.map.occupant[stage.target.square] = 0;
    stage.target.square = stage.state.hero.square + 1;
    stage.state.level.map.occupant[stage.target.square] = stage.target.id;
    expect(ask(stage.state, charm, 0).works).toBe(1);
  });

  it('know that a ray comes back from the wall behind its target', () => {
    const stage = hall('back');
    const { preview } = ask(stage.state, stage.teach('spell_missile_ray'), 3);
    const twice = preview.flights.filter(({ value }) => value.hits.length > 1);
    expect(twice.length).toBeGreaterThan(0);
    expect(preview.flights.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(
      1,
      9,
    );
  });

  it('estimate the many explosions of who is skilled', () => {
    const stage = hall('skilled', { skill: 'expert' });
    const spell = stage.teach('spell_bursting_fire');
    const { preview, damage } = ask(stage.state, spell, 0, stage.target.square);
    expect(preview.certainty.kind).toBe('estimated');
    expect(damage.mean).toBeGreaterThan(16);
  });

  it('change nothing by being asked', () => {
    const one = hall('unchanged');
    const other = hall('unchanged');
    ask(one.state, one.teach('spell_missile_ray'), 3);
    one.cast('spell_force_bolt', 3, 2);
    other.teach('spell_missile_ray');
    other.cast('spell_force_bolt', 3, 2);
    expect(one.events).toEqual(other.events);
  });
});
