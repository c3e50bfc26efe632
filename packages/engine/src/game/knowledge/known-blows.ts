// The blows of a visible creature as far as the hero knows: those of its kind that he has felt, with each
// possible weapon.

import { brandPercent, type Creature, knownHeroFacts } from '../../actors/index.ts';
import type { ListCastView } from '../../casting/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import { type CreatureBlow, factOf, TYPE } from '../../objects/index.ts';
import type { MonsterBlowView } from '../../rulesets/index.ts';
import { noticedForces } from '../forces/noticed.ts';
import { knownListView, listOf } from '../monsters/lists/list-view.ts';
import type { Held } from '../monsters/remembered-arms.ts';
import type { GameState } from '../state/state.ts';
import { knownPassive, type ToldPassive } from './companions/known-passive.ts';
import { type KnownArms, knownArms } from './known-arms.ts';

/** The known attacks of a creature. */
export interface KnownBlows {
  readonly name: string;
  /** The blows of its kind that the hero has felt. */
  readonly blows: readonly CreatureBlow[];
  /** The blows with each possible weapon; empty if no weapon explains the damage that he felt. */
  readonly cases: readonly LikelyBlows[];
  /** Its level, as spells have levels. */
  readonly level: number;
  /** The total probability of omitted unlikely weapons, 0…1. */
  readonly leftOut: number;
  /** Names of the spells that its kind was seen to cast. */
  readonly spells: readonly string[];
  /** How it answers blows; absent: the hero knows of nothing. */
  readonly passive?: ToldPassive;
  /** A cast from its list beside the hero, if its kind was seen to cast from one. */
  readonly list?: ListCastView;
  /** It has blows that the hero hasn't felt. */
  readonly unfelt: boolean;
  /** It picks up items: it may hold a weapon that it found unseen. */
  readonly collects: boolean;
}

/** The blows of a creature with an assumed weapon. */
export interface LikelyBlows {
  readonly blows: readonly MonsterBlowView[];
  /** Bits of the attack types that the blows carry, as far as he knows. */
  readonly attackTypes: number;
  /** Its weapon; undefined for none, or for blows without a weapon. */
  readonly weapon: Held;
  readonly probability: number;
}

/** The known attacks of a visible creature; undefined if the hero doesn't see it. */
export function knownBlows(state: GameState, ask: Enumerator, id: number): KnownBlows | undefined {
  const { level, ruleset, sheet } = state;
  const creature = level.creatures.find(id);
  if (creature === undefined || !creature.alive || !state.perceives(creature)) {
    return undefined;
  }
  const { facts, archetype, traits } = creature;
  const armourClass = ruleset.bridges.descending(sheet.armourClass);
  const { monsters: bestiary } = sheet.lore;
  const blows = facts.blows.filter((_, index) => bestiary.timesFelt(archetype, index) > 0);
  const armed = blows.some(({ method }) => method === 'weapon');
  const arms = armed ? knownArms(state, ask, creature) : UNARMED;
  const { attackTypes } = noticedForces(state, creature);
  const branded = brandPercent(
    ruleset,
    attackTypes,
    knownHeroFacts(ruleset, sheet, state.hero).resistances,
  );
  const passive = knownPassive(state, archetype, creature.level);
  // A blow that he has felt shows what all blows of its kind carry.
  const own = blows.length > 0 ? factOf(archetype, 'attacktype') : 0;
  const viewWith = ({ method, dice }: CreatureBlow, weapon: Held): MonsterBlowView => ({
    level: creature.blowLevel,
    dice,
    armourClass,
    ...(method === 'weapon' && weapon !== undefined ? { weapon } : {}),
    ...(branded > 0 && { branded }),
  });
  return {
    name: facts.name,
    blows,
    cases: (arms?.likely ?? []).map(({ weapon, probability }) => ({
      blows: blows.map(blow => viewWith(blow, weapon)),
      attackTypes: attackTypes | own | (weapon?.attackTypes ?? 0),
      weapon,
      probability,
    })),
    level: creature.level,
    leftOut: arms?.leftOut ?? 0,
    spells: archetype.inventory
      .filter(({ archetype: ability }) => bestiary.knowsAbility(archetype, ability))
      .map(({ archetype: ability }) => state.content.archetype(ability))
      .filter(({ type }) => type === TYPE.spell)
      .map(({ name }) => name),
    ...(passive && { passive }),
    ...knownList(state, creature),
    unfelt: blows.length < facts.blows.length,
    collects: armed && traits.collects,
  };
}

/** The list that its kind was seen to cast from. */
function knownList(state: GameState, creature: Creature): Pick<KnownBlows, 'list'> {
  const list = listOf(state, creature.traits);
  const { monsters } = state.sheet.lore;
  return list === undefined || !monsters.knowsAbility(creature.archetype, `list ${list}`)
    ? {}
    : { list: knownListView(state, creature, list) };
}

const UNARMED: KnownArms = { likely: [{ weapon: undefined, probability: 1 }], leftOut: 0 };
