// Detection and healing in the game: what lies near and is carried, what is hidden, races, and friends.

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { beatitudeOf, makeObject, setBeatitude } from '../objects/index.ts';
import { putFixture } from './fixtures/change-fixture.ts';
import { restoreGame, saveGame } from './saves/save.ts';
import { BIG_MONSTERS } from './testing/big-monsters.ts';
import { releaseSpell } from './testing/release-spell.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const SOUGHT = `Object spell_seek
name seek
type 101
subtype 33
level 1
spell_level 1
casting_time 10
range 4
make_invisible 1
end
Object spell_magic
name magic
type 101
subtype 33
level 1
spell_level 1
casting_time 10
range 4
known_magical 1
other_arch glow
end
Object spell_curses
name curses
type 101
subtype 33
level 1
spell_level 1
casting_time 10
range 4
known_cursed 1
other_arch glow
end
Object spell_dead
name dead
type 101
subtype 33
level 1
spell_level 1
casting_time 10
range 8
race undead
end
Object spell_uncurse
name uncurse
type 101
subtype 31
level 1
cursed 1
end
Object spell_undamn
name undamn
type 101
subtype 31
level 1
damned 1
end
Object spell_monsters
name monsters
type 101
subtype 33
level 1
range 4
monster 1
other_arch glow
end
Object glow
name glow
speed 1
food 2
is_used_up 1
end
Object old_sign
name old sign
type 98
level 3
invisible 1
end
Object fire_rune
name fire rune
type 154
level 1
hp 1
cha 20
attacktype 6
dam 3
end
Object ink_scroll
name ink scroll
type 111
level 1
weight 100
arch spell_magic
end
end
`;

function seeker(rows: readonly string[], options: SceneOptions = {}): Scene {
  return new Scene(rows, {
    content: [{ path: 'sought.arc', text: SOUGHT }, WARDROBE_FILE],
    ...(options.luck === undefined && { streams: new Streams('seek') }),
    ...options,
  });
}

describe('detection', () => {
  it('shows hidden doors, signs and creatures as the draw allows, and no runes', () => {
    const hall = seeker(['########', '#@..j..#', '########'], {
      luck: [
        ['finds', 2],
        ['finds', 3],
        ['finds', 9],
      ],
    });
    const { state } = hall;
    const { map } = state.level;
    const put = (id: string, x: number) => {
      const thing = makeObject(state.content, state.content.archetype(id), () => state.newId());
      return putFixture(state, thing, map.square(x, 1), -0.1);
    };
    const [sign, deep, rune] = [put('old_sign', 2), put('old_sign', 3), put('fire_rune', 5)];
    deep.thing.setFact('level', 3);
    sign.thing.setFact('level', 1);
    state.level.creatures.all[0]!.conditions.set('invisible', 50);
    expect(releaseSpell(hall, 'spell_seek', { level: 10 })).toBe(true);
    expect([sign.hidden, deep.hidden, rune.hidden]).toEqual([false, true, true]);
    expect(state.level.creatures.all[0]!.conditions.has('invisible')).toBe(false);
    hall.end();
  });

  it('marks magical things near and carried, and thins what hides a magical rune, once', () => {
    const hall = seeker(['########', '#@.!...#', '########']);
    const { state } = hall;
    const { lore } = state.sheet;
    const thing = makeObject(state.content, state.content.archetype('fire_rune'), () =>
      state.newId(),
    );
    const rune = putFixture(state, thing, state.level.map.square(4, 1), -0.1);
    const own = give(hall, 'ink_scroll');
    const [lying] = [...state.level.items.values()][0]!;
    expect(releaseSpell(hall, 'spell_magic')).toBe(true);
    expect(rune.thing.fact('cha')).toBe(5);
    expect([lore.knowsMagic(own), lore.knowsMagic(lying!)]).toEqual([true, true]);
    expect(hall.draw()[1]).toBe('#@.**..#');
    const { name } = viewFor(state).inventory.find(({ id }) => id === own.id)!;
    expect(JSON.stringify(name)).toContain('magical');
    hall.perform({ kind: 'rest', count: 3 });
    releaseSpell(hall, 'spell_magic');
    expect(rune.thing.fact('cha')).toBe(5);
    expect(hall.draw()[1]).toBe('#@.....#');
    lore.identify(own);
    expect(lore.knowsMagic(own)).toBe(false);
    const { content, ruleset } = state;
    const again = restoreGame(content, ruleset, JSON.parse(JSON.stringify(saveGame(state))));
    expect(again.sheet.lore.knowsMagic([...again.level.items.values()][0]![0]!)).toBe(true);
  });

  it('marks cursed things near and carried, without a picture for those carried', () => {
    const hall = seeker(['########', '#@.!...#', '########']);
    const { state } = hall;
    const own = give(hall, 'ink_scroll', { beatitude: 'cursed' });
    const [lying] = [...state.level.items.values()][0]!;
    setBeatitude(lying!, 'cursed');
    expect(releaseSpell(hall, 'spell_curses')).toBe(true);
    expect(hall.draw()[1]).toBe('#@.*...#');
    expect(state.sheet.lore.knows(own, 'beatitude')).toBe(true);
    expect(state.sheet.lore.knows(lying!, 'beatitude')).toBe(true);
  });

  it('finds monsters of one race alone', () => {
    const hall = seeker(['#########', '#@#j#Z..#', '#########'], { lit: false });
    releaseSpell(hall, 'spell_dead');
    const found = hall.events.filter(({ kind }) => kind === 'detected');
    expect(found).toHaveLength(1);
    expect([...hall.state.memory.detected.values()].map(({ id }) => id)).toEqual(['ghoul']);
  });
});

describe('the picture of a creature that was found', () => {
  /** What stands in a view as an effect: where, and what it looks like. */
  const pictures = ({ state }: Scene) =>
    viewFor(state)
      .things.filter(({ kind }) => kind === 'effect')
      .map(({ x, y, glyph }) => `${glyph}${x},${y}`)
      .toSorted();

  it('wears its look, where a thing that was found shows the spell’s own', () => {
    const hall = seeker(['#######', '#@..j.#', '#######']);
    releaseSpell(hall, 'spell_monsters', { level: 4 });
    const { glyph } = viewFor(hall.state).things.find(({ kind }) => kind === 'hero')!;
    expect(pictures(hall)).toEqual([`${glyph}1,1`, 'd4,1'].toSorted());
    const { content, ruleset } = hall.state;
    const again = restoreGame(content, ruleset, JSON.parse(JSON.stringify(saveGame(hall.state))));
    expect(pictures({ state: again } as Scene)).toEqual(pictures(hall));
  });

  it('is shown once on each square of a large creature, beyond the range too', () => {
    const hall = seeker(['##########', '#@...B...#', '#........#', '##########'], {
      content: [{ path: 'sought.arc', text: SOUGHT }, WARDROBE_FILE, ...BIG_MONSTERS],
      kinds: { B: 'block' },
    });
    releaseSpell(hall, 'spell_monsters', { level: 4 });
    expect(pictures(hall).filter(picture => picture.startsWith('B'))).toEqual([
      ...['B5,1', 'B5,2', 'B6,1', 'B6,2'],
    ]);
  });
});

describe('a race that detection seeks', () => {
  it('is a family too in the house; the program reads what the file states', () => {
    const found = (ruleset: string) => {
      const hall = seeker(['#########', '#@#j#Z..#', '#########'], { lit: false, ruleset });
      releaseSpell(hall, 'spell_dead');
      return [...hall.state.memory.detected.values()].map(({ id }) => id);
    };
    expect(found('house')).toEqual(['ghoul']);
    expect(found('spells=crossfire')).toEqual([]);
  });
});

describe('the removal of curses', () => {
  it('frees what is wielded up to its level, and leaves damnation to a stronger spell', () => {
    const hall = seeker(['####', '#@.#', '####']);
    const { sheet } = hall.state;
    const weapon = sheet.weapon!;
    const loose = give(hall, 'ink_scroll', { beatitude: 'cursed' });
    weapon.setFlag('cursed', true);
    weapon.setFlag('damned', true);
    weapon.setFact('level', 3);
    expect(releaseSpell(hall, 'spell_uncurse', { level: 2 })).toBe(false);
    expect(releaseSpell(hall, 'spell_uncurse', { level: 3 })).toBe(true);
    expect([weapon.hasFlag('cursed'), weapon.hasFlag('damned')]).toEqual([false, true]);
    expect(releaseSpell(hall, 'spell_undamn', { level: 3 })).toBe(true);
    expect([weapon.hasFlag('damned'), beatitudeOf(weapon)]).toEqual([false, 'uncursed']);
    expect(beatitudeOf(loose)).toBe('cursed');
    expect(releaseSpell(hall, 'spell_undamn', { level: 3 })).toBe(false);
  });
});

describe('healing', () => {
  it('reaches a servant in its direction in the house, and not under crossfire', () => {
    for (const [ruleset, hitPoints] of [
      ['house', 11],
      ['spells=crossfire', 1],
    ] as const) {
      const hall = seeker(['#####', '#@j.#', '#####'], { ruleset, luck: [['healing', 5]] });
      const [hound] = hall.state.level.creatures.all;
      hound!.master = hall.state.hero.id;
      hound!.maxHitPoints = 30;
      hound!.hitPoints = 1;
      hall.state.hero.hitPoints = 5;
      releaseSpell(hall, 'spell_mend', { direction: 3 });
      expect(hound!.hitPoints > 1).toBe(hitPoints > 1);
      expect(hall.state.hero.hitPoints > 5).toBe(hitPoints === 1);
    }
  });
});
