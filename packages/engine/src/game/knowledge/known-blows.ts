// The blows that a creature in sight would strike, as far as the hero knows: those of its kind that he has
// felt, with every weapon that it may hold.

import type { Enumerator } from '../../chance/index.ts';
import { type CreatureBlow, TYPE } from '../../objects/index.ts';
import type { MonsterBlowView } from '../../rulesets/index.ts';
import type { Held } from '../monsters/monster-arms.ts';
import type { GameState } from '../state/state.ts';
import { type KnownArms, knownArms } from './known-arms.ts';

/** What is known of how a creature fights. */
export interface KnownBlows {
  readonly name: string;
  /** The blows of its kind that the hero has felt. */
  readonly blows: readonly CreatureBlow[];
  /** The same blows with each weapon that it may hold; empty when no weapon explains what he felt. */
  readonly cases: readonly LikelyBlows[];
  /** The share of weapons so unlikely that they are left out, 0…1. */
  readonly leftOut: number;
  /** Names of the spells that its kind was seen to cast. */
  readonly spells: readonly string[];
  /** It has blows that the hero has not felt. */
  readonly unfelt: boolean;
  /** It picks things up: it may hold a weapon that it found where nobody saw it. */
  readonly collects: boolean;
}

/** The blows of a creature, supposing a weapon. */
export interface LikelyBlows {
  readonly blows: readonly MonsterBlowView[];
  /** What it holds; undefined for nothing, or for blows that are struck without. */
  readonly weapon: Held;
  readonly probability: number;
}

/** How a creature in sight fights; undefined for one that the hero doesn't see. */
export function knownBlows(state: GameState, ask: Enumerator, id: number): KnownBlows | undefined {
  const { level, ruleset, sheet } = state;
  const creature = level.creatures.find(id);
  if (creature === undefined || !creature.alive || !state.sees(creature.square)) {
    return undefined;
  }
  const { facts, archetype, traits } = creature;
  const armourClass = ruleset.bridges.descending(sheet.armourClass);
  const { monsters: bestiary } = sheet.lore;
  const blows = facts.blows.filter((_, place) => bestiary.timesFelt(archetype, place) > 0);
  const armed = blows.some(({ method }) => method === 'weapon');
  const arms = armed ? knownArms(state, ask, creature) : UNARMED;
  const viewWith = ({ method, dice }: CreatureBlow, weapon: Held): MonsterBlowView => ({
    level: creature.level,
    dice,
    armourClass,
    ...(method === 'weapon' && weapon !== undefined ? { weapon } : {}),
  });
  return {
    name: facts.name,
    blows,
    cases: (arms?.likely ?? []).map(({ weapon, probability }) => ({
      blows: blows.map(blow => viewWith(blow, weapon)),
      weapon,
      probability,
    })),
    leftOut: arms?.leftOut ?? 0,
    spells: archetype.inventory
      .filter(({ archetype: ability }) => bestiary.knowsAbility(archetype, ability))
      .map(({ archetype: ability }) => state.content.archetype(ability))
      .filter(({ type }) => type === TYPE.spell)
      .map(({ name }) => name),
    unfelt: blows.length < facts.blows.length,
    collects: armed && traits.collects,
  };
}

const UNARMED: KnownArms = { likely: [{ weapon: undefined, probability: 1 }], leftOut: 0 };
