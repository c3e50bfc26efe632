// Scenes of the spells that leave a force on a creature: abilities, auras, glows and invisibility.

import { performCommand } from '@roguewright/engine/game';
import { type AttackType, attackNumber, pathBit } from '@roguewright/engine/spellcraft';
import type { Stage } from '../stage.ts';
import type { SpellScene } from './spell-scene.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];
const TOMB = ['##########', '#........#', '#@..Z....#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const MOAT = ['######', '#@~~.#', '######'];
const CELLS = ['#########', '#@#..o..#', '#########'];

/** Moves for which slow healing is watched. */
const MOVES = 20;

/** More hit points than a hero of level 5 has after those moves without the spell: from 100 he comes to 103. */
const NATURAL = 105;

/** Attributes that leave room for a gain. */
const modest = ({ state }: Stage): void => {
  Object.assign(state.sheet.attributes, { strength: 12, constitution: 12, dexterity: 12 });
};

const ability = (shows: SpellScene['shows'], more: Partial<SpellScene> = {}): SpellScene => ({
  rows: EMPTY,
  told: 'force-began',
  shows,
  ...more,
});

/** A scene in which a number of the hero is greater after the cast than before. */
function raises(read: (stage: Stage) => number, more: Partial<SpellScene> = {}): SpellScene {
  let before = 0;
  return ability(stage => read(stage) > before, {
    ...more,
    before: stage => {
      more.before?.(stage);
      before = read(stage);
    },
  });
}

const attribute = (name: 'strength' | 'constitution' | 'dexterity') =>
  raises(({ state }) => state.sheet.present[name], { before: modest });

const resisted = ({ state }: Stage, type: AttackType): number =>
  state.sheet.worn.resists[attackNumber(type)] ?? 0;

const armour = ({ state }: Stage): number => state.sheet.armourClass;

/** Armour and resistance to blows. */
const hardens = (): SpellScene => {
  const armoured = raises(armour);
  return {
    ...armoured,
    shows: stage => armoured.shows(stage) && resisted(stage, 'physical') > 0,
  };
};

/** An oath attunes to one path and repels from the other. */
const oath = (attuned: 'fire' | 'frost', repelled: 'fire' | 'frost'): SpellScene =>
  ability(({ state }) => {
    const { paths } = state.sheet.worn;
    return (paths.attuned & pathBit(attuned)) !== 0 && (paths.repelled & pathBit(repelled)) !== 0;
  });

/** Creatures that hunted the hero have lost him, and don't find him again. */
const loses = (rows: readonly string[]): SpellScene =>
  ability(({ target }) => !target.hunts, {
    rows,
    moves: 3,
    before: ({ target }) => {
      target.conditions.set('helpless', 0);
      target.hunts = true;
    },
  });

const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;

/** By the spell. */
export const FORCE_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_ox_sinew: attribute('strength'),
  spell_cat_foot: attribute('dexterity'),
  spell_old_oak: {
    ...attribute('constitution'),
    before: modest,
    shows: ({ state }) =>
      state.sheet.present.strength > 12 && state.sheet.present.constitution > 12,
  },
  spell_hearth_coat: raises(stage => resisted(stage, 'fire')),
  spell_rime_coat: raises(stage => resisted(stage, 'cold')),
  spell_tortoise_back: hardens(),
  spell_iron_bark: hardens(),
  spell_ember_oath: oath('fire', 'frost'),
  spell_frost_oath: oath('frost', 'fire'),
  spell_kindled_edge: ability(
    ({ state }) => state.sheet.worn.toHit > 0 && state.sheet.worn.brands.includes('brand-fire'),
  ),
  spell_quick_blood: raises(({ state }) => state.pace.read(state.ruleset, state.sheet).baseSpeed),
  spell_slow_knit: ability(({ state }) => state.hero.hitPoints > NATURAL, {
    moves: MOVES,
    before: ({ state }) => {
      state.sheet.level = 5;
    },
  }),
  spell_thistledown: ability(
    ({ state }) => {
      performCommand(state, { kind: 'move', direction: 3 });
      const { map } = state.level;
      return map.x(state.hero.square) === 3 && map.terrainAt(state.hero.square) === 'water';
    },
    { rows: MOAT },
  ),
  spell_owl_eyes: raises(({ state }) => Number(state.sees(state.hero.square + 3)), {
    options: { lit: false },
  }),
  spell_mole_sight: raises(({ state }) => Number(state.memory.sees(state.hero.square + 3)), {
    rows: CELLS,
  }),
  spell_ember_ring: { rows: NEAR, moves: 3, told: 'burned', shows: isHurt },
  spell_winter_mantle: {
    rows: NEAR,
    moves: 3,
    told: 'burned',
    shows: stage => isHurt(stage) && resisted(stage, 'cold') > 0,
  },
  spell_kindly_circle: {
    rows: NEAR,
    moves: 8,
    before: ({ target, state }) => {
      target.master = state.hero.id;
      state.level.creatures.serve();
      target.hitPoints = 1;
    },
    told: 'healed',
    shows: ({ target }) => target.hitPoints > 5,
  },
  spell_telltale: {
    rows: HALL,
    options: { lit: false },
    // The target stands in the dark: it is seen only once it glows.
    told: 'came-in-sight',
    shows: ({ state, target }) => target.forces.sum.glow > 0 && state.perceives(target),
  },
  spell_grave_hush: loses(TOMB),
  spell_overlooked: loses(HALL),
  spell_unheeded: {
    ...loses(HALL),
    shows: ({ state, target }) => {
      const hidden = !target.hunts;
      performCommand(state, { kind: 'attack', direction: 1 });
      return hidden && state.sheet.forces.sum.unseen !== undefined;
    },
  },
};
