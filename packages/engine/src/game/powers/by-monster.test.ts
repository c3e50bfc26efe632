import { describe, expect, it } from 'vitest';
import type { Creature } from '../../actors/index.ts';
import { type ScriptedLuck, Streams } from '../../chance/index.ts';
import { distance } from '../../world/index.ts';
import { Scene, type SceneOptions } from '../testing/scene.ts';

const WORDS = ['blink', 'second-wind', 'beckon', 'open-wounds', 'sap'];

function kind(id: string, level: number, spell: string): string {
  return `Object ${id}
name ${id}
monster 1
level ${level}
movement 12
blow_1 hit 1d2
notices 20
ability_one_in 1
arch ${spell}
end
end
`;
}

const KINDS = [
  ...WORDS.map(word => {
    const spell = `ability_${word}`;
    const keys = 'type 101\nsubtype 104\nlevel 1\nspell_level 1';
    return `${kind(word, 6, spell)}Object ${spell}\nname ${word}\n${keys}\neffect ${word}\nend\n`;
  }),
  kind('caller', 3, 'ability_call'),
  'Object ability_call\nname call\ntype 101\nsubtype 27\nlevel 1\narch follower\nmagic 1\nnrof 2\nend\nend\n',
  kind('follower', 1, 'ability_sap'),
].join('');

const LETTERS = {
  B: 'blink',
  H: 'second-wind',
  K: 'beckon',
  O: 'open-wounds',
  S: 'sap',
  C: 'caller',
};

function scene(rows: readonly string[], options: SceneOptions = {}): Scene {
  return new Scene(rows, {
    content: [{ path: 'kinds.arc', text: KINDS }],
    kinds: LETTERS,
    streams: new Streams('charms'),
    ...options,
  });
}

function luckily(rows: readonly string[], luck: readonly ScriptedLuck[]): Scene {
  return new Scene(rows, { content: [{ path: 'kinds.arc', text: KINDS }], kinds: LETTERS, luck });
}

const only = (of: Scene): Creature => of.state.level.creatures.all[0]!;
const wait = (of: Scene) => of.perform({ kind: 'rest', count: 1 });

function apart({ state }: Scene): number {
  return distance(state.level.map, state.hero.square, state.level.creatures.all[0]!.square);
}

const HALL = (letter: string) => ['############', `#@....${letter}....#`, '############'];
const BESIDE = (letter: string) => ['############', `#@${letter}........#`, '############'];

describe('a monster that blinks', () => {
  it('does so when the hero is beside it, to a square five to ten away', () => {
    const given = scene(BESIDE('B'));
    wait(given);
    wait(given);
    expect(given.kinds).toContain('vanished');
    expect(apart(given)).toBeGreaterThanOrEqual(5);
  });

  it('doesn’t while he is farther off', () => {
    const given = scene(HALL('B'));
    wait(given);
    wait(given);
    expect(given.kinds).not.toContain('vanished');
    expect(apart(given)).toBeLessThan(5);
  });
});

describe('a second wind', () => {
  it('makes it fast for twenty turns, and isn’t taken twice', () => {
    const given = scene(HALL('H'));
    wait(given);
    wait(given);
    expect(given.kinds).toContain('cast');
    expect(only(given).conditions.left('fast')).toBeGreaterThan(17);
    wait(given);
    expect(given.kinds).not.toContain('cast');
  });
});

describe('beckoning', () => {
  it('brings the hero beside it, from where he was', () => {
    const given = scene(HALL('K'));
    wait(given);
    wait(given);
    expect(given.kinds).toContain('teleported');
    expect(apart(given)).toBe(1);
    wait(given);
    expect(given.kinds).not.toContain('cast');
  });
});

describe('open wounds', () => {
  it('take a die of six for every two levels, and one more', () => {
    const given = luckily(HALL('O'), [['wounds', 9]]);
    const before = given.state.hero.hitPoints;
    wait(given);
    wait(given);
    expect(before - given.state.hero.hitPoints).toBe(9);
  });
});

describe('sapping', () => {
  it('takes up to half its level and one of energy, and heals six points for each', () => {
    const given = scene(HALL('S'));
    const monster = only(given);
    monster.maxHitPoints = 90;
    monster.hitPoints = 9;
    given.state.sheet.energy = 50;
    wait(given);
    wait(given);
    const taken = 50 - given.state.sheet.energy;
    expect(taken).toBeGreaterThanOrEqual(1);
    expect(monster.hitPoints).toBe(9 + 6 * taken);
  });

  it('takes nothing where there is no energy', () => {
    const given = scene(HALL('S'));
    only(given).maxHitPoints = 90;
    const before = only(given).hitPoints;
    given.state.sheet.energy = 0;
    wait(given);
    wait(given);
    expect(only(given).hitPoints).toBe(before);
  });
});

describe('a caller', () => {
  it('calls monsters until six are near the hero; they can cast but carry nothing', () => {
    const given = scene(['##########', '#........#', '#@.......#', '#......C.#', '##########']);
    given.state.hero.maxHitPoints = 10_000;
    given.state.hero.hitPoints = 10_000;
    for (let move = 0; move < 30; move++) {
      wait(given);
    }
    const { all } = given.state.level.creatures;
    expect(all.length).toBe(7);
    expect(all[1]!.facts.id).toBe('follower');
    expect(all[1]!.abilities).toHaveLength(1);
  });
});
