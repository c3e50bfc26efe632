// The named compositions of rules: each sentence that tells how one differs from the house is tried in a game that
// is begun with it, and in one that is begun without.

import { speedView } from '@roguewright/engine/actors';
import { successChance } from '@roguewright/engine/casting';
import { Enumerator } from '@roguewright/engine/chance';
import { chargeWand } from '@roguewright/engine/charging';
import { breakageChance } from '@roguewright/engine/combat';
import { performCommand } from '@roguewright/engine/game';
import { LocalGame, playedRuleset, rulesChoices } from '@roguewright/engine/host';
import { createRulesets, presetId, SLOT_NAMES } from '@roguewright/engine/rulesets';
import { heroAllotment } from '@roguewright/engine/speed';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const house = library.resolve('house');

/** A game under a preset, or the house's, with a hero alone in a room. */
function gameUnder(ruleset: string): Stage {
  const played = playedRuleset(library, 'house', { ruleset });
  return new Stage(content, played, ['#######', '#@....#', '#######'], {});
}

/** What is tried in a game, and its result under the preset and in the house. */
type Trial = readonly [tried: (stage: Stage) => unknown, here: unknown, inTheHouse: unknown];

const BARE_HANDS: Trial = [({ state }) => state.ruleset.slots.combat.steps.bareHandsBonus(5), 5, 0];

const BREAKAGE: Trial = [
  ({ state }) =>
    (['arrow', 'potion'] as const).map(kind =>
      breakageChance(state.ruleset.slots.combat, {
        ...{ kind, artifact: false, hit: true, distance: 9 },
        ...{ reachedMonster: true, stoppedByWall: false },
      }),
    ),
  [35, 100],
  [30, 50],
];

/** The first words of each sentence. */
const TRIALS: Readonly<Record<string, Trial>> = {
  'Intelligence and level add at most 2': [
    ({ state }) => Math.max(...state.ruleset.slots.casting.damage.rows.map(({ bonus }) => bonus)),
    2,
    3,
  ],
  'A stunned hero can cast': [
    stage => {
      const { state } = stage;
      state.sheet.conditions.set('stunned', 50);
      const spell = stage.teach('spell_force_bolt');
      return performCommand(state, { kind: 'cast', spell, direction: 3 })?.reason;
    },
    undefined,
    'stunned',
  ],
  'A fast hero gains half a move': [
    ({ state }) => {
      const view = { ...speedView(state.ruleset, state.sheet), speedProperty: 'fast' as const };
      const odds = new Enumerator().ask(heroAllotment, state.ruleset.slots.speed, view);
      return odds.list.map(({ value, probability }) => [value, Math.round(probability * 3)]);
    },
    [
      [12, 1],
      [18, 2],
    ],
    [
      [12, 2],
      [24, 1],
    ],
  ],
  'A wand at its natural maximum gets one charge more': [
    ({ state }) => {
      const wand = { wand: 'sleep', aim: 'ray', charges: 8, recharged: 0 } as const;
      const view = { ...wand, source: 'blessed', beatitude: 'uncursed' } as const;
      const { list } = new Enumerator().ask(chargeWand, state.ruleset.slots.charging, view);
      return list.map(({ value }) => value.kind === 'charged' && value.charges);
    },
    [9],
    [8],
  ],
  'The casting penalty is at least 5': [
    ({ state }) =>
      [
        { bodyArmour: 'none', robe: false },
        { bodyArmour: 'nonmetallic', robe: false },
      ].map(worn =>
        successChance(state.ruleset.slots.casting, {
          ...{ role: 'priest', stat: 10, level: 1, spellLevel: 1, skill: 'expert' },
          ...{ emergency: false, special: false, shield: 'none', helmet: 'none' },
          ...{ gloves: 'none', boots: 'none', quarterstaff: false, ...worn },
        } as never),
      ),
    [70, 52],
    [82, 82],
  ],
  'A book adds 10,000 turns of memory': [
    ({ state }) => {
      const { perBook, most } = state.ruleset.slots.casting.memory;
      return [perBook, most];
    },
    [10_000, 70_000],
    [20_001, 20_001],
  ],
  'Each success adds 500 turns': [
    ({ state }) => state.ruleset.slots.casting.memory.perCast,
    500,
    0,
  ],
  'Spellbooks are made with 2 to 4 charges': [
    ({ state }) => state.ruleset.slots.charging.making.things.spellbook,
    { count: 1, sides: 3, times: 1, plus: 1 },
    undefined,
  ],
  'A blow with bare hands': BARE_HANDS,
  'Three quarters of the armour class': [
    // In quarters of a point.
    ({ state }) => state.ruleset.slots.combat.steps.armourQuarters(7),
    20,
    21,
  ],
  'An arrow breaks 35 times in 100': BREAKAGE,
  'A book can be read again at 2,000': [
    ({ state }) => state.ruleset.slots.casting.memory.reread.wellKnownAbove,
    2000,
    1000,
  ],
  'The first explosion of a spell': [
    ({ state }) => state.ruleset.slots.casting.attack.explosion.centre.name,
    'chosenSquare',
    'lastOpenSquare',
  ],
  'Melee skill grows by 30': [
    ({ state }) => state.ruleset.slots.combat.classes.rogue?.melee.perTenLevels,
    30,
    40,
  ],
};

describe.each(library.presets)('$title', ({ id, title, rules, differences }) => {
  it('is named by its title, however it is typed', () => {
    expect(presetId(title)).toBe(id);
    expect(library.resolve(title)).toBe(library.resolve(rules));
    expect(library.preset(title.toUpperCase())?.id).toBe(id);
  });

  it('begins games whose saves need no preset', () => {
    const ruleset = playedRuleset(library, 'house', { ruleset: id });
    const start = { heroName: 'Ada', role: 'wizard', race: 'human', seed: 'presets', ruleset: id };
    const game = LocalGame.create(content, ruleset, start);
    game.perform({ kind: 'search', count: 1 });
    expect(game.save().ruleset).toContain('=');
    for (const slot of SLOT_NAMES) {
      const from = library.resolve(rules[slot] ?? 'house');
      expect(ruleset.origins[slot]).toBe(from.origins[slot]);
    }
  });

  it('is offered with its sentences', () => {
    const offered = rulesChoices(library, house).presets.find(preset => preset.id === id);
    expect(offered?.name).toBe(title);
    expect(offered?.differs).toEqual(differences.map(({ says }) => says));
  });

  it.each(differences)('keeps its word: $says', ({ says }) => {
    const [, [tried, here, inTheHouse]] = Object.entries(TRIALS).find(([words]) =>
      says.startsWith(words),
    )!;
    const found = [tried(gameUnder(id)), tried(gameUnder('house'))];
    expect(found).toEqual([here, inTheHouse]);
  });
});
