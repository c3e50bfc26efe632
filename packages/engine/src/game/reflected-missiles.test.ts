// Missiles among creatures that reflect them: the hero's shots and throws, and those of monsters.

import { describe, expect, it } from 'vitest';
import { refit } from '../actors/index.ts';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { GameObject } from '../objects/index.ts';
import { tellEvent } from '../words/index.ts';
import { noticeFlag } from './movement/noticing.ts';
import { fixtureAt } from './testing/fixtures.ts';
import { withSpells } from './testing/other-world.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';
import { WALLS_FILE } from './testing/walls.ts';

const MIRRORS = {
  path: 'mirrors.arc',
  text: `Object bow
name bow
bonus_to shots
type 14
weapon_skill bow
launcher_kind short-bow
wear launcher
tenths_of_pound 30
end
Object arrow
name arrow
name_pl arrows
type 13
weapon_kind arrow
weapon_skill bow
damage_dice 1d4
tenths_of_pound 2
end
Object dart
name dart
type 13
weapon_kind arrow
weapon_skill dart
damage_dice 1d3
tenths_of_pound 3
end
Object knife
name knife
type 15
weapon_kind sword
weapon_skill dagger
damage_dice 1d4
tenths_of_pound 12
end
Object glass
name glass beetle
monster 1
level 3
movement 0
armour_class 6
reflect_missile 1
end
Object archer
name archer
monster 1
level 20
movement 12
blow_1 weapon 1d4
notices 20
shoots 1
arch bow
end
arch dart
nrof 3
end
end
Object marksman
name marksman
monster 1
level 60
movement 12
blow_1 weapon 1d4
notices 20
shoots 1
arch bow
end
arch dart
nrof 3
end
end
Object pane
name pane
type 33
wear shield
armour_class 6
reflect_missile 1
weight 100
end
`,
};

const KINDS = { M: 'glass', A: 'archer', B: 'marksman' };

function scene(rows: readonly string[], options: SceneOptions = {}): Scene {
  const made = new Scene(rows, { content: [MIRRORS], kinds: KINDS, ...options });
  const { state } = made;
  for (const [id, count] of [
    ['bow', 1],
    ['arrow', 20],
    ['knife', 1],
  ] as const) {
    const thing = new GameObject(state.newId(), state.content.archetype(id), count);
    state.sheet.inventory.add(thing);
    if (id === 'bow') {
      state.sheet.equipment = { ...state.sheet.equipment, launcher: thing.id };
    }
  }
  return made;
}

/** The hero wears the pane. */
function shielded(made: Scene): GameObject {
  const { state } = made;
  const { sheet } = state;
  const pane = new GameObject(state.newId(), state.content.archetype('pane'));
  sheet.inventory.add(pane);
  sheet.equipment = { ...sheet.equipment, shield: pane.id };
  refit(state.ruleset, sheet);
  return pane;
}

/** The squares of the events of a missile's flight, as columns of the first row. */
function columns(made: Scene): number[] {
  return made.events.flatMap(event => (event.kind === 'missile-moved' ? [event.x] : []));
}

/** The hero lets moves pass until a monster shoots: a monster that has just noticed him waits for a move. */
function untilShot(made: Scene): void {
  for (let move = 0; move < 3 && !made.kinds.includes('shot'); move++) {
    made.perform({ kind: 'search', count: 1 });
  }
}

const FIRE = { kind: 'fire', item: 0, x: 5, y: 1 } as const;

describe('an arrow of the hero', () => {
  it('turns before the mirror in the house, flies past him, and lies where its range ends', () => {
    const made = scene(['##########', '#..@.M...#', '##########'], {
      luck: [
        ['reflected', true],
        ['breakage', false],
      ],
    });
    const beetle = made.state.level.creatures.all[0]!;
    const before = beetle.hitPoints;
    made.perform(FIRE);
    expect(columns(made)).toEqual([4, 3, 2, 1]);
    expect(made.kinds.slice(0, 3)).toEqual(['shot', 'missile-moved', 'reflected']);
    expect(made.events.find(({ kind }) => kind === 'landed')).toMatchObject({ x: 1, y: 1 });
    expect(beetle.hitPoints).toBe(before);
    expect(made.state.hero.hitPoints).toBe(12);
    expect(
      tellEvent(
        { kind: 'reflected', actor: 5 },
        { 5: { name: 'glass beetle', isHero: false, common: true } },
      ),
    ).toBe('The glass beetle reflects it.');
    made.end();
  });

  it('still enters the square of the mirror under the program', () => {
    const made = scene(['##########', '#..@.M...#', '##########'], {
      ruleset: 'spells=crossfire',
      luck: [
        ['reflected', true],
        ['breakage', false],
      ],
    });
    made.perform(FIRE);
    expect(columns(made)).toEqual([4, 5, 4, 3, 2, 1]);
    made.end();
  });

  it('flies on behind him when the mirror is beside him, and hits who stands there', () => {
    const made = scene(['##########', '#.j.@M...#', '##########'], {
      luck: [
        ['reflected', true],
        ['damage', 4],
        ['hit', true],
        ['breakage', true],
      ],
    });
    made.perform(FIRE);
    expect(columns(made)).toEqual([3, 2]);
    expect(made.kinds).toContain('died');
    expect(made.state.level.creatures.all.map(({ facts }) => facts.name)).toEqual(['glass beetle']);
    made.end();
  });

  it('hits the mirror when it isn’t reflected', () => {
    const made = scene(['##########', '#..@.M...#', '##########'], {
      luck: [
        ['reflected', false],
        ['damage', 1],
        ['hit', true],
        ['breakage', true],
      ],
    });
    made.perform(FIRE);
    expect(made.kinds).toContain('hit');
    made.end();
  });

  it('ends between two mirrors where its range ends', () => {
    const made = scene(['########', '#.M@M..#', '########'], {
      luck: [...Array.from({ length: 20 }, () => ['reflected', true] as const), ['breakage', true]],
    });
    made.perform({ ...FIRE, x: 4 });
    expect(made.kinds.filter(kind => kind === 'reflected')).toHaveLength(20);
    made.end();
  });

  it('is turned round when it is thrown, too', () => {
    const made = scene(['##########', '#..@.M...#', '##########'], {
      luck: [
        ['reflected', true],
        ['breakage', false],
      ],
    });
    made.perform({ kind: 'throw', item: made.idOf('knife'), x: 5, y: 1 });
    expect(made.kinds).toContain('reflected');
    made.end();
  });
});

describe('a dart of a monster', () => {
  it('is turned round by what the hero wears, who then recognises it', () => {
    const made = scene(['##########', '#@....A.j#', '##########'], {
      luck: [
        ['reflected', true],
        ['monster-hit', true],
        ['monster-damage', 3],
        ['missile-breaks', true],
      ],
    });
    const pane = shielded(made);
    made.state.level.creatures.all
      .find(({ facts }) => facts.name === 'jackal')!
      .conditions.set('helpless', 100);
    untilShot(made);
    expect(columns(made)).toEqual([5, 4, 3, 2, 3, 4, 5, 6, 7, 8]);
    expect(made.kinds).toContain('reflected');
    // It flies past the archer at the jackal behind it.
    expect(made.kinds).toContain('hit');
    expect(made.state.level.creatures.all[1]!.hitPoints).toBe(0);
    expect(made.state.hero.hitPoints).toBe(12);
    expect(made.state.sheet.lore.isIdentified(pane.archetype)).toBe(true);
    made.end();
  });

  it('wears down a wall that it comes to on its way back', () => {
    const made = scene(['##########', '#@....A..#', '##########'], {
      content: [MIRRORS, WALLS_FILE],
      luck: [
        ['reflected', true],
        ['monster-hit', true],
        ['monster-damage', 2],
      ],
    });
    shielded(made);
    const wall = fixtureAt(made, 'heap', 8, 1);
    expect(wall.thing.fact('hp')).toBe(5);
    untilShot(made);
    expect(made.events.find(({ kind }) => kind === 'fixture-struck')).toMatchObject({
      fixture: wall.id,
      damage: 2,
    });
    expect(wall.thing.fact('hp')).toBe(3);
    made.end();
  });

  it('hits the hero when it isn’t reflected, at the archer’s level', () => {
    const played = (letter: string) => {
      let back = 0;
      for (let game = 0; game < 100; game++) {
        const made = scene(['########', `#@...${letter}.#`, '########'], {
          rules: withSpells({ hits: { reflection: { levelsPerPercent: 1 } } }),
          streams: new Streams(`darts ${game}`),
        });
        shielded(made);
        untilShot(made);
        back += made.kinds.includes('reflected') ? 1 : 0;
      }
      return back / 100;
    };
    expect(Math.abs(played('A') - 0.7)).toBeLessThan(0.14);
    expect(Math.abs(played('B') - 0.3)).toBeLessThan(0.14);
  });
});

describe('the odds of a shot', () => {
  const rows = ['##########', '#.j@.M...#', '##########'];

  function asked(made: Scene) {
    const { state } = made;
    const target = state.level.creatures.all.find(({ facts }) => facts.name === 'glass beetle')!;
    return answerQuestion(state, new Enumerator(), { ask: 'fire', item: 0, target: target.id });
  }

  /** The hero has learned that the beetle is a mirror. */
  function learned(options: SceneOptions = {}): Scene {
    const made = scene(rows, options);
    const { state } = made;
    const beetle = state.level.creatures.all.find(({ facts }) => facts.name === 'glass beetle')!;
    noticeFlag(state, beetle, 'reflects-missiles', true);
    return made;
  }

  it('don’t know a mirror that the hero hasn’t seen at work', () => {
    const { targets, explanation } = asked(scene(rows));
    expect(targets.map(({ name }) => name)).toEqual(['glass beetle']);
    expect(explanation.some(({ text }) => text.includes('reflects'))).toBe(false);
  });

  it('count the reflection of a known mirror, and name who stands in the way back', () => {
    const plain = asked(scene(rows)).targets[0]!;
    const { targets, explanation } = asked(learned());
    expect(targets.map(({ name }) => name)).toEqual(['glass beetle', 'jackal']);
    const [beetle, jackal] = targets;
    expect(beetle!.hitChance).toBeCloseTo(0.1 * plain.hitChance, 10);
    expect(beetle!.meanDamage).toBeCloseTo(0.1 * plain.meanDamage, 10);
    expect(beetle!.turnsToKill[0]![1]).toBeLessThan(plain.turnsToKill[0]![1]);
    expect(jackal!.hitChance).toBeCloseTo(0.9 * 0.05, 3);
    expect(explanation[0]).toEqual({
      text: 'The glass beetle reflects the missile.',
      probability: 0.9,
    });
  });

  it('learn of the mirror from the first reflection that the hero sees', () => {
    const made = scene(rows, {
      luck: [
        ['reflected', true],
        ['damage', 4],
        ['hit', true],
        ['breakage', true],
      ],
    });
    made.perform(FIRE);
    expect(asked(made).explanation[0]!.text).toBe('The glass beetle reflects the missile.');
    made.end();
  });

  it('move with the number of the ruleset, as play does', () => {
    const rules = withSpells({ hits: { reflection: { percent: 40 } } });
    expect(asked(learned({ rules })).explanation[0]!.probability).toBeCloseTo(0.4, 10);
    let back = 0;
    for (let game = 0; game < 100; game++) {
      const made = scene(rows, { rules, streams: new Streams(`percent ${game}`) });
      made.perform(FIRE);
      back += made.kinds.includes('reflected') ? 1 : 0;
    }
    expect(Math.abs(back / 100 - 0.4)).toBeLessThan(0.14);
  });

  it('agree with shots that are played', () => {
    const { targets } = asked(learned());
    const share = { beetle: 0, jackal: 0 };
    const games = 200;
    for (let game = 0; game < games; game++) {
      const made = scene(rows, { streams: new Streams(`shots ${game}`) });
      made.perform(FIRE);
      const hit = made.events.find(({ kind }) => kind === 'hit');
      const struck = hit !== undefined && 'target' in hit ? Number(hit.target) : 0;
      const { level } = made.state;
      const name = level.creatures.find(struck)?.facts.name ?? (struck === 0 ? '' : 'jackal');
      share.beetle += name === 'glass beetle' ? 1 : 0;
      share.jackal += name === 'jackal' ? 1 : 0;
    }
    expect(Math.abs(share.beetle / games - targets[0]!.hitChance)).toBeLessThan(0.05);
    expect(Math.abs(share.jackal / games - targets[1]!.hitChance)).toBeLessThan(0.1);
  });
});
