// The blows that a creature in sight would strike, as far as the hero knows: those of its kind that he has
// felt, and nothing of what it may hold.

import { TYPE } from '../objects/index.ts';
import type { MonsterBlowView } from '../rulesets/index.ts';
import type { GameState } from './state.ts';

/** One blow of a kind of monster. */
export interface KnownBlow {
  /** bite, claw, weapon … */
  readonly method: string;
  /** What a hit does besides damage: `paralyse`; empty for nothing. */
  readonly effect: string;
  readonly view: MonsterBlowView;
}

/** What is known of how a creature fights. */
export interface KnownBlows {
  readonly name: string;
  readonly blows: readonly KnownBlow[];
  /** Names of the spells that its kind was seen to cast. */
  readonly spells: readonly string[];
  /** What it holds or carries may make it worse, or it has blows that nobody felt yet. */
  readonly guess: boolean;
}

/** How a creature in sight fights; undefined for one that the hero doesn't see. */
export function knownBlows(state: GameState, id: number): KnownBlows | undefined {
  const { level, ruleset, sheet } = state;
  const creature = level.creatures.find(id);
  if (creature === undefined || !creature.alive || !state.sees(creature.square)) {
    return undefined;
  }
  const { facts, archetype } = creature;
  const armourClass = ruleset.bridges.descending(sheet.armourClass);
  const { monsters: bestiary } = sheet.lore;
  const blows = facts.blows
    .filter((_, place) => bestiary.timesFelt(archetype, place) > 0)
    .map(({ method, effect, dice }) => ({
      method,
      effect,
      view: { level: creature.level, dice, armourClass },
    }));
  const spells = archetype.inventory
    .filter(({ archetype: ability }) => bestiary.knowsAbility(archetype, ability))
    .map(({ archetype: ability }) => state.content.archetype(ability))
    .filter(({ type }) => type === TYPE.spell)
    .map(({ name }) => name);
  const armed = facts.blows.some(({ method }) => method === 'weapon');
  const guess = armed || blows.length < facts.blows.length;
  return { name: facts.name, blows, spells, guess };
}
