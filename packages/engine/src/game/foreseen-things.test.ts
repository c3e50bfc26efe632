// What the odds of a cast say of mirrors, and of things that it would burn, freeze or corrode.

import { describe, expect, it } from 'vitest';
import { refit } from '../actors/index.ts';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { GameObject, makeObject } from '../objects/index.ts';
import type { OddsAnswer } from '../odds/index.ts';
import { noticeFlag } from './movement/noticing.ts';
import { Scene, type SceneOptions } from './testing/scene.ts';

const FILES = {
  path: 'foreseen.arc',
  text: `Object spell_flame
type 101
subtype 4
name flame
level 1
sp 1
dam 12
duration 1
range 9
path_attuned 2
other_arch flame
attacktype 4
skill evocation
end
Object flame
type 102
subtype 4
attacktype 4
speed 1
move_type fly_low
no_pick 1
end
Object spell_frost
type 101
subtype 4
name frost
level 1
sp 1
dam 12
duration 1
range 9
path_attuned 2
other_arch frost
attacktype 16
skill evocation
end
Object frost
type 102
subtype 4
attacktype 16
speed 1
move_type fly_low
no_pick 1
end
Object spell_vitriol
type 101
subtype 5
name vitriol
level 1
sp 1
dam 30
food 3
duration 2
range 1
attacktype 64
other_arch vitriol
path_attuned 2
end
Object vitriol
type 102
subtype 5
speed 1
other_arch fumes
end
Object fumes
type 102
subtype 6
speed 0.2
attacktype 64
end
Object glass
name glass beetle
monster 1
level 3
movement 0
reflect_spell 1
end
Object page
name page
name_pl pages
type 8
material 1
weight 10
end
Object anvil
name anvil
type 73
material 256
weight 9000
end
Object cap
name cap
type 34
wear helmet
armour_class 6
material 2
weight 100
end
`,
};

const EAST = 3 as const;

function scene(rows: readonly string[], spell: string, options: SceneOptions = {}): Scene {
  const made = new Scene(rows, { content: [FILES], kinds: { M: 'glass' }, ...options });
  const { state } = made;
  const thing = makeObject(state.content, state.content.archetype(spell), () => state.newId());
  state.sheet.spells.splice(0, state.sheet.spells.length, thing);
  state.sheet.memory.set(thing.id, 20_000);
  state.sheet.energy = 50;
  state.sheet.maxEnergy = 50;
  return made;
}

function put(made: Scene, id: string, count: number, x: number): GameObject {
  const { state } = made;
  const thing = new GameObject(state.newId(), state.content.archetype(id), count);
  state.level.drop(state.level.map.square(x, 1), thing);
  return thing;
}

function asked(made: Scene): OddsAnswer {
  const { state } = made;
  const spell = state.sheet.spells[0]!.id;
  return answerQuestion(state, new Enumerator(), { ask: 'cast', spell, direction: EAST });
}

/** The probability of an outcome in an answer; 0 if it isn't among them. */
function chanceOf({ outcomes = [] }: OddsAnswer, text: string): number {
  return outcomes.find(outcome => outcome.text === text)?.probability ?? 0;
}

/** The cast until it succeeds, and what followed. */
function cast(made: Scene, direction = EAST): readonly string[] {
  for (let tries = 0; tries < 20 && !made.kinds.includes('cast'); tries++) {
    made.state.sheet.energy = 50;
    made.perform({ kind: 'cast', spell: made.state.sheet.spells[0]!.id, direction });
  }
  const kinds = [...made.kinds];
  made.perform({ kind: 'search', count: 1 });
  return [...kinds, ...made.kinds];
}

describe('the odds of a cast at a mirror', () => {
  const rows = ['##########', '#@..M....#', '##########'];

  it('don’t know a mirror that the hero hasn’t seen at work', () => {
    const { explanation } = asked(scene(rows, 'spell_flame'));
    expect(explanation.some(({ text }) => text.includes('reflects'))).toBe(false);
  });

  it('name a known mirror', () => {
    const plain = asked(scene(rows, 'spell_flame'));
    const made = scene(rows, 'spell_flame');
    noticeFlag(made.state, made.state.level.creatures.all[0]!, 'reflects-spells', true);
    const answer = asked(made);
    const success = 1 - answer.failPercent / 100;
    const line = answer.explanation.find(({ text }) => text.includes('reflects'))!;
    expect(line.text).toBe('The glass beetle reflects the spell.');
    expect(line.probability).toBeCloseTo(0.9 * success, 10);
    const hit = ({ targets }: OddsAnswer, name: string) =>
      targets.find(target => target.name === name)?.hitChance ?? 0;
    expect(hit(answer, 'glass beetle')).toBeCloseTo(0.1 * hit(plain, 'glass beetle'), 2);
  });

  it('learn of it when the hero sees it', () => {
    for (let game = 0; game < 20; game++) {
      const made = scene(rows, 'spell_flame', { streams: new Streams(`mirror ${game}`) });
      made.state.hero.hitPoints = 1000;
      if (cast(made).includes('reflected')) {
        const { explanation } = asked(made);
        expect(explanation.some(({ text }) => text.includes('reflects'))).toBe(true);
        return;
      }
    }
    expect.unreachable('nothing was reflected');
  });
});

describe('the odds of a cast over things', () => {
  const rows = ['##########', '#@.......#', '##########'];

  /** The share of games in which an event follows. */
  function played(spell: string, kind: string, prepare: (made: Scene) => void): number {
    let times = 0;
    for (let game = 0; game < 200; game++) {
      const made = scene(rows, spell, { streams: new Streams(`${spell} ${game}`) });
      prepare(made);
      times += cast(made).includes(kind) ? 1 : 0;
    }
    return times / 200;
  }

  it('name what burns, and say how often', () => {
    const made = scene(rows, 'spell_flame');
    put(made, 'page', 1, 4);
    put(made, 'anvil', 1, 5);
    const answer = asked(made);
    const success = 1 - answer.failPercent / 100;
    const burns = chanceOf(answer, 'A page burns, 3 squares east.') / success;
    expect(burns).toBeGreaterThan(0.3);
    expect(answer.outcomes?.some(({ text }) => text.includes('anvil'))).toBe(false);
    const often = played('spell_flame', 'thing-destroyed', each => put(each, 'page', 1, 4));
    expect(Math.abs(often - burns)).toBeLessThan(0.12);
  });

  it('name what freezes', () => {
    const made = scene(rows, 'spell_frost');
    put(made, 'page', 3, 4);
    const answer = asked(made);
    const text = '3 pages freeze into a block of ice, 3 squares east.';
    expect(chanceOf(answer, text)).toBeGreaterThan(0.1);
  });

  it('name the topmost of what the hero sees, and all at his feet', () => {
    const made = scene(rows, 'spell_flame');
    put(made, 'page', 1, 4);
    put(made, 'page', 7, 4);
    expect(asked(made).outcomes?.map(({ text }) => text)).toEqual([
      '7 pages burn, at least one of them, 3 squares east.',
    ]);
  });

  it('say nothing of things in the dark', () => {
    const made = scene(['##########', '#@.......#', '##########'], 'spell_flame', { lit: false });
    put(made, 'page', 1, 6);
    expect(asked(made).outcomes ?? []).toEqual([]);
  });
});

describe('the odds of acid on the hero himself', () => {
  it('name what corrodes of what he wears', () => {
    const rows = ['#######', '#@..M.#', '#######'];
    const made = scene(rows, 'spell_vitriol');
    noticeFlag(made.state, made.state.level.creatures.all[0]!, 'reflects-spells', true);
    const { state } = made;
    const cap = new GameObject(state.newId(), state.content.archetype('cap'));
    state.sheet.inventory.add(cap);
    state.sheet.lore.identify(cap);
    state.sheet.equipment = { ...state.sheet.equipment, helmet: cap.id };
    refit(state.ruleset, state.sheet);
    const answer = asked(made);
    const success = 1 - answer.failPercent / 100;
    const corrodes = chanceOf(answer, 'Your uncursed +0 cap corrodes.') / success;
    expect(corrodes).toBeGreaterThan(0.1);
    expect(answer.targets.some(({ name }) => name === 'you')).toBe(true);
  });
});
