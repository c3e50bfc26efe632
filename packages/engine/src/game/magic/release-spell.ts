// A cast that comes off: the spell is released, and given back what a cast in vain doesn't cost.

import type { KnownSpell } from '../../actors/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { castingTime } from '../../spellcraft/index.ts';
import { castSpell, subtypeOf } from '../../spells/index.ts';
import { giveBack } from '../body/pay.ts';
import { delayCounter } from '../forces/reveal.ts';
import type { GameState } from '../state/state.ts';
import { heroOrder, type Towards } from './caster.ts';
import { keepUp } from './maintained-spells.ts';

/** A known spell and its object. */
export interface ChosenSpell {
  readonly thing: GameObject;
  readonly known: KnownSpell;
}

/** The caster's pools. */
export interface CasterPools {
  readonly energy: number;
  readonly grace: number;
}

/** @param before the pools before the cast, for a spell that is free if it has no effect */
export function releaseSpell(
  state: GameState,
  { thing, known }: ChosenSpell,
  towards: Towards,
  before: CasterPools,
): void {
  const { sheet, hero } = state;
  const subtype = subtypeOf(known.facts.subtype);
  const told = state.log.perceivedCount;
  const came = castSpell(state.spells, heroOrder(state, thing, known, towards));
  if ((!came || subtype.tellsAll) && state.log.perceivedCount === told) {
    state.logFelt('nothing-happens', hero.id, thing.id);
  }
  if (!came && subtype.freeInVain) {
    state.logFelt('energy-restored', hero.id, before[known.pool] - sheet[known.pool]);
    giveBack(sheet, 'energy', before.energy - sheet.energy);
    giveBack(sheet, 'grace', before.grace - sheet.grace);
  }
  delayCounter(state, timeOf(state, known));
  keepUp(state, thing, known, before[known.pool] - sheet[known.pool]);
}

/** How long a cast that was tried takes: a spell may decide that itself. */
export function timeSpent(state: GameState, known: KnownSpell): number {
  const { frozenTicks } = state.scratch;
  return frozenTicks < 0
    ? castingBeatsOf(state, known)
    : state.ruleset.bridges.castingBeats(frozenTicks);
}

/** How long the cast takes. */
export function castingBeatsOf(state: GameState, known: KnownSpell): number {
  return state.ruleset.bridges.castingBeats(timeOf(state, known));
}

/** In ticks. */
function timeOf({ ruleset }: GameState, { facts, paths }: KnownSpell): number {
  return castingTime(ruleset.slots.spells, { castingTime: facts.castingTime, paths }).exact;
}
