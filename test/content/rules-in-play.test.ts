// Rules of the casting and combat slots that the game has to hand what it knows: the shield's metal, what a
// monster is made of, a launcher too heavy, prices and blessings by ruleset.

import {
  attackerView,
  chanceView,
  knownSpell,
  makeMonster,
  spellTarget,
  trueFacts,
  wear,
} from '@roguewright/engine/actors';
import { successChance } from '@roguewright/engine/casting';
import { Enumerator, Streams } from '@roguewright/engine/chance';
import { toHitBonus } from '@roguewright/engine/combat';
import { performedFor } from '@roguewright/engine/game';
import { createRulesets, parseRulesetName, type Ruleset } from '@roguewright/engine/rulesets';
import { POWER_RULES, type PowerHit, powerHit } from '@roguewright/engine/spells';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const rulesets = createRulesets();
const under = (name: string): Ruleset => rulesets.resolve(parseRulesetName(name));
const ROWS = ['#######', '#@....#', '#######'];

function stageUnder(name: string, skill: 'basic' | 'skilled' = 'basic'): Stage {
  const stage = new Stage(content, under(name), ROWS, { skill });
  // A hero with nothing in hand or on his body.
  const { sheet } = stage.state;
  sheet.equipment = Object.fromEntries(
    Object.keys(sheet.equipment).map(slot => [slot, 0]),
  ) as unknown as typeof sheet.equipment;
  return stage;
}

describe('a shield', () => {
  /** The chance of a Wizard of level 1 with an intelligence of 10 and one thing on. */
  function chanceWith(casting: string, thing: string | undefined): number {
    const stage = stageUnder(casting);
    const { sheet, ruleset } = stage.state;
    if (thing !== undefined) {
      const worn = stage.thing(thing);
      sheet.inventory.add(worn);
      expect(wear(ruleset, sheet, worn)).toBe(true);
    }
    sheet.level = 1;
    sheet.attributes.intelligence = 10;
    const known = knownSpell(ruleset, sheet, stage.thing('spell_force_bolt'));
    const view = chanceView(ruleset, sheet, { ...known, skill: 'expert' });
    return successChance(ruleset.slots.casting, view);
  }

  it('of metal hampers casters more in FIQHack', () => {
    const [none, small, large] = [undefined, 'small_shield', 'large_shield'].map(thing =>
      chanceWith('casting=fiqhack', thing),
    );
    // A bulky shield takes 30, and 15 more if it is of metal.
    expect(none! - small!).toBe(15);
    expect(none! - large!).toBe(45);
  });
});

describe('draining life', () => {
  /** Hit points of the first drain of a monster of a kind; 0 for one that can't be drained. */
  function drained(kind: string, casting = 'house'): readonly [least: number, most: number] {
    const ruleset = under(casting);
    const luck = new Streams('drain').stream('level');
    const monster = makeMonster(luck, ruleset, content, content.archetype(kind), 0, () => 1);
    monster.maxHitPoints = 500;
    monster.hitPoints = 500;
    const by = { level: 14, intelligence: 12, dexterity: 10, skill: 'basic', role: '', aims: true };
    const power = POWER_RULES.find('drain-life')!;
    const hit = { power, by, owner: 1, attackType: 0, opposite: 0, explosion: 'none' };
    const view = {
      hit: hit as PowerHit,
      target: { ...spellTarget(ruleset, trueFacts(ruleset, monster)), resistance: -100 },
    };
    const { list } = new Enumerator().ask(powerHit, ruleset.slots.casting, view);
    const values = list.filter(({ value }) => value.levels > 0 || value.damage === 0);
    const amounts = values.map(({ value }) => value.damage / 2);
    return [Math.min(...amounts), Math.max(...amounts)];
  }

  it('takes by the kind of the monster', () => {
    expect(drained('ogre')).toEqual([1, 8]);
    expect(drained('furnace_dragon')).toEqual([4, 8]);
    // A stone golem of level 9: 60 hit points by 9, and 100 from NetHack 3.7 on.
    expect(drained('stone_golem')).toEqual([6, 6]);
    expect(drained('stone_golem', 'casting=nethack-3.7')).toEqual([11, 11]);
  });

  it('takes nothing from the undead and from demons', () => {
    expect(drained('ghoul')).toEqual([0, 0]);
    expect(drained('pit_warder')).toEqual([0, 0]);
  });
});

describe('a launcher too heavy', () => {
  it('harms blows as well', () => {
    const stage = stageUnder('house');
    const { sheet, ruleset } = stage.state;
    sheet.attributes.strength = 8;
    const bonus = () => toHitBonus(ruleset.slots.combat, attackerView(ruleset, sheet)).melee;
    const before = bonus();
    const crossbow = stage.thing('heavy_crossbow');
    sheet.inventory.add(crossbow);
    expect(wear(ruleset, sheet, crossbow)).toBe(true);
    expect(bonus()).toBeLessThan(before);
  });
});

describe('ammunition', () => {
  it('is offered for firing only from the launcher that fires it', () => {
    const stage = stageUnder('house');
    const { sheet, ruleset } = stage.state;
    const game = () =>
      new Map(
        performedFor(stage.state, undefined).view.inventory.map(({ id, uses }) => [id, uses]),
      );
    const [arrow, bolt, bow] = ['arrow', 'bolt', 'short_bow'].map(id => stage.thing(id));
    for (const thing of [arrow!, bolt!, bow!]) {
      sheet.inventory.add(thing);
    }
    expect(game().get(arrow!.id)).not.toContain('fire');
    wear(ruleset, sheet, bow!);
    expect(game().get(arrow!.id)).toContain('fire');
    expect(game().get(bolt!.id)).not.toContain('fire');
    expect(game().get(bolt!.id)).toContain('throw');
  });
});

describe('the price of magic missile', () => {
  const priceAt = (casting: string, level: number) => {
    const stage = stageUnder(casting);
    stage.state.sheet.level = level;
    return knownSpell(stage.state.ruleset, stage.state.sheet, stage.thing('spell_missile_ray'))
      .price;
  };

  it('is ten at every level in NetHack, and grows with its dice in house', () => {
    for (const casting of ['nethack-3.4.3', 'nethack-3.6.7', 'nethack-5.0', 'slashem']) {
      expect([1, 14, 30].map(level => priceAt(`casting=${casting}`, level))).toEqual([10, 10, 10]);
    }
    expect(priceAt('house', 30)).toBeGreaterThan(priceAt('house', 1));
  });
});

describe('magic mapping of a skilled caster', () => {
  /** Whether a secret door beside the hero is found by a cast. */
  const opens = (casting: string) => {
    const rows = ['#######', '#@..S.#', '#######'];
    const stage = new Stage(content, under(casting), rows, { skill: 'skilled' });
    expect(stage.cast('spell_magic_mapping', 0, 0)).toBe(true);
    const { map } = stage.state.level;
    return map.terrainAt(map.square(5, 2)) !== 'secret-door';
  };

  it('leaves secret doors alone, except where every spell acts as blessed', () => {
    expect(opens('casting=nethack-3.6.7')).toBe(false);
    expect(opens('house')).toBe(false);
    expect(opens('casting=slashem')).toBe(true);
  });
});
