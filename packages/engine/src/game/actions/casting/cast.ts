// Casting: NetHack's checks and roll, at the spell object's price, then the spell's effect. NetHack 3.6.7
// src/spell.c (spelleffects).

import {
  attemptView,
  castsByObject,
  chanceView,
  type KnownSpell,
  knownSpell,
  train,
} from '../../../actors/index.ts';
import {
  attemptToCast,
  type CastingAttempt,
  type CastingFact,
  exercisedBy,
  fadingNotice,
  memoryAfterCast,
  prerequisites,
  successChance,
} from '../../../casting/index.ts';
import { HeardChance, type Notebook } from '../../../chance/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { isDenied } from '../../../spellcraft/index.ts';
import {
  asksDirection,
  type CastArguments,
  isAttack,
  isCastable,
  subtypeOf,
} from '../../../spells/index.ts';
import { exerciseNamed } from '../../body/exercise/exercise.ts';
import { hurt } from '../../body/harm.ts';
import { eatTime } from '../../body/nutrition.ts';
import { pay } from '../../body/pay.ts';
import { giveAway } from '../../forces/reveal.ts';
import { castForgottenSpell } from '../../magic/backfire.ts';
import { castByObject } from '../../magic/cast-by-object.ts';
import { letLapse } from '../../magic/maintained-spells.ts';
import { type ChosenSpell, releaseSpell, timeSpent } from '../../magic/release-spell.ts';
import { askForArguments } from '../../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { Direction, RefusalReason } from '../../protocol/commands.ts';
import type { WaitingCast } from '../../protocol/pending.ts';
import { heard } from '../../state/heard/hearing.ts';
import type { GameState } from '../../state/state.ts';

/** Variations of a cast. */
interface Manner {
  /** Hit points may be spent instead of energy, if the rules allow it. */
  readonly strains?: boolean;
  /** The chosen target square; absent: a direction. */
  readonly target?: number;
  /** What was chosen besides; absent: nothing. */
  readonly arguments?: CastArguments;
}

/** A cast whose arguments are all chosen. */
export function castWaiting(state: GameState, waiting: WaitingCast): ActionResult {
  const { spell, direction, strains, target, text, item, count } = waiting;
  return cast(state, spell, direction, {
    strains,
    ...(target >= 0 && { target }),
    arguments: {
      ...(text !== '' && { text }),
      ...(item !== 0 && { item }),
      ...(count !== 0 && { count }),
    },
  });
}

/** Asks for the arguments of a cast that came without any. @returns whether it takes some */
function asks(
  state: GameState,
  { id }: GameObject,
  direction: Direction,
  { strains = false, target = -1, arguments: told }: Manner,
): boolean {
  const none = { text: '', item: 0, count: 0 };
  return (
    told === undefined && askForArguments(state, { spell: id, direction, strains, target, ...none })
  );
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
  if (isDenied(known.paths)) {
    return refuse('denied-path');
  }
  // Prayers are heard here as anywhere.
  if (known.pool === 'energy' && state.level.map.barsMagic(state.hero.square)) {
    return refuse('no-magic-here');
  }
  if (castsByObject(ruleset)) {
    if (lacksDirection(known, thing, direction, manner)) {
      return refuse('needs-direction');
    }
    if (asks(state, thing, direction, manner)) {
      return { cost: 0 };
    }
    return castByObject(state, { thing, known }, { direction, ...manner });
  }
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
  if (lacksDirection(known, thing, direction, manner)) {
    return refuse('needs-direction');
  }
  if (asks(state, thing, direction, manner)) {
    return { cost: 0 };
  }
  const notice = fadingNotice(rules, known.left);
  if (notice > 0) {
    state.logFelt('memory-fades', state.hero.id, thing.id, notice);
  }
  const ear = new AmuletEar();
  const luck = new HeardChance(state.luck('casting'), ear);
  const before = { energy: sheet.energy, grace: sheet.grace };
  const attempt = attemptToCast(luck, rules, view);
  heard(state, thing.archetype.name, {
    kind: 'casts',
    came: Number(attempt.outcome === 'cast'),
    rule: asked => Number(attemptToCast(asked, rules, view).outcome === 'cast'),
  });
  return carryOut(state, { thing, known }, attempt, ear, () =>
    releaseSpell(state, { thing, known }, { direction, ...manner }, before),
  );
}

/** Whether a direction has yet to be chosen. */
function lacksDirection(
  { facts }: KnownSpell,
  { archetype }: GameObject,
  direction: Direction,
  { target }: Manner,
): boolean {
  const { atSelf, whereFacing } = subtypeOf(facts.subtype);
  const wants = asksDirection(archetype) && !atSelf && !whereFacing;
  return wants && direction === 0 && target === undefined;
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
  { thing, known }: ChosenSpell,
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
  if (isAttack(thing.archetype) && (attempt.usesTurn || outcome === 'cast')) {
    giveAway(state);
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
    exerciseNamed(state, exercisedBy(ruleset.slots.casting, outcome));
    sheet.memory.set(thing.id, memoryAfterCast(ruleset.slots.casting, known.left));
    does();
  }
  return { cost: attempt.usesTurn ? timeSpent(state, known) : 0 };
}

/** Spends hit points for missing energy. */
function strain(state: GameState, spell: number, hitPoints: number): void {
  if (hitPoints > 0) {
    state.logFelt('exhausted', state.hero.id, spell, hitPoints);
    hurt(state, state.hero, hitPoints, 0, 'exhaustion');
  }
}
