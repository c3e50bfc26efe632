// Scenes of the spells that SLASH'EM alone has.

import { performCommand } from '@roguewright/engine/game';
import { enchantmentsOf } from '@roguewright/engine/objects';
import { type AttackType, attackNumber } from '@roguewright/engine/spellcraft';
import type { Stage } from '../stage.ts';
import type { SpellScene } from './spell-scene.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const TOMB = ['##########', '#........#', '#@Z......#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];

const isHurt = ({ target }: Stage) => !target.alive || target.hitPoints < target.maxHitPoints;

/** A ray hurts whom it meets. */
const ray: SpellScene = { rows: HALL, direction: 3, told: 'burned', shows: isHurt };

/** The hero is immune to an element afterwards. */
const immuneTo = (type: AttackType): SpellScene => ({
  rows: EMPTY,
  told: 'force-began',
  shows: ({ state }) => (state.sheet.worn.resists[attackNumber(type)] ?? 0) >= 100,
});

/** A servant of the hero arrives. */
const servant = (kinds: readonly string[]): SpellScene => ({
  rows: EMPTY,
  told: 'summoned',
  shows: ({ state: { level, hero } }) => {
    const [comer, ...others] = level.creatures.all;
    return (
      comer !== undefined &&
      others.length === 0 &&
      kinds.includes(comer.archetype.id) &&
      comer.master === hero.id
    );
  },
});

/** What the hero wears in a place. */
function wornIn({ state: { sheet } }: Stage, slot: 'weapon' | 'shield') {
  return sheet.inventory.find(sheet.equipment[slot])!;
}

function putOn(stage: Stage, kind: string, slot: 'weapon' | 'shield'): void {
  const { sheet } = stage.state;
  const thing = stage.thing(kind);
  sheet.inventory.add(thing);
  sheet.equipment = { ...sheet.equipment, cloak: 0, [slot]: thing.id };
}

/** The scenes, by the spells. */
export const SLASHEM_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_lightning: ray,
  spell_poison_blast: ray,
  spell_acid_stream: ray,
  spell_command_undead: {
    rows: TOMB,
    told: 'charmed',
    before: ({ target }) => {
      target.levelsLost = target.facts.level;
    },
    shows: ({ state, target }) => target.master === state.hero.id,
  },
  spell_summon_undead: servant(['shambler', 'bone_soldier', 'ghoul']),
  spell_flame_sphere: servant(['called_flame_sphere']),
  spell_freeze_sphere: servant(['called_freeze_sphere']),
  spell_resist_poison: immuneTo('poison'),
  spell_resist_sleep: immuneTo('paralyze'),
  spell_endure_cold: immuneTo('cold'),
  spell_endure_heat: immuneTo('fire'),
  spell_insulate: immuneTo('electricity'),
  spell_enchant_weapon: {
    rows: EMPTY,
    told: 'enchanted',
    before: stage => putOn(stage, 'long_sword', 'weapon'),
    shows: stage => enchantmentsOf(wornIn(stage, 'weapon')).toHit > 0,
  },
  spell_enchant_armour: {
    rows: EMPTY,
    told: 'enchanted',
    before: stage => putOn(stage, 'small_shield', 'shield'),
    shows: stage => enchantmentsOf(wornIn(stage, 'shield')).armour > 0,
  },
  spell_enlighten: { rows: EMPTY, told: 'self-perceived', shows: () => true },
  spell_passwall: {
    rows: ['#########', '#@##....#', '#########'],
    told: 'condition-began',
    shows: ({ state }) => {
      for (let step = 0; step < 3; step++) {
        performCommand(state, { kind: 'move', direction: 3 });
      }
      return state.level.map.x(state.hero.square) === 5;
    },
  },
};
