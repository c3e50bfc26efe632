import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck } from '../../chance/index.ts';
import { answerQuestion } from '../../host/index.ts';
import { ANIMALS, bring, bringPet } from '../testing/animals.ts';
import { MixedLuck } from '../testing/mixed-luck.ts';
import { Scene } from '../testing/scene.ts';

const FIELD = ['############', '#..........#', '#....@.....#', '#..........#', '############'];

function field(
  scripts: Readonly<Record<string, readonly ScriptedLuck[]>> = {},
  rows: readonly string[] = FIELD,
) {
  const mixed = new MixedLuck(scripts);
  const play = new Scene(rows, { streams: mixed, content: ANIMALS });
  const { state } = play;
  state.hero.hitPoints = 500;
  state.hero.maxHitPoints = 500;
  state.sheet.nutrition = 900;
  return { play, state, mixed };
}

const rest = { kind: 'rest', count: 1 } as const;

/** The hero spreads conflict. */
function spread({ state }: ReturnType<typeof field>): void {
  state.sheet.worn = { ...state.sheet.worn, conflict: true };
}

/** Whom a creature struck, by events of the last command. */
function struckBy(play: Scene, actor: number): number[] {
  return play.events.flatMap(event =>
    (event.kind === 'hit' || event.kind === 'missed') && event.actor === actor
      ? [event.target]
      : [],
  );
}

describe('conflict', () => {
  it('makes two fast monsters use their blows at each other once a turn', () => {
    const made = field();
    const { play, state } = made;
    const one = bring(state, 'test_dog', [3, 0]);
    const other = bring(state, 'test_dog', [4, 0]);
    spread(made);
    for (const dog of [one, other]) {
      dog.hitPoints = 900;
      dog.maxHitPoints = 900;
      dog.hunts = true;
    }
    let blows = 0;
    const start = state.clock.turn;
    for (let rests = 0; rests < 30; rests++) {
      // They stay where they are, beside each other.
      state.hero.hitPoints = 500;
      const { turn } = state.clock;
      play.perform(rest);
      const own = struckBy(play, one.id).filter(id => id === other.id).length;
      const turns = Math.max(1, state.clock.turn - turn);
      // Once by itself in each turn, and in answer to the other's blows.
      expect(own).toBeLessThanOrEqual(2 * turns + 1);
      blows += own;
    }
    expect(blows).toBeGreaterThan(10);
    expect(state.clock.turn).toBeGreaterThan(start);
  });

  it('turns pets against their master', () => {
    const made = field();
    const { play, state } = made;
    const dog = bringPet(state, 'test_dog', [1, 0]);
    spread(made);
    dog.hitPoints = 500;
    let struck = 0;
    for (let rests = 0; rests < 5; rests++) {
      play.perform(rest);
      struck += struckBy(play, dog.id).filter(id => id === state.hero.id).length;
      struck += state.hero.maxHitPoints > state.hero.hitPoints ? 1 : 0;
    }
    expect(struck).toBeGreaterThan(0);
    expect(dog.pet).toBeDefined();
  });

  it('doesn’t reach beyond eight squares', () => {
    const rows = ['####################', '#@.................#', '####################'];
    const made = field({}, rows);
    const { play, state } = made;
    const near = bring(state, 'test_ox', [15, 0]);
    const other = bring(state, 'test_dog', [16, 0]);
    other.hunts = false;
    near.hitPoints = 900;
    spread(made);
    play.perform(rest);
    expect(struckBy(play, other.id)).not.toContain(near.id);
  });
});

describe('an answer to a blow among monsters', () => {
  /** A dog strikes an ox once. @param points of the ox */
  function strike(isPet: boolean, points: number, luck: readonly ScriptedLuck[]) {
    const made = field();
    const { play, state } = made;
    const dog = isPet ? bringPet(state, 'test_dog', [1, 0]) : bring(state, 'test_dog', [1, 0]);
    const ox = bring(state, 'test_ox', [2, 0]);
    dog.prowess = 100;
    dog.hitPoints = 900;
    dog.maxHitPoints = 900;
    ox.hitPoints = 900;
    ox.maxHitPoints = 900;
    dog.hunts = !isPet;
    dog.movement = 600;
    ox.movement = points * 50;
    if (!isPet) {
      spread(made);
    }
    return { ...made, dog, ox, play, luck };
  }

  it('comes three times in four, against a pet without any points', () => {
    let strikes = 0;
    let answers = 0;
    const { play, state, dog, ox } = strike(true, 0, []);
    for (let rests = 0; rests < 300; rests++) {
      ox.struckIn = 0;
      ox.movement = 0;
      dog.movement = Math.min(dog.movement, 600);
      dog.hitPoints = 900;
      play.perform(rest);
      const hits = play.events.filter(
        event => event.kind === 'hit' && event.actor === dog.id && event.target === ox.id,
      ).length;
      strikes += Math.min(1, hits);
      answers += Math.min(1, struckBy(play, ox.id).filter(id => id === dog.id).length);
      expect(state.hero.alive).toBe(true);
    }
    expect(strikes).toBeGreaterThan(200);
    // Up to two tries in a turn of a dog that acts twice.
    expect(answers / strikes).toBeGreaterThan(0.7);
  });

  it('never comes without points against any other monster', () => {
    const { play, dog, ox } = strike(false, 0, []);
    let strikes = 0;
    for (let rests = 0; rests < 40; rests++) {
      ox.movement = 0;
      ox.struckIn = 0;
      dog.hitPoints = 900;
      play.perform(rest);
      strikes += struckBy(play, dog.id).filter(id => id === ox.id).length;
      expect(struckBy(play, ox.id)).not.toContain(dog.id);
    }
    expect(strikes).toBeGreaterThan(10);
  });
});

describe('natural prey', () => {
  it('is struck wherever it is met', () => {
    const { play, state } = field();
    const worm = bring(state, 'test_worm', [3, 0]);
    const cap = bring(state, 'test_cap', [4, 0]);
    cap.hitPoints = 500;
    worm.movement = 600;
    play.perform(rest);
    play.perform(rest);
    expect(cap.hitPoints < 500 || struckBy(play, worm.id).includes(cap.id)).toBe(true);
  });
});

describe('a passive attack', () => {
  it('splashes a hero who hits with acid, half of the time', () => {
    const { play, state, mixed } = field({
      passive: [
        ['splashes', true],
        ['passive-dice', 5],
      ],
    });
    const blob = bring(state, 'test_blob', [1, 0]);
    for (let blow = 0; blow < 40 && state.hero.hitPoints === 500; blow++) {
      play.perform({ kind: 'attack', direction: 3 });
    }
    expect(play.events).toContainEqual({
      kind: 'passive-hit',
      owner: blob.id,
      target: state.hero.id,
      passive: 'acid',
      damage: 5,
    });
    expect(state.hero.hitPoints).toBe(495);
    mixed.expectEmpty();
  });

  it('holds a hero by its gaze, which is named in the cause of his death', () => {
    const { play, state } = field({
      passive: [
        ['passive', true],
        ['passive-dice', 60],
        ['deep-gaze', false],
      ],
    });
    bring(state, 'test_eye', [1, 0]);
    const killer = bring(state, 'test_dog', [0, 1]);
    killer.hunts = true;
    state.hero.hitPoints = 1;
    play.perform({ kind: 'attack', direction: 3 });
    expect(play.events).toContainEqual(
      expect.objectContaining({ kind: 'passive-hit', passive: 'gaze' }),
    );
    expect(state.ending).toMatchObject({
      kind: 'died',
      killer: 'test dog',
      during: 'paralysed by a test eye',
    });
  });

  it('holds nobody who doesn’t see it', () => {
    const { play, state } = field({
      passive: [
        ['passive', true],
        ['passive', true],
      ],
    });
    bring(state, 'test_eye', [1, 0]);
    state.sheet.conditions.set('blind', 50);
    play.perform({ kind: 'attack', direction: 3 });
    expect(state.helpless).toBe(0);
    expect(play.kinds).not.toContain('passive-hit');
  });
});

describe('the odds of a blow at a creature with a passive attack', () => {
  type Asked = ReturnType<typeof field>['state'];
  const asked = (state: Asked, id: number, ask: 'attack' | 'danger' | 'recall') =>
    answerQuestion(state, new Enumerator(), { ask, target: id });

  it('tell of acid once the hero has felt it, as often as play splashes him', () => {
    const { play, state } = field();
    const blob = bring(state, 'test_blob', [1, 0]);
    expect(asked(state, blob.id, 'attack').targets).toHaveLength(1);
    const attack = () => play.perform({ kind: 'attack', direction: 3 });
    while (state.hero.hitPoints === 500) {
      attack();
    }
    const [against, you] = asked(state, blob.id, 'attack').targets;
    expect(you).toMatchObject({ name: 'you', killChance: 0 });
    // He strikes once; it splashes him even if the hit does no damage.
    const hits = against!.hitChance;
    expect(you!.hitChance).toBeCloseTo(hits / 2, 9);
    expect(you!.meanDamage).toBeCloseTo((hits / 2) * 4.5, 9);
    let suffered = 0;
    const times = 1500;
    for (let time = 0; time < times; time++) {
      blob.hitPoints = blob.maxHitPoints;
      state.sheet.nutrition = 900;
      state.hero.hitPoints = 500;
      attack();
      for (const event of play.events) {
        suffered += event.kind === 'passive-hit' ? event.damage : 0;
      }
    }
    expect(Math.abs(suffered / times - you!.meanDamage)).toBeLessThan(0.25);
  });

  it('tell of a gaze once it was felt, and of none to a blind hero', () => {
    const { play, state } = field({
      passive: [
        ['passive', true],
        ['passive-dice', 60],
        ['deep-gaze', false],
      ],
    });
    const eye = bring(state, 'test_eye', [1, 0]);
    const gaze = 'When you strike it, its gaze may paralyse you: 3d70 turns.';
    const reasons = () => asked(state, eye.id, 'danger').explanation.map(({ text }) => text);
    expect(reasons()).not.toContain(gaze);
    play.perform({ kind: 'attack', direction: 3 });
    expect(reasons()).toContain(gaze);
    expect(asked(state, eye.id, 'recall').recall?.passive?.dice).toBe('3d70');
    const [, you] = asked(state, eye.id, 'attack').targets;
    expect(you).toMatchObject({ name: 'you', damage: [], brings: { effect: 'hold' } });
    // 2 in 3 of the attacks that don't kill it.
    expect(you!.hitChance).toBeCloseTo(2 / 3, 9);
    expect(you!.brings!.turns.at(-1)![0]).toBe(127);
    state.sheet.conditions.set('blind', 50);
    play.perform(rest);
    const there = asked(state, 0, 'recall').kinds!.find(({ name }) => name === 'test eye');
    expect(there?.passive?.brings).toBe('paralyse');
  });

  it('are equal for two creatures whose answer the hero doesn’t know', () => {
    const answers = ['test_blob', 'test_cap'].map(kind => {
      const { state } = field();
      const creature = bring(state, kind, [1, 0]);
      return asked(state, creature.id, 'attack').targets.length;
    });
    expect(answers).toEqual([1, 1]);
  });
});

describe('a covetous monster', () => {
  const HALL = ['################', '#@............<#', '################'];

  it('vanishes to the stairs when it is wounded, and rests there', () => {
    const { play, state } = field({}, HALL);
    const regent = bring(state, 'test_regent', [2, 0]);
    regent.maxHitPoints = 90;
    regent.hitPoints = 30;
    regent.hunts = true;
    play.perform(rest);
    play.perform(rest);
    const { map } = state.level;
    expect(map.x(regent.square)).toBeGreaterThanOrEqual(13);
    const before = regent.hitPoints;
    play.perform(rest);
    play.perform(rest);
    expect(regent.hitPoints).toBeGreaterThan(before);
  });

  it('appears beside the hero while it is unhurt', () => {
    const { play, state } = field({}, HALL);
    const regent = bring(state, 'test_regent', [12, 0]);
    regent.hitPoints = regent.maxHitPoints;
    regent.hunts = true;
    const told: string[] = [];
    for (let rests = 0; rests < 6; rests++) {
      regent.hitPoints = regent.maxHitPoints;
      play.perform(rest);
      told.push(...play.kinds);
    }
    expect(told).toContain('warped');
  });
});
