// Monsters that cast by the rules of heroes, in FIQHack; elsewhere they cast for nothing.

import { describe, expect, it } from 'vitest';
import { Streams } from '../../chance/index.ts';
import { makeObject } from '../../objects/index.ts';
import { saveGame } from '../saves/save.ts';
import { Scene } from '../testing/scene.ts';
import { abilitiesNow, payAsMonster, restoreMonsters, studyAsMonster } from './monster-magic.ts';

const ADEPT = {
  path: 'adept.arc',
  text: `Object adept
name adept
monster 1
level 8
movement 12
armour_class 18
blow_1 hit 1d2
notices 12
collects 1
spellcaster 1
arch spell_mend
end
frequency 1
glyph @
end
`,
};

function scene(ruleset = 'casting=fiqhack') {
  const played = new Scene(['#####', '#@.m#', '#####'], {
    streams: new Streams('adept'),
    ruleset,
    content: [ADEPT],
    kinds: { m: 'adept' },
  });
  const [monster] = played.state.level.creatures.all;
  return { state: played.state, monster: monster! };
}

describe('a monster that casts', () => {
  it('pays by its chance, holds back when it is short, and stops when it has too little', () => {
    const { state, monster } = scene();
    const [mend] = monster.abilities;
    expect(abilitiesNow(state, monster)).toEqual([mend]);
    // 50 + 5 × 8 + 5 × 12 − 25: a chance of 125, of which skill allows 80; 500 × 100 div 80, in hundredths.
    payAsMonster(state, monster, mend!);
    expect(monster.stock.energy).toBe(9000 - 600);
    monster.stock.energy = 2000;
    let tried = 0;
    for (let times = 0; times < 800; times++) {
      tried += abilitiesNow(state, monster).length;
    }
    expect(tried).toBeGreaterThan(60);
    expect(tried).toBeLessThan(140);
    monster.stock.energy = 599;
    expect(abilitiesNow(state, monster)).toEqual([]);
  });

  it('has energy come back turn by turn, and keeps it when it is saved', () => {
    const { state, monster } = scene();
    monster.stock.energy = 500;
    restoreMonsters(state);
    // 4 × level + 2 × (wisdom − 3).
    expect(monster.stock.energy).toBe(500 + 32 + 14);
    const saved = saveGame(state).levels[0]![1].creatures.find(({ id }) => id === monster.id);
    expect(saved).toMatchObject({ energy: 546 });
    monster.stock.energy = 8999;
    restoreMonsters(state);
    expect(monster.stock.energy).toBe(-1);
  });

  it('learns from the books that it picks up', () => {
    const { state, monster } = scene();
    const { content } = state;
    monster.carried.length = 0;
    monster.learn(makeObject(content, content.archetype('spell_ball'), () => state.newId()));
    const book = makeObject(content, content.archetype('thin_book'), () => state.newId());
    expect(studyAsMonster(state, monster, book)).toBe(true);
    expect(monster.abilities.map(({ facts }) => facts.name)).toEqual(['ball', 'mend']);
    const potion = makeObject(content, content.archetype('red_potion'), () => state.newId());
    expect(studyAsMonster(state, monster, potion)).toBe(false);
  });

  it('casts for nothing and reads nothing under other rules', () => {
    const { state, monster } = scene('house');
    expect(abilitiesNow(state, monster)).toBe(monster.abilities);
    payAsMonster(state, monster, monster.abilities[0]!);
    expect(monster.stock.energy).toBe(-1);
    const { content } = state;
    const book = makeObject(content, content.archetype('thin_book'), () => state.newId());
    expect(studyAsMonster(state, monster, book)).toBe(false);
  });
});
