// Bodies in the game: left by the killed, eaten, tinned, gone bad, and counted by the conducts.

import { describe, expect, it } from 'vitest';
import { type ScriptedLuck, Streams } from '../../../chance/index.ts';
import { type GameObject, makeObject, setBeatitude } from '../../../objects/index.ts';
import { corpseOf } from '../../body/corpses.ts';
import { hurt } from '../../body/harm.ts';
import { restoreGame, saveGame } from '../../saves/save.ts';
import { Scene } from '../../testing/scene.ts';

const FILES = [
  {
    path: 'bodies.arc',
    text: `Object corpse
name corpse
name_pl corpses
type 6
nutrition 100
delay 5
weight 100
taints ague
glyph %
end
Object tin
name tin
name_pl tins
type 6
nutrition 50
delay 1
weight 450
glyph %
end
Object ague
name ague
type 158
race *
attacktype 33554432
level 6
wc 8
maxgrace 10
speed 0.05
dam 3
end
Object flesh_gift_fire
name fire in the blood
type 1
resist_fire 100
end
Object kit
name kit
name_pl kits
type 74
effect tinning
charges 2
weight 100
glyph (
end
Object salamander
name salamander
monster 1
level 8
movement 12
armour_class 18
blow_1 bite 1d2
combat_flags animal immune-fire
notices 12
frequency 3
weight 160000
glyph S
end
Object adder
name adder
monster 1
level 2
movement 12
armour_class 18
blow_1 bite 1d2 poison
notices 12
frequency 3
weight 1600
glyph S
end
Object moss
name moss
monster 1
level 1
movement 0
armour_class 18
blow_1 touch 1d2
notices 12
frequency 3
weight 1600
glyph F
end
`,
  },
];

function scene(kind: string, luck: readonly ScriptedLuck[] | Streams = []) {
  const played = new Scene(['@m...', '.....'], {
    ...(luck instanceof Streams ? { streams: luck } : { luck }),
    content: FILES,
    kinds: { m: kind },
  });
  played.state.hero.hitPoints = 60;
  played.state.hero.maxHitPoints = 60;
  const monster = played.state.level.creatures.all[0]!;
  return { played, state: played.state, monster };
}

/** The hero carries the body of what stands there. */
function withBody(kind: string, luck: readonly ScriptedLuck[] | Streams) {
  const all = scene(kind, luck);
  const [body] = corpseOf(all.state, all.monster);
  all.monster.hitPoints = -1;
  all.state.sheet.inventory.add(body!);
  all.state.level.map.occupant[all.monster.square] = 0;
  return { ...all, body: body! };
}

function eat({ played }: { played: Scene }, { id }: GameObject) {
  return played.perform({ kind: 'eat', item: id });
}

describe('the body of a killed monster', () => {
  it('lies where it fell, always of a big one, with the name, weight and nutrition of its kind', () => {
    const { state, monster } = scene('salamander', new Streams('kill'));
    const square = monster.square;
    hurt(state, monster, 500, 1);
    const [body] = state.level.items.get(square)!;
    expect(body!.name).toBe('salamander corpse');
    expect(body!.weight).toBe(160_000);
    expect(body!.fact('nutrition')).toBe(1000);
    expect(body!.fact('delay')).toBe(3 + 55);
  });

  it('is left by a small kind one time in three, by the luck of bodies alone', () => {
    const left = (comes: boolean) => {
      const { state, monster, played } = scene('adder', [['leaves-body', comes]]);
      const bodies = corpseOf(state, monster);
      played.end();
      return bodies.length;
    };
    expect([left(true), left(false)]).toEqual([1, 0]);
    const luck = scene('adder', new Streams('bodies'));
    let count = 0;
    for (let tries = 0; tries < 3000; tries++) {
      count += corpseOf(luck.state, luck.monster).length;
    }
    expect(count / 3000).toBeCloseTo(1 / 3, 1);
  });

  it('is none of the undead, nor of those whom a spell has called', () => {
    const { state } = scene('adder');
    const other = new Scene(['@Z'], { content: FILES, streams: new Streams('ghoul') });
    expect(corpseOf(other.state, other.state.level.creatures.all[0]!)).toEqual([]);
    const [adder] = state.level.creatures.all;
    adder!.stays = 5;
    expect(corpseOf(state, adder!)).toEqual([]);
  });

  it('is gone after 250 turns, from the floor and from the pack', () => {
    const { played, state, monster, body } = withBody('salamander', new Streams('rot'));
    body.setFact('weight', 10);
    state.sheet.nutrition = 5000;
    const lying = () => corpseOf(state, monster)[0]!;
    const here = state.hero.square;
    const [old, older, young, alone] = [lying(), lying(), lying(), lying()];
    young.setFact('diedAt', 200);
    state.level.items.set(here, [old, young, older]);
    state.level.items.set(monster.square, [alone]);
    for (let turn = 0; turn < 270; turn++) {
      played.perform({ kind: 'search', count: 1 });
    }
    expect(state.sheet.inventory.find(body.id)).toBeUndefined();
    expect([...state.level.items]).toEqual([[here, [young]]]);
  });
});

describe('eating a body', () => {
  it('gives its resistance for good, which is saved and counts', () => {
    const all = withBody('salamander', new Streams('feast'));
    all.body.setFact('delay', 1);
    for (let tries = 0; tries < 40 && all.state.sheet.forces.none; tries++) {
      const [again] = corpseOf(all.state, all.monster);
      again!.setFact('delay', 1);
      all.state.sheet.nutrition = 500;
      all.state.level.items.set(all.state.hero.square, [again!]);
      eat(all, again!);
    }
    const [force] = all.state.sheet.forces.all;
    expect(force).toMatchObject({ kind: 'ability', gives: { resistFire: 100 }, duration: -1 });
    for (let turn = 0; turn < 30; turn++) {
      all.played.perform({ kind: 'search', count: 1 });
    }
    const restored = restoreGame(all.state.content, all.state.ruleset, saveGame(all.state));
    expect(restored.sheet.forces.all[0]).toMatchObject({ gives: { resistFire: 100 } });
    expect(restored.sheet.forces.sum.resists).toEqual(all.state.sheet.forces.sum.resists);
  });

  it('of an adder poisons, and takes strength', () => {
    const all = withBody('adder', [
      ['leaves-body', true],
      ['rot', 0],
      ['spared', false],
      ['weakness', 2],
      ['poison', 9],
    ]);
    all.body.setFact('delay', 1);
    const before = all.state.sheet.attributes.strength;
    const piece = all.body;
    // Bites take moves, whose luck is not written: only the first bite is asked for.
    expect(() => eat(all, piece)).not.toThrow(/spared|weakness|poison'/);
    expect(all.state.sheet.attributes.strength).toBe(before - 2);
    expect(all.state.hero.hitPoints).toBe(51);
  });

  it('that is tainted ends the meal, and brings a disease', () => {
    const all = withBody('salamander', new Streams('tainted'));
    all.body.setFact('diedAt', 1);
    for (let turn = 0; turn < 200; turn++) {
      all.played.perform({ kind: 'search', count: 1 });
    }
    eat(all, all.body);
    expect(all.played.events.find(({ kind }) => kind === 'flesh-tasted')).toMatchObject({
      telling: 'tainted',
    });
    expect(all.state.sheet.forces.all.map(({ kind }) => kind)).toContain('disease');
  });

  it('breaks the conducts by whose it was', () => {
    const conducts = (kind: string) => {
      const all = withBody(kind, new Streams('conduct'));
      all.body.setFact('delay', 1);
      all.state.seat.conducts = {};
      eat(all, all.body);
      return Object.keys(all.state.seat.conducts).sort();
    };
    expect(conducts('salamander')).toEqual(['foodless', 'vegan', 'vegetarian']);
  });
});

describe('a tinning kit', () => {
  it('makes a tin of the body underfoot for a charge, which keeps and breaks conducts as the body does', () => {
    const all = withBody('salamander', new Streams('tins'));
    const { state, played } = all;
    const kit = makeObject(state.content, state.content.archetype('kit'), () => state.newId());
    setBeatitude(kit, 'uncursed');
    state.sheet.inventory.add(kit);
    const before = kit.fact('charges');
    expect(played.perform({ kind: 'apply', item: kit.id, direction: 0 })).toBeUndefined();
    expect(played.kinds).toContain('tinned');
    expect(kit.fact('charges')).toBe(before - 1);
    expect(state.sheet.inventory.find(all.body.id)).toBeUndefined();
    const tin = state.sheet.inventory.things.find(({ name }) => name === 'tin of salamander meat')!;
    expect(tin.weight).toBe(450);
    state.seat.conducts = {};
    eat(all, tin);
    expect(Object.keys(state.seat.conducts).sort()).toEqual(['foodless', 'vegan', 'vegetarian']);
  });

  it('does nothing without a body, for no charge', () => {
    const all = scene('salamander', new Streams('none'));
    const kit = makeObject(all.state.content, all.state.content.archetype('kit'), () => 900);
    all.state.sheet.inventory.add(kit);
    all.played.perform({ kind: 'apply', item: kit.id, direction: 0 });
    expect(all.played.kinds).toContain('nothing-happens');
    expect(kit.fact('charges')).toBe(2);
  });
});
