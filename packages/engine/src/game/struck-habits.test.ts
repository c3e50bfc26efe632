// Creatures that strike back, split, and end with their first hit.

import { describe, expect, it } from 'vitest';
import { Enumerator, Streams } from '../chance/index.ts';
import { answerQuestion } from '../host/index.ts';
import { strikesBackAt } from './monsters/hit-back.ts';
import { Scene } from './testing/scene.ts';

const ROWS = ['#########', '#.......#', '#...@M..#', '#.......#', '#########'];

const beast = (name: string, keys: string) =>
  `Object ${name}\nname ${name.replace('_', ' ')}\nmonster 1\nlevel 4\nmovement 12\nnotices 20\nglyph M\nblow_1 bite 3d4\n${keys}end\n`;

const content = [
  {
    path: 'beasts.arc',
    text: [
      beast('thorn_beast', 'hitback 1\nattacktype 64\n'),
      beast('thin_skin', 'hitback 1\none_hit 1\nattacktype 64\n'),
      beast('dart', 'one_hit 1\n'),
      beast('doughy', 'splitting 1\nother_arch lump\nfood 3\n'),
      beast('lump', ''),
    ].join(''),
  },
];

function meeting(kind: string, seed = kind, ruleset = 'house'): Scene {
  const made = new Scene(ROWS, {
    content,
    kinds: { M: kind },
    streams: new Streams(seed),
    ruleset,
  });
  const { hero } = made.state;
  hero.maxHitPoints = 300;
  hero.hitPoints = 300;
  return made;
}

const monsters = ({ state }: Scene) => state.level.creatures.all.filter(({ alive }) => alive);

/** Attacks until a blow hits. */
function hitOnce(made: Scene): void {
  for (let attempt = 0; attempt < 200; attempt++) {
    made.state.hero.hitPoints = 300;
    made.perform({ kind: 'attack', direction: 3 });
    if (
      made.events.some(({ kind, ...rest }) => kind === 'hit' && 'actor' in rest && rest.actor === 1)
    ) {
      return;
    }
  }
  throw new Error('no blow hit');
}

describe('a creature that strikes back', () => {
  it('hurts who hits it, not who misses, and the hero learns it of its kind', () => {
    const made = meeting('thorn_beast');
    const { state } = made;
    const [thorn] = monsters(made);
    thorn!.hitPoints = 300;
    let struckBack = 0;
    for (let attack = 0; attack < 60; attack++) {
      state.hero.hitPoints = 300;
      made.perform({ kind: 'attack', direction: 3 });
      const hit = made.events.some(event => event.kind === 'hit' && event.actor === state.hero.id);
      const back = made.events.some(({ kind }) => kind === 'struck-back');
      expect(back).toBe(hit);
      struckBack += Number(back);
      if (back) {
        expect(made.events.some(event => event.kind === 'burned' && event.target === 1)).toBe(true);
      }
    }
    expect(struckBack).toBeGreaterThan(10);
    expect(state.sheet.lore.monsters.knowsFlag(thorn!.archetype, 'strikes-back')).toBe(true);
  });

  it('does 0 up to the most of its first blow, as the odds say once the hero knows it', () => {
    const made = meeting('thorn_beast');
    const { state } = made;
    const [thorn] = monsters(made);
    const asked = () =>
      answerQuestion(state, new Enumerator(), { ask: 'attack', target: thorn!.id }).targets;
    expect(asked()).toHaveLength(1);
    state.sheet.lore.monsters.learnFlag(thorn!.archetype, 'strikes-back', true);
    const [against, you] = asked();
    expect(you).toMatchObject({ name: 'you', killChance: 0 });
    expect(Math.max(...you!.damage.map(([points]) => points))).toBe(12);
    let suffered = 0;
    const times = 3000;
    for (let time = 0; time < times; time++) {
      state.hero.hitPoints = 300;
      strikesBackAt(state, thorn!, state.hero);
      suffered += 300 - state.hero.hitPoints;
    }
    // One blow; it strikes back even if the hit does no damage.
    const expected = you!.meanDamage / against!.hitChance;
    expect(Math.abs(suffered / times - expected)).toBeLessThan(0.35);
  });

  it('is gone with it if it has but one hit, and is worth nothing then', () => {
    const made = meeting('thin_skin');
    const { experience } = made.state.sheet;
    hitOnce(made);
    expect(monsters(made)).toHaveLength(0);
    expect(made.events.some(({ kind }) => kind === 'burst-apart')).toBe(true);
    expect(made.state.sheet.experience).toBe(experience);
  });
});

describe('a creature of one hit', () => {
  it('ends with the first blow that hits', () => {
    const made = meeting('dart');
    for (let turn = 0; turn < 100 && monsters(made).length > 0; turn++) {
      const before = made.state.hero.hitPoints;
      made.perform({ kind: 'search', count: 1 });
      const wasHit = made.events.some(event => event.kind === 'hit' && event.target === 1);
      expect(monsters(made)).toHaveLength(wasHit ? 0 : 1);
      expect(made.state.hero.hitPoints < before).toBe(wasHit);
    }
    expect(monsters(made)).toHaveLength(0);
  });
});

describe('a creature that splits', () => {
  it('becomes several with the hit points that it has left, on free squares', () => {
    const made = meeting('doughy');
    const [dough] = monsters(made);
    dough!.hitPoints = 200;
    hitOnce(made);
    const lumps = monsters(made);
    expect(lumps.map(({ archetype }) => archetype.id)).toEqual(['lump', 'lump', 'lump']);
    expect(new Set(lumps.map(({ square }) => square)).size).toBe(3);
    expect(new Set(lumps.map(({ hitPoints }) => hitPoints)).size).toBe(1);
    expect(lumps[0]!.hitPoints).toBeLessThan(200);
    expect(lumps.some(({ square }) => square === dough!.square)).toBe(true);
    const { map } = made.state.level;
    for (const { id, square } of lumps) {
      expect(map.occupant[square]).toBe(id);
    }
  });

  it('splits by a physical spell, not by one of fire', () => {
    const made = meeting('doughy');
    const { state } = made;
    const [dough] = monsters(made);
    dough!.hitPoints = 200;
    const strike = { square: dough!.square, damage: 5, owner: 1, level: 1, source: 0 };
    const rest = { slaying: '', full: true, oneHit: false, ends: false };
    state.spells.living.strike({ ...strike, ...rest, attackType: 4 });
    expect(monsters(made)).toHaveLength(1);
    state.spells.living.strike({ ...strike, ...rest, attackType: 1 });
    expect(monsters(made)).toHaveLength(3);
  });

  it('just dies of a blow that kills', () => {
    const made = meeting('doughy');
    monsters(made)[0]!.hitPoints = 0;
    hitOnce(made);
    expect(monsters(made)).toHaveLength(0);
  });
});
