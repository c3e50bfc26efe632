// The danger of a game as the hero sees it.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion, dangerOf } from '../host/index.ts';
import { makeObject } from '../objects/index.ts';
import { BROUGHT, type HitResult, noStates } from '../spells/index.ts';
import { bringStates } from './body/struck.ts';
import { noticeShot } from './movement/noticing.ts';
import { performCommand } from './perform.ts';
import { restoreGame, saveGame } from './saves/save.ts';
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
      beast('coward', 'blow_1 bite 4d6\n', 'flees_below 90\n'),
      beast('moth', 'blow_1 bite 4d6\n', 'erratic_one_in 2\n'),
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

/** Lives through twelve moves alone, and dies when it was told. @returns whether the hero is alive */
function livesAsTold({ state }: Scene): boolean {
  const { dead } = dangerOf(state, ask, 12);
  const came = dead.map(() => {
    performCommand(state, { kind: 'search', count: 1 });
    return Number(state.ending !== undefined);
  });
  expect(dead).toEqual(came);
  return state.ending === undefined;
}

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

  it('isn’t that of a step against a wall, which takes no time', () => {
    const { state } = meeting('gnasher', ['####', '#@M#', '#..#', '####']);
    const foresees = (direction: 1 | 5) => {
      const act = { kind: 'move', direction } as const;
      return answerQuestion(state, ask, { ask: 'survival', moves: 5, act }).survival?.foreseen;
    };
    expect(foresees(1)).toBe(false);
    expect(foresees(5)).toBe(true);
  });

  /** A meeting with a creature beside the hero, whose bite he has felt; it was seen to lose half of its hit points. */
  function wounded(kind: string, kills = 0): Scene {
    const scene = meeting(kind);
    const [creature] = scene.state.level.creatures.all;
    const { monsters } = scene.state.sheet.lore;
    monsters.felt(creature!.archetype, 0);
    for (let kill = 0; kill < kills; kill++) {
      monsters.killed(creature!.archetype);
    }
    creature!.maxHitPoints = 20;
    creature!.hitPoints = 10;
    scene.state.seat.damageSeen.set(creature!.id, 10);
    return scene;
  }

  it('counts on flight and fluttering of a kind of which the hero has killed one, and not before', () => {
    for (const kind of ['coward', 'moth']) {
      expect(last(wounded(kind))).toBe(last(wounded('gnasher')));
      expect(last(wounded(kind, 1))).toBeLessThan(last(wounded('gnasher', 1)));
    }
    expect(last(wounded('coward', 1))).toBeLessThan(0.1);
  });

  it('is the same in two games that differ only in what doesn’t show', () => {
    const told = (change: (scene: Scene) => void) => {
      const scene = wounded('gnasher', 1);
      change(scene);
      return dangerOf(scene.state, ask, 5, { kind: 'attack', direction: 3 });
    };
    const one = told(() => {});
    const secrets: ((foe: Scene['state']['level']['creatures']['all'][number]) => void)[] = [
      foe => {
        foe.hitPoints = 1;
      },
      foe => {
        foe.maxHitPoints = 90;
      },
      foe => {
        foe.movement += 600;
      },
      foe => {
        foe.stock.energy = 0;
        foe.stock.patternAt = 3;
      },
      foe => {
        foe.lost = 2;
      },
    ];
    for (const secret of secrets) {
      expect(told(({ state }) => secret(state.level.creatures.all[0]!))).toEqual(one);
    }
    // What shows makes a difference.
    expect(told(({ state }) => state.seat.damageSeen.clear())).not.toEqual(one);
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

  it('counts the hit points that come back to one who is poisoned, as play does', () => {
    const lives = [4, 5, 6, 7, 8].map(hitPoints => {
      const scene = new Scene(['#####', '#.@.#', '#####'], { streams: new Streams('ill') });
      const { state } = scene;
      state.sheet.level = 9;
      state.hero.hitPoints = hitPoints;
      state.sheet.conditions.set('poisoned', 12);
      return livesAsTold(scene);
    });
    // Without what comes back all of them die.
    expect(lives).toContain(true);
    expect(lives).toContain(false);
  });

  it('counts the poison of a spell, as play does', () => {
    const lives = [1, 3, 5, 9].map(hitPoints => {
      const scene = new Scene(['#####', '#.@.#', '#####'], { streams: new Streams('ill') });
      const { state } = scene;
      state.hero.hitPoints = hitPoints;
      const states = { ...noStates(), poison: 7, poisonDamage: 1 };
      bringStates(state, state.hero, { brought: BROUGHT.poison, states } as HitResult, 0);
      return livesAsTold(scene);
    });
    expect(lives).toContain(true);
    expect(lives).toContain(false);
  });

  it('counts what a force on a foe brings back only once the hero has seen it begin', () => {
    const told = (seenBy: number) => {
      const scene = wounded('gnasher', 1);
      const [foe] = scene.state.level.creatures.all;
      scene.state.hero.hitPoints = 60;
      scene.state.hero.maxHitPoints = 60;
      const force = foe!.forces.begin(9, {
        ...{ kind: 'ability', source: foe!.archetype, name: 'mending', owner: 0 },
        ...{ duration: 99, speed: 1, clock: 0, level: 1, gives: { hp: 40 } },
      });
      force.seenBy = seenBy;
      return dangerOf(scene.state, ask, 8).dead.at(-1)!;
    };
    expect(told(1)).toBeGreaterThan(told(0));
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

describe('the danger of a foe that shoots', () => {
  const SLINGER = [
    {
      path: 'slinger.arc',
      text: [
        'Object stone\nname stone\nname_pl stones\ntype 13\nweapon_kind shot\nweapon_skill sling\ndamage_dice 3d6\ntenths_of_pound 4\nweight 100\nend\n',
        'Object stone_sling\nname sling\ntype 14\nweapon_skill sling\nlauncher_kind sling\nwear launcher\ntenths_of_pound 5\nweight 100\nend\n',
        'Object slinger\nname slinger\nmonster 1\nlevel 4\nmovement 12\nnotices 20\nglyph M\ncollects 1\nshoots 1\nfrequency 1\n',
        'blow_1 hit 1d1\nstays 1\narch stone_sling\nend\narch stone\nnrof 2\nend\nend\n',
      ].join(''),
    },
  ];
  const FAR = ['###########', '#.........#', '#..@...M..#', '#.........#', '###########'];

  function shotAt() {
    const scene = new Scene(FAR, {
      ...{ content: SLINGER, kinds: { M: 'slinger' }, streams: new Streams('slinger') },
    });
    scene.state.hero.maxHitPoints = 10;
    scene.state.hero.hitPoints = 10;
    const [slinger] = scene.state.level.creatures.all;
    slinger!.hunts = true;
    return { scene, slinger: slinger! };
  }

  it('ends with the missiles that he saw it spend, and comes back with those that it picks up', () => {
    const { scene, slinger } = shotAt();
    let shots = 0;
    while (slinger.carried.some(({ archetype }) => archetype.id === 'stone')) {
      scene.perform({ kind: 'rest', count: 1 });
      scene.state.hero.hitPoints = 10;
      shots += scene.kinds.filter(kind => kind === 'shot').length;
    }
    expect(shots).toBe(2);
    const empty = last(scene);
    const stone = makeObject(
      scene.state.content,
      scene.state.content.archetype('stone'),
      () => scene.state.newId(),
      2,
    );
    const { seat } = scene.state;
    expect([...seat.missilesSpent]).toEqual([[slinger.id, 2]]);
    const again = restoreGame(scene.state.content, scene.state.ruleset, saveGame(scene.state));
    expect([...again.seat.missilesSpent]).toEqual([[slinger.id, 2]]);
    scene.state.level.drop(slinger.square, stone);
    for (let move = 0; move < 20 && seat.missilesSpent.get(slinger.id) === 2; move++) {
      scene.perform({ kind: 'rest', count: 1 });
      scene.state.hero.hitPoints = 10;
    }
    expect(seat.missilesSpent.get(slinger.id)).toBeLessThan(2);
    expect(last(scene)).toBeGreaterThan(empty + 0.2);
  });

  it('is that of kinds that shoot, once he saw it shoot', () => {
    const rows = ['###########', '#..@M.....#', '###########'];
    const crowd: typeof SLINGER = [
      ...SLINGER,
      {
        path: 'gnashers.arc',
        text: beast('gnasher', 'blow_1 bite 4d6\n', 'frequency 9\n'),
      },
    ];
    const scene = new Scene(rows, {
      ...{ content: crowd, kinds: { M: 'slinger' }, streams: new Streams('slinger') },
    });
    const { state } = scene;
    state.hero.maxHitPoints = 10;
    state.hero.hitPoints = 10;
    const strange = last(scene);
    const [slinger] = state.level.creatures.all;
    const [, stone] = slinger!.carried;
    noticeShot(state, slinger!, stone!);
    expect(strange).toBeGreaterThan(0.2);
    expect(last(scene)).toBe(0);
  });
});
