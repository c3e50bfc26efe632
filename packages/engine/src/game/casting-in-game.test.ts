// Casting by commands: amnesia, the menu, prices by version, teleporting at will, what strangles.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { makeObject } from '../objects/index.ts';
import { ball, give, learn, leftOf, room } from './testing/casters.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

describe('amnesia', () => {
  const read = (scene: Scene, beatitude = 0) => {
    const item = give(scene, 'scroll_of_oblivion', { beatitude }).id;
    scene.perform({ kind: 'read', item });
  };

  it('takes some spells to 0, any number of them, and the map', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const scene = room('house', undefined, `amnesia ${seed}`);
      learn(scene, 'spell_mend');
      read(scene);
      const memories = scene.state.sheet.spells.map(({ id }) => leftOf(scene, id));
      seen.add(memories.filter(left => left === 0).length);
      expect(scene.kinds).toContain('ground-forgotten');
      expect(scene.state.sheet.spells).toHaveLength(2);
    }
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });

  it('takes the last spell off the list in NetHack 3.4.3, a part of each in FIQHack', () => {
    const scene = room('nethack-3.4.3');
    learn(scene, 'spell_mend');
    read(scene);
    expect(scene.state.sheet.spells.map(({ archetype }) => archetype.id)).toEqual(['spell_ball']);
    const fiqhack = room('fiqhack');
    read(fiqhack);
    const left = leftOf(fiqhack, ball(fiqhack));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(59_990);
  });

  it('spares the reader’s spells if it is blessed', () => {
    const scene = room();
    read(scene, 1);
    expect(scene.kinds).not.toContain('spells-forgotten');
  });
});

describe('the menu of spells', () => {
  const letters = (scene: Scene) =>
    viewFor(scene.state).spells.map(({ letter, name }) => `${letter} ${name}`);

  it('is sorted while letters stay, and assigns new letters', () => {
    const scene = room();
    learn(scene, 'spell_mend');
    learn(scene, 'spell_detect_food');
    expect(letters(scene)).toEqual(['a ball', 'b mend', 'c detect food']);
    scene.perform({ kind: 'sort-spells', order: 'level' });
    expect(letters(scene)).toEqual(['b mend', 'c detect food', 'a ball']);
    scene.perform({ kind: 'sort-spells', order: 'school' });
    expect(letters(scene)).toEqual(['a ball', 'b mend', 'c detect food']);
    scene.perform({ kind: 'sort-spells', order: 'level-down' });
    scene.perform({ kind: 'reletter-spells' });
    expect(letters(scene)).toEqual(['a ball', 'b detect food', 'c mend']);
    const [, , mend] = scene.state.sheet.spells;
    scene.perform({ kind: 'swap-spells', spell: ball(scene), other: mend!.id });
    expect(letters(scene)).toEqual(['a mend', 'b detect food', 'c ball']);
    expect(scene.state.clock.turn).toBe(1);
  });

  it('sorts by letters only before NetHack 3.6.0, and by no unknown word', () => {
    for (const name of ['nethack-3.4.3', 'slashem', 'fiqhack']) {
      const scene = room(name);
      expect(viewFor(scene.state).spellMenu.orders).toEqual(['letter']);
      const refusal = scene.perform({ kind: 'sort-spells', order: 'level' });
      expect(refusal).toEqual({ reason: 'unknown-order', usesMove: false });
    }
    expect(viewFor(room('nethack-3.4.3').state).spellMenu.columns).not.toContain('retention');
    expect(room().perform({ kind: 'sort-spells', order: 'mood' })?.reason).toBe('unknown-order');
  });

  it('shows no failure but the price that the chance makes of it in FIQHack', () => {
    const scene = room('fiqhack');
    scene.state.sheet.attributes.intelligence = 10;
    const [spell] = viewFor(scene.state).spells;
    // 50 + 5 + 75 (the staff adds 5 to intelligence) − 75: a chance of 55, so 3 energy become 5.
    expect(spell).toMatchObject({ failPercent: 0, spellLevel: 3, price: 5 });
    const before = scene.state.sheet.energy;
    scene.perform({ kind: 'cast', spell: spell!.id, direction: 3 });
    expect(scene.events).toContainEqual(
      expect.objectContaining({ kind: 'cast', price: 5, spell: spell!.id }),
    );
    expect(scene.state.sheet.energy).toBe(before - 5);
  });
});

describe('casting', () => {
  it('of detect food takes no nutrition, hungry or not', () => {
    const scene = room();
    const { sheet } = scene.state;
    sheet.nutrition = 9;
    sheet.attributes.intelligence = 10;
    const spell = learn(scene, 'spell_detect_food');
    expect(scene.perform({ kind: 'cast', spell: spell.id, direction: 0 })).toBeUndefined();
    expect(sheet.nutrition).toBe(8);
    expect(scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 })?.reason).toBe(
      'too-hungry',
    );
  });

  it('is paid to the Amulet too: drained from 3.6.1 on, raised before', () => {
    const amulet = (name: string) => {
      const scene = room(name);
      give(scene, 'amulet_of_the_deep');
      return scene;
    };
    let drained = 0;
    for (let cast = 0; cast < 60; cast++) {
      const scene = amulet('nethack-3.6.7');
      scene.state.sheet.energy = 4;
      const streams = new Streams(`amulet ${cast}`);
      Object.assign(scene.state.world, { streams });
      const refusal = scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 });
      if (refusal !== undefined) {
        expect(refusal).toEqual({ reason: 'not-enough-energy', usesMove: true });
        expect(scene.kinds).toContain('amulet-drained');
        expect(scene.state.sheet.energy).toBeLessThan(3);
        drained++;
      }
    }
    expect(drained).toBeGreaterThan(20);
    const older = amulet('nethack-3.4.3');
    older.state.sheet.energy = 3;
    const refusal = older.perform({ kind: 'cast', spell: ball(older), direction: 3 });
    expect(refusal).toEqual({ reason: 'not-enough-energy', usesMove: false });
    expect(older.state.sheet.energy).toBe(3);
  });

  it.each(['nethack-3.6.7', 'nethack-3.4.3'])(
    'tells what the Amulet takes of a cast that goes on, apart from its price (%s)',
    name => {
      let casts = 0;
      for (let seed = 0; seed < 20; seed++) {
        const scene = room(name, undefined, `amulet ${seed}`);
        give(scene, 'amulet_of_the_deep');
        const { sheet } = scene.state;
        sheet.attributes.intelligence = 18;
        scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 });
        const came = scene.events.find(event => event.kind === 'cast');
        const drained = scene.events.find(event => event.kind === 'amulet-drained');
        if (came !== undefined) {
          casts++;
          expect(drained?.amount).toBeGreaterThan(0);
          expect(came.price).toBeGreaterThan(0);
          expect(90 - sheet.energy).toBe(came.price + drained!.amount);
        }
      }
      expect(casts).toBeGreaterThan(5);
    },
  );

  it('is paid with hit points in SLASH’EM, if a skilled caster insists', () => {
    const scene = room('slashem');
    const { sheet, hero } = scene.state;
    sheet.skills.attack = 'skilled';
    sheet.level = 30;
    sheet.energy = 1;
    expect(viewFor(scene.state).spells[0]!.strain).toBe(2);
    expect(scene.perform({ kind: 'cast', spell: ball(scene), direction: 3 })?.reason).toBe(
      'not-enough-energy',
    );
    expect(scene.perform({ kind: 'strain', spell: ball(scene), direction: 3 })).toBeUndefined();
    expect(scene.events).toContainEqual({
      kind: 'exhausted',
      actor: 1,
      spell: ball(scene),
      amount: 2,
    });
    expect(hero.hitPoints).toBeLessThanOrEqual(11);
    const house = room();
    house.state.sheet.energy = 1;
    expect(house.perform({ kind: 'strain', spell: ball(house), direction: 3 })?.reason).toBe(
      'not-enough-energy',
    );
  });

  it('trains the school of the rules that are played', () => {
    const scene = room('slashem');
    const { sheet } = scene.state;
    const away = learn(scene, 'spell_teleport_away');
    expect(viewFor(scene.state).spells[1]).toMatchObject({ id: away.id, school: 'body' });
    sheet.level = 30;
    sheet.skills.body = 'expert';
    for (let tries = 0; tries < 50 && sheet.training.body === undefined; tries++) {
      sheet.energy = 90;
      scene.perform({ kind: 'cast', spell: away.id, direction: 0 });
    }
    expect(sheet.training.body).toBe(6);
    const levels = ['fiqhack', 'house'].map(name => {
      const played = room(name);
      learn(played, 'spell_teleport_away');
      return viewFor(played.state).spells[1]!.spellLevel;
    });
    expect(levels).toEqual([5, 6]);
  });
});

describe('teleporting at will', () => {
  it('is refused to a hero with neither ability nor spell, and to a confused one with the spell', () => {
    const scene = room();
    expect(scene.perform({ kind: 'teleport' })).toEqual({ reason: 'no-ability', usesMove: false });
    learn(scene, 'spell_teleport_away');
    scene.state.hero.conditions.set('confused', 5);
    expect(scene.perform({ kind: 'teleport' })).toEqual({ reason: 'confused', usesMove: false });
  });

  it('rolls and trains by the spell, and does neither by the ability', () => {
    const scene = room();
    const { sheet } = scene.state;
    sheet.level = 7;
    const worn = give(scene, 'elsewhere');
    scene.perform({ kind: 'wear', item: worn.id });
    learn(scene, 'spell_teleport_away');
    scene.perform({ kind: 'teleport' });
    expect(scene.kinds.some(kind => kind === 'cast' || kind === 'cast-failed')).toBe(true);
    sheet.level = 8;
    sheet.energy = 40;
    const { escape: before } = sheet.training;
    const { nutrition } = sheet;
    expect(scene.perform({ kind: 'teleport' })).toBeUndefined();
    expect(scene.kinds.slice(0, 2)).toEqual(['jumped-away', 'teleported']);
    expect(sheet.training.escape).toBe(before);
    expect(nutrition - sheet.nutrition).toBeGreaterThanOrEqual(100);
    sheet.energy = 29;
    expect(scene.perform({ kind: 'teleport' })).toEqual({
      reason: 'not-enough-energy',
      usesMove: false,
    });
  });
});

describe('what strangles', () => {
  it('kills in six turns, unless it is taken off', () => {
    const scene = room();
    const item = give(scene, 'noose').id;
    scene.perform({ kind: 'wear', item });
    expect(scene.state.hero.conditions.has('strangled')).toBe(true);
    scene.perform({ kind: 'take-off', item });
    expect(scene.state.hero.conditions.has('strangled')).toBe(false);
    scene.perform({ kind: 'wear', item });
    scene.perform({ kind: 'rest', count: 20 });
    expect(scene.state.ending).toMatchObject({ kind: 'died', killer: 'strangulation' });
  });
});

describe('a cast without a direction', () => {
  const spells = `Object spell_gust
type 101
subtype 7
level 1
sp 1
range 1
duration 1
dam 1
attacktype 1
other_arch gust
end
Object gust
type 102
subtype 7
speed 1
end
Object spell_hex
type 101
subtype 26
level 1
sp 1
range 3
duration 9
wc -2
end
`;

  function cast(id: string) {
    const scene = new Scene(['#####', '#...#', '#.@.#', '#...#', '#####'], {
      content: [{ path: 'spells.arc', text: spells }],
      streams: new Streams(id),
    });
    const { state } = scene;
    const spell = makeObject(state.content, state.content.archetype(id), () => state.newId());
    state.sheet.spells.push(spell);
    state.sheet.memory.set(spell.id, 1000);
    Object.assign(state.sheet, { energy: 99, maxEnergy: 99, level: 20 });
    for (let tries = 0; tries < 20 && !scene.kinds.includes('cast'); tries++) {
      scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
    }
    return scene;
  }

  it('sends a cone in all directions', () => {
    const born = cast('spell_gust').events.filter(({ kind }) => kind === 'effect-born');
    expect(born.length).toBeGreaterThanOrEqual(8);
  });

  it('curses where the hero faces', () => {
    expect(cast('spell_hex').kinds).toContain('cast');
  });
});
