// The danger of creatures that strike with what they hold: what the hero is told of it, and what not.

import { type Creature, makeMonster } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { performCommand, saveGame } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { GameObject, TYPE } from '@roguewright/engine/objects';
import type { OddsAnswer } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { kindLines } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');

/** A hero who stands beside a creature. */
function beside(kind: string): { readonly stage: Stage; readonly foe: Creature } {
  const stage = new Stage(content, house, ['#######', '#.@...#', '#######'], {});
  const { state } = stage;
  const { level, hero } = state;
  const square = level.map.neighbour(hero.square, 3);
  const luck = new Streams('foe').stream('level');
  const archetype = content.archetype(kind);
  const foe = makeMonster(luck, house, content, archetype, square, () => state.newId());
  foe.hitPoints = 300;
  level.place(foe);
  performCommand(state, { kind: 'search', count: 1 });
  return { stage, foe };
}

/** The hero has felt such blows of it: as his memory of them is all that counts, they are put there. */
function feel({ state }: Stage, { id, archetype }: Creature, damages: readonly number[]): void {
  const armourClass = house.bridges.descending(state.sheet.armourClass);
  for (const damage of damages) {
    state.sheet.lore.monsters.felt(archetype, 0);
    state.sheet.lore.arms.feel(id, { place: 0, damage, armourClass });
  }
}

/** He has felt every blow of its kind, and the weapon once. */
function feelAll(stage: Stage, foe: Creature, damage: number): void {
  feel(stage, foe, [damage]);
  for (const place of foe.facts.blows.keys()) {
    stage.state.sheet.lore.monsters.felt(foe.archetype, place);
  }
}

function danger({ state }: Stage, target: number): OddsAnswer {
  const game = LocalGame.restore(content, house, JSON.parse(JSON.stringify(saveGame(state))));
  return game.odds({ ask: 'danger', target });
}

const told = ({ explanation }: OddsAnswer) => explanation.map(({ text }) => text).join(' ');

describe('the danger of a creature that strikes with a weapon', () => {
  it('is not known before it has struck', () => {
    const { stage, foe } = beside('snagtooth');
    const answer = danger(stage, foe.id);
    expect(answer.certainty).toEqual({ kind: 'unknown' });
    expect(answer.targets).toEqual([]);
    expect(told(answer)).toContain('It hasn’t hit you yet');
  });

  it('counts the weapons that its kind may hold, and is never exact where it may have found one', () => {
    const { stage, foe } = beside('snagtooth');
    stage.state.hero.hitPoints = 9;
    feel(stage, foe, [6, 10, 5, 12, 10]);
    const answer = danger(stage, foe.id);
    const [you] = answer.targets;
    // A bare blow does 1d4. With the sabre of its kind it does 1d4 + 1d8 + 2.
    expect(you!.meanDamage / you!.hitChance).toBeGreaterThan(7);
    expect(you!.killChance).toBeGreaterThan(0.1);
    expect(answer.certainty).toEqual({ kind: 'at-least' });
    expect(told(answer)).toContain('It picks up items');
  });

  it('is narrowed by every blow that hurt', () => {
    const weighed = (damages: readonly number[]) => {
      const { stage, foe } = beside('hollow_knight');
      feel(stage, foe, damages);
      const [you] = danger(stage, foe.id).targets;
      return you!.meanDamage / you!.hitChance;
    };
    expect(weighed([20, 22, 21])).toBeGreaterThan(weighed([6, 5, 7]) + 1);
  });

  it('is told as an estimate where rare weapons are left out, and exactly where only one is possible', () => {
    const knight = beside('hollow_knight');
    feelAll(knight.stage, knight.foe, 9);
    const { certainty, asFarAsYouKnow } = danger(knight.stage, knight.foe.id);
    expect(certainty.kind).toBe('estimated');
    expect(certainty.kind === 'estimated' && certainty.plusMinus).toBeLessThan(0.02);
    expect(asFarAsYouKnow).toBe(true);
    const wight = beside('bone_soldier');
    feelAll(wight.stage, wight.foe, 9);
    expect(danger(wight.stage, wight.foe.id).certainty).toEqual({ kind: 'exact' });
  });

  it('supposes a weapon from the floor when its kind has none that hits so hard', () => {
    const { stage, foe } = beside('kobold');
    feel(stage, foe, [10]);
    const [you] = danger(stage, foe.id).targets;
    expect(you!.damage.at(-1)![0]).toBeGreaterThan(9);
    expect(you!.meanDamage / you!.hitChance).toBeGreaterThan(5);
  });

  it('is no number when nothing explains what was felt', () => {
    const { stage, foe } = beside('kobold');
    feel(stage, foe, [190]);
    const answer = danger(stage, foe.id);
    expect(answer.certainty).toEqual({ kind: 'unknown' });
    expect(answer.targets).toEqual([]);
    expect(told(answer)).toContain('None of the weapons');
  });

  it('counts a weapon that the hero saw it take, and nothing that it took unseen', () => {
    const armed = (seen: boolean) => {
      const { stage, foe } = beside('kobold');
      const axe = new GameObject(stage.state.newId(), content.archetype('great_axe'));
      foe.carried.push(axe);
      stage.state.sheet.lore.monsters.felt(foe.archetype, 0);
      if (seen) {
        stage.state.sheet.lore.arms.seeTake(foe.id, axe.id);
      }
      return danger(stage, foe.id).targets[0]!.meanDamage;
    };
    const { stage, foe } = beside('kobold');
    stage.state.sheet.lore.monsters.felt(foe.archetype, 0);
    const bare = danger(stage, foe.id).targets[0]!.meanDamage;
    expect(armed(false)).toBe(bare);
    expect(armed(true)).toBeGreaterThan(2 * bare);
  });

  it('is the same whatever it truly holds, as long as it felt the same', () => {
    const answers = ['dagger', 'halberd'].map(weapon => {
      const { stage, foe } = beside('hollow_knight');
      foe.carried.length = 0;
      foe.carried.push(stage.thing(weapon));
      feel(stage, foe, [7, 8]);
      const answer = danger(stage, foe.id);
      return { ...answer, targets: answer.targets.map(({ id: _, ...target }) => target) };
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is remembered as it is felt in play, creature by creature', () => {
    const { stage, foe } = beside('orc_captain');
    const { state } = stage;
    state.hero.hitPoints = 10_000;
    state.hero.maxHitPoints = 10_000;
    foe.hunts = true;
    for (let turn = 0; turn < 30; turn++) {
      performCommand(state, { kind: 'search', count: 1 });
    }
    const felt = state.sheet.lore.arms.feltOf(foe.id);
    expect(felt.length).toBeGreaterThan(0);
    expect(felt.length).toBeLessThanOrEqual(8);
    expect(state.sheet.lore.arms.feltOf(foe.id + 1)).toEqual([]);
    const [you] = danger(stage, foe.id).targets;
    const worst = Math.max(...felt.map(({ damage }) => damage));
    expect(you!.damage.at(-1)![0]).toBeGreaterThanOrEqual(worst);
  });

  it('enters recall with the same numbers', () => {
    const { stage, foe } = beside('snagtooth');
    feel(stage, foe, [6, 10, 5]);
    const game = LocalGame.restore(content, house, saveGame(stage.state));
    const { recall } = game.odds({ ask: 'recall', target: foe.id });
    const [you] = game.odds({ ask: 'danger', target: foe.id }).targets;
    expect(recall!.meanDamage).toBeCloseTo(you!.meanDamage, 9);
  });
});

describe('the danger of an archer', () => {
  it('is counted once the hero has seen his kind shoot, and told in its recall', () => {
    const stage = new Stage(content, house, ['##########', '#.@......#', '##########'], {});
    const { state } = stage;
    const { level, hero } = state;
    const archetype = content.archetype('goblin_archer');
    const luck = new Streams('archer').stream('level');
    const square = level.map.square(level.map.x(hero.square) + 6, level.map.y(hero.square));
    const foe = makeMonster(luck, house, content, archetype, square, () => state.newId());
    foe.conditions.set('helpless', 1);
    level.place(foe);
    performCommand(state, { kind: 'search', count: 1 });
    hero.hitPoints = 1;
    const asked = () => {
      const saved = JSON.parse(JSON.stringify(saveGame(state)));
      const game = LocalGame.restore(content, house, saved);
      return {
        dead: game.odds({ ask: 'survival', moves: 1 }).survival!.dead[0]!,
        recall: game.odds({ ask: 'recall', target: foe.id }).recall!,
        lines: game
          .odds({ ask: 'recall', target: 0 })
          .kinds!.flatMap(kind => (kind.name === archetype.name ? kindLines(kind) : [])),
      };
    };
    expect(asked().dead).toBe(0);
    expect(asked().recall.missiles).toBeUndefined();
    const arrow = foe.carried.find(({ archetype: { type } }) => type === TYPE.ammunition)!;
    state.sheet.lore.monsters.sawAbility(archetype, `shot ${arrow.archetype.id}`);
    expect(asked().dead).toBeGreaterThan(0.1);
    expect(asked().recall.missiles).toEqual([arrow.archetype.name]);
    expect(asked().lines).toContain('It shoots or throws arrows.');
  });
});
