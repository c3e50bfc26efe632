import { describe, expect, it } from 'vitest';
import { refit } from '../actors/index.ts';
import { Streams } from '../chance/index.ts';
import type { GameObject } from '../objects/index.ts';
import { tellEvent } from '../words/index.ts';
import { knownCreatures } from './knowledge/known.ts';
import { knownFoe } from './knowledge/known-foe.ts';
import type { GameEventOf } from './protocol/events.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { performedFor } from './views/events-for.ts';

const ARMOURY = {
  path: 'armoury.arc',
  text: `Object maul
name maul
type 15
weapon_kind hafted
damage_dice 9d9
tenths_of_pound 100
combat_flags slay-animal brand-fire
properties earthquakes
weight 4500
end
Object feather
name feather
type 15
weapon_kind sword
damage_dice 1d1
tenths_of_pound 10
weight 450
end
Object crag
name crag
type 15
weapon_kind hafted
damage_dice 2d4
tenths_of_pound 900
weight 40500
end
Object ring_of_arms
name ring of arms
type 70
weight 3
bonus 2
bonus_to strength blows speed
resist_fire 30
properties blessed
end
Object ox
name ox
monster 1
alive 1
type 0
level 20
movement 12
armour_class 4
combat_flags animal evil no-conf
blow_1 butt 1d1
blow_2 kick 1d2 stun
blow_3 gaze 1d1 terrify
end
`,
};

/** Enough hit points to bear it all. */
function scene(rows: readonly string[]): Scene {
  const options = { streams: new Streams('fight'), content: [ARMOURY], kinds: { O: 'ox' } };
  const made = new Scene(rows, options);
  made.state.hero.hitPoints = 500;
  made.state.hero.maxHitPoints = 500;
  return made;
}

function wield({ state }: Scene, thing: GameObject): void {
  state.sheet.equipment = { ...state.sheet.equipment, weapon: thing.id };
  refit(state.ruleset, state.sheet);
}

function ox({ state }: Scene) {
  const found = state.level.creatures.all.find(({ facts }) => facts.name === 'ox')!;
  found.hitPoints = 400;
  found.maxHitPoints = 400;
  found.conditions.set('helpless', 1000);
  return found;
}

const FIELD = ['#####', '#@O.#', '#...#', '#####'];
const CRAMPED = ['########', '#@O..###', '########', '########', '########'];
const EAST = 3;

describe('a blow of the hero', () => {
  it('tells how critical it was', () => {
    const fight = scene(FIELD);
    wield(fight, give(fight, 'crag'));
    const target = ox(fight);
    const heard = new Map<GameEventOf<'hit'>['critical'], string>();
    for (let blow = 0; blow < 800; blow++) {
      target.hitPoints = 400;
      target.conditions.set('helpless', 1000);
      fight.state.sheet.nutrition = 900;
      fight.perform({ kind: 'attack', direction: EAST });
      const { names } = performedFor(fight.state, undefined);
      for (const event of fight.events) {
        if (event.kind === 'hit' && event.actor === fight.state.hero.id) {
          heard.set(event.critical, tellEvent(event, names));
        }
      }
    }
    // Ninety pounds can only be critical in the two classes from 900 on.
    const criticals = [...heard.keys()].filter(critical => critical !== 'none');
    expect(criticals.length).toBeGreaterThan(0);
    expect(['critical-greater', 'critical-utmost']).toEqual(expect.arrayContaining(criticals));
    expect(heard.get(criticals[0]!)).toMatch(/^You hit the ox (savagely|devastatingly) \(\d+\)\.$/);
  });

  it('shakes the ground when the weapon is made for it, and opens walls without closing any', () => {
    const fight = scene(CRAMPED);
    wield(fight, give(fight, 'maul'));
    const target = ox(fight);
    const { map } = fight.state.level;
    const open = () => Array.from(map.bits).reduce((sum, bits) => sum + (bits & 1), 0);
    const before = open();
    let quakes = 0;
    for (let blow = 0; blow < 30; blow++) {
      target.hitPoints = 400;
      fight.perform({ kind: 'attack', direction: EAST });
      quakes += fight.kinds.filter(kind => kind === 'earthquake').length;
      map.occupant[target.square] = 0;
      target.square = map.square(2, 1);
      map.occupant[target.square] = target.id;
    }
    expect(quakes).toBeGreaterThan(5);
    expect(open()).toBeGreaterThan(before);
    // The border of the map is never broken.
    for (let x = 0; x < map.width; x++) {
      expect(map.bits[map.square(x, 0)]! & 1).toBe(0);
    }
  });

  it('with glowing hands uses them up on the first that it hits and leaves alive', () => {
    const fight = scene(FIELD);
    wield(fight, give(fight, 'feather'));
    ox(fight);
    fight.state.sheet.conditions.set('confusing-hands', 1000);
    for (let blow = 0; blow < 20 && fight.state.sheet.conditions.has('confusing-hands'); blow++) {
      fight.perform({ kind: 'attack', direction: EAST });
    }
    expect(fight.state.sheet.conditions.has('confusing-hands')).toBe(false);
    // The ox is one of those that can't be confused.
    expect(fight.kinds).toContain('resisted');
  });

  it('isn’t struck by a frightened hero, unless he has courage or rage', () => {
    const fight = scene(FIELD);
    ox(fight);
    const { conditions } = fight.state.sheet;
    conditions.set('afraid', 100);
    expect(fight.perform({ kind: 'attack', direction: EAST })?.reason).toBe('afraid');
    conditions.set('heroic', 100);
    expect(fight.perform({ kind: 'attack', direction: EAST })).toBeUndefined();
    conditions.set('heroic', 0);
    conditions.set('berserk', 100);
    expect(fight.perform({ kind: 'attack', direction: EAST })).toBeUndefined();
  });
});

describe('what is worn', () => {
  it('adds to attributes, blows, speed, blessing and resistance as long as it is worn', () => {
    const made = scene(FIELD);
    const { state } = made;
    const ring = give(made, 'ring_of_arms');
    const { sheet, ruleset } = state;
    const plain = { ...sheet.present };
    sheet.equipment = { ...sheet.equipment, 'left-ring': ring.id };
    refit(ruleset, sheet);
    expect(sheet.present.strength).toBe(plain.strength + 2);
    expect(sheet.attributes.strength).toBe(plain.strength);
    expect(sheet.worn.bonuses).toMatchObject({ blows: 2, speed: 2, dexterity: 0 });
    expect(sheet.worn.blessed).toBe(true);
    expect(sheet.worn.resists[2]).toBe(30);
    const other = give(made, 'ring_of_arms');
    sheet.equipment = { ...sheet.equipment, 'right-ring': other.id };
    refit(ruleset, sheet);
    // The second acts on the 70 that the first has left: 30 + 21.
    expect(sheet.worn.resists[2]).toBe(51);
    sheet.equipment = { ...sheet.equipment, 'right-ring': 0 };
    refit(ruleset, sheet);
    expect(state.pace.read(ruleset, sheet).baseSpeed).toBe(14);
    sheet.equipment = { ...sheet.equipment, 'left-ring': 0 };
    refit(ruleset, sheet);
    expect(sheet.present).toEqual(plain);
    expect(state.pace.read(ruleset, sheet).baseSpeed).toBe(12);
  });
});

describe('what is known of a kind of monster', () => {
  it('begins with what shows, and grows with blows struck and felt, and kills', () => {
    const fight = scene(FIELD);
    wield(fight, give(fight, 'maul'));
    const target = ox(fight);
    const { state } = fight;
    const known = () => knownFoe(state, target.archetype);
    expect(known()).toMatchObject({ kills: 0, blows: [], allFelt: false, flags: ['animal'] });
    const bestiary = state.sheet.lore.monsters;
    expect(bestiary.knowsFlag(target.archetype, 'immune-fire')).toBe(false);
    while (!fight.kinds.includes('hit')) {
      fight.perform({ kind: 'attack', direction: EAST });
    }
    expect(bestiary.knowsFlag(target.archetype, 'immune-fire')).toBe(true);
    expect(known().flags).toEqual(['animal']);
    target.conditions.set('helpless', 0);
    for (let turn = 0; turn < 40; turn++) {
      fight.perform({ kind: 'search', count: 1 });
    }
    expect(known().blows.map(({ method, written }) => `${method} ${written}`)).toEqual([
      'butt 1d1',
      'kick 1d2',
      'gaze 1d1',
    ]);
    expect(known().allFelt).toBe(true);
    state.sheet.conditions.set('heroic', 500);
    for (let blow = 0; blow < 200 && target.alive; blow++) {
      target.hitPoints = Math.min(target.hitPoints, 20);
      const { map } = state.level;
      map.occupant[target.square] = 0;
      target.square = map.square(2, 1);
      map.occupant[target.square] = target.id;
      fight.perform({ kind: 'attack', direction: EAST });
    }
    expect(known().kills).toBe(1);
    const saved = saveGame(state);
    const again = restoreGame(state.content, state.ruleset, JSON.parse(JSON.stringify(saved)));
    expect(knownFoe(again, target.archetype)).toEqual(known());
  });

  it('enters the odds: an immunity not met yet isn’t counted', () => {
    const fight = scene(FIELD);
    ox(fight);
    const [foe] = knownCreatures(fight.state);
    expect(foe!.target.monsterFlags).toEqual(['animal']);
    const target = fight.state.level.creatures.all[0]!;
    fight.state.sheet.lore.monsters.learnFlag(target.archetype, 'evil', true);
    expect(knownCreatures(fight.state)[0]!.target.monsterFlags).toEqual(['animal', 'evil']);
  });

  it('brings fear and stun with the blows that do', () => {
    const fight = scene(FIELD);
    const target = ox(fight);
    target.conditions.set('helpless', 0);
    target.hunts = true;
    const seen = new Set<string>();
    for (let turn = 0; turn < 80; turn++) {
      fight.perform({ kind: 'search', count: 1 });
      for (const name of fight.state.sheet.conditions.names()) {
        seen.add(name);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['afraid', 'stunned']));
  });
});
