// Monsters that cast from NetHack's lists, played: each spell with its written luck.

import { describe, expect, it } from 'vitest';
import { Enumerator, type ScriptedLuck, Streams } from '../../../chance/index.ts';
import { answerQuestion } from '../../../host/index.ts';
import { beatitudeOf } from '../../../objects/index.ts';
import { tellEvent } from '../../../words/index.ts';
import { equip } from '../../items/equip.ts';
import { restoreGame, saveGame } from '../../saves/save.ts';
import { Scene } from '../../testing/scene.ts';
import { give, WARDROBE_FILE } from '../../testing/wardrobe.ts';
import { castAfar, castBeside } from './list-cast.ts';

function kind(list: 'mage' | 'cleric', level: number) {
  return {
    path: 'adept.arc',
    text: `Object adept
name adept
monster 1
level ${level}
movement 12
armour_class 18
spell_list ${list}
notices 12
from_depth 1
frequency 1
glyph a
end
`,
  };
}

/** A wounded, slow caster of level 16 beside the hero, or three squares away. */
function scene(
  list: 'mage' | 'cleric',
  luck: readonly ScriptedLuck[] | Streams,
  { ruleset = 'house', far = false } = {},
) {
  const played = new Scene([far ? '@..m.' : '@m...', '.....'], {
    ...(luck instanceof Streams ? { streams: luck } : { luck }),
    ruleset,
    content: [kind(list, 16), WARDROBE_FILE],
    kinds: { m: 'adept' },
  });
  const monster = played.state.level.creatures.all[0]!;
  monster.hitPoints = 20;
  monster.maxHitPoints = 40;
  played.state.hero.hitPoints = 100;
  played.state.hero.maxHitPoints = 100;
  return { played, state: played.state, monster };
}

const number = (place: number): ScriptedLuck[] => [
  ['which-spell', place],
  ['fumbles', false],
];

/** Casts once with written luck. @returns the scene, whose luck is used up */
function cast(list: 'mage' | 'cleric', luck: readonly ScriptedLuck[]) {
  const { played, state, monster } = scene(list, luck);
  castBeside(state, monster);
  played.end();
  return { played, state, monster };
}

describe('a mage of the list beside the hero', () => {
  it('hurts by a bolt of thought', () => {
    const { state, played } = cast('mage', [...number(0), ['wounds', 33]]);
    expect(state.hero.hitPoints).toBe(67);
    expect(played.kinds).toEqual(['came-in-sight', 'list-cast', 'hit']);
  });

  it('heals itself by 3d6', () => {
    const { monster } = cast('mage', [...number(1), ['cure', 11]]);
    expect(monster.hitPoints).toBe(31);
  });

  it('makes itself fast, and invisible, for good', () => {
    expect(cast('mage', number(2)).monster.conditions.has('fast')).toBe(true);
    const { monster, state } = cast('mage', number(4));
    expect(monster.unseen).toBe(true);
    expect(state.perceives(monster)).toBe(false);
    const restored = restoreGame(state.content, state.ruleset, saveGame(state));
    expect(restored.level.creatures.all[0]!.unseen).toBe(true);
  });

  it('stuns for 4d4 turns', () => {
    const { state } = cast('mage', [...number(3), ['stun', 9]]);
    expect(state.sheet.conditions.left('stunned')).toBe(9);
  });

  it('takes strength by a die of its level less 6', () => {
    const { state } = cast('mage', [...number(6), ['weaken', 4]]);
    expect(state.sheet.attributes.strength).toBe(6);
  });

  it('turns worn armour to dust: the outermost of the body, unless another piece is struck', () => {
    const wear = (luck: readonly ScriptedLuck[]) => {
      const { played, state, monster } = scene('mage', luck);
      const buckler = give(played, 'buckler');
      equip(state, { ...state.sheet.equipment, shield: buckler.id });
      castBeside(state, monster);
      played.end();
      return { played, gone: state.sheet.inventory.find(buckler.id) === undefined };
    };
    // The only piece is the one that is struck.
    expect(wear(number(8))).toMatchObject({ gone: true });
    const bare = cast('mage', number(8));
    expect(bare.played.kinds).toContain('odd-feeling');
  });

  it('curses up to six of the things, and only takes blessings away', () => {
    const { played, state, monster } = scene('mage', [
      ...number(10),
      ['curses', 3],
      ['curse-falls-on', 2],
      ['curse-falls-on', 3],
      ['curse-falls-on', 2],
    ]);
    const blessed = give(played, 'plum', { beatitude: 'blessed' });
    const plain = give(played, 'stone');
    castBeside(state, monster);
    played.end();
    const [, , first, second] = state.sheet.inventory.things;
    expect([first, second]).toEqual([blessed, plain]);
    expect(beatitudeOf(blessed)).toBe('cursed');
    expect(beatitudeOf(plain)).toBe('cursed');
    expect(played.events.find(({ kind: what }) => what === 'curses-fall')).toMatchObject({
      amount: 3,
    });
  });

  it('calls everybody, and calls the worst of the depth', () => {
    expect(cast('mage', number(13)).played.kinds).toContain('aggravated');
    const { state, monster } = scene('mage', new Streams('nasties'));
    const before = state.level.creatures.all.length;
    for (let tries = 0; tries < 200 && state.level.creatures.all.length === before; tries++) {
      monster.stock.castsFrom = 0;
      state.hero.hitPoints = 100;
      state.sheet.conditions.set('blind', 0);
      castBeside(state, monster);
    }
    const comers = state.level.creatures.all.slice(before);
    expect(comers.length).toBeGreaterThan(0);
    expect(comers.every(({ hunts, master }) => hunts && master === 0)).toBe(true);
  });
});

describe('a cleric of the list beside the hero', () => {
  it('opens wounds, confuses, paralyses and blinds', () => {
    expect(cast('cleric', [...number(0), ['wounds', 20]]).state.hero.hitPoints).toBe(80);
    expect(cast('cleric', number(2)).state.sheet.conditions.left('confused')).toBe(16);
    const held = cast('cleric', number(4));
    expect(held.played.events.find(({ kind: what }) => what === 'helpless')).toMatchObject({
      turns: 20,
      reason: 'paralysed',
    });
    expect(cast('cleric', number(6)).state.sheet.conditions.left('blind')).toBe(200);
  });

  it('calls at least three insects', () => {
    const { state, monster } = scene('cleric', new Streams('insects'));
    for (let tries = 0; tries < 300 && state.level.creatures.all.length < 2; tries++) {
      monster.stock.castsFrom = 0;
      state.hero.hitPoints = 100;
      state.sheet.conditions.set('blind', 0);
      castBeside(state, monster);
    }
    expect(state.level.creatures.all.length).toBeGreaterThanOrEqual(4);
  });

  it('brings lightning, fire and water for 8d6, and things burn', () => {
    const lit = cast('cleric', [...number(11), ['element', 28], ['flash', 40]]);
    expect(lit.state.hero.hitPoints).toBe(72);
    expect(lit.state.sheet.conditions.left('blind')).toBe(40);
    const { played, state, monster } = scene('cleric', [
      ...number(12),
      ['element', 30],
      ['item-destroyed', false],
      ['item-destroyed', true],
      ['item-destroyed', false],
    ]);
    give(played, 'red_potion', { count: 2 });
    castBeside(state, monster);
    played.end();
    expect(state.hero.hitPoints).toBe(70);
    const potions = state.sheet.inventory.things.filter(
      ({ archetype }) => archetype.id === 'red_potion',
    );
    expect(potions.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(cast('cleric', [...number(13), ['element', 25]]).state.hero.hitPoints).toBe(75);
  });
});

describe('casting from lists', () => {
  it('fails with a crackle, and pauses in either case', () => {
    const { played, state, monster } = scene('mage', [
      ['which-spell', 0],
      ['fumbles', true],
    ]);
    castBeside(state, monster);
    played.end();
    expect(played.kinds).toEqual(['came-in-sight', 'cast-fizzled']);
    expect(monster.stock.castsFrom).toBe(state.clock.turn + 2);
    castBeside(state, monster);
    expect(played.kinds).toEqual(['came-in-sight', 'cast-fizzled']);
    const saved = saveGame(state);
    const restored = restoreGame(state.content, state.ruleset, saved);
    expect(restored.level.creatures.all[0]!.stock.castsFrom).toBe(monster.stock.castsFrom);
  });

  it('from afar does only what needs no direction', () => {
    const near = scene('mage', [...number(1), ['cure', 6]], { far: true });
    expect(castAfar(near.state, near.monster)).toBe(true);
    near.played.end();
    expect(near.monster.hitPoints).toBe(26);
    const aimed = scene('mage', [['which-spell', 0]], { far: true });
    expect(castAfar(aimed.state, aimed.monster)).toBe(false);
    aimed.played.end();
  });

  it('is not done under FIQHack, nor by a cancelled monster', () => {
    const fiqhack = scene('mage', [], { ruleset: 'casting=fiqhack' });
    castBeside(fiqhack.state, fiqhack.monster);
    fiqhack.played.end();
    const silent = scene('mage', []);
    silent.monster.loseAbilities();
    castBeside(silent.state, silent.monster);
    silent.played.end();
  });

  it('comes after the blows of a monster that attacks, in the game', () => {
    const { played, state, monster } = scene('mage', new Streams('fight'));
    monster.hunts = true;
    let casts = 0;
    for (let turn = 0; turn < 60; turn++) {
      state.hero.hitPoints = 100;
      const before = monster.stock.castsFrom;
      played.perform({ kind: 'search', count: 1 });
      casts += Number(monster.stock.castsFrom > before);
    }
    expect(casts).toBeGreaterThan(10);
  });

  it('is told in a sentence for each spell, and for the odds once it was seen', () => {
    const { played, state, monster } = cast('mage', [...number(0), ['wounds', 12]]);
    const names = { [monster.id]: { name: 'adept', common: true, text: '', isHero: false } };
    expect(tellEvent(played.events[1]!, names as never)).toBe(
      'The adept thinks of you, and it hurts.',
    );
    const ask = new Enumerator();
    const fresh = scene('mage', []);
    const asked = (of: typeof fresh) =>
      answerQuestion(of.state, ask, { ask: 'danger', target: of.monster.id });
    const before = asked(fresh).explanation.map(({ text }) => text);
    expect(before.some(text => text.startsWith('It casts the spells'))).toBe(false);
    const after = asked({ played, state, monster });
    const texts = after.explanation.map(({ text }) => text);
    expect(texts).toContain(
      'It casts the spells of a mage: a bolt of thought (1 in 16), curing itself (1 in 16), speed for ' +
        'itself (1 in 16), stunning you (1 in 16), disappearing (2 in 16), weakening you (2 in 16), ' +
        'destroying armour (2 in 16), cursing your things (3 in 16), waking everybody (2 in 16) and ' +
        'calling the worst (1 in 16).',
    );
    // The hero has not seen it wounded: 15 draws are left, one of them hurts, and 1 cast in 8 fails.
    expect(after.targets[0]!.hitChance).toBeCloseTo(7 / 8 / 15, 12);
  });
});
