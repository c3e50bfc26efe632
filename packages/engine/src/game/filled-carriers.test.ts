import { describe, expect, it } from 'vitest';
import { strikingWandIn } from '../actors/index.ts';
import { Enumerator, Streams } from '../chance/index.ts';
import {
  carrierKindOf,
  chargesOf,
  dealAppearances,
  finishCarrier,
  type GameObject,
  Lore,
  makeObject,
  makeTreasure,
  setCharges,
  settleCarrier,
} from '../objects/index.ts';
import { carrierOdds } from '../odds/index.ts';
import { createRulesets } from '../rulesets/index.ts';
import { itemCurse } from '../spellcraft/index.ts';
import { rodCharge, setEnergy } from './items/rods.ts';
import { possibleKinds } from './knowledge/known-condition.ts';
import { knownZap } from './knowledge/known-zap.ts';
import { useThing, zapWand } from './monsters/monster-things.ts';
import { chargeThing } from './powers/things/charge-thing.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { FILLED_FILES } from './testing/filled-carriers.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const CAVE = ['##########', '#@.......#', '##########'];
const JACKAL = ['##########', '#@...j...#', '##########'];
const house = createRulesets().resolve('house');

function cave(options: SceneOptions = {}, rows = CAVE): Scene {
  return new Scene(rows, { content: FILLED_FILES, streams: new Streams('cave'), ...options });
}

function forget(scene: Scene): void {
  const { state } = scene;
  state.sheet.lore = new Lore(dealAppearances(new Streams('looks').stream('looks'), state.content));
}

function itemOf(scene: Scene, { id }: GameObject) {
  return viewFor(scene.state).inventory.find(item => item.id === id)!;
}

describe('a wand that a list fills', () => {
  it('casts the spell inside, also after that was swapped', () => {
    const scene = cave({}, JACKAL);
    const wand = give(scene, 'wand/spell_zot');
    setCharges(wand, { left: 4, recharged: 0 });
    const zap = () => scene.perform({ kind: 'zap', item: wand.id, direction: 3 });
    zap();
    expect(scene.kinds).toContain('effect-born');
    const { state } = scene;
    const mend = makeObject(state.content, state.content.archetype('spell_mend'), () =>
      state.newId(),
    );
    wand.inventory.splice(0, 1, mend);
    state.hero.hitPoints = 3;
    zap();
    expect(scene.kinds).toContain('healed');
    expect(scene.kinds).not.toContain('effect-born');
    expect(chargesOf(wand).left).toBe(2);
    state.sheet.lore.identify(wand);
    expect(itemOf(scene, wand).name).toBe('wand of mend (0:2)');
  });

  it('is recognised as a pair of carrier and spell: the next one too, another spell not', () => {
    const scene = cave({}, JACKAL);
    const wand = give(scene, 'wand/spell_zot');
    const other = give(scene, 'wand/spell_mend');
    const scroll = give(scene, 'scroll/spell_zot');
    setCharges(wand, { left: 2, recharged: 0 });
    forget(scene);
    expect(itemOf(scene, wand).name).toMatch(/^((oak|hazel|copper) )+wand$/);
    expect(itemOf(scene, wand).about).toBe('');
    scene.perform({ kind: 'zap', item: wand.id, direction: 3 });
    expect(itemOf(scene, give(scene, 'wand/spell_zot')).name).toContain('wand of zot');
    expect(itemOf(scene, other).name).toMatch(/^((oak|hazel|copper) )+wand$/);
    expect(itemOf(scene, scroll).name).toMatch(/^scroll labelled/);
  });

  it('keeps level, price and charges of its own across a save', () => {
    const scene = cave();
    const wand = give(scene, 'wand/spell_burst');
    settleCarrier(house, wand);
    wand.setFact('level', 11);
    setCharges(wand, { left: 2, recharged: 1 });
    const { state } = scene;
    state.sheet.lore.identify(wand);
    const back = restoreGame(state.content, house, JSON.parse(JSON.stringify(saveGame(state))));
    expect(hashGame(back)).toBe(hashGame(state));
    expect(itemOf(scene, wand)).toMatchObject({ level: 11, worth: 60, charges: '(1:2)' });
  });
});

describe('carriers in play', () => {
  const scene = cave();
  const { content } = scene.state;

  /** Carriers made by the list of what lies about, which holds the carrier alone. */
  function play(carrier: string, spell: string, depth: number, rounds: number) {
    const luck = new Streams(`${carrier} ${depth}`).stream('treasure');
    let last = 0;
    const things: GameObject[] = [];
    while (things.length < rounds) {
      const wish = { list: `floor_${carrier}`, difficulty: depth, level: 1, ruleset: house };
      const [thing] = makeTreasure(luck, content, wish, () => ++last);
      if (thing?.inventory[0]?.archetype.id === spell) {
        things.push(thing);
      }
    }
    return things;
  }

  it.each([
    ['wand', 'spell_zot', 1],
    ['wand', 'spell_burst', 4],
    ['rod', 'spell_zot', 5],
    ['scroll', 'spell_zot', 3],
    ['tome', 'spell_zot', 2],
    ['vial', 'spell_mend', 3],
  ])('%s with %s at depth %i have the numbers that are asked', (carrier, spell, depth) => {
    const rounds = 1500;
    const things = play(carrier, spell, depth, rounds);
    const view = {
      content,
      carrier: content.archetype(carrier),
      spell: content.archetype(spell),
      depth,
    };
    const odds = carrierOdds(new Enumerator(), house, view);
    const near = (
      read: (thing: GameObject) => number,
      asked: Iterable<readonly [number, number]>,
    ) => {
      for (const [value, share] of asked) {
        const played = things.filter(thing => read(thing) === value).length / rounds;
        expect(Math.abs(played - share), `${value}`).toBeLessThan(0.05);
      }
    };
    near(thing => thing.fact('level'), odds.level);
    near(thing => thing.fact('value'), odds.worth);
    near(thing => chargesOf(thing).left, odds.charges ?? []);
    near(thing => thing.count, odds.pieces ?? []);
    near(thing => thing.fact('maxhp'), odds.energy ?? []);
    const cursed = odds.curses
      .filter(([state]) => state === 'cursed' || state === 'damned')
      .reduce((sum, [, share]) => sum + share, 0);
    const found = things.filter(thing => thing.differences.beatitude === -1).length / rounds;
    expect(Math.abs(found - cursed)).toBeLessThan(0.05);
    expect(odds.curses).toEqual(
      new Enumerator()
        .ask(itemCurse, house.slots.spells, {
          itemType: carrierKindOf(view.carrier)!,
          onlyGood: false,
        })
        .list.map(({ value, probability }) => [value, probability]),
    );
  });

  it('are made by the numbers of the ruleset: an overlay of one changes the play', () => {
    const spells = { ...house.slots.spells };
    const carriers = { ...spells.carriers, scroll: { bad: 100, blessed: 0 }, priceOffset: 0 };
    const overlay = { ...house, slots: { ...house.slots, spells: { ...spells, carriers } } };
    const spell = content.archetype('spell_burst');
    const finish = (ruleset: typeof house) => {
      const scroll = makeObject(content, content.archetype('scroll'), () => 1);
      const luck = new Streams('overlay').stream('treasure');
      finishCarrier(luck, ruleset, scroll, spell, { difficulty: 5, count: 1, onlyGood: false });
      return scroll;
    };
    expect(finish(overlay).differences.beatitude).toBe(-1);
    expect(finish(overlay).fact('value')).not.toBe(finish(house).fact('value'));
  });
});

describe('what an unrecognised carrier may be', () => {
  it('is the distribution of its list, without the kinds that the hero knows', () => {
    const scene = cave();
    const wand = give(scene, 'wand/spell_zot');
    forget(scene);
    const ask = new Enumerator();
    const kinds = () =>
      possibleKinds(scene.state, ask, wand).map(
        ({ kind, probability }) => [kind.id, probability] as const,
      );
    expect(kinds()).toEqual([
      ['wand/spell_zot', 60 / 90],
      ['wand/spell_mend', 30 / 90],
    ]);
    scene.state.sheet.lore.identifyKind(scene.state.content.archetype('wand/spell_mend'));
    expect(kinds()).toEqual([['wand/spell_zot', 1]]);
    expect(knownZap(scene.state, ask, wand.id, 3)).toBe('unknown');
  });

  it('is the same for twins that differ in the spell, level, charges and price', () => {
    const twin = (id: string, level: number) => {
      const scene = cave();
      const wand = give(scene, id);
      setCharges(wand, { left: level, recharged: 0 });
      wand.setFact('level', level);
      wand.setFact('value', 100 * level);
      const looks = new Map([
        ['wand/spell_zot', 'oak'],
        ['wand/spell_mend', 'oak'],
      ]);
      scene.state.sheet.lore = new Lore(looks);
      return {
        item: itemOf(scene, wand),
        kinds: possibleKinds(scene.state, new Enumerator(), wand),
      };
    };
    const [one, other] = [twin('wand/spell_zot', 3), twin('wand/spell_mend', 9)];
    expect(one.item).toEqual(other.item);
    expect(one.kinds).toEqual(other.kinds);
  });
});

describe('a rod', () => {
  it('is charged by half, wholly and to nothing, where the rules know rods', () => {
    const scene = cave();
    const rod = give(scene, 'rod/spell_zot');
    const { state } = scene;
    const charged = (energy: number, source: 'cursed' | 'uncursed' | 'blessed') => {
      setEnergy(state, rod, energy);
      chargeThing(state, rod, { beatitude: source, known: true });
      return rodCharge(state, rod)!.left;
    };
    expect([charged(3, 'uncursed'), charged(3, 'blessed'), charged(3, 'cursed')]).toEqual([
      18, 30, 0,
    ]);
    const old = cave({ ruleset: 'charging=nethack-3.4.3' });
    const oldRod = give(old, 'rod/spell_zot');
    setEnergy(old.state, oldRod, 3);
    chargeThing(old.state, oldRod, { beatitude: 'blessed', known: true });
    expect(rodCharge(old.state, oldRod)!.left).toBe(3);
    expect(old.events).toMatchObject([{ kind: 'charged', telling: 'loss' }]);
  });

  it('is used by a monster as long as it has energy, and gathers it in its pack', () => {
    const scene = cave({}, JACKAL);
    const { state } = scene;
    const monster = state.level.creatures.all[0]!;
    const rod = makeObject(state.content, state.content.archetype('rod/spell_zot'), () =>
      state.newId(),
    );
    monster.carried.push(rod);
    const usable = () => strikingWandIn(state.ruleset, monster.carried, state.world.ticks);
    expect(usable()).toBe(0);
    for (let shot = 0; shot < 10; shot++) {
      zapWand(state, monster, 0, 7);
    }
    expect(rodCharge(state, rod)!.left).toBe(0);
    expect(usable()).toBe(-1);
    state.world.ticks += 5;
    expect(rodCharge(state, rod)!.left).toBe(15);
    expect(usable()).toBe(0);
    expect(scene.kinds).toContain('zapped');
  });

  it('gathers energy on the floor as well', () => {
    const scene = cave({ ruleset: 'house' });
    const rod = give(scene, 'rod/spell_zot');
    setEnergy(scene.state, rod, 0);
    scene.perform({ kind: 'drop', item: rod.id, count: 1 });
    scene.perform({ kind: 'search', count: 1 });
    expect(rodCharge(scene.state, rod)!.left).toBe(30);
  });
});

describe('dust', () => {
  it('is thrown, not drunk, and releases its spell that way', () => {
    const scene = cave({}, JACKAL);
    const dust = give(scene, 'dust/spell_burst', { count: 2 });
    forget(scene);
    expect(itemOf(scene, dust)).toMatchObject({ name: 'dusts', uses: ['throw', 'drop'] });
    expect(scene.perform({ kind: 'quaff', item: dust.id })?.reason).toBe('not-drinkable');
    expect(scene.perform({ kind: 'throw', item: dust.id, x: 4, y: 0 })).toBeUndefined();
    expect(scene.kinds.slice(0, 2)).toEqual(['thrown', 'effect-born']);
    expect(itemOf(scene, dust)).toMatchObject({ name: 'dust of burst', count: 1 });
  });

  it('is thrown by monsters', () => {
    const scene = cave({}, JACKAL);
    const { state } = scene;
    const monster = state.level.creatures.all[0]!;
    const dust = makeObject(state.content, state.content.archetype('dust/spell_burst'), () =>
      state.newId(),
    );
    monster.carried.push(dust);
    expect(strikingWandIn(state.ruleset, monster.carried, 0)).toBe(0);
    zapWand(state, monster, 0, 7);
    expect(scene.kinds).toEqual(expect.arrayContaining(['thrown', 'effect-born']));
    expect(monster.carried).toEqual([]);
  });
});

describe('a potion of a healing spell', () => {
  it('is drunk by a wounded monster', () => {
    const scene = cave({}, JACKAL);
    const { state } = scene;
    const monster = state.level.creatures.all[0]!;
    monster.maxHitPoints = 40;
    const before = monster.hitPoints;
    monster.carried.push(
      makeObject(state.content, state.content.archetype('vial/spell_mend'), () => state.newId()),
    );
    useThing(state, monster, 0);
    expect(monster.hitPoints).toBeGreaterThan(before);
  });
});
