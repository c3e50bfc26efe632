// A ball at a chain beside containers and other heroes: it goes into none, and nobody else lifts it.

import {
  type GameState,
  newGame,
  performCommand,
  performedFor,
  restoreGame,
  savedFlaw,
  saveGame,
} from '@roguewright/engine/game';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const viewFor = (state: GameState) => performedFor(state, undefined).view;

/** Gives a hero a thing. @returns its id */
function give(state: GameState, kind: string): number {
  const thing = makeObject(content, content.archetype(kind), () => state.newId());
  state.sheet.inventory.add(thing);
  return thing.id;
}

describe('a ball at a chain', () => {
  const HALL = ['######', '#....#', '#.@..#', '######'];

  /** A strong hero who carries the ball of his chain, and has opened a sack. */
  function carrier() {
    const { state } = new Stage(content, house, HALL, { seed: 'sack' });
    Object.assign(state.sheet.attributes, { strength: 118, constitution: 25 });
    performCommand(state, { kind: 'read', item: give(state, 'scroll_of_punishment') });
    const ball = state.sheet.powers.chained;
    expect(performCommand(state, { kind: 'pick-up', item: ball })).toBeUndefined();
    const sack = give(state, 'sack');
    performCommand(state, { kind: 'apply', item: sack, direction: 0 });
    return { state, ball, sack };
  }

  it('isn’t offered to a container, and isn’t put in with everything else', () => {
    const { state, ball, sack } = carrier();
    performCommand(state, { kind: 'answer', answer: { choice: 'put-in' } });
    expect(performCommand(state, { kind: 'answer', answer: { item: ball } })?.reason).toBe(
      'not-offered',
    );
    const other = carrier();
    performCommand(other.state, { kind: 'answer', answer: { choice: 'put-all' } });
    const { inventory } = other.state.sheet;
    expect(inventory.find(other.sack)!.inventory.length).toBeGreaterThan(1);
    expect(inventory.find(other.ball)).toBeDefined();
    expect(state.sheet.inventory.find(sack)!.inventory).toEqual([]);
  });

  it('is saved whatever the hero’s id: those of heroes who join are large', () => {
    const { state, ball } = carrier();
    state.sheet.inventory.find(ball)!.setFact('chained', 2 ** 31 - 1);
    // He has looked into the sack, too.
    expect(savedFlaw(JSON.parse(JSON.stringify(saveGame(state))))).toBeUndefined();
  });

  it('goes into a container when the chain is gone', () => {
    const { state, ball, sack } = carrier();
    performCommand(state, { kind: 'answer', answer: { choice: 'close' } });
    performCommand(state, { kind: 'read', item: give(state, 'scroll_of_unbinding') });
    expect(viewFor(state).hero.chained).toBeUndefined();
    performCommand(state, { kind: 'apply', item: sack, direction: 0 });
    performCommand(state, { kind: 'answer', answer: { choice: 'put-in' } });
    expect(performCommand(state, { kind: 'answer', answer: { item: ball } })).toBeUndefined();
    expect(state.sheet.inventory.find(sack)!.inventory.map(({ id }) => id)).toEqual([ball]);
  });
});

describe('a ball at the chain of another hero', () => {
  /** Ada is chained, and Bren stands over her ball. */
  function overIt(): readonly [ada: GameState, bren: GameState] {
    const ada = newGame(content, house, {
      ...{ heroName: 'Ada', role: 'wizard', race: 'human', seed: 'two' },
      companions: [{ heroName: 'Bren', role: 'valkyrie', race: 'human' }],
    });
    const bren = ada.states[1]!;
    performCommand(ada, { kind: 'read', item: give(ada, 'scroll_of_punishment') });
    performCommand(bren, { kind: 'rest', count: 1 });
    const { level, hero } = ada;
    const ball = level.items.get(hero.square)!.find(({ id }) => id === ada.sheet.powers.chained)!;
    level.lift(hero.square, ball);
    level.drop(bren.hero.square, ball);
    performCommand(ada, { kind: 'rest', count: 1 });
    performCommand(bren, { kind: 'rest', count: 1 });
    performCommand(ada, { kind: 'rest', count: 1 });
    return [ada, bren];
  }

  function refused(ada: GameState, bren: GameState): void {
    const item = ada.sheet.powers.chained;
    expect(viewFor(bren).underfoot.map(({ name }) => name)).toContain(
      'an iron ball (chained to Ada)',
    );
    for (const wanted of [item, 0]) {
      expect(performCommand(bren, { kind: 'pick-up', item: wanted })?.reason).toBe(
        'chained-to-another',
      );
    }
  }

  it('stays where it is, says whose it is, and does so in a game that was saved', () => {
    const [ada, bren] = overIt();
    refused(ada, bren);
    const restored = restoreGame(content, house, saveGame(ada));
    refused(restored, restored.states[1]!);
    expect(viewFor(ada).hero.chained?.at).toEqual([viewFor(bren).hero.x, viewFor(bren).hero.y]);
  });

  it('is lifted when the chain is gone', () => {
    const [ada, bren] = overIt();
    performCommand(bren, { kind: 'rest', count: 1 });
    const item = ada.sheet.powers.chained;
    performCommand(ada, { kind: 'read', item: give(ada, 'scroll_of_unbinding') });
    expect(ada.sheet.powers.chained).toBe(0);
    Object.assign(bren.sheet.attributes, { strength: 118, constitution: 25 });
    expect(performCommand(bren, { kind: 'pick-up', item })).toBeUndefined();
    expect(bren.sheet.inventory.find(item)).toBeDefined();
  });
});
