// Casting: NetHack's checks and roll, at the spell object's price, then the spell's effect. NetHack 3.6.7
// src/spell.c (spelleffects).

import { attemptView, chanceView, type KnownSpell, knownSpell, train } from '../../actors/index.ts';
import {
  attemptToCast,
  type CastingAttempt,
  type CastingFact,
  fadingNotice,
  memoryAfterCast,
  prerequisites,
  successChance,
} from '../../casting/index.ts';
import { HeardChance, type Notebook } from '../../chance/index.ts';
import type { GameObject } from '../../objects/index.ts';
import { castingTime } from '../../spellcraft/index.ts';
import { asksDirection, castSpell, isCastable, subtypeOf } from '../../spells/index.ts';
import { hurt } from '../body/harm.ts';
import { eatTime } from '../body/nutrition.ts';
import { giveBack, pay } from '../body/pay.ts';
import { castForgottenSpell } from '../magic/backfire.ts';
import { heroOrder, type Towards } from '../magic/caster.ts';
import { keepUp, letLapse } from '../magic/maintained-spells.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Direction, RefusalReason } from '../protocol/commands.ts';
import type { GameState } from '../state/state.ts';

/** A known spell and its object. */
interface Chosen {
  readonly thing: GameObject;
  readonly known: KnownSpell;
}

/** The caster's pools. */
interface Pools {
  readonly energy: number;
  readonly grace: number;
}

/** Variations of a cast. */
interface Manner {
  /** Hit points may be spent instead of energy, if the rules allow it. */
  readonly strains?: boolean;
  /** The chosen target square; absent: a direction. */
  readonly target?: number;
}

/** Casts a known spell by its id. */
export function cast(
  state: GameState,
  spellId: number,
  direction: Direction,
  manner: Manner = {},
): ActionResult {
  const { sheet, ruleset } = state;
  const rules = ruleset.slots.casting;
  const thing = sheet.spells.find(({ id }) => id === spellId);
  if (thing === undefined) {
    return refuse(sheet.spells.length === 0 ? 'no-spells' : 'unknown-spell');
  }
  if (!isCastable(thing.archetype.subtype)) {
    return refuse('no-such-magic');
  }
  if (sheet.maintained.has(thing.id)) {
    letLapse(state, thing.id);
    return { cost: 0 };
  }
  const known = knownSpell(ruleset, sheet, thing);
  const chance = successChance(rules, chanceView(ruleset, sheet, known));
  const view = {
    ...attemptView(ruleset, sheet, known, chance),
    continueOnExhaustion: manner.strains === true,
  };
  const { outcome, usesTurn } = prerequisites(rules, view);
  if (outcome === 'forgotten') {
    return castForgottenSpell(state, thing.id, known);
  }
  if (outcome !== 'ready') {
    return { refused: outcome as RefusalReason, usesMove: usesTurn };
  }
  const wants = asksDirection(thing.archetype) && !subtypeOf(known.facts.subtype).atSelf;
  if (wants && direction === 0 && manner.target === undefined) {
    return refuse('needs-direction');
  }
  const notice = fadingNotice(rules, known.left);
  if (notice > 0) {
    state.logFelt('memory-fades', state.hero.id, thing.id, notice);
  }
  const ear = new AmuletEar();
  const luck = new HeardChance(state.luck('casting'), ear);
  const before = { energy: sheet.energy, grace: sheet.grace };
  const attempt = attemptToCast(luck, rules, view);
  return carryOut(state, { thing, known }, attempt, ear, () =>
    release(state, { thing, known }, { direction, ...manner }, before),
  );
}

/** Records the energy that the Amulet takes during a cast. */
class AmuletEar implements Notebook {
  /** Drained before the roll. */
  drained = 0;
  /** Added to the price. */
  raised = 0;

  note(fact: string, amount = 0): void {
    if (fact === ('amulet-drain' satisfies CastingFact)) {
      this.drained = amount;
    } else if (fact === ('amulet-price' satisfies CastingFact)) {
      this.raised = amount;
    }
  }
}

/** Applies the result of an attempt: its costs and, on success, the spell's effect. */
function carryOut(
  state: GameState,
  { thing, known }: Chosen,
  attempt: CastingAttempt,
  ear: AmuletEar,
  does: () => void,
): ActionResult {
  const { sheet, ruleset, hero } = state;
  const isPrayer = known.pool === 'grace';
  const before = { energy: sheet[known.pool], nutrition: sheet.nutrition };
  const { outcome } = attempt;
  const paid = before.energy - attempt.energy;
  const drained = outcome === 'cast' ? Math.min(paid, ear.drained + ear.raised) : ear.drained;
  const { gracePaid = 0 } = attempt;
  pay(sheet, known.pool, paid);
  pay(sheet, 'grace', gracePaid);
  if (drained > 0) {
    state.logFelt('amulet-drained', hero.id, drained);
  }
  if (outcome !== 'cast' && outcome !== 'fail') {
    return { refused: outcome as RefusalReason, usesMove: attempt.usesTurn };
  }
  if (train(ruleset, sheet, known.school, attempt.training)) {
    state.logFelt('skill-ready', hero.id);
  }
  const nutrition = before.nutrition - attempt.nutrition;
  const kind = outcome === 'cast' ? 'cast' : 'cast-failed';
  const own = paid - drained;
  const spent = isPrayer ? { energy: 0, grace: own } : { energy: own, grace: gracePaid };
  state.logFelt(kind, hero.id, thing.id, spent.energy, nutrition, spent.grace);
  eatTime(state, nutrition);
  strain(state, thing.id, attempt.hitPointsLost);
  if (outcome === 'cast' && state.ending === undefined) {
    sheet.memory.set(thing.id, memoryAfterCast(ruleset.slots.casting, known.left));
    does();
  }
  return { cost: attempt.usesTurn ? beatsFor(state, known) : 0 };
}

/** Spends hit points for missing energy. */
function strain(state: GameState, spell: number, hitPoints: number): void {
  if (hitPoints > 0) {
    state.logFelt('exhausted', state.hero.id, spell, hitPoints);
    hurt(state, state.hero, hitPoints, 0, 'exhaustion');
  }
}

/** @param before state before the cast, for a spell that is free if it has no effect */
function release(
  state: GameState,
  { thing, known }: Chosen,
  towards: Towards,
  before: Pools,
): void {
  const { sheet, hero } = state;
  const subtype = subtypeOf(known.facts.subtype);
  const came = castSpell(state.spells, heroOrder(state, thing, known, towards));
  if (!came && subtype.freeInVain) {
    state.logFelt('energy-restored', hero.id, before[known.pool] - sheet[known.pool]);
    giveBack(sheet, 'energy', before.energy - sheet.energy);
    giveBack(sheet, 'grace', before.grace - sheet.grace);
  }
  keepUp(state, thing, known, before[known.pool] - sheet[known.pool]);
}

function beatsFor(state: GameState, known: KnownSpell): number {
  const time = castingTime(state.ruleset.slots.spells, {
    castingTime: known.facts.castingTime,
    paths: { path: known.facts.path, attuned: 0, repelled: 0, denied: 0 },
  });
  return state.ruleset.bridges.castingBeats(time.exact);
}
