// The danger of a game as the hero sees it.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion, dangerOf } from '../host/index.ts';
import { Scene } from './testing/scene.ts';

const ROWS = ['###########', '#.........#', '#....@M...#', '#.........#', '###########'];

const beast = (name: string, blow: string, keys = '') =>
  `Object ${name}\nname ${name}\nmonster 1\nlevel 4\nmovement 12\nnotices 20\nglyph M\n${blow}${keys}end\n`;

const content = [
  {
    path: 'beasts.arc',
    text: [
      beast('gnasher', 'blow_1 bite 4d6\n'),
      beast('nibbler', 'blow_1 bite 1d1\n'),
      beast('watcher', '', 'frequency 2\n'),
      beast('clawer', 'blow_1 claw 3d6\n', 'frequency 2\n'),
    ].join(''),
  },
];

function meeting(kind: string, rows = ROWS): Scene {
  const scene = new Scene(rows, { content, kinds: { M: kind }, streams: new Streams(kind) });
  scene.state.hero.maxHitPoints = 12;
  scene.state.hero.hitPoints = 12;
  return scene;
}

const ask = new Enumerator();
const last = (scene: Scene, act?: Parameters<typeof dangerOf>[3]) =>
  dangerOf(scene.state, ask, 5, act).dead.at(-1)!;

describe('the danger of a game', () => {
  it('is 0 and exact where nothing is in sight', () => {
    const alone = meeting('gnasher', ['#####', '#.@.#', '#####']);
    expect(dangerOf(alone.state, ask, 3)).toMatchObject({
      dead: [0, 0, 0],
      played: 0,
      foes: [],
      guess: false,
    });
  });

  it('doesn’t know the blows of a kind that the hero hasn’t felt', () => {
    // Both are of one level, and a stranger may be either of the kinds that are met at it.
    expect(last(meeting('gnasher'))).toBe(last(meeting('nibbler')));
    expect(dangerOf(meeting('gnasher').state, ask, 5).guess).toBe(true);
  });

  it('follows the blows that he has felt', () => {
    const known = (kind: string) => {
      const scene = meeting(kind);
      const [creature] = scene.state.level.creatures.all;
      scene.state.sheet.lore.monsters.felt(creature!.archetype, 0);
      return last(scene);
    };
    expect(known('nibbler')).toBe(0);
    expect(known('gnasher')).toBeGreaterThan(0.5);
  });

  it('of a step away, of a rest and of a blow are those of the acts', () => {
    const scene = meeting('gnasher', ['#############', '#@........M.#', '#############']);
    const [creature] = scene.state.level.creatures.all;
    scene.state.sheet.lore.monsters.felt(creature!.archetype, 0);
    const towards = last(scene, { kind: 'move', direction: 3 });
    const stands = last(scene);
    expect(towards).toBeGreaterThanOrEqual(stands);
    const beside = meeting('gnasher');
    const [foe] = beside.state.level.creatures.all;
    beside.state.sheet.lore.monsters.felt(foe!.archetype, 0);
    const strikes = last(beside, { kind: 'attack', direction: 3 });
    expect(strikes).toBe(last(beside));
    expect(last(beside, { kind: 'rest', count: 5 })).toBeGreaterThan(strikes);
  });

  it('is answered as a question, with its accuracy, and refuses what is no command', () => {
    const { state } = meeting('gnasher');
    const answer = answerQuestion(state, ask, { ask: 'survival', moves: 5 });
    expect(answer.survival?.dead).toHaveLength(5);
    expect(answer.asFarAsYouKnow).toBe(true);
    expect(['exact', 'estimated']).toContain(answer.certainty.kind);
    const wrong = { ask: 'survival', moves: 5, act: { kind: 'move', direction: 12 } };
    expect(() => answerQuestion(state, ask, wrong)).toThrow('direction: expected');
    expect(() => answerQuestion(state, ask, { ask: 'survival', moves: 0 })).toThrow(
      'moves: expected an integer from 1 to 20',
    );
  });
});
