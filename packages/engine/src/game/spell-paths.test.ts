// Spell paths in play: role, race and worn items attune, repel and deny. Crossfire server/spell_util.c
// (cast_spell, SP_level_spellpoint_cost, SP_level_dam_adjust), common/living.c (fix_object).

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import { LocalGame } from '../host/index.ts';
import { type ContentFile, dealAppearances, Lore } from '../objects/index.ts';
import { saveGame } from './saves/save.ts';
import { learn } from './testing/casters.ts';
import { Scene } from './testing/scene.ts';
import { give } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const FIRE = 2;
const FROST = 4;

function ring(id: string, paths: string): string {
  return `Object ${id}
name ring of ${id}
name_pl rings of ${id}
type 70
${paths}
end
`;
}

const FILES: ContentFile = {
  path: 'paths.arc',
  text: `Object spell_flare
name flare
name_pl flare
type 101
subtype 4
level 1
spell_level 1
school attack
sp 10
dam 10
dam_modifier 1
range 6
duration 6
casting_time 20
attacktype 4
path_attuned ${FIRE}
other_arch flare
end
Object looks_of_ring
name ring
looks wooden, granite, opal, clay
end
Object flare
type 102
subtype 4
speed 1
move_type fly_low
no_pick 1
end
${ring('kilns', `path_attuned ${FIRE}\npath_repelled ${FROST}`)}${ring('wells', `path_repelled ${FIRE}`)}${ring('ash', `path_denied ${FIRE}`)}`,
};

function room(ruleset = 'crossfire') {
  const scene = new Scene(['#######', '#@..j.#', '#######'], {
    streams: new Streams('paths'),
    ruleset,
    content: [FILES],
  });
  const { sheet } = scene.state;
  Object.assign(sheet, { role: 'wizard', level: 10, energy: 100, maxEnergy: 100 });
  Object.assign(sheet.attributes, { intelligence: 25 });
  const spell = learn(scene, 'spell_flare');
  const odds = () => {
    const { content, ruleset: rules } = scene.state;
    const game = LocalGame.restore(content, rules, saveGame(scene.state));
    return game.odds({ ask: 'cast', spell: spell.id, direction: 3 });
  };
  return {
    scene,
    sheet,
    spell,
    odds,
    shown: () => viewFor(scene.state).spells.find(({ id }) => id === spell.id)!,
  };
}

function wear(scene: Scene, id: string): number {
  const item = give(scene, id);
  expect(scene.perform({ kind: 'wear', item: item.id })).toBeUndefined();
  return item.id;
}

describe('a worn item', () => {
  it.each([
    ['attuned', 'kilns', 8, 16],
    ['repelled', 'wells', 12, 25],
  ] as const)('%s to a path moves price, time, damage, sheet and odds', (kind, id, price, time) => {
    const { scene, odds, shown } = room();
    const before = odds();
    expect(shown()).toMatchObject({ price: 10, castingTime: 20, affinity: '' });
    expect(viewFor(scene.state).hero.paths).toEqual([]);
    const item = wear(scene, id);
    expect(shown()).toMatchObject({ price, castingTime: time, affinity: kind });
    expect(viewFor(scene.state).hero.paths).toContainEqual({
      kind,
      path: 'fire',
      from: [expect.stringContaining(id)],
    });
    const after = odds();
    expect(after).toMatchObject({ price, ticks: time });
    const mean = ({ targets }: typeof after) => targets[0]!.meanDamage;
    // Two levels of the caster and two of the spell: four points of damage.
    expect(mean(after) > mean(before)).toBe(kind === 'attuned');
    expect(mean(after)).not.toBe(mean(before));
    expect(scene.perform({ kind: 'take-off', item })).toBeUndefined();
    expect(shown()).toMatchObject({ price: 10, castingTime: 20, affinity: '' });
  });

  it('of both kinds cancel out', () => {
    const { scene, shown } = room();
    wear(scene, 'kilns');
    wear(scene, 'wells');
    expect(shown()).toMatchObject({ price: 10, castingTime: 20, affinity: '' });
  });

  it('is recognised when it is put on', () => {
    const { scene, sheet } = room();
    const { content } = scene.state;
    sheet.lore = new Lore(dealAppearances(new Streams('looks').stream('looks'), content));
    const item = give(scene, 'kilns');
    expect(sheet.lore.isIdentified(item.archetype)).toBe(false);
    const shown = () => viewFor(scene.state).inventory.find(({ id }) => id === item.id);
    expect(shown()).not.toHaveProperty('paths');
    scene.perform({ kind: 'wear', item: item.id });
    expect(sheet.lore.isIdentified(item.archetype)).toBe(true);
    expect(shown()?.paths).toEqual([
      { kind: 'attuned', path: 'fire', from: [] },
      { kind: 'repelled', path: 'frost', from: [] },
    ]);
  });

  it('that denies a path makes the cast refused, and nothing is paid', () => {
    const { scene, sheet, spell, odds, shown } = room();
    wear(scene, 'ash');
    const { energy, nutrition } = sheet;
    const { turn } = scene.state.clock;
    expect(shown().affinity).toBe('denied');
    expect(odds()).toMatchObject({ refused: 'denied-path', squares: [], targets: [] });
    expect(scene.perform({ kind: 'cast', spell: spell.id, direction: 3 })).toEqual({
      reason: 'denied-path',
      usesMove: false,
    });
    expect(sheet).toMatchObject({ energy, nutrition });
    expect(scene.state.clock.turn).toBe(turn);
  });
});

describe('what was cast', () => {
  it('takes the price and the time that the menu and the odds say', () => {
    const { scene, sheet, spell } = room();
    wear(scene, 'kilns');
    for (let tries = 0; tries < 20; tries++) {
      const { energy } = sheet;
      scene.perform({ kind: 'cast', spell: spell.id, direction: 7 });
      if (scene.events.some(({ kind }) => kind === 'cast')) {
        expect(energy - sheet.energy).toBeLessThanOrEqual(8);
        expect(scene.events.find(({ kind }) => kind === 'cast')).toMatchObject({ price: 8 });
        return;
      }
    }
    expect.unreachable('twenty casts failed');
  });
});
