// A kind of monster as the hero knows it: its visible facts, and what he has learned in fights.

import { flagsOf } from '../../actors/index.ts';
import { type Dice, formatDice } from '../../chance/index.ts';
import {
  type Appearance,
  type Archetype,
  appearanceOf,
  type CreatureFacts,
  creatureFacts,
  type FoeWord,
  spellFacts,
} from '../../objects/index.ts';
import type { GameState } from '../state/state.ts';
import { knownPassive, type ToldPassive } from './companions/known-passive.ts';
import { knownShots } from './fight/known-shots.ts';

/** A blow that the hero has felt. */
interface FeltBlow {
  readonly method: string;
  readonly dice: Dice;
  /** `1d6`. */
  readonly written: string;
  /** Its side effect; empty for none. */
  readonly effect: string;
  /** Number of times that it has hit the hero. */
  readonly felt: number;
}

/** A kind of monster as far as it is known. */
export interface KnownFoe {
  readonly kind: string;
  readonly name: string;
  readonly about: string;
  readonly level: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  /** Angband's ascending armour class. */
  readonly armourClass: number;
  /** Known flags and immunities. */
  readonly flags: readonly FoeWord[];
  readonly kills: number;
  readonly blows: readonly FeltBlow[];
  /** The hero has felt all its blows. */
  readonly allFelt: boolean;
  /** Names of the abilities that it was seen to use. */
  readonly abilities: readonly string[];
  /** Names of the missiles that it was seen to shoot or throw; absent: none. */
  readonly missiles?: readonly string[];
  /** How it answers blows; absent: the hero knows of nothing. */
  readonly passive?: ToldPassive;
}

/** A kind that the hero has met, with its look. */
export type KnownKind = KnownFoe & Pick<Appearance, 'glyph' | 'icon' | 'hue'>;

/** Every kind that the hero has met, visible or not, weakest first. */
export function knownKinds(state: GameState): KnownKind[] {
  return state.sheet.lore.monsters
    .kinds()
    .flatMap(id => {
      const archetype = state.content.find(id);
      if (archetype === undefined) {
        return [];
      }
      const { glyph, icon, hue } = appearanceOf(archetype);
      return [{ ...knownFoe(state, archetype), glyph, icon, hue }];
    })
    .sort((one, other) => one.level - other.level || (one.name < other.name ? -1 : 1));
}

/** A kind of monster as the hero knows it. */
export function knownFoe(state: GameState, archetype: Archetype): KnownFoe {
  const { sheet, content } = state;
  const { monsters: bestiary } = sheet.lore;
  const facts: CreatureFacts = creatureFacts(archetype);
  const blows = facts.blows.flatMap(({ method, dice, effect }, index) => {
    const felt = bestiary.timesFelt(archetype, index);
    return felt === 0 ? [] : [{ method, dice, written: formatDice(dice), effect, felt }];
  });
  const abilities = archetype.inventory
    .filter(({ archetype: id }) => bestiary.knowsAbility(archetype, id))
    .map(({ archetype: id }) => spellFacts(content.archetype(id)).name);
  const missiles = knownShots(state, archetype).map(({ name }) => name);
  const passive = knownPassive(state, archetype, facts.level);
  return {
    kind: archetype.id,
    name: facts.name,
    about: facts.about,
    level: facts.level,
    speed: facts.speed,
    armourClass: facts.armourClass,
    flags: bestiary.flagsOf(archetype, flagsOf(archetype)),
    kills: bestiary.killsOf(archetype),
    blows,
    allFelt: blows.length === facts.blows.length,
    abilities,
    ...(missiles.length > 0 && { missiles }),
    ...(passive && { passive }),
  };
}
