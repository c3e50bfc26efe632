import { describe, expect, it } from 'vitest';
import { Creature } from '../../actors/index.ts';
import { type ScriptedLuck, ScriptedStreams, Streams } from '../../chance/index.ts';
import { Scene } from '../testing/scene.ts';
import { strikesBeside } from './monster-melee.ts';

const ROWS = ['########', '#@..jj.#', '########'];

/** A servant to the west and an enemy to the east, side by side, each with hit points to spare. */
function melee(luck: readonly ScriptedLuck[] | undefined, ruleset = 'house') {
  const streams = luck === undefined ? new Streams('melee') : new ScriptedStreams(luck);
  const scene = new Scene(ROWS, { streams, ruleset: `speed=${ruleset}` });
  const { state } = scene;
  const [servant, enemy] = state.level.creatures.all;
  servant!.master = state.hero.id;
  state.level.creatures.serve();
  for (const one of [servant!, enemy!]) {
    one.hitPoints = 10_000;
    one.maxHitPoints = 10_000;
  }
  return { scene, state, servant: servant!, enemy: enemy! };
}

/** How often each struck the other in a number of rounds, counting blows that hurt. */
function answers(
  act: (round: ReturnType<typeof melee>) => void,
  ruleset = 'house',
): { readonly struck: number; readonly answered: number } {
  const round = melee(undefined, ruleset);
  const { servant, enemy, state } = round;
  let struck = 0;
  let answered = 0;
  for (let turn = 1; turn <= 2000; turn++) {
    servant.struckIn = 0;
    enemy.struckIn = 0;
    servant.hitPoints = 10_000;
    enemy.hitPoints = 10_000;
    state.log.clear();
    act(round);
    const [hurtFirst, hurtSecond] = [enemy.hitPoints < 10_000, servant.hitPoints < 10_000];
    struck += Number(hurtFirst || hurtSecond);
    answered += Number(hurtFirst && hurtSecond);
  }
  return { struck, answered };
}

describe('an enemy of the hero beside a servant', () => {
  it('strikes it once a turn, however often it acts', () => {
    const { state, enemy } = melee(undefined);
    expect(strikesBeside(state, enemy)).toBe(true);
    expect(strikesBeside(state, enemy)).toBe(false);
    state.clock.spendHero(600);
    enemy.struckIn = 0;
    expect(strikesBeside(state, enemy)).toBe(true);
  });

  it('is struck by the servant with every action of it', () => {
    const { state, servant } = melee(undefined);
    expect(strikesBeside(state, servant)).toBe(true);
    expect(strikesBeside(state, servant)).toBe(true);
  });

  it('keeps in a save in which turn that was', () => {
    const { state, enemy } = melee(undefined);
    strikesBeside(state, enemy);
    const restored = Creature.restore(enemy.save(), () => enemy.archetype);
    expect(restored.struckIn).toBe(state.clock.turn);
  });
});

describe('a monster hit by another monster', () => {
  it('strikes back at a servant three times in four, for nothing, once a turn', () => {
    const { struck, answered } = answers(({ state, servant, enemy }) => {
      enemy.movement = 0;
      strikesBeside(state, servant);
      expect(enemy.movement).toBe(0);
    });
    expect(struck).toBeGreaterThan(500);
    // The answer has to hit, too: as often as the first blow did.
    const share = struck / 2000;
    expect(answered / struck).toBeGreaterThan(0.75 * share - 0.05);
    expect(answered / struck).toBeLessThan(0.75 * share + 0.05);
    const again = answers(({ state, servant, enemy }) => {
      enemy.struckIn = state.clock.turn;
      strikesBeside(state, servant);
    });
    expect(again.answered).toBe(0);
  });

  it('pays a move to strike back at an enemy of its master', () => {
    const { state, servant, enemy } = melee(undefined);
    const { move } = state.clock;
    let paid = 0;
    for (let tries = 0; tries < 200; tries++) {
      enemy.struckIn = 0;
      servant.movement = move;
      strikesBeside(state, enemy);
      paid += Number(servant.movement === 0);
      expect([0, move]).toContain(servant.movement);
    }
    expect(paid).toBeGreaterThan(0);
    const poor = answers(({ state: game, servant: one, enemy: other }) => {
      one.movement = 0;
      strikesBeside(game, other);
    });
    expect(poor.answered).toBe(0);
  });

  it('does nothing while it can’t move, or for fear of a servant', () => {
    for (const condition of ['helpless', 'afraid'] as const) {
      const { answered } = answers(({ state, servant, enemy }) => {
        enemy.conditions.set(condition, 1000);
        strikesBeside(state, servant);
      });
      expect(answered, condition).toBe(0);
    }
  });
});
