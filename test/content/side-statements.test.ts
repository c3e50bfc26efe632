// Statements of the document on spells about golems, moods and animated weapons, each by its number.

import { readContent } from '@roguewright/content';
import type { Creature } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import {
  castFreely,
  type GameEvent,
  Stage as Island,
  loadContent,
  performCommand,
  performedFor,
} from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { attackBit } from '@roguewright/engine/spellcraft';
import { drawLevel } from '@roguewright/engine/world';
import { describe, expect, it } from 'vitest';
import { follow } from './god-scenes.ts';
import { give, golemOn } from './side-scenes.ts';
import { Stage, type StageOptions } from './stage.ts';

const house = createRulesets().resolve('house');

/** A spell of level 1. */
const spell = (id: string, subtype: number, lines: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nsp 1\n${lines}\nend\n`;

/** A monster of a race. */
const beast = (id: string, lines: string) =>
  `Object ${id}\nname ${id}\nmonster 1\nalive 1\nlevel 1\nmovement 12\narmour_class 10\n` +
  `blow_1 hit 2d4\nnotices 12\nhit_points 60\nglyph b\n${lines}\nend\n`;

/** Kinds and spells that only these tests need. */
const EXTRA = [
  beast('tin_man', 'hp 20\ndam 6\nwc 12\nspeed 1\nattacktype 1'),
  beast('slow_man', 'hp 20\ndam 6\nwc 12\nspeed 0.1\nattacktype 1'),
  beast('shell', 'hp 20\ndam 6\nwc 8\nspeed 0.3\nattacktype 256'),
  beast('weasel', 'race weasel'),
  beast('stoat', 'race stoat'),
  beast('guest', 'race hearth'),
  beast('fiend', 'race demon'),
  'Object odd_blade\nname odd blade\ntype 15\nweapon_kind sword\ndamage_dice 1d4\nweight 540\n' +
    'dam 7\nmagic 2\nstr 1\ndex 1\ncon 1\nattacktype 4\nglyph )\nicon plain-dagger\nend\n',
  spell('call_tin', 12, 'duration 4\nother_arch tin_man'),
  spell('call_own', 12, 'dam_modifier 3\nother_arch slow_man'),
  spell('call_set', 12, 'dam 8\ndam_modifier 3\nother_arch slow_man'),
  spell('call_long', 12, 'duration 6\nduration_modifier 2\nother_arch slow_man'),
  spell('call_shock', 12, 'attacktype 8\nother_arch slow_man'),
  spell('call_fast', 12, 'range_modifier 5\nother_arch slow_man'),
  spell('call_deft', 12, 'wc_increase_rate 5\nother_arch slow_man'),
  spell('call_servant', 12, 'race holy servant'),
  spell('call_avatar', 12, 'race avatar'),
  spell('patch_up', 21, 'dam 3'),
  spell('calm_near', 34, 'unaggressive 1\nrange 2'),
  spell('find_near', 33, 'monster 1\nrange 2'),
  spell('calm_weasels', 34, 'unaggressive 1\nrange 4\nrace weasel'),
  spell('calm_enemies', 34, 'unaggressive 1\nrange 4\nrace GOD_SLAYING'),
  spell('calm_friends', 34, 'unaggressive 1\nrange 4\nrace GOD_FRIEND'),
  spell('madden_weasels', 34, 'berserk 1\nrange 7\nrace weasel'),
  spell('charm_near', 34, 'no_attack 1\nrange 2'),
  spell('anger_near', 34, 'monster 1\nrange 2'),
  spell('animate', 41, 'other_arch shell'),
  spell('animate_odd', 41, 'race odd_blade\nother_arch shell'),
  spell('animate_far', 41, 'range_modifier 10\nother_arch shell'),
  spell('animate_long', 41, 'duration 10\nduration_modifier 2\nother_arch shell'),
  spell('animate_hard', 41, 'dam 2\ndam_modifier 2\nother_arch shell'),
].join('');
const content = loadContent([...readContent(), { path: 'sides.arc', text: EXTRA }]);

const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const NEAR = EMPTY.map(row => row.replace('@.', '@v'));
const PIT = ['####', '#@.#', '####'];

const KINDS = { v: 'weasel', s: 'stoat', g: 'guest', f: 'fiend' };

/** A stage whose creatures act as soon as time passes. */
function stageOf(rows: readonly string[], options: StageOptions = {}): Stage {
  const stage = new Stage(content, house, rows, { seed: 'sides', kinds: KINDS, ...options });
  for (const { conditions } of stage.state.level.creatures.all) {
    conditions.set('helpless', 0);
  }
  return stage;
}

/** The hero casts, before time passes. @returns what is told; undefined: the cast failed */
function cast(stage: Stage, id: string, level = 1, item?: number, direction = 3) {
  const { state } = stage;
  state.log.perceived();
  const succeeds = castFreely(state, {
    ...{ spell: content.archetype(id), caster: state.hero.id, direction, level },
    ...(item !== undefined && { arguments: { item } }),
  });
  stage.events.splice(0, stage.events.length, ...state.log.perceived());
  return succeeds ? stage.events : undefined;
}

/** The golem that a spell of a level calls. */
function called(id: string, level = 1, god?: string): Creature {
  const stage = stageOf(EMPTY);
  if (god !== undefined) {
    follow(god)(stage);
  }
  expect(cast(stage, id, level)).toBeDefined();
  return golemOn(stage)!;
}

const numbers = ({ golem, maxHitPoints }: Creature) => ({
  ...{ damage: golem!.damage, wc: golem!.wc, speed: golem!.speed, life: maxHitPoints },
});

function wait({ state }: Stage, moves: number): void {
  for (let move = 0; move < moves; move++) {
    performCommand(state, { kind: 'search', count: 1 });
  }
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
    const before = beside.state.hero.hitPoints;
    wait(beside, 8);
    expect(beside.state.hero.hitPoints).toBeLessThan(before);
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

describe('animated weapons', () => {
  /** A weapon in the pack becomes a golem. */
  function animated(id: string, weapon: string, level = 1) {
    const stage = stageOf(EMPTY);
    const thing = give(stage, weapon);
    const told = cast(stage, id, level, thing.id);
    return { stage, thing, told, golem: golemOn(stage) };
  }

  it('SP-346, SP-347: are golems that hold the weapon, which falls where they end', () => {
    const { stage, thing, golem } = animated('animate', 'dagger');
    const { state } = stage;
    expect(golem!.carried.map(({ archetype }) => archetype.id)).toEqual(['dagger']);
    expect(state.sheet.inventory.find(thing.id)).toBeUndefined();
    golem!.hitPoints = 0;
    performCommand(state, { kind: 'steer', direction: 0 });
    const { square } = golem!;
    wait(stage, 6);
    expect(golem!.alive).toBe(false);
    const lying = state.level.items.get(square) ?? [];
    expect(lying.map(({ archetype }) => archetype.id)).toEqual(['dagger']);
  });

  it('SP-348: are made of the weapon that is chosen, which nobody wields', () => {
    const stage = stageOf(EMPTY);
    const [dagger, staff] = [give(stage, 'dagger'), give(stage, 'quarterstaff')];
    const { sheet } = stage.state;
    expect(cast(stage, 'animate')).toBeUndefined();
    expect(stage.has('golem-failed')).toBe(true);
    sheet.equipment = { ...sheet.equipment, weapon: dagger.id };
    expect(cast(stage, 'animate', 1, dagger.id)).toBeUndefined();
    expect(golemOn(stage)).toBeUndefined();
    expect(cast(stage, 'animate', 1, staff.id)).toBeDefined();
    expect(golemOn(stage)!.carried.map(({ archetype }) => archetype.id)).toEqual(['quarterstaff']);
    expect(sheet.inventory.find(dagger.id)).toBeDefined();
  });

  it('SP-349: have the casing that the spell names', () => {
    expect(animated('animate', 'dagger').golem!.archetype.id).toBe('shell');
    const shipped = animated('spell_dancing_blade', 'dagger', 10).golem!;
    expect(shipped.archetype.id).toBe('called_dancing_weapon');
  });

  it('SP-350: must be of the kind that the spell names; without one they look like the weapon', () => {
    const shown = (id: string, weapon: string) => {
      const { stage, golem } = animated(id, weapon);
      const { things } = performedFor(stage.state, undefined).view;
      const view = things.find(thing => thing.id === golem?.id);
      return view && [view.name, view.glyph, view.icon];
    };
    expect(shown('animate_odd', 'dagger')).toBeUndefined();
    expect(shown('animate_odd', 'odd_blade')?.slice(0, 2)).toEqual(['shell', 'b']);
    const [name, glyph, icon] = shown('animate', 'dagger')!;
    expect([name, glyph, icon]).toEqual(['animated dagger', ')', 'plain-dagger']);
  });

  it('SP-351, SP-352, SP-353: add the weapon’s numbers and the spell’s range, duration and damage', () => {
    const made = (id: string, level: number) => numbers(animated(id, 'odd_blade', level).golem!);
    // The weapon adds 7 + 2 + 5 damage, 5 + 2 + 2 points of wc and 16 + 12 hit points.
    const plain = { damage: 14, wc: -1, speed: Math.fround(0.4), life: 48 };
    expect(made('animate', 21)).toEqual(plain);
    expect(made('animate_far', 21)).toEqual({
      ...plain,
      wc: -3,
      speed: Math.fround(0.4 + 0.1 * 2),
    });
    expect(made('animate_long', 1)).toEqual({ ...plain, life: 58 });
    expect(made('animate_long', 21)).toEqual({ ...plain, life: 68 });
    expect(made('animate_hard', 1)).toEqual({ ...plain, damage: 16 });
    expect(made('animate_hard', 21)).toEqual({ ...plain, damage: 26 });
  });
});
