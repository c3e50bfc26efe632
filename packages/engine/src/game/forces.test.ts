import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { hashGame, restoreGame, saveGame } from './saves/save.ts';
import { ForceScene } from './testing/force-spells.ts';
import { viewFor } from './views/view-for.ts';

const ROOM = ['#########', '#.......#', '#.@.....#', '#.......#', '#########'];
const NEAR = ['#########', '#.......#', '#.@j....#', '#.......#', '#########'];
const HALL = ['###########', '#.........#', '#.@....j..#', '#.........#', '###########'];
const DUEL = ['###########', '#.........#', '#.@...M...#', '#.........#', '###########'];
const TOMB = ['###########', '#.........#', '#.@..D....#', '#.........#', '###########'];

const streams = () => new Streams('forces');

function scene(rows: readonly string[] = ROOM, mage = 'veil', ruleset = 'house'): ForceScene {
  return new ForceScene(rows, mage, { streams: streams(), ruleset });
}

/** A scene whose creature stands still. */
function still(rows: readonly string[]): ForceScene {
  const set = scene(rows);
  set.state.level.creatures.all[0]!.conditions.set('helpless', 900);
  return set;
}

const forcesOf = (set: ForceScene) => viewFor(set.state).hero.forces;
const creatureOf = (set: ForceScene) => set.state.level.creatures.all[0]!;

describe('strength', () => {
  it('by the hero is drawn, shown on his sheet, warned of and ends', () => {
    const set = new ForceScene(ROOM, 'veil', { luck: [['str', 2]] });
    const { strength } = set.state.sheet.attributes;
    set.cast('brawn');
    expect(set.draw()[2]).toBe('#.@.....#');
    expect(set.kinds).toEqual(['cast', 'force-began']);
    expect(set.state.sheet.present.strength).toBe(strength + 2);
    expect(forcesOf(set)).toMatchObject([
      { name: 'brawn', turns: 4, gives: { str: 2 }, isBoon: true },
    ]);
    set.end();
    const later = scene();
    later.cast('brawn');
    later.rest(3);
    expect(later.kinds).toContain('force-fades');
    later.rest(1);
    expect(later.kinds).toEqual(['force-ended']);
    expect(forcesOf(later)).toEqual([]);
    expect(later.state.sheet.present.strength).toBe(strength);
  });

  it('warns of its end twice, the second time in other words', () => {
    const set = scene();
    set.cast('knit');
    const told: string[] = [];
    for (let moves = 0; moves < 20 && !told.includes('force-ended'); moves++) {
      set.rest(1);
      told.push(...set.kinds.filter(kind => kind.startsWith('force-')));
    }
    expect(told).toEqual(['force-fades', 'force-runs-out', 'force-ended']);
  });

  it('cast again lasts longer, and isn’t stronger', () => {
    const set = new ForceScene(ROOM, 'veil', { luck: [['str', 1]] });
    set.cast('brawn');
    set.cast('brawn');
    expect(set.kinds).toContain('force-renewed');
    expect(forcesOf(set)).toMatchObject([{ gives: { str: 1 }, turns: 3 }]);
    set.end();
  });

  it('of one group refuses another of it, which is paid for', () => {
    const set = scene();
    set.cast('burly');
    const { energy } = set.state.sheet;
    set.cast('stocky');
    expect(forcesOf(set).map(({ name }) => name)).toEqual(['burly']);
    expect(set.state.sheet.energy).toBeLessThan(energy);
  });

  it('from a carrier, a potion or a wand, lasts on who drinks or zaps it', () => {
    for (const carrier of ['potion', 'wand'] as const) {
      const set = scene();
      set.use(carrier, 'brawn');
      expect(forcesOf(set).map(({ name }) => name)).toEqual(['brawn']);
    }
  });

  it('by a monster is refused by the program; by the house it is cast once, and gives no score', () => {
    const set = scene(DUEL, 'brawn', 'crossfire');
    set.rest(4);
    expect(creatureOf(set).forces.none).toBe(true);
    const own = scene(DUEL, 'brawn');
    own.rest(3);
    expect(creatureOf(own).forces.all).toMatchObject([{ name: 'brawn', gives: {} }]);
  });
});

describe('what abilities give', () => {
  it('comes together with what is worn: armour, protection, speed, paths, to-hit', () => {
    const set = scene();
    const { armourClass } = viewFor(set.state).hero;
    set.cast('shell');
    expect(viewFor(set.state).hero.armourClass).toBe(armourClass + 18);
    set.cast('coat');
    expect(Object.values(set.state.sheet.worn.resists)).toContain(50);
    set.cast('rush');
    expect(set.state.sheet.worn.pace).toBe(12);
    set.cast('oath');
    expect(set.state.sheet.worn.paths).toMatchObject({ attuned: 2, repelled: 4 });
    set.cast('edge');
    expect(set.state.sheet.worn).toMatchObject({ toHit: 4, brands: ['brand-fire'] });
  });

  it('carries over water, and brings to the bank when it ends', () => {
    const set = scene(['######', '#@~~.#', '######']);
    set.cast('drift');
    set.perform({ kind: 'move', direction: 3 });
    expect(set.draw()[1]![2]).toBe('@');
    set.rest(1);
    expect(set.kinds).toContain('crawled-ashore');
  });

  it('lets see in the dark, a few squares far', () => {
    const set = new ForceScene(HALL, 'veil', { streams: streams(), lit: false });
    const { map } = set.state.level;
    expect(set.state.sees(map.square(5, 2))).toBe(false);
    set.cast('owl');
    expect(set.state.sees(map.square(5, 2))).toBe(true);
    expect(set.state.sees(map.square(9, 2))).toBe(false);
  });

  it('heals as long as it lasts', () => {
    const set = scene();
    set.state.hero.hitPoints = 100;
    set.cast('knit');
    set.rest(5);
    expect(set.state.hero.hitPoints).toBeGreaterThanOrEqual(105);
  });
});

describe('invisibility', () => {
  it('by the hero makes hunters lose him, and ends with his first blow', () => {
    const set = still(NEAR);
    set.cast('veil');
    expect(creatureOf(set).hunts).toBe(false);
    expect(forcesOf(set)).toMatchObject([{ name: 'veil', kind: 'unseen', turns: 6 }]);
    set.perform({ kind: 'attack', direction: 3 });
    expect(set.kinds).toContain('force-ended');
    expect(forcesOf(set)).toEqual([]);
  });

  it('ends with a spell that attacks, cast or zapped, and with none that helps', () => {
    for (const [attack, spell] of [
      ['cast', 'shine'],
      ['zap', 'shine'],
      ['cast', 'brawn'],
      ['zap', 'brawn'],
    ] as const) {
      const set = still(NEAR);
      set.cast('veil');
      if (attack === 'cast') {
        set.cast(spell);
      } else {
        set.use('wand', spell);
      }
      const hidden = forcesOf(set).some(({ name }) => name === 'veil');
      expect([spell, hidden]).toEqual([spell, spell === 'brawn']);
    }
  });

  it('of the lasting kind isn’t ended by a blow; counters add up, to 1000 at most', () => {
    const set = still(NEAR);
    set.cast('cloak');
    set.perform({ kind: 'attack', direction: 3 });
    expect(forcesOf(set).map(({ name }) => name)).toEqual(['cloak']);
    for (let casts = 0; casts < 25; casts++) {
      set.state.sheet.energy = 90;
      set.cast('cloak');
    }
    expect(set.state.sheet.forces.sum.unseen!.duration).toBe(1000);
  });

  it('stands still in the ticks of a cast, and then drops once a tick', () => {
    const set = scene();
    set.cast('veil');
    const { unseen } = set.state.sheet.forces.sum;
    expect(unseen!.duration).toBe(60);
    set.rest(2);
    expect(unseen!.duration).toBe(40);
  });

  it('hides from the living or from the undead, never from both', () => {
    const deceived = (rows: readonly string[], spell: string) => {
      const set = scene(rows);
      set.cast(spell);
      set.rest(3);
      return !creatureOf(set).hunts;
    };
    expect(deceived(HALL, 'veil')).toBe(true);
    expect(deceived(TOMB, 'veil')).toBe(false);
    expect(deceived(HALL, 'hush')).toBe(false);
    expect(deceived(TOMB, 'hush')).toBe(true);
  });

  it('by a monster takes it out of the hero’s sight and out of his view', () => {
    const set = scene(DUEL, 'veil');
    set.rest(3);
    expect(creatureOf(set).unseen).toBe(true);
    expect(viewFor(set.state).things.filter(({ kind }) => kind === 'creature')).toEqual([]);
  });

  it('from a potion lasts on the drinker', () => {
    const set = scene();
    set.use('potion', 'veil');
    expect(forcesOf(set)).toMatchObject([{ kind: 'unseen' }]);
  });
});

describe('faery fire', () => {
  it('by the hero, by a wand and by a monster makes the other side glow', () => {
    const cast = still(HALL);
    cast.cast('shine');
    expect(creatureOf(cast).forces.sum.glow).toBe(1);
    const view = viewFor(cast.state).things.find(({ kind }) => kind === 'creature');
    expect(view).toMatchObject({ forces: ['shine'] });
    const zapped = still(HALL);
    zapped.use('wand', 'shine');
    expect(creatureOf(zapped).forces.sum.glow).toBe(1);
    const shown = scene(DUEL, 'shine');
    shown.rest(2);
    expect(forcesOf(shown)).toMatchObject([{ name: 'shine', kind: 'glow', isBoon: false }]);
  });

  it('lasts ten ticks a point', () => {
    const set = still(HALL);
    set.cast('shine');
    set.rest(1);
    expect(creatureOf(set).forces.none).toBe(false);
    set.rest(1);
    expect(creatureOf(set).forces.none).toBe(true);
  });

  it('shows in the dark whom nobody saw', () => {
    const set = new ForceScene(HALL, 'veil', { streams: streams(), lit: false });
    creatureOf(set).conditions.set('helpless', 900);
    expect(set.state.perceives(creatureOf(set))).toBe(false);
    set.cast('shine');
    expect(set.state.perceives(creatureOf(set))).toBe(true);
  });
});

describe('an aura', () => {
  it('by the hero hits those beside him on its turns, and not himself', () => {
    const set = still(NEAR);
    set.cast('ring');
    const target = creatureOf(set);
    expect(target.hitPoints).toBeLessThan(500);
    expect(set.state.hero.hitPoints).toBe(500);
    expect(forcesOf(set)).toMatchObject([{ name: 'ring', aura: { damage: 3, range: 1 } }]);
  });

  it('from a carrier acts alike, and around a monster by the house', () => {
    const zapped = still(NEAR);
    zapped.use('wand', 'ring');
    expect(creatureOf(zapped).hitPoints).toBeLessThan(500);
    const refused = scene(DUEL, 'ring', 'crossfire');
    refused.rest(4);
    expect(creatureOf(refused).forces.none).toBe(true);
    const set = scene(DUEL, 'ring');
    set.rest(3);
    expect(creatureOf(set).forces.sum.aura).toBe(true);
  });

  it('of cold protects its bearer as long as it lasts', () => {
    const set = still(NEAR);
    set.cast('mantle');
    expect(forcesOf(set).map(({ kind }) => kind)).toEqual(['aura', 'ability']);
    expect(Object.values(set.state.sheet.worn.resists)).toContain(40);
    set.rest(4);
    expect(forcesOf(set)).toEqual([]);
  });
});

describe('a game with forces', () => {
  it('goes on after a save as if nothing had been', () => {
    const set = still(NEAR);
    for (const spell of ['brawn', 'ring', 'shine', 'veil', 'rush']) {
      set.cast(spell);
    }
    const { state } = set;
    const saved = JSON.parse(JSON.stringify(saveGame(state)));
    expect(saved.seats[0].sheet.forces.length).toBeGreaterThan(1);
    const restored = restoreGame(state.content, state.ruleset, saved);
    expect(hashGame(restored)).toBe(hashGame(state));
    expect(viewFor(restored).hero.forces).toEqual(viewFor(state).hero.forces);
    expect(restored.sheet.worn).toEqual(state.sheet.worn);
  });

  it('tells nothing of another creature’s force that the hero hasn’t seen begin', () => {
    const [plain, secret] = [still(HALL), still(HALL)];
    const { spells, content } = secret.state;
    spells.bearers.begin(creatureOf(secret).id, {
      ...{ kind: 'ability', source: content.archetype('spell_coat'), name: 'coat' },
      ...{ duration: 900, speed: 1, clock: -1, level: 1, owner: 0, gives: { resistFire: 90 } },
    });
    for (const force of creatureOf(secret).forces.all) {
      force.seenBy = 0;
    }
    const things = (set: ForceScene) => viewFor(set.state).things;
    expect(things(secret)).toEqual(things(plain));
  });
});
