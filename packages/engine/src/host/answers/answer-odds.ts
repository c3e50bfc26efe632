// Answers questions about attacks, casts and zaps, from the hero's knowledge.

import { graceInEnergy } from '../../actors/index.ts';
import type { CastingRules } from '../../casting/index.ts';
import type { Enumerator } from '../../chance/index.ts';
import { UsageError } from '../../errors/index.ts';
import {
  directionTo,
  type GameState,
  isGuess,
  type KnownCast,
  type KnownCreature,
  knownAttackers,
  knownCast,
  knownCreatures,
  knownFormPower,
  knownZap,
  likelyDirections,
  wearsUnknownRing,
  zapObstacle,
} from '../../game/index.ts';
import {
  blowEffects,
  type CastEnd,
  type CastOdds,
  castOdds,
  chanceChanges,
  type Explanation,
  type OddsAnswer,
  objectCastOdds,
  type TargetOdds,
  uncertainAttackOdds,
} from '../../odds/index.ts';
import { castingTime, isDenied } from '../../spellcraft/index.ts';
import type { CastArguments } from '../../spells/index.ts';
import {
  explainNotes,
  STEP_REELS,
  tellChanceChange,
  tellRefusal,
  UNTOLD_EFFECT,
} from '../../words/index.ts';
import { distance } from '../../world/index.ts';
import { emptyAnswer, mayBe, plot, TURNS_SHOWN } from './answer-parts.ts';
import { answerTool } from './answer-tool.ts';
import { answerWall } from './answer-wall.ts';
import { passiveOdds } from './companions/passive-odds.ts';
import { changeOutcomes } from './deeds/change-odds.ts';
import { reelingRelease } from './release/reeling-release.ts';
import { releasedOdds } from './release/released-odds.ts';
import { struckBackOdds } from './struck-back-odds.ts';

/** The odds of an attack on a creature or a wall. Throws a UsageError for an unseen target. */
export function answerAttack(state: GameState, ask: Enumerator, id: number): OddsAnswer {
  const creature = knownCreatures(state).find(known => known.id === id);
  if (creature === undefined) {
    return answerWall(state, ask, id);
  }
  const attackers = knownAttackers(state, ask);
  const { target: struck, hitPoints } = creature;
  const view = { attackers, target: struck, hitPoints };
  const odds = uncertainAttackOdds(state.ruleset.slots.combat, view, ask);
  const effects = blowEffects(ask, state.ruleset.slots.spells, {
    target: creature,
    hitPoints,
    attackTypes: state.sheet.worn.knownAttackTypes,
    level: state.sheet.level,
    damage: odds.damage,
  });
  const target: TargetOdds = {
    id,
    name: creature.name,
    hitChance: odds.hit,
    damage: plot(odds.damage),
    meanDamage: odds.damage.mean,
    killChance: odds.kill,
    hitPoints: plot(creature.hitPoints),
    turnsToKill: [...odds.turns.slice(0, TURNS_SHOWN)].map((share, index) => [index + 1, share]),
    ...(effects.length > 0 && { effects }),
  };
  return {
    ...emptyAnswer('attack'),
    asFarAsYouKnow: isGuess(creature.hitPoints) || attackers.length > 1 || wearsUnknownRing(state),
    ticks: 10,
    targets: [
      target,
      ...struckBackOdds(state, ask, id, odds.anyHit),
      ...passiveOdds(state, ask, id, { hits: odds.anyHit, kills: odds.kill }),
    ],
    explanation: [...stepLines(state, ask, creature), ...explainNotes(odds.notes)],
  };
}

/** How often a step towards a neighbour strikes it, of a hero who reels: the page's arrow keys are steps. */
function stepLines(state: GameState, ask: Enumerator, { body }: KnownCreature): Explanation[] {
  const { hero, level } = state;
  const near = body.squares.find(square => distance(level.map, hero.square, square) === 1);
  if (near === undefined) {
    return [];
  }
  const { probability } = likelyDirections(state, ask, directionTo(state, near))[0]!;
  return probability === 1 ? [] : [{ text: STEP_REELS, probability }];
}

/** Where a cast goes, and its arguments. */
interface AskedCast {
  readonly direction: number;
  readonly target?: number;
  readonly arguments: CastArguments | undefined;
}

/**
 * The odds of a cast. A cast that would be refused touches nothing, and has the chance to fail that it would
 * have if it were tried. Throws a UsageError for an unknown spell.
 */
export function answerCast(
  state: GameState,
  ask: Enumerator,
  asked: 'cast' | 'cast-at',
  spell: number,
  { direction, target, arguments: told }: AskedCast,
): OddsAnswer {
  const cast = knownCast(state, spell, direction, target, told);
  if (cast === undefined) {
    throw new UsageError('spell', spell, 'a spell that the hero knows');
  }
  const { slots } = state.ruleset;
  const odds =
    cast.byObject === undefined
      ? castOdds(slots.casting, { caster: cast.caster, attempt: cast.attempt }, ask)
      : objectCastOdds(slots.spells, cast.byObject, ask);
  const { facts, paths } = cast.spell;
  const time = castingTime(slots.spells, { castingTime: facts.castingTime, paths });
  const isBarred = cast.spell.pool === 'energy' && state.memory.knowsBarred(state.hero.square);
  const barred = isBarred ? { refused: 'no-magic-here' } : refusalOf(odds);
  const refusal = isDenied(paths) ? { refused: 'denied-path' } : barred;
  const isRefused = refusal.refused !== undefined;
  const released = isRefused
    ? emptyAnswer(asked)
    : releasedOdds(state, ask, cast.order, 1 - odds.failPercent / 100, {
        energy: cast.spell.pool === 'energy' ? odds.price : 0,
        grace: cast.spell.pool === 'grace' ? odds.price : odds.grace,
      });
  const paid = odds.paid.list.find(({ value }) => value.outcome === 'cast')?.value;
  return {
    ...emptyAnswer(asked),
    ...released,
    asFarAsYouKnow: cast.guess || released.asFarAsYouKnow,
    failPercent: isRefused ? 100 - odds.chance : odds.failPercent,
    price: odds.price,
    pool: cast.spell.pool,
    andGrace: odds.grace,
    forGrace: forGraceOf(slots.casting, cast, odds.chance),
    nutrition: paid?.nutrition ?? 0,
    ticks: time.exact,
    ...refusal,
    explanation: [
      ...explainNotes(odds.notes),
      ...(cast.byObject === undefined ? changesOf(slots.casting, cast) : []),
      ...released.explanation,
    ],
  };
}

/** The energy that replaces grace, for a role without grace. */
function forGraceOf(rules: CastingRules, cast: KnownCast, chance: number): number {
  return cast.byObject === undefined
    ? graceInEnergy(rules, cast.spell, { ...cast.attempt, chance })
    : cast.spell.forGrace;
}

/** Ends of an attempt that was made. */
const TRIED: readonly CastEnd[] = [
  'cast',
  'fail',
  'forgotten',
  'prayer-unheard',
  'fumbled',
  'bungled',
  'strayed',
  'mishap',
];

/** Why the cast would certainly be refused, if so. A forgotten spell isn't refused; it backfires. */
function refusalOf({ ends }: CastOdds): Pick<OddsAnswer, 'refused'> {
  const [only, ...others] = ends.keys();
  return only === undefined || TRIED.includes(only) || others.length > 0 ? {} : { refused: only };
}

/** The effect of removed armour, another level or another skill. */
function changesOf(rules: CastingRules, { caster, attempt }: KnownCast): Explanation[] {
  return chanceChanges(rules, caster, attempt).map(change => ({
    text: tellChanceChange(change),
    probability: 1,
  }));
}

/** The odds of a power of the hero's form. Throws a UsageError for one that he hasn't. */
export function answerFormPower(
  state: GameState,
  ask: Enumerator,
  place: number,
  direction: number,
): OddsAnswer {
  const known = knownFormPower(state, place, direction);
  if (known === undefined) {
    throw new UsageError('power', place, 'the place of a power of the form that the hero has');
  }
  const { energy, ticks, order, refused } = known;
  const answer = { ...emptyAnswer('form-power'), price: energy, ticks };
  if (refused !== undefined) {
    return { ...answer, refused, explanation: [{ text: tellRefusal(refused), probability: 1 }] };
  }
  const released = releasedOdds(state, ask, order, 1, { energy, grace: 0 });
  return { ...answer, ...released };
}

/** The odds of a zap with a wand of a known kind; the effect of another wand is unknown to him. */
export function answerZap(
  state: GameState,
  ask: Enumerator,
  item: number,
  direction: number,
): OddsAnswer {
  const zap = knownZap(state, ask, item, direction);
  if (zap === undefined) {
    throw new UsageError('item', item, 'a wand that the hero carries');
  }
  const refused = zapObstacle(state, item);
  if (refused !== undefined) {
    const explanation = [{ text: tellRefusal(refused), probability: 1 }];
    return { ...emptyAnswer('zap'), refused, explanation };
  }
  if (zap === 'unknown') {
    return {
      ...emptyAnswer('zap'),
      certainty: { kind: 'unknown' },
      asFarAsYouKnow: true,
      ticks: 10,
      ...mayBe(state, ask, item),
    };
  }
  if (zap.order !== undefined && state.memory.knowsBarred(state.hero.square)) {
    const explanation = [{ text: tellRefusal('no-magic-here'), probability: 1 }];
    return { ...emptyAnswer('zap'), refused: 'no-magic-here', explanation };
  }
  const fails = { failPercent: 100 * (1 - zap.works), ticks: 10 };
  if (zap.order === undefined) {
    const outcomes = zap.usedUp
      ? { outcomes: changeOutcomes(state, ask, item) ?? [{ text: UNTOLD_EFFECT, probability: 1 }] }
      : answerTool(state, ask, item, direction);
    return { ...emptyAnswer('zap'), asFarAsYouKnow: zap.guess, ...fails, ...outcomes };
  }
  const { order, works } = zap;
  const released = zap.reels
    ? reelingRelease(state, ask, order, works)
    : releasedOdds(state, ask, order, works);
  return {
    ...emptyAnswer('zap'),
    ...released,
    asFarAsYouKnow: released.asFarAsYouKnow || zap.guess,
    ...fails,
  };
}
