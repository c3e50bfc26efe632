import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck } from '../../../../chance/index.ts';
import { isBoxTrapped } from '../../../../objects/index.ts';
import { createRulesets } from '../../../../rulesets/index.ts';
import { atChest, choiceOf, nameHere, toldOfBox } from '../../../testing/chest.ts';
import type { Scene } from '../../../testing/scene.ts';
import { viewFor } from '../../../views/view-for.ts';
import { boxFate, boxPoison, disarmsBox, findsBoxTrap } from './trap-rules.ts';

const { boxes } = createRulesets().resolve('house').slots.world.tools;
const ask = new Enumerator();

function answer(scene: Scene, text: string) {
  const choice = choiceOf(scene, text);
  expect(choice, text).not.toBe('');
  return scene.perform({ kind: 'answer', answer: { choice } });
}

describe('the trap of a box', () => {
  it('spares 5 in 13, and brings what the numbers of the slot say', () => {
    const fates = ask.ask(boxFate, boxes.trap, { luck: 0 });
    const share = (fate: string) => fates.probability(came => came === fate);
    const [any, usual] = [1 / 20, 19 / 20];
    const rest = 8 / 13;
    expect(share('saved')).toBeCloseTo(5 / 13, 12);
    expect(share('stun')).toBeCloseTo(rest * (usual * (3 / 13) + any * (3 / 26)), 12);
    expect(share('fire')).toBeCloseTo(rest * (usual * (4 / 13) + any * (4 / 26)), 12);
    expect(share('needle')).toBeCloseTo(rest * any * (4 / 26), 12);
    expect(share('explosion')).toBeCloseTo(rest * any * (5 / 26), 12);
    const lucky = ask.ask(boxFate, boxes.trap, { luck: 13 });
    expect(lucky.probability(came => came === 'saved')).toBeCloseTo(18 / 26, 12);
    const cursed = ask.ask(boxFate, boxes.trap, { luck: -13 });
    expect(cursed.probability(came => came === 'saved')).toBe(0);
  });

  it('has poison that kills, weakens or hurts', () => {
    const of = (by: 'needle' | 'gas') => {
      const came = ask.ask(boxPoison, boxes.trap, { by });
      return (['deadly', 'weakens', 'hurts'] as const).map(kind =>
        came.probability(one => one.kind === kind),
      );
    };
    expect(of('needle')).toEqual([1 / 10, 5 / 10, 4 / 10].map(share => expect.closeTo(share, 12)));
    expect(of('gas')).toEqual([1 / 15, 5 / 15, 9 / 15].map(share => expect.closeTo(share, 12)));
  });

  it.each<[string, readonly ScriptedLuck[], (scene: Scene) => void]>([
    ['saved', [['saved', true]], ({ state }) => expect(state.hero.hitPoints).toBe(12)],
    [
      'stun',
      [
        ['saved', false],
        ['any', false],
        ['fate', 0],
        ['stun', 3],
        ['daze', 1],
      ],
      ({ state }) => {
        expect(state.hero.conditions.has('stunned')).toBe(true);
        expect(state.hero.conditions.has('confused')).toBe(true);
      },
    ],
    [
      'shock',
      [
        ['saved', false],
        ['any', false],
        ['fate', 7],
        ['shock', 9],
      ],
      ({ state }) => expect(state.hero.hitPoints).toBe(3),
    ],
    [
      'fire',
      [
        ['saved', false],
        ['any', false],
        ['fate', 10],
        ['fire', 5],
        ['item-destroyed', false],
      ],
      ({ state }) => expect(state.hero.hitPoints).toBeLessThanOrEqual(7),
    ],
    [
      'needle',
      [
        ['saved', false],
        ['any', true],
        ['fate', 14],
        ['poison', 7],
        ['hurts', 4],
      ],
      ({ state }) => expect(state.hero.hitPoints).toBe(2),
    ],
    [
      'gas',
      [
        ['saved', false],
        ['any', true],
        ['fate', 18],
        ['poison', 3],
        ['weakness', 3],
      ],
      ({ state }) => expect(state.sheet.powers.attributesBefore.strength).toBeDefined(),
    ],
    [
      'explosion',
      [
        ['saved', false],
        ['any', true],
        ['fate', 23],
        ['explosion', 11],
      ],
      scene => {
        expect(scene.state.hero.hitPoints).toBe(1);
        expect(viewFor(scene.state).underfoot).toEqual([]);
      },
    ],
  ])('goes off once, when the lid is opened: %s', (fate, luck, expected) => {
    const { scene, box } = atChest(luck, { locked: false, trapped: true });
    scene.perform({ kind: 'loot' });
    expect(toldOfBox(scene).slice(0, 2)).toEqual(['goes-off', fate]);
    expect(isBoxTrapped(box)).toBe(false);
    expected(scene);
    scene.end();
  });

  it('kills by its poison, and the death says so', () => {
    const luck = [
      ['saved', false],
      ['any', true],
      ['fate', 14],
      ['poison', 0],
    ] as const;
    const { scene } = atChest(luck, { locked: false, trapped: true });
    scene.perform({ kind: 'loot' });
    expect(toldOfBox(scene)).toContain('poison-deadly');
    expect(scene.state.ending).toMatchObject({ killer: 'a poisoned needle' });
  });

  it('freezes for a time', () => {
    const luck = [
      ['saved', false],
      ['any', false],
      ['fate', 4],
      ['freeze', 12],
    ] as const;
    const { scene } = atChest(luck, { locked: false, trapped: true });
    scene.perform({ kind: 'loot' });
    expect(scene.kinds).toContain('helpless');
  });

  it('is found by level, and by no luck where there is none', () => {
    const finds = (level: number, trapped: boolean, confused = false) =>
      ask.ask(findsBoxTrap, boxes, { level, trapped, confused }).probability(came => came);
    expect(finds(1, true)).toBeCloseTo(10 / 30, 12);
    expect(finds(11, true)).toBeCloseTo(10 / 20, 12);
    expect(finds(30, true)).toBe(1);
    expect(finds(11, false)).toBe(0);
    expect(finds(1, false, true)).toBeCloseTo(1 / 3, 12);
  });

  it('is disarmed by dexterity and level, twice as well by a Rogue', () => {
    const takes = (role: string, depth = 1, confused = false) =>
      ask
        .ask(disarmsBox, boxes, { dexterity: 12, level: 3, role, depth, confused })
        .probability(came => came);
    expect(takes('wizard')).toBeCloseTo(15 / 75, 12);
    expect(takes('rogue')).toBeCloseTo(30 / 75, 12);
    expect(takes('wizard', 10)).toBeCloseTo(15 / 80, 12);
    expect(takes('rogue', 1, true)).toBe(0);
  });

  it('is looked for, found and taken off, and no answer says more than the hero knows', () => {
    const { scene, box } = atChest(
      [
        ['finds', true],
        ['disarms', true],
      ],
      {
        locked: false,
        trapped: true,
      },
    );
    scene.perform({ kind: 'disarm', direction: 0 });
    expect(toldOfBox(scene)).toEqual(['trap-found']);
    expect(nameHere(scene)).toContain('trapped');
    scene.perform({ kind: 'loot' });
    answer(scene, 'Take the trap off');
    expect(toldOfBox(scene)).toEqual(['disarmed']);
    expect(isBoxTrapped(box)).toBe(false);
    expect(nameHere(scene)).not.toContain('trapped');
    scene.end();
  });

  it('is dreamt of by the confused, and then there was none', () => {
    const { scene } = atChest([['dreams', true]], { locked: false });
    scene.state.sheet.conditions.set('confused', 9);
    scene.perform({ kind: 'disarm', direction: 0 });
    expect(nameHere(scene)).toContain('trapped');
    scene.state.sheet.conditions.set('confused', 0);
    scene.perform({ kind: 'disarm', direction: 0 });
    expect(toldOfBox(scene)).toEqual(['no-trap-there']);
  });
});
