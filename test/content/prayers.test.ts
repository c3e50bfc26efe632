// Prayers to one's own god, away from altars and at them: trouble, patience, favour, anger and the crown.

import {
  type Command,
  type GameState,
  hashGame,
  performCommand,
  performedFor,
  restoreGame,
  saveGame,
} from '@roguewright/engine/game';
import { setBeatitude } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { tellEvents, tellGod } from '@roguewright/engine/words';
import { describe, expect, it } from 'vitest';
import { altarUnder, follow } from './scenes/god-scenes.ts';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const HALL = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const viewFor = (state: GameState) => performedFor(state, undefined).view;

/** A follower of Mother Mabbet who has waited for so many turns since he may be heard. */
function follower(seed = 'prayers', patience = 0): Stage {
  const stage = new Stage(content, house, HALL, { seed });
  follow('god_mabbet')(stage);
  const { state } = stage;
  Object.assign(state.sheet.faith, { heardFrom: state.clock.turn + patience, gifted: 30 });
  state.hero.hitPoints = state.hero.maxHitPoints;
  return stage;
}

function told(state: GameState, command: Command): string {
  performCommand(state, command);
  return tellEvents(performedFor(state, undefined)).join(' ');
}

const pray = ({ state }: Stage) => told(state, { kind: 'pray' });
const prayerOf = ({ state }: Stage) => viewFor(state).hero.god!.prayer!;

describe('a prayer in trouble', () => {
  it('ends what troubles the hero, and then the god wants to be left alone', () => {
    const stage = follower();
    const { state } = stage;
    state.sheet.conditions.set('poisoned', 90);
    state.sheet.conditions.set('stunned', 90);
    expect(prayerOf(stage)).toMatchObject({
      trouble: 'minor',
      heardIn: 0,
      outcomes: [{ outcome: 'help', percent: 100 }],
    });
    expect(pray(stage)).toContain('Mother Mabbet hears you, and what troubled you is gone.');
    expect(state.sheet.conditions.names()).toEqual([]);
    expect(prayerOf(stage).heardIn).toBeGreaterThanOrEqual(49);
    expect(prayerOf(stage).heardIn).toBeLessThan(650);
    expect(viewFor(state).conducts).toContainEqual(
      expect.objectContaining({ conduct: 'atheist', broken: expect.anything() }),
    );
  });

  it('is heard sooner the greater the trouble', () => {
    const outcomes = (patience: number, set: (state: GameState) => void) => {
      const stage = follower('patience', patience);
      set(stage.state);
      return prayerOf(stage).outcomes.map(({ outcome }) => outcome);
    };
    const stunned = (state: GameState) => state.sheet.conditions.set('stunned', 90);
    expect(outcomes(95, stunned)).toEqual(['help']);
    expect(outcomes(110, stunned)).not.toContain('help');
    expect(outcomes(5, () => {})).toContain('displeased');
  });

  it('opens a chain, and lifts what the hero knows to be cursed', () => {
    const stage = follower();
    const { state } = stage;
    const scroll = stage.thing('scroll_of_punishment');
    state.sheet.inventory.add(scroll);
    performCommand(state, { kind: 'read', item: scroll.id });
    const { weapon } = state.sheet;
    setBeatitude(weapon!, 'cursed');
    state.sheet.lore.learn(weapon!, 'beatitude');
    expect(prayerOf(stage).trouble).toBe('minor');
    pray(stage);
    expect(viewFor(state).hero.chained).toBeUndefined();
    expect(prayerOf(stage).trouble).toBe('none');
  });

  it('does not tell the hero of a curse that he doesn’t know', () => {
    const [plain, cursed] = [follower(), follower()];
    for (const { state } of [plain, cursed]) {
      state.sheet.lore.doubt(state.sheet.weapon!, 'beatitude');
    }
    setBeatitude(cursed.state.sheet.weapon!, 'cursed');
    expect(prayerOf(cursed)).toEqual(prayerOf(plain));
  });
});

describe('a prayer too soon', () => {
  const angers = Array.from({ length: 60 }, (_, at) => {
    const stage = follower(`soon ${at}`, 900);
    const before = prayerOf(stage);
    const lines = pray(stage);
    return { stage, lines, before };
  });

  it('costs favour and turns', () => {
    const { stage, before, lines } = angers[0]!;
    expect(lines).toContain('has heard enough of you for now');
    expect(prayerOf(stage).favour).toBe(-3);
    expect(prayerOf(stage).heardIn - before.heardIn).toBeGreaterThan(240);
    expect(tellGod(viewFor(stage.state).hero).join(' ')).toContain('It is cross with you.');
  });

  it('comes to each of the angers about as often as the hero is told', () => {
    const words = {
      displeased: 'leaves it at that',
      curses: 'looks at what you carry',
      punishes: 'An iron ring closes',
      sends: 'sends somebody to talk to you',
    };
    for (const [outcome, says] of Object.entries(words)) {
      const percent = angers[0]!.before.outcomes.find(one => one.outcome === outcome)!.percent;
      const share = (100 * angers.filter(({ lines }) => lines.includes(says)).length) / 60;
      expect(Math.abs(share - percent), outcome).toBeLessThan(20);
    }
    const sum = angers[0]!.before.outcomes.reduce((all, { percent }) => all + percent, 0);
    expect(sum).toBeGreaterThan(97);
  });
});

describe('a prayer without trouble', () => {
  it('brings a favour of the god now and then', () => {
    const all = Array.from({ length: 40 }, (_, at) => pray(follower(`favour ${at}`))).join(' ');
    expect(all).toContain('lays a hand on your weapon, and blesses it.');
    expect(all).toContain('A golden light goes through you.');
    expect(all).toContain('takes every curse');
    expect(all).toContain('hears you');
    expect(all).not.toContain('crown');
  });

  it('crowns a hero in favour once: he resists more, and is taught what his god teaches', () => {
    const crowned = Array.from({ length: 40 }, (_, at) => at)
      .map(at => {
        const stage = follower(`crown ${at}`);
        stage.state.sheet.faith.favour = [5, stage.state.clock.turn];
        return { stage, lines: pray(stage) };
      })
      .find(({ lines }) => lines.includes('You are its champion.'))!;
    const { state } = crowned.stage;
    expect(crowned.lines).toContain('teaches you');
    expect(tellGod(viewFor(state).hero).join(' ')).toContain('You are its champion.');
    const poison = (stage: Stage) => stage.state.sheet.worn.resists;
    expect(poison(crowned.stage)).not.toEqual(poison(follower()));
    expect(prayerOf(crowned.stage).crowned).toBe(true);
    state.sheet.faith.heardFrom = 0;
    expect(prayerOf(crowned.stage).outcomes.map(({ outcome }) => outcome)).not.toContain('crown');
    const restored = restoreGame(content, house, saveGame(state));
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(viewFor(restored).hero.god?.prayer).toEqual(prayerOf(crowned.stage));
  });

  it('is safe at an altar of one’s god: there it isn’t heard too soon', () => {
    const stage = follower('altar', 900);
    altarUnder('altar_mabbet')(stage);
    const lines = pray(stage);
    expect(lines).toContain('You pray at the hearth altar');
    expect(lines).not.toContain('enough of you');
    expect(prayerOf(stage).favour).toBe(0);
    const dying = follower('altar');
    altarUnder('altar_mabbet')(dying);
    dying.state.hero.hitPoints = 3;
    expect(pray(dying)).toContain('Mother Mabbet hears you, and helps.');
  });
});

describe('favour', () => {
  it('grows with the foes of the god that a hero slays, and fades', () => {
    const stage = new Stage(content, house, ['######', '#@Z..#', '######'], { seed: 'slays' });
    follow('god_mabbet')(stage);
    const { state } = stage;
    stage.target.hitPoints = 1;
    for (let blow = 0; blow < 20 && stage.target.alive; blow++) {
      performCommand(state, { kind: 'attack', direction: 3 });
    }
    expect(stage.target.alive).toBe(false);
    expect(prayerOf(stage).favour).toBe(1);
    state.sheet.faith.favour = [3, state.clock.turn - 1_300];
    expect(prayerOf(stage).favour).toBe(1);
  });
});

describe('a kill', () => {
  /** Favour after a ghoul was slain, whose file calls it undead among its combat flags and states no race. */
  function afterGhoul(god: string): number {
    const stage = new Stage(content, house, ['######', '#@Z..#', '######'], { seed: 'families' });
    follow(god)(stage);
    const { state, target } = stage;
    target.hitPoints = 1;
    for (let blow = 0; blow < 20 && target.alive; blow++) {
      performCommand(state, { kind: 'attack', direction: 3 });
    }
    expect(target.alive).toBe(false);
    return prayerOf(stage).favour;
  }

  it('of one of the god’s own costs favour, whichever key of its file tells the race', () => {
    expect(afterGhoul('god_hush')).toBe(-house.slots.world.faith.prayers.slaying.own);
  });

  it('of a foe gives favour, and of any other nothing', () => {
    expect(afterGhoul('god_ansel')).toBe(house.slots.world.faith.prayers.slaying.foe);
    expect(afterGhoul('god_corrow')).toBe(0);
  });
});

describe('each number of prayers', () => {
  const { prayers } = house.slots.world.faith;
  const seen = (numbers: Partial<typeof prayers>) => {
    const world = {
      ...house.slots.world,
      faith: { ...house.slots.world.faith, prayers: { ...prayers, ...numbers } },
    };
    const ruleset = { ...house, slots: { ...house.slots, world } };
    const stage = new Stage(content, ruleset as typeof house, HALL, { seed: 'numbers' });
    follow('god_mabbet')(stage);
    const { state } = stage;
    state.sheet.faith.favour = [9, state.clock.turn];
    state.hero.hitPoints = state.hero.maxHitPoints;
    const before = tellGod(viewFor(state).hero).join(' ');
    const lines = pray(stage);
    return JSON.stringify([before, lines, tellGod(viewFor(state).hero)]);
  };
  const plain = seen({});

  it.each([
    ['firstHeard', { firstHeard: 0 }],
    ['anger', { anger: [1, 9, 9, 9] }],
    ['tooSoon', { tooSoon: { favour: 1, turns: 100 } }],
    ['patience', { patience: { minor: 900, none: 900 } }],
    ['favour', { favour: { least: -10, most: 2, fadesEvery: 600 } }],
  ])('%s moves what is told or done', (_, numbers) => {
    expect(seen(numbers)).not.toBe(plain);
  });
});

describe('each number of favours', () => {
  const { prayers } = house.slots.world.faith;
  type Numbers = Partial<typeof prayers>;
  const CROWNS = [0, 0, 0, 0, 0, 1];

  /** A follower of a god in favour, who is heard at once, under rules with other numbers. */
  function under(numbers: Numbers, god = 'god_mabbet', rows = HALL): Stage {
    const faith = { ...house.slots.world.faith, prayers: { ...prayers, ...numbers } };
    const world = { ...house.slots.world, faith };
    const ruleset: typeof house = { ...house, slots: { ...house.slots, world } };
    const stage = new Stage(content, ruleset, rows, {
      seed: 'favours',
      kinds: { g: 'grave_robber' },
    });
    follow(god)(stage);
    const { state } = stage;
    Object.assign(state.sheet.faith, { heardFrom: 0, gifted: 30, favour: [5, state.clock.turn] });
    state.hero.hitPoints = state.hero.maxHitPoints;
    return stage;
  }

  /** Turns that the god wants to be left alone for after a prayer that it heard. */
  function again(numbers: Numbers['again']): number {
    const stage = under({ again: numbers! });
    pray(stage);
    return prayerOf(stage).heardIn;
  }

  it('again moves the turns until the next prayer', () => {
    const { least, values } = prayers.again;
    expect(again({ least, values: 1 })).toBe(least - 1);
    expect(again({ least: least + 40, values: 1 })).toBe(least + 39);
    expect(again({ least, values })).not.toBe(again({ least, values: 1 }));
  });

  const BOONS = ['nothing', 'weapon', 'glow', 'uncurse', 'gift', 'crown'];
  it.each(BOONS.map((outcome, index) => [index, outcome] as const))(
    'boons: weight %i moves the odds of %s',
    (index, outcome) => {
      const told = (weights: readonly number[]) =>
        prayerOf(under({ boons: weights })).outcomes.find(one => one.outcome === outcome)!.percent;
      const others = prayers.boons.reduce((sum, weight) => sum + weight, 0) - prayers.boons[index]!;
      expect(told(prayers.boons.with(index, others))).toBe(50);
      expect(told(prayers.boons)).toBe(
        Math.round((100 * prayers.boons[index]!) / (others + prayers.boons[index]!)),
      );
    },
  );

  it('crown: its level and its favour move who may be crowned', () => {
    const may = (crown: Partial<typeof prayers.crown>) =>
      prayerOf(under({ crown: { ...prayers.crown, ...crown } })).outcomes.some(
        ({ outcome }) => outcome === 'crown',
      );
    expect([may({}), may({ level: 31 }), may({ favour: 6 })]).toEqual([true, false, false]);
  });

  it('crown.resists moves how much a crowned hero resists', () => {
    const resists = (times: number) => {
      const stage = under({ boons: CROWNS, crown: { ...prayers.crown, resists: times } });
      expect(pray(stage)).toContain('You are its champion.');
      return stage.state.sheet.worn.resists;
    };
    expect(resists(prayers.crown.resists)).not.toEqual(resists(prayers.crown.resists + 1));
  });

  it('glow moves the hit points that a golden light adds', () => {
    const gained = (glow: number) => {
      const stage = under({ boons: [0, 0, 1, 0, 0, 0], glow });
      const before = viewFor(stage.state).hero.maxHitPoints;
      expect(pray(stage)).toContain('A golden light goes through you.');
      return viewFor(stage.state).hero.maxHitPoints - before;
    };
    expect([gained(prayers.glow), gained(9)]).toEqual([prayers.glow, 9]);
  });

  /** Favour after a foe of Mother Mabbet, or one of Tolly’s own, was slain. */
  function slain(slaying: Partial<typeof prayers.slaying>, letter: 'Z' | 'g' = 'Z', before = 0) {
    const rows = ['######', `#@${letter}..#`, '######'];
    const god = letter === 'Z' ? 'god_mabbet' : 'god_tolly';
    const stage = under({ slaying: { ...prayers.slaying, ...slaying } }, god, rows);
    const { state, target } = stage;
    state.sheet.faith.favour = [before, state.clock.turn];
    target.hitPoints = 1;
    for (let blow = 0; blow < 20 && target.alive; blow++) {
      performCommand(state, { kind: 'attack', direction: 3 });
    }
    expect(target.alive).toBe(false);
    return prayerOf(stage).favour;
  }

  it('slaying moves the favour for a foe, its limit, and the loss for one of the god’s own', () => {
    const { foe, most, own } = prayers.slaying;
    expect([slain({}), slain({ foe: foe + 1 })]).toEqual([foe, foe + 1]);
    expect([slain({}, 'Z', most), slain({ most: most + 1 }, 'Z', most)]).toEqual([most, most + 1]);
    expect([slain({}, 'g'), slain({ own: own + 2 }, 'g')]).toEqual([-own, -own - 2]);
  });
});
