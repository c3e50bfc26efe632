// Statements of the document on spells about smites, blessings and curses, each by its number.

import { readContent } from '@roguewright/content';
import { castFreely, loadContent, performCommand } from '@roguewright/engine/game';
import { RESIST_KEYS } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { attackNumber } from '@roguewright/engine/spellcraft';
import { describe, expect, it } from 'vitest';
import { follow } from './scenes/god-scenes.ts';
import { Stage, type StageOptions } from './stage.ts';

const house = createRulesets().resolve('house');

/** Kinds and spells that only these tests need. */
const EXTRA = `Object warded_ogre
name warded ogre
monster 1
level 5
movement 12
armour_class 20
notices 8
blow_1 hit 1d4
resist_magic 100
hit_points 50
glyph O
end
Object hex_one
name first hex
type 101
subtype 26
level 1
race hex
sp 1
duration 100
range 8
ac -1
end
Object hex_two
name second hex
type 101
subtype 26
level 1
race hex
sp 1
duration 100
range 8
ac -1
end
`;
const content = loadContent([...readContent(), { path: 'divine.arc', text: EXTRA }]);

const HALL = ['############', '#..........#', '#@..o......#', '#..........#', '############'];
const EMPTY = HALL.map(row => row.replace('o', '.'));
const TOMB = HALL.map(row => row.replace('o', 'Z'));

function stageOf(rows: readonly string[], god?: string, options: StageOptions = {}): Stage {
  const stage = new Stage(content, house, rows, { seed: 'divine', ...options });
  if (god !== undefined) {
    follow(god)(stage);
  }
  return stage;
}

/** The hero casts. @returns the events told */
function cast(stage: Stage, spell: string, direction: 0 | 3 = 3): readonly string[] {
  const known = stage.state.sheet.spells.find(({ archetype }) => archetype.id === spell);
  const id = known?.id ?? stage.teach(spell);
  performCommand(stage.state, { kind: 'cast', spell: id, direction });
  return stage.state.log
    .perceived()
    .map(event => (event.kind === 'cast-in-vain' ? event.why : event.kind));
}

/** The newest effect on the map. */
function newest({ state }: Stage) {
  const { effects } = state.level;
  const row = effects.count - 1;
  return {
    square: effects.square[row],
    damage: effects.damage[row]!,
    range: effects.range[row]!,
    duration: effects.duration[row]!,
    level: effects.level[row],
    attackType: effects.attackType[row],
  };
}

/** An effect as it is born, before time passes. */
function born(stage: Stage, spell: string) {
  castFreely(stage.state, {
    ...{ spell: content.archetype(spell), caster: stage.state.hero.id, direction: 3 },
    level: stage.state.sheet.level,
  });
  return newest(stage);
}

const gives = ({ state }: Stage) => state.sheet.forces.all[0]!.gives;

describe('smites', () => {
  it('SP-156: find the first creature in the direction, and put their effect on it', () => {
    const stage = stageOf(HALL);
    expect(born(stage, 'spell_sudden_coals').square).toBe(stage.target.square);
    expect(cast(stageOf(EMPTY), 'spell_sudden_coals')).toContain('nobody-there');
    const behind = stageOf(HALL.map(row => row.replace('.o', '#o')));
    expect(cast(behind, 'spell_sudden_coals')).toContain('nobody-there');
  });

  it('SP-158, SP-159: copy damage, range, duration and attack type to it, by level', () => {
    const [low, high] = [5, 30].map(level => {
      const stage = stageOf(HALL);
      stage.state.sheet.level = level;
      return born(stage, 'spell_sudden_coals');
    });
    expect(low).toMatchObject({ damage: 6, range: 5, duration: 2, attackType: 6 });
    expect(high).toMatchObject({ damage: 14, range: 8, duration: 4, attackType: 6 });
  });

  it('SP-160: of death make the undead stronger', () => {
    const stage = stageOf(TOMB, 'god_mabbet');
    const { target } = stage;
    expect(cast(stage, 'spell_last_rites')).toContain('strengthens');
    expect(target.hitPoints).toBe(2 * target.maxHitPoints);
    expect(stage.state.level.effects.count).toBe(0);
  });

  it('SP-161: don’t reach those who resist magic', () => {
    const rows = HALL.map(row => row.replace('o', 'M'));
    const stage = stageOf(rows, 'god_ansel', { kinds: { M: 'warded_ogre' } });
    expect(cast(stage, 'spell_sudden_coals')).toContain('shielded');
  });

  it('SP-162: of death have their damage as the level of the effect', () => {
    const stage = stageOf(HALL, 'god_hush');
    stage.state.sheet.level = 14;
    expect(born(stage, 'spell_last_rites')).toMatchObject({ level: 6, damage: 0 });
    stage.state.sheet.level = 20;
    expect(born(stageOf(HALL, 'god_hush'), 'spell_last_rites').level).toBeGreaterThan(6);
  });

  it('need a god where they cost grace, and spare its own', () => {
    expect(cast(stageOf(HALL), 'spell_biting_cloud')).toContain('no-god');
    expect(cast(stageOf(TOMB, 'god_hush'), 'spell_biting_cloud')).toContain('of-your-god');
  });
});

describe('blessings', () => {
  it('SP-266: are of one kind, of which one runs at a time; the same one is renewed', () => {
    const stage = stageOf(EMPTY, 'god_mabbet');
    expect(cast(stage, 'spell_small_blessing', 0)).toContain('force-began');
    expect(cast(stage, 'spell_borrowed_raiment', 0)).toContain('kind-running');
    expect(cast(stage, 'spell_small_blessing', 0)).toContain('force-renewed');
    expect(stage.state.sheet.forces.all.length).toBe(1);
  });

  it('SP-268: give no more of a resistance than their limit', () => {
    const cold = RESIST_KEYS[attackNumber('cold')]!;
    const [small, large] = ['spell_small_blessing', 'spell_borrowed_raiment'].map(spell => {
      const stage = stageOf(EMPTY, 'god_issim');
      cast(stage, spell, 0);
      return gives(stage)[cold];
    });
    expect([small, large]).toEqual([15, 35]);
  });

  it('SP-269: attune to the god’s paths only if they say so', () => {
    const [asked, silent] = ['spell_small_blessing', 'spell_borrowed_raiment'].map(spell => {
      const stage = stageOf(EMPTY, 'god_issim');
      cast(stage, spell, 0);
      return gives(stage).pathAttuned ?? 0;
    });
    expect([asked, silent]).toEqual([4 | 16_384, 0]);
  });

  it('SP-270: with an attack type give the god’s attacks, and slay whom it slays', () => {
    const stage = stageOf(EMPTY, 'god_issim');
    cast(stage, 'spell_god_in_the_arm', 0);
    const { brands } = stage.state.sheet.worn;
    expect(brands).toContain('brand-cold');
    expect(brands).toContain('slay-troll');
    expect(gives(stage).attacktype).toBe(16 | 1);
  });

  it('SP-271: give armour and to-hit of their own, with a god or without', () => {
    const stage = stageOf(EMPTY);
    const before = stage.state.sheet.armourClass;
    cast(stage, 'spell_borrowed_raiment', 0);
    const { sheet } = stage.state;
    expect(sheet.armourClass - before).toBe(3 * house.slots.world.forces.armourPerPoint);
    expect(sheet.worn.toHit).toBe(house.slots.world.forces.toHitPerPoint);
    expect(Object.keys(gives(stage)).toSorted()).toEqual(['ac', 'wc']);
  });
});

describe('curses', () => {
  it('SP-272, SP-273: take armour and to-hit from a monster, which then hits less', () => {
    const stage = stageOf(HALL, 'god_tolly');
    const { target } = stage;
    const before = target.blowLevel;
    expect(cast(stage, 'spell_sour_luck')).toContain('force-began');
    expect(target.blowLevel).toBe(before - 2);
    expect(target.forces.sum.armour).toBe(-2);
  });

  it('SP-274: deny paths of the god, so that the victim’s cast is refused', () => {
    const rows = HALL.map(row => row.replace('o', 'P'));
    const stage = stageOf(rows, 'god_ansel', { kinds: { P: 'pyre_deacon' } });
    const { state, target } = stage;
    castFreely(state, {
      ...{ spell: content.archetype('spell_shut_out'), caster: target.id, direction: 7, level: 10 },
    });
    expect(state.sheet.forces.all.length).toBe(1);
    const spell = stage.teach('spell_candle_wrath');
    const refusal = performCommand(state, { kind: 'cast', spell, direction: 3 });
    expect(refusal?.reason).toBe('denied-path');
  });

  it('SP-275: of one kind are refused while one runs', () => {
    const stage = stageOf(HALL);
    expect(cast(stage, 'hex_one')).toContain('force-began');
    expect(cast(stage, 'hex_two')).toContain('kind-running');
  });

  it('SP-276: reach as far as their range, whatever the level', () => {
    const at = (steps: number) => [
      '##############',
      `#@${'.'.repeat(steps - 1)}o${'.'.repeat(11 - steps)}#`,
      '##############',
    ];
    expect(cast(stageOf(at(8)), 'spell_sour_luck')).toContain('force-began');
    expect(cast(stageOf(at(9)), 'spell_sour_luck')).toContain('nobody-there');
  });
});
