// NetHack's rays out of the hands of monsters: they meet the hero by the same rule by which his own meet
// them, and his armour, his resistances and what he carries have their say.

import { makeMonster } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { type GameEvent, performCommand } from '@roguewright/engine/game';
import { makeObject } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const house = createRulesets().resolve('house');
const ROWS = ['##########', '#@.......#', '##########'];

/** A monster that can do nothing but one spell, and a hero in its line whom nothing kills. */
function facing(kind: string, spell: string, armourClass = 0, carried: readonly string[] = []) {
  const stage = new Stage(content, house, ROWS, { seed: `${kind} ${spell}` });
  const { state } = stage;
  for (const id of carried) {
    state.sheet.inventory.add(makeObject(content, content.archetype(id), () => state.newId()));
  }
  const luck = new Streams('rays').stream('level');
  const archetype = content.archetype(kind);
  const monster = makeMonster(luck, house, content, archetype, state.hero.square + 5, () =>
    state.newId(),
  );
  const own = monster.carried.filter(thing => thing.archetype.id === spell);
  monster.carried.splice(0, monster.carried.length, ...own);
  state.level.place(monster);
  monster.hunts = true;
  const perceived: GameEvent[] = [];
  for (let turn = 0; turn < 120; turn++) {
    state.hero.maxHitPoints = 1_000_000;
    state.hero.hitPoints = 1_000_000;
    state.sheet.armourClass = armourClass;
    state.sheet.nutrition = 900;
    monster.hitPoints = monster.maxHitPoints;
    const { map } = state.level;
    map.occupant[monster.square] = 0;
    monster.square = state.hero.square + 5;
    map.occupant[monster.square] = monster.id;
    performCommand(state, { kind: 'search', count: 1 });
    perceived.push(...state.log.perceived());
  }
  const count = (wanted: GameEvent['kind']) =>
    perceived.filter(({ kind: one }) => one === wanted).length;
  return { state, monster, perceived, count };
}

describe('a ray of a monster', () => {
  it('of sleep holds the hero', () => {
    const { perceived, monster, state } = facing('pale_guest', 'spell_sleep');
    const casts = perceived.filter(event => event.kind === 'cast' && event.actor === monster.id);
    expect(casts.length).toBeGreaterThan(0);
    expect(
      perceived.some(({ kind }) => kind === 'helpless') || state.hero.conditions.has('asleep'),
    ).toBe(true);
  });

  it('of missiles hurts him, and misses thick armour more often', () => {
    const bare = facing('battle_mage', 'spell_missile_ray');
    const clad = facing('battle_mage', 'spell_missile_ray', 240);
    const share = ({ count }: typeof bare) => count('missed') / Math.max(1, count('cast'));
    expect(bare.count('cast')).toBeGreaterThan(5);
    expect(share(clad)).toBeGreaterThan(share(bare));
  });

  it('of cold breaks potions that he carries', () => {
    const bottles = Array.from({ length: 20 }, () => 'potion_of_water');
    const { state } = facing('dry_scholar', 'spell_bitter_cold', 0, bottles);
    const left = state.sheet.inventory.things
      .filter(({ archetype }) => archetype.id === 'potion_of_water')
      .reduce((sum, { count }) => sum + count, 0);
    expect(left).toBeLessThan(20);
  });
});
