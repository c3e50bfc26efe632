// Statements of the document on spells about golems and moods, each by its number.

import type { Creature } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import {
  castFreely,
  type GameEvent,
  Stage as Island,
  performCommand,
  performedFor,
} from '@roguewright/engine/game';
import { attackBit } from '@roguewright/engine/spellcraft';
import { drawLevel } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { follow } from './scenes/god-scenes.ts';
import { golemOn } from './scenes/side-scenes.ts';
import {
  cast,
  content,
  EMPTY,
  house,
  NEAR,
  numbers,
  stageOf,
  wait,
} from './side-statement-stage.ts';
import type { Stage } from './stage.ts';

const PIT = ['####', '#@.#', '####'];

/** The golem that a spell of a level calls. */
function called(id: string, level = 1, god?: string): Creature {
  const stage = stageOf(EMPTY);
  if (god !== undefined) {
    follow(god)(stage);
  }
  expect(cast(stage, id, level)).toBeDefined();
  return golemOn(stage)!;
}

describe('golems', () => {
  it('SP-167: come as friends of the caster, go where they are sent and strike what is there', () => {
    const stage = stageOf(['########', '#@...v.#', '########']);
    const { state, target } = stage;
    expect(cast(stage, 'call_tin')).toBeDefined();
    const golem = golemOn(stage)!;
    expect([golem.master, golem.feels('friendly')]).toEqual([state.hero.id, true]);
    const view = performedFor(state, undefined).view.things.find(({ id }) => id === golem.id)!;
    expect([view.hostile, view.stance]).toEqual([false, 'servant']);
    expect(performCommand(state, { kind: 'steer', direction: 3 })).toBeUndefined();
    target.conditions.set('helpless', 100);
    wait(stage, 6);
    expect(target.hitPoints).toBeLessThan(target.maxHitPoints);
  });

  it('SP-169: holy servants and avatars are those of the god of the caster', () => {
    const come = (id: string, god: string) => called(id, 1, god).archetype.id;
    expect(['pot_boy', 'hearth_aunt']).toContain(come('call_servant', 'god_mabbet'));
    expect(come('call_servant', 'god_zhar')).toBe('cinder_imp');
    expect(come('call_avatar', 'god_mabbet')).toBe('granary_mother');
    expect(come('call_avatar', 'god_zhar')).toBe('cinder_warden');
    const godless = stageOf(EMPTY);
    expect(cast(godless, 'call_servant')).toBeUndefined();
    expect(godless.has('golem-failed')).toBe(true);
  });

  it('SP-169: the attack types of the god come to those of the spell, and to physical ones', () => {
    const [shock, fear, physical] = [8, 16_384, 1];
    const attackType = (id: string) => called(id, 1, 'god_zhar').golem!.attackType;
    expect(attackType('call_jolt')).toBe(shock | fear | physical);
    const own = called('call_shock').golem!.attackType;
    expect(own).toBe(shock);
  });

  it('SP-171: have the damage of the spell, or without one their own, and the adjustment', () => {
    const damage = (id: string, level: number) => numbers(called(id, level)).damage;
    expect([damage('call_set', 1), damage('call_set', 10)]).toEqual([8, 11]);
    expect([damage('call_own', 1), damage('call_own', 10)]).toEqual([6, 9]);
  });

  it('SP-172: have the adjusted duration as further hit points', () => {
    const life = (level: number) => numbers(called('call_long', level)).life;
    expect([life(1), life(3), life(11)]).toEqual([26, 27, 31]);
  });

  it('SP-173: have the attack types of the spell in the place of their own', () => {
    const kinds = (id: string) => called(id).golem!.attackType;
    expect(kinds('call_own')).toBe(attackBit('physical'));
    expect(kinds('call_shock')).toBe(attackBit('electricity'));
  });

  it('SP-174: are quickened by the range modifier; their wc has a key of its own', () => {
    const [slow, fast, deft] = ['call_own', 'call_fast', 'call_deft'].map(id =>
      numbers(called(id, 11)),
    );
    expect([slow!.speed, slow!.wc]).toEqual([Math.fround(0.1), 12]);
    expect([fast!.speed, fast!.wc]).toEqual([Math.fround(Math.fround(0.1) + 0.04), 12]);
    expect([deft!.speed, deft!.wc]).toEqual([Math.fround(0.1), 10]);
  });

  /** A golem that acts once a tick, on a stage whose time passes by ticks. */
  function ticking() {
    const { map, marks } = drawLevel(PIT, true);
    const hero = { archetype: content.archetype('role_wizard'), square: marks.get('@')![0]! };
    const island = new Island({
      ...{ content, ruleset: house, streams: new Streams('golems'), map, hero },
    });
    const { state } = island;
    const order = { caster: 1, direction: 3, level: 1 };
    const release = (id: string) => castFreely(state, { ...order, spell: content.archetype(id) });
    expect(release('call_tin')).toBe(true);
    const golem = state.level.creatures.all.find(creature => creature.golem !== undefined)!;
    return { island, golem, release };
  }

  it('SP-175: lose 1 hit point each time they act, and end below 0', () => {
    const { island, golem } = ticking();
    const left: number[] = [];
    for (let tick = 0; tick < 40 && golem.alive; tick++) {
      island.tick();
      left.push(golem.hitPoints);
    }
    expect(left).toEqual(Array.from({ length: 25 }, (_, turn) => 23 - turn));
    expect(island.state.level.map.occupant[golem.square]).toBe(0);
  });

  it('SP-176: last longer when they are healed', () => {
    const { island, golem, release } = ticking();
    let ticks = 0;
    for (; ticks < 60 && golem.alive; ticks++) {
      if (ticks === 10) {
        expect(golem.hitPoints).toBe(14);
        expect(release('patch_up')).toBe(true);
        expect(golem.hitPoints).toBe(17);
      }
      island.tick();
    }
    expect(ticks).toBe(25 + 3);
  });
});

/** The creatures that a change of mood has met, by the letters of their kinds. */
function met(stage: Stage): string {
  const ids = new Set(
    stage.events.flatMap((event: GameEvent) =>
      event.kind === 'mood-changed' || event.kind === 'resisted' ? [event.target] : [],
    ),
  );
  const { all } = stage.state.level.creatures;
  const letters = all.filter(({ id }) => ids.has(id)).map(({ archetype }) => archetype.id[0]!);
  return letters.sort().join('');
}

/** A stage on which the spell has changed the mood of its creature: it doesn't work each time. */
function changed(rows: readonly string[], id: string): Stage {
  for (let seed = 0; seed < 12; seed++) {
    const stage = stageOf(rows, { seed: `${id} ${seed}` });
    cast(stage, id, 60);
    if (stage.has('mood-changed') || stage.has('charmed')) {
      return stage;
    }
  }
  throw new Error(`${id} never changes a mood`);
}

describe('changes of mood', () => {
  it('SP-314: reach the squares that a detection of the same range searches, with the corners', () => {
    const rows = [
      '#########',
      '#..s....#',
      '#.v...v.#',
      '#.......#',
      '#...@.vs#',
      '#.......#',
      '#.v...v.#',
      '#...s...#',
      '#########',
    ];
    const stage = stageOf(rows);
    cast(stage, 'calm_near', 60);
    expect(met(stage)).toBe('wwwww');
    const seen = stageOf(rows);
    cast(seen, 'find_near', 60);
    expect(seen.events.filter(({ kind }) => kind === 'detected').length).toBe(5);
  });

  it('SP-315: reach only the races of the spell, or those that the god slays or owns', () => {
    const rows = ['##########', '#.v.s....#', '#.@......#', '#.g.f....#', '##########'];
    const reached = (id: string, god?: string) => {
      const stage = stageOf(rows);
      if (god !== undefined) {
        follow(god)(stage);
      }
      return cast(stage, id, 60) === undefined ? 'failed' : met(stage);
    };
    expect(reached('calm_near')).toBe('fgsw');
    expect(reached('calm_weasels')).toBe('w');
    expect(reached('calm_enemies', 'god_mabbet')).toBe('f');
    expect(reached('calm_friends', 'god_mabbet')).toBe('g');
    expect([reached('calm_enemies'), reached('calm_friends')]).toEqual(['failed', 'failed']);
  });

  it('SP-318: of berserk creatures: they attack whatever is nearest, friend or foe', () => {
    const rows = ['##########', '#@.....vs#', '##########'];
    const stoat = ({ state }: Stage) =>
      state.level.creatures.all.find(({ archetype }) => archetype.id === 'stoat')!;
    const hurtBy = (stage: Stage) => {
      stoat(stage).conditions.set('helpless', 100);
      wait(stage, 8);
      return stoat(stage).hitPoints < stoat(stage).maxHitPoints;
    };
    expect(hurtBy(stageOf(rows))).toBe(false);
    const stage = changed(rows, 'madden_weasels');
    expect(stage.target.feels('berserk')).toBe(true);
    expect(hurtBy(stage)).toBe(true);
    const beside = changed(NEAR, 'madden_weasels');
    const attacks: boolean[] = [];
    for (let move = 0; move < 8; move++) {
      wait(beside, 1);
      const told = beside.state.log.perceived();
      attacks.push(
        told.some(
          event =>
            (event.kind === 'hit' || event.kind === 'missed') && event.actor === beside.target.id,
        ),
      );
    }
    expect(attacks).toContain(true);
  });

  it('SP-319: of pacified creatures: they forget their enemy and attack nobody', () => {
    const hurtIn = (stage: Stage) => {
      const { hero } = stage.state;
      const before = hero.hitPoints;
      wait(stage, 8);
      return hero.hitPoints < before;
    };
    expect(hurtIn(stageOf(NEAR))).toBe(true);
    const stage = changed(NEAR, 'calm_near');
    expect([stage.target.feels('calm'), stage.target.hunts]).toEqual([true, false]);
    expect(hurtIn(stage)).toBe(false);
  });

  it('SP-321: of charmed creatures: they serve, and half of their experience is the caster’s', () => {
    const worth = (id: string) => {
      const stage = id === 'charm_near' ? changed(NEAR, id) : stageOf(NEAR);
      if (id !== 'charm_near') {
        stage.target.hitPoints = 0;
        for (let turn = 0; turn < 30 && stage.target.alive; turn++) {
          performCommand(stage.state, { kind: 'move', direction: 3 });
        }
        expect(stage.target.alive).toBe(false);
      }
      return { stage, experience: stage.state.sheet.experience };
    };
    const slain = worth('killed');
    const charmed = worth('charm_near');
    expect(slain.experience).toBeGreaterThan(1);
    expect(charmed.experience).toBe(Math.trunc(slain.experience / 2));
    const { target, state } = charmed.stage;
    expect([target.master, target.feels('friendly')]).toEqual([state.hero.id, true]);
    expect(target.stock.experienceLost).toBe(slain.experience);
  });

  it('SP-322: of angered creatures: they wake, hunt, and serve nobody any more', () => {
    const stage = stageOf(NEAR);
    const { target, state } = stage;
    cast(stage, 'charm_near', 60);
    for (let tries = 0; tries < 12 && target.master === 0; tries++) {
      cast(stage, 'charm_near', 60);
    }
    expect(target.master).toBe(state.hero.id);
    target.conditions.set('asleep', 100);
    for (let tries = 0; tries < 12 && !target.hunts && !target.feels('fixed'); tries++) {
      cast(stage, 'anger_near', 60);
    }
    expect([target.master, target.hunts, target.feels('friendly')]).toEqual([0, true, false]);
    expect(target.conditions.has('asleep')).toBe(false);
    const view = performedFor(state, undefined).view.things.find(({ id }) => id === target.id)!;
    expect(view.hostile).toBe(true);
  });
});
