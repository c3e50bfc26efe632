import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { GameObject } from '../objects/index.ts';
import { hashGame } from './saves/save.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';

describe('a hero who stumbles', () => {
  it('loses the move whatever he meets, because luck has been drawn', () => {
    // Locked doors that he knows on all sides but the corners.
    const scene = new Scene(['#¤#', '¤@¤', '#¤#'], { streams: new Streams('stumbling') });
    const { state } = scene;
    for (const direction of [1, 3, 5, 7] as const) {
      scene.perform({ kind: 'open', direction });
    }
    state.sheet.conditions.set('confused', 1000);
    const uses = new Set<string>();
    for (let tries = 0; tries < 60; tries++) {
      const { sequence } = state.world;
      const refusal = scene.perform({ kind: 'move', direction: 3 });
      uses.add(`${refusal?.reason} ${refusal?.usesMove}`);
      expect(state.world.sequence).toBe(sequence + 1);
    }
    expect(uses).toEqual(new Set(['locked true', 'blocked true']));
  });

  it('is refused for nothing, and without a draw, where he walks straight', () => {
    const scene = new Scene(['#¤#', '¤@¤', '#¤#'], { streams: new Streams('straight') });
    scene.perform({ kind: 'open', direction: 3 });
    const before = hashGame(scene.state);
    expect(scene.perform({ kind: 'move', direction: 3 })).toEqual({
      reason: 'locked',
      usesMove: false,
    });
    expect(hashGame(scene.state)).toBe(before);
  });
});

const KNIVES = {
  path: 'knives.arc',
  text: 'Object knife\nname knife\ntype 15\nweapon_kind sword\ndamage_dice 1d4\nweight 540\nend\n',
};

describe('a hero who reels and throws', () => {
  const ROWS = ['#####', '#j..#', '#.@.j', '#####'];

  function reeling(options: SceneOptions = {}) {
    const scene = new Scene(ROWS, { content: [KNIVES], ...options });
    const { sheet, content } = scene.state;
    sheet.conditions.set('stunned', 90);
    const knife = new GameObject(scene.state.newId(), content.archetype('knife'));
    knife.setFact('toHitBonus', 100);
    sheet.inventory.add(knife);
    sheet.lore.identify(knife);
    const { map, creatures } = scene.state.level;
    const [meant, other] = creatures.all.toSorted((a, b) => map.x(b.square) - map.x(a.square));
    return { scene, knife: knife.id, meant: meant!.id, other: other!.id };
  }

  it('is told how rarely it flies as he means it to, and whom it may hit instead', () => {
    const { scene, knife, meant, other } = reeling();
    const question = { ask: 'throw', item: knife, target: meant } as const;
    const asked = () => answerQuestion(scene.state, new Enumerator(), question);
    const { targets, explanation } = asked();
    expect(explanation[0]).toEqual({
      text: 'You reel, and aim as you mean to.',
      probability: 1 / 8,
    });
    expect(targets.map(({ id }) => id)).toEqual([meant, other]);
    // Stun costs skill as well.
    scene.state.sheet.conditions.set('stunned', 0);
    const [straight, ...others] = asked().targets;
    expect(others).toEqual([]);
    expect(targets[0]!.hitChance).toBeCloseTo(straight!.hitChance / 8, 2);
    // What is played.
    const games = 400;
    const struck: number[] = [];
    for (let game = 0; game < games; game++) {
      const played = reeling({ streams: new Streams(`reeling ${game}`) });
      played.scene.perform({ kind: 'throw', item: played.knife, x: 4, y: 2 });
      const hit = played.scene.events.find(({ kind }) => kind === 'hit');
      struck.push(hit !== undefined && 'target' in hit ? Number(hit.target) : 0);
    }
    for (const { id, hitChance } of targets) {
      const share = struck.filter(one => one === id).length / games;
      expect(Math.abs(share - hitChance)).toBeLessThan(0.07);
    }
  });
});

describe('a hero who reels beside a foe', () => {
  const attackOdds = (condition?: 'stunned' | 'confused') => {
    const scene = new Scene(['#####', '#.@j#', '#####']);
    const { state } = scene;
    if (condition !== undefined) {
      state.sheet.conditions.set(condition, 90);
    }
    const [foe] = state.level.creatures.all;
    return answerQuestion(state, new Enumerator(), { ask: 'attack', target: foe!.id });
  };
  const STEP = 'The attack command goes straight. You reel, and a step goes there.';

  it('is told how often a step strikes it, where the attack command always does', () => {
    expect(attackOdds('stunned').explanation[0]).toEqual({ text: STEP, probability: 1 / 8 });
    expect(attackOdds().explanation.map(({ text }) => text)).not.toContain(STEP);
    // What is played.
    const games = 400;
    let struck = 0;
    for (let game = 0; game < games; game++) {
      const scene = new Scene(['#####', '#.@j#', '#####'], {
        streams: new Streams(`step ${game}`),
      });
      scene.state.sheet.conditions.set('confused', 90);
      scene.perform({ kind: 'move', direction: 3 });
      struck += scene.events.some(({ kind }) => kind === 'hit' || kind === 'missed') ? 1 : 0;
    }
    const told = attackOdds('confused').explanation[0]!;
    expect(told.text).toBe(STEP);
    expect(Math.abs(struck / games - told.probability)).toBeLessThan(0.07);
  });
});
