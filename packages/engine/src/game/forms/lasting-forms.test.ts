// What forms eat, turn into, walk through and strike with, and how they are saved.

import { describe, expect, it } from 'vitest';
import {
  attackerView,
  Creature,
  inBodyOf,
  knownHeroFacts,
  targetView,
} from '../../actors/index.ts';
import { Enumerator, type ScriptedLuck, Streams } from '../../chance/index.ts';
import { meleeAttack, prepareAttack, strikeAll } from '../../combat/index.ts';
import { makeObject } from '../../objects/index.ts';
import { uncertainAttackOdds } from '../../odds/index.ts';
import { tellEvents } from '../../words/index.ts';
import { attack } from '../actions/fighting/attack.ts';
import { enterForm } from '../body/form-body.ts';
import { hurt } from '../body/harm.ts';
import { knownCreatures } from '../knowledge/known.ts';
import { knownAttackers } from '../knowledge/known-weapon.ts';
import { changeForm } from '../movement/roster.ts';
import { hashGame, restoreGame, saveGame } from '../saves/save.ts';
import { trueFactsOf } from '../state/true-facts.ts';
import { BODY_FILES, inForm, ringOf, wearing } from '../testing/bodies.ts';
import { party } from '../testing/party.ts';
import { Scene } from '../testing/scene.ts';
import { give } from '../testing/wardrobe.ts';
import { performedFor } from '../views/events-for.ts';
import { viewFor } from '../views/view-for.ts';
import { settleMonsterOutfit } from './monster-outfit.ts';

const ROOM = ['#######', '#@...j#', '#######'];

/** Luck by streams, for scenes in which it doesn't matter. */
function free(ruleset = 'house', rows = ROOM): Scene {
  return new Scene(rows, { content: BODY_FILES, streams: new Streams('forms'), ruleset });
}

function written(...luck: readonly ScriptedLuck[]): Scene {
  return new Scene(['###', '#@#', '###'], { content: BODY_FILES, luck });
}

const told = ({ state }: Scene) => tellEvents(performedFor(state, undefined));

const drink = (scene: Scene) =>
  scene.perform({ kind: 'quaff', item: give(scene, 'potion_of_polymorph').id });

describe('an eater of metal', () => {
  it('gains the points of a ring 1 time in 3, and fewer from 10 on', () => {
    const scene = written(
      ['eaten-works', true],
      ['eaten-works', false],
      ['eaten-works', true],
      ['eaten-points', 4],
    );
    inForm(scene, 'ore_mole');
    const { absorbed } = scene.state.sheet.powers;
    const eat = (power: number) =>
      scene.perform({ kind: 'eat', item: ringOf(scene, 'ring_of_wounds', power) });
    expect(eat(6)).toBeUndefined();
    expect(absorbed.toDam).toBe(6);
    expect(told(scene)).toContain('The magic of the ring of wounds goes into you.');
    eat(3);
    expect(absorbed.toDam).toBe(6);
    eat(7);
    // Below 20 a draw of 1 to 7, here 4.
    expect(absorbed.toDam).toBe(10);
    scene.end();
    expect(viewFor(scene.state).hero.nutrition).toBeGreaterThan(900);
  });

  it('has protection and to-damage for good, and the properties of other rings', () => {
    const scene = new Scene(['###', '#@#', '###'], {
      content: BODY_FILES,
      luck: [
        ['eaten-works', true],
        ['eaten-works', true],
      ],
    });
    const { sheet } = scene.state;
    inForm(scene, 'ore_mole');
    const before = sheet.armourClass;
    scene.perform({ kind: 'eat', item: ringOf(scene, 'ring_of_warding', 3) });
    expect(sheet.armourClass).toBe(before + 18);
    scene.perform({ kind: 'eat', item: give(scene, 'ring_of_sight').id });
    expect(sheet.worn.seesInvisible).toBe(true);
    scene.end();
    hurt(scene.state, scene.state.hero, 40, 0);
    expect(sheet.worn.seesInvisible).toBe(true);
    expect(sheet.armourClass).toBe(18);
  });

  it('doesn’t eat the Amulet, nor what it wears, and nobody else eats metal', () => {
    const scene = free();
    const band = give(scene, 'band');
    expect(scene.perform({ kind: 'eat', item: band.id })?.reason).toBe('not-edible');
    inForm(scene, 'ore_mole');
    const quest = give(scene, 'amulet_of_the_deep');
    expect(scene.perform({ kind: 'eat', item: quest.id })?.reason).toBe('not-edible');
  });
});

describe('a vampire', () => {
  it('turns into mist or a bat, and no shock comes', () => {
    for (const [mist, id] of [
      [true, 'mist'],
      [false, 'bat'],
    ] as const) {
      const scene = written(['vampire-mist', mist], ['form-hit-points', 10], ['form-turns', 10]);
      inForm(scene, 'vampire');
      drink(scene);
      scene.end();
      expect(scene.state.sheet.powers.form!.kind.id).toBe(id);
    }
  });
});

describe('a form', () => {
  it('is saved with the hit points that wait, and restored', () => {
    const scene = free();
    wearing(scene, 'iron_hat');
    inForm(scene, 'air_elemental', 33, 77);
    scene.perform({ kind: 'search', count: 1 });
    const { content, ruleset } = scene.state;
    const saved = JSON.parse(JSON.stringify(saveGame(scene.state)));
    const back = restoreGame(content, ruleset, saved);
    expect(hashGame(back)).toBe(hashGame(scene.state));
    expect(viewFor(back)).toEqual(viewFor(scene.state));
    expect(back.sheet.conditions.has('blind')).toBe(true);
  });

  it('walks through walls where its kind does, and comes out of them with its end', () => {
    const scene = free('house', ['#####', '#@#.#', '#####']);
    inForm(scene, 'walker', 5);
    expect(scene.perform({ kind: 'move', direction: 3 })).toBeUndefined();
    hurt(scene.state, scene.state.hero, 5, 0);
    expect(scene.kinds).toContain('put-out-of-stone');
  });

  it('of a dog strikes with its teeth', () => {
    const scene = new Scene(['####', '#@j#', '####'], {
      content: BODY_FILES,
      luck: [
        ['hit', true],
        ['damage', 2],
        ['critical', false],
      ],
    });
    inForm(scene, 'dog');
    scene.state.level.creatures.all[0]!.conditions.set('helpless', 9);
    scene.perform({ kind: 'attack', direction: 3 });
    expect(scene.events.find(({ kind }) => kind === 'hit')).toMatchObject({ damage: 2 });
  });
});

describe('a form with several blows', () => {
  it('strikes and tells each, and its bite poisons', () => {
    const scene = new Scene(['####', '#@Z#', '####'], {
      content: BODY_FILES,
      luck: [
        ...([1, 2] as const).flatMap(
          damage =>
            [
              ['hit', true],
              ['damage', damage],
              ['critical', false],
            ] as const,
        ),
        ['poisons', true],
      ],
    });
    inForm(scene, 'imp');
    const [ghoul] = scene.state.level.creatures.all;
    attack(scene.state, 3);
    scene.end();
    const hits = scene.state.log.perceived().filter(({ kind }) => kind === 'hit');
    expect(hits).toMatchObject([{ damage: 1 }, { damage: 2 }]);
    expect(ghoul!.hitPoints).toBe(9);
    expect(ghoul!.conditions.left('poisoned')).toBe(2);
  });
});

describe('a monster that is changed', () => {
  const KINDS = { g: 'walker' } as const;

  /** The walker of the scene becomes the only kind that luck may choose. */
  function changed(id: string, things: readonly string[]) {
    const scene = new Scene(['#####', '#@.g#', '#####'], {
      content: BODY_FILES,
      streams: new Streams('changed'),
      kinds: KINDS,
    });
    const { state } = scene;
    const [monster] = state.level.creatures.all;
    const carried = things.map(thing => {
      const item = makeObject(state.content, state.content.archetype(thing), () => state.newId());
      monster!.carried.push(item);
      return item.id;
    });
    const now = inBodyOf(monster!, new Creature(9, state.content.archetype(id), 0, 9));
    changeForm(state.level, now);
    settleMonsterOutfit(state, now, monster!.archetype);
    const floor = (state.level.items.get(now.square) ?? []).map(({ id: lies }) => lies);
    return { carried, kept: now.carried.map(({ id: own }) => own), floor, scene };
  }

  it('bursts its mail and cloak on a big body, and keeps weapon and hat', () => {
    const { carried, kept, floor, scene } = changed('titan', [
      'mail',
      'mantle',
      'iron_hat',
      'knife',
    ]);
    expect(kept).toEqual(carried.slice(2));
    expect(floor).toEqual([]);
    expect(scene.state.log.perceived().filter(({ kind }) => kind === 'outfit-burst')).toHaveLength(
      2,
    );
  });

  it('drops all of it on a body without hands, armour that it didn’t wear stays', () => {
    const { carried, kept, floor } = changed('imp', ['mantle', 'knife', 'band']);
    expect([...floor].sort()).toEqual(carried.slice(0, 2).sort());
    expect(kept).toEqual(carried.slice(2));
  });

  it('counts its load after the armour is gone', () => {
    // A walker carries 1000 tenths of a pound; a dog of 400 137, of which the second stone is too much.
    const { carried, kept, floor } = changed('dog', ['mail', 'bread', 'stone', 'stone']);
    expect(kept).toEqual([carried[1]]);
    expect(floor).toContain(carried[2]);
    expect(floor).not.toContain(carried[0]);
  });
});

describe('what others see of a form', () => {
  it('is its look and its name, and no odds by what only he knows', () => {
    const [ada, bren] = party(['#######', '#@.&..#', '#######']);
    const jackal = ada.content.archetype('jackal');
    enterForm(ada, jackal, 4, 90);
    const seen = viewFor(bren).things.find(({ id }) => id === ada.hero.id);
    expect(seen).toMatchObject({ name: 'Ada', form: 'jackal', glyph: 'd' });
    // Twins: how long he keeps it and what waits for him is his own affair.
    const before = JSON.stringify(viewFor(bren));
    ada.sheet.powers.form!.turns = 7;
    ada.sheet.powers.form!.hitPoints = 3;
    expect(JSON.stringify(viewFor(bren))).toBe(before);
    const known = knownCreatures(bren).find(({ id }) => id === ada.hero.id);
    // A form of level 0 has a die of 4.
    expect([known!.hitPoints.min, known!.hitPoints.max]).toEqual([1, 4]);
  });
});

describe('the odds of a hero in a form', () => {
  it('are those of its blows, one after another', () => {
    const scene = free('house', ['####', '#@j#', '####']);
    inForm(scene, 'imp');
    const [jackal] = scene.state.level.creatures.all;
    const { ruleset } = scene.state;
    const ask = new Enumerator();
    const odds = uncertainAttackOdds(ruleset.slots.combat, {
      attackers: knownAttackers(scene.state, ask),
      target: { ...targetView(trueFactsOf(scene.state, jackal!), true), hp: 3 },
    });
    // A claw of 1d4 and a bite of 2d4, each of which may be critical: at most 2 × 4 + 5 and 2 × 8 + 5.
    expect(odds.damage.min).toBe(0);
    expect(odds.blow.min).toBe(1);
    expect(odds.damage.probability(0)).toBeCloseTo((1 - odds.hit) ** 2, 12);
    expect(odds.damage.mean).toBeCloseTo(2 * odds.hit * odds.blow.mean, 9);
    // As the game plays it.
    const attack = prepareAttack(
      ruleset.slots.combat,
      meleeAttack(ruleset.slots.combat, {
        attacker: attackerView(ruleset, scene.state.sheet),
        target: targetView(trueFactsOf(scene.state, jackal!), true),
      }),
    );
    expect(ask.askNumber(strikeAll, ruleset.slots.combat, attack).mean).toBeCloseTo(
      odds.damage.mean,
      9,
    );
  });

  it('of fire on him count the form’s hit points', () => {
    const scene = free();
    inForm(scene, 'titan', 70);
    const facts = knownHeroFacts(scene.state.ruleset, scene.state.sheet, scene.state.hero);
    expect([facts.hitPoints, facts.mostHitPoints, facts.armourClass]).toEqual([70, 70, 78]);
  });
});
