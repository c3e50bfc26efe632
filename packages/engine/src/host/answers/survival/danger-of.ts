// The chance of the hero to be dead after each of his next moves, from what he sees. He makes the act that is asked
// about, then stands his ground and strikes what is beside him, and everything in sight that he knows as an enemy comes
// at him. Nothing that he doesn't know enters: what he hasn't felt of a kind is what kinds of its level do.

import { Distribution, type Enumerator } from '../../../chance/index.ts';
import {
  type Command,
  type GameState,
  type KnownFighter,
  knownAttackers,
  knownFighters,
  knownSelf,
} from '../../../game/index.ts';
import { pathsOf, spellFacts } from '../../../objects/index.ts';
import {
  damageInTheOpen,
  type FightFoe,
  type FightView,
  type FirstAct,
  type FoeNature,
  moveDamage,
  type SurvivalOdds,
  survivalOdds,
  uncertainAttackOdds,
} from '../../../odds/index.ts';
import { isCastable } from '../../../spells/index.ts';
import { DistanceMap, FLY, WALK } from '../../../world/index.ts';
import { type ActAsked, actAsked } from './act-asked.ts';

/** The danger to the hero. */
export interface Danger extends SurvivalOdds {
  /** Enemies in sight that were counted, nearest first, by id. */
  readonly foes: readonly number[];
  /** It rests on guesses about what these enemies do. */
  readonly guess: boolean;
  /** It is known what the act does to the fight. */
  readonly foreseen: boolean;
}

/**
 * The chance to be dead after 1, 2, … `moves` moves, as far as the hero knows. Pure: it draws none of the game's luck,
 * and equal knowledge gives equal answers.
 * @param moves 1…20
 * @param act what the hero does first; absent: he stands his ground
 * @throws UsageError for another number of moves
 */
export function dangerOf(state: GameState, ask: Enumerator, moves: number, act?: Command): Danger {
  const fighters = state.ending === undefined ? knownFighters(state, ask) : [];
  const asked = actAsked(state, ask, act, fighters);
  const view = fightView(state, ask, fighters, asked);
  return {
    ...survivalOdds(view, moves),
    foes: fighters.map(({ known }) => known.id),
    guess: fighters.some(({ guess }) => guess),
    foreseen: asked.foreseen,
  };
}

function fightView(
  state: GameState,
  ask: Enumerator,
  fighters: readonly KnownFighter[],
  { square, act, price }: ActAsked,
): FightView {
  const { map } = state.level;
  const steps = new DistanceMap(map);
  const { bits } = state.memory.known;
  steps.measure(square, WALK | FLY, MOST_STEPS, bits);
  const { wakesOneIn } = state.ruleset.slots.world.waking;
  return {
    hitPoints: Math.max(0, state.hero.hitPoints),
    losses: lossesOf(state),
    foes: fighters.map(fighter => foeOf(state, ask, fighter, { price, wakesOneIn })),
    act: named(act, fighters),
    ground: {
      steps: on => steps.steps(on),
      offsets: [...map.offsets],
      sees: on => state.memory.sight.inLine(on),
    },
  };
}

/** Steps around the hero within which foes come at him. */
const MOST_STEPS = 40;

/** A foe is named by its index. */
function named(act: ActAsked['act'], fighters: readonly KnownFighter[]): FirstAct {
  const indexOf = (id: number) => fighters.findIndex(({ known }) => known.id === id);
  switch (act.kind) {
    case 'strike':
      return { kind: 'strike', foe: indexOf(act.target) };
    case 'passive':
      return act;
    case 'harm':
      return {
        kind: 'harm',
        damage: act.damage.flatMap(([id, damage]) =>
          indexOf(id) < 0 ? [] : [[indexOf(id), damage] as const],
        ),
      };
  }
}

function foeOf(
  state: GameState,
  ask: Enumerator,
  fighter: KnownFighter,
  { price, wakesOneIn }: { readonly price: number; readonly wakesOneIn: number },
): FightFoe {
  const { known, moves, inactive, stays } = fighter;
  const [first, later] = moves;
  const attackers = knownAttackers(state, ask);
  const view = { attackers, target: known.target, brief: true };
  return {
    id: known.id,
    square: known.square,
    natures: naturesOf(state, ask, fighter),
    hitPoints: known.hitPoints,
    struck: uncertainAttackOdds(state.ruleset.slots.combat, view, ask).damage,
    moves: [price === 1 ? first : longer(first, later, price), later],
    stays,
    ...(inactive !== undefined && {
      still: { wakesOneIn: inactive === 'asleep' ? wakesOneIn : 0 },
    }),
  };
}

/** Moves during an act that takes longer than one move. */
function longer(first: Distribution, later: Distribution, price: number): Distribution {
  const more = Math.max(0, price - 1) * later.mean;
  const whole = Math.floor(more);
  return first.plus(
    Distribution.of([
      [whole, 1 - (more - whole)],
      [whole + 1, more - whole],
    ]),
  );
}

function naturesOf(state: GameState, ask: Enumerator, fighter: KnownFighter): readonly FoeNature[] {
  const { bridges, slots } = state.ruleset;
  const { felt, further, list } = fighter;
  const hitPoints = Math.max(0, state.hero.hitPoints);
  const cast = list && { rules: slots.casting, view: list };
  const afar = afarOf(state, ask, fighter);
  const known = felt.map(({ blows, probability }) => ({
    damage: moveDamage(bridges, { blows, hitPoints, list: cast }, ask).damage,
    probability,
    ...afar,
  }));
  if (further.length === 0) {
    return known;
  }
  const own = Distribution.mixture(
    known.map(({ probability, damage }) => [probability, damage] as const),
  );
  return further.map(({ blows, probability }) => ({
    damage: own.plus(moveDamage(bridges, { blows, hitPoints }, ask).damage),
    probability,
    ...afar,
  }));
}

/** What it does from afar, with any of the spells that its kind was seen to cast. */
function afarOf(
  state: GameState,
  ask: Enumerator,
  { spells, castsOneIn, level, known }: KnownFighter,
): Pick<FoeNature, 'afar'> {
  const { content, ruleset } = state;
  const target = knownSelf(state);
  const damages = spells
    .filter(({ subtype }) => isCastable(subtype))
    .map(spell => {
      const paths = pathsOf(spell);
      const order = { spell, facts: spellFacts(spell), level, damageBonus: 0, ...paths };
      return damageInTheOpen(ask, ruleset.slots.spells, { content, order, distance: 2, target });
    })
    .filter(({ max }) => max > 0);
  return damages.length === 0 || known.friendly
    ? {}
    : {
        afar: {
          oneIn: castsOneIn,
          reach: ruleset.slots.world.minds.aimsWithin,
          damage: Distribution.mixture(damages.map(damage => [1, damage] as const)),
        },
      };
}

/** Hit points that the hero is sure to lose in each move: by poison, and all of them where he chokes. */
function lossesOf({ hero, sheet }: GameState): readonly number[] {
  const poisoned = sheet.conditions.timed('poisoned');
  const choking = sheet.conditions.has('strangled') ? sheet.conditions.left('strangled') : 0;
  const turns = Math.max(poisoned, choking);
  const losses = Array.from({ length: Math.min(turns, MOST_TURNS) }, (_, turn) =>
    choking > 0 && turn + 1 === choking ? hero.hitPoints + 1 : Number(turn < poisoned),
  );
  return losses.length === 0 ? [] : [...losses, 0];
}

/** Turns of a condition that are looked ahead. */
const MOST_TURNS = 20;
