// The chance of the hero to be dead after each of his next moves, from what he sees. He makes the act that is asked
// about, then stands his ground and strikes what is beside him, and everything in sight that he knows as an enemy acts
// as monsters do in play. Nothing that he doesn't know enters: what he hasn't felt of a kind is what kinds of its level
// do.

import { type Chance, Distribution, type Enumerator } from '../../../chance/index.ts';
import {
  type Command,
  type GameState,
  type KnownCreature,
  type KnownFighter,
  knownAttackers,
  knownFighters,
  knownGrowth,
  knownLives,
  knownLosses,
  knownMending,
  knownMendingOf,
  knownSelf,
  type TurnsAhead,
  turnsAhead,
} from '../../../game/index.ts';
import { factOf, weaponFacts } from '../../../objects/index.ts';
import {
  damageInTheOpen,
  type FightFoe,
  type FightView,
  type FirstAct,
  type FoeCast,
  type FoeNature,
  moveDamage,
  type SurvivalOdds,
  survivalOdds,
  uncertainAttackOdds,
} from '../../../odds/index.ts';
import { type HealingView, healing, type SpellcraftRules } from '../../../spellcraft/index.ts';
import { subtypeOf } from '../../../spells/index.ts';
import { distance } from '../../../world/index.ts';
import { type ActAsked, actAsked } from './act-asked.ts';
import { fightGround } from './fight-ground.ts';

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
  const ahead = turnsAhead(state, ask, moves, asked.price);
  const view = fightView(state, ask, fighters, asked, ahead);
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
  ahead: TurnsAhead,
): FightView {
  const ids = fighters.map(({ known }) => known.id);
  const { waking, minds } = state.ruleset.slots.world;
  const { wakesOneIn } = waking;
  const attackers = knownAttackers(state, ask);
  const growth = knownGrowth(state, ask);
  const { hitPoints, spare } = knownLives(state);
  return {
    hitPoints: Math.max(0, hitPoints),
    spare,
    losses: knownLosses(state, ahead),
    mending: knownMending(state, ask, ahead),
    ...(growth !== undefined && { growth }),
    spells: state.ruleset.slots.spells,
    foes: fighters.map(fighter =>
      foeOf(state, ask, fighter, { hero: square, price, wakesOneIn, attackers, ahead }),
    ),
    order: orderOf(fighters),
    act: named(act, fighters),
    ground: fightGround(state, square, ids),
    minds,
  };
}

/** The newest moves first. */
function orderOf(fighters: readonly KnownFighter[]): number[] {
  return fighters
    .map(({ turn }, index) => ({ turn, index }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ index }) => index);
}

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

/** What is the same for all foes. */
interface FoeAsked {
  /** Where the hero is after his act. */
  readonly hero: number;
  /** Time of the act, in moves. */
  readonly price: number;
  readonly wakesOneIn: number;
  /** The hero's blows. */
  readonly attackers: ReturnType<typeof knownAttackers>;
  readonly ahead: TurnsAhead;
}

function foeOf(
  state: GameState,
  ask: Enumerator,
  fighter: KnownFighter,
  { hero, price, wakesOneIn, attackers, ahead }: FoeAsked,
): FightFoe {
  const { known, lost, castsOneIn, moves, inactive, stays, movesPerTick } = fighter;
  const [first, later] = moves;
  const view = { attackers, target: known.target, brief: true };
  return {
    id: known.id,
    square: nearestOf(state, known, hero),
    natures: naturesOf(state, ask, fighter),
    hitPoints: known.hitPoints,
    lost,
    castsOneIn,
    struck: uncertainAttackOdds(state.ruleset.slots.combat, view, ask).damage,
    moves: [price === 1 ? first : longer(first, later, price), later],
    mends: knownMendingOf(state, known.id, ahead),
    worth: fighter.worth,
    ...(fighter.missilesLeft !== undefined && { missiles: fighter.missilesLeft }),
    movesPerTick,
    stays,
    ...(inactive !== undefined && {
      still: { wakesOneIn: inactive === 'asleep' ? wakesOneIn : 0 },
    }),
  };
}

/** The seen square of a creature that is nearest to another square. */
function nearestOf({ level }: GameState, { square, body }: KnownCreature, to: number): number {
  const away = (part: number) => distance(level.map, part, to);
  return body.squares.reduce((near, part) => (away(part) < away(near) ? part : near), square);
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
  const { felt, kinds, list } = fighter;
  const hitPoints = Math.max(0, state.hero.hitPoints);
  const cast = list && { rules: slots.casting, view: list };
  const afar = { casts: castsOf(state, ask, fighter), ...shotsOf(state, ask, fighter) };
  const known = felt.map(({ blows, probability }) => ({
    damage: moveDamage(bridges, { blows, hitPoints, list: cast }, ask).damage,
    probability,
  }));
  const [first, ...others] = kinds;
  if (others.length === 0 && first!.blows.length === 0) {
    const { traits, constitution } = first!;
    return known.map(nature => ({ ...nature, traits, constitution, ...afar }));
  }
  const own = Distribution.mixture(
    known.map(({ probability, damage }) => [probability, damage] as const),
  );
  return kinds.map(({ blows, probability, traits, constitution }) => ({
    damage: own.plus(moveDamage(bridges, { blows, hitPoints }, ask).damage),
    probability,
    traits,
    constitution,
    ...afar,
  }));
}

/** The spells that its kind was seen to cast, and what they do to the hero. */
function castsOf(
  state: GameState,
  ask: Enumerator,
  { abilities, paths, level, known }: KnownFighter,
): readonly FoeCast[] {
  const { content, ruleset } = state;
  if (known.friendly || abilities.length === 0) {
    return [];
  }
  const target = knownSelf(state);
  return abilities.map(ability => {
    const { archetype: spell } = ability.thing;
    const order = { spell, facts: ability.facts, level, damageBonus: 0, ...paths };
    const view = { content, order, distance: 2, target };
    return {
      ability,
      damage: damageInTheOpen(ask, ruleset.slots.spells, view),
      ...healsOf(ask, ruleset.slots.spells, ability),
    };
  });
}

/** What a healing spell gives back to its caster, by the rule that is played. */
function healsOf(
  ask: Enumerator,
  rules: SpellcraftRules,
  { thing, facts }: KnownFighter['abilities'][number],
): Pick<FoeCast, 'heals'> {
  const [dam, spellHp] = [factOf(thing.archetype, 'dam'), factOf(thing.archetype, 'hp')];
  return subtypeOf(facts.subtype).name === 'healing' && (dam > 0 || spellHp > 0)
    ? { heals: ask.askNumber(healedFromNothing, rules, { dam, spellHp, hp: 0, maxHp: ENOUGH }) }
    : {};
}

/** More hit points than any creature has. */
const ENOUGH = 1_000_000;

function healedFromNothing(chance: Chance, rules: SpellcraftRules, view: HealingView): number {
  return healing(chance, rules, view).hp;
}

/** What it shoots or throws, with any of the missiles that its kind was seen to use, from where it stands now. */
function shotsOf(
  state: GameState,
  ask: Enumerator,
  { missiles, known }: KnownFighter,
): Pick<FoeNature, 'shots'> {
  const { bridges } = state.ruleset;
  if (missiles.length === 0 || known.friendly) {
    return {};
  }
  const { map } = state.level;
  const far = distance(map, known.square, state.hero.square);
  const armourClass = bridges.descending(state.sheet.armourClass);
  const damages = missiles.map(missile => {
    const { dice, sides } = weaponFacts(missile);
    const view = {
      distance: Math.max(NEAREST_SHOT, far),
      dice: { count: dice, sides, bonus: 0 },
      toHit: missile.numbers.toHit ?? 0,
      armourClass,
    };
    return ask.askNumber(bridges.monsterShot, bridges, view);
  });
  return {
    shots: Distribution.mixture(damages.map(damage => [1, damage] as const)),
  };
}

/** A creature beside him strikes instead. */
const NEAREST_SHOT = 2;
