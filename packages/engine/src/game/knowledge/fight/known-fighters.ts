// The enemies in sight as fighters, as far as the hero knows: what each may do in a move, how often it moves, and how
// much it takes to kill it. What he hasn't felt of a kind enters as what kinds of its level do, in proportion to how
// often they are met.

import { type Ability, abilitiesOf, forcePace, keptPace } from '../../../actors/index.ts';
import { Distribution, type Enumerator } from '../../../chance/index.ts';
import {
  type Archetype,
  creatureFacts,
  factOf,
  GameObject,
  pathsOf,
} from '../../../objects/index.ts';
import { monsterAllotment } from '../../../speed/index.ts';
import type { PathSets } from '../../../spellcraft/index.ts';
import { speedOf } from '../../body/struck.ts';
import { noticedForces } from '../../forces/noticed.ts';
import { isThreat } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { inactivityOf } from '../inactivity.ts';
import { type KnownCreature, knownCreatures } from '../known.ts';
import { type KnownBlows, knownBlows } from '../known-blows.ts';
import { nextMovers } from '../next-movers.ts';
import { heroPaceOf } from './hero-pace.ts';
import { knownShots, missilesLeft } from './known-shots.ts';
import { type LikelyNatures, likelyNatures } from './likely-natures.ts';

/** An enemy in sight. */
export interface KnownFighter extends LikelyNatures {
  readonly known: KnownCreature;
  /** Hit points that it was seen to lose. */
  readonly lost: number;
  /** What it casts from a list, if its kind was seen to. */
  readonly list: KnownBlows['list'];
  /** The spells that its kind was seen to cast. It casts in 1 of this many moves in which one would reach the hero. */
  readonly abilities: readonly Ability[];
  /** The spell paths of its kind. */
  readonly paths: PathSets;
  readonly castsOneIn: number;
  /** The missiles that its kind was seen to shoot or throw. */
  readonly missiles: readonly Archetype[];
  /** How many of them it has left, as far as he knows; undefined: nobody can tell. */
  readonly missilesLeft: number | undefined;
  readonly level: number;
  /** Its place among all in the order of moves; 0 is the first one. */
  readonly turn: number;
  /** Its moves before the hero's next move, and before each later one. */
  readonly moves: readonly [first: Distribution, later: Distribution];
  readonly stays: boolean;
  /** Experience for whoever kills it, as far as it shows: it may have lost some of it. */
  readonly worth: number;
  /** Moves a tick, as rules by which monsters recover with each move take it. */
  readonly movesPerTick: number;
  /** It sleeps or is helpless; absent: it can act. */
  readonly inactive: 'asleep' | 'helpless' | undefined;
}

/** Every enemy in sight, nearest first. */
export function knownFighters(state: GameState, ask: Enumerator): KnownFighter[] {
  // Of those who may move the newest does so first.
  const movers = nextMovers(state).toReversed();
  const firsts = new Map(movers.map(({ id, moves }, turn) => [id, { moves, turn }]));
  const pace = heroPaceOf(state, ask);
  return knownCreatures(state).flatMap(known => {
    const creature = state.level.creatures.find(known.id);
    const blows = knownBlows(state, ask, known.id);
    if (creature === undefined || blows === undefined || !isThreat(state, creature)) {
      return [];
    }
    const noticed = noticedForces(state, creature);
    const speed = keptPace(
      noticed,
      Math.max(0, creature.facts.speed + forcePace(state.ruleset, noticed)),
    );
    const { adjustment, archetype } = creature;
    const mean = ask.ask(monsterAllotment, state.ruleset.slots.speed, { speed, adjustment });
    const later = timesOf(mean.mean(points => points) / pace);
    const { moves: first, turn } = firsts.get(known.id) ?? { moves: [], turn: 0 };
    return [
      {
        known,
        ...likelyNatures(state, blows, creature),
        lost: state.seat.damageSeen.get(known.id) ?? 0,
        list: blows.list,
        abilities: knownAbilities(state, archetype),
        paths: pathsOf(archetype),
        castsOneIn: creature.traits.abilityOneIn,
        missiles: knownShots(state, archetype),
        missilesLeft: missilesLeft(state, creature),
        level: Math.max(1, creature.level),
        turn,
        moves: [first.length === 0 ? later : Distribution.of(first), later] as const,
        stays: speed === 0,
        worth: worthOf(state, archetype, blows),
        movesPerTick: speedOf(state, creature),
        inactive: inactivityOf(creature).inactive,
      },
    ];
  });
}

/** Whether it strikes with a weapon is known once it was felt. */
function worthOf({ ruleset }: GameState, kind: Archetype, { blows }: KnownBlows): number {
  const isArmed = blows.some(({ method }) => method === 'weapon');
  return ruleset.bridges.experienceFor(factOf(kind, 'level'), creatureFacts(kind).speed, isArmed);
}

/** Moves of a creature in each turn, spread as evenly as possible around an average. */
function timesOf(mean: number): Distribution {
  const whole = Math.floor(mean);
  return Distribution.of([
    [whole, 1 - (mean - whole)],
    [whole + 1, mean - whole],
  ]);
}

/** What its kind was seen to cast, as its mind sees it. */
function knownAbilities({ content, sheet }: GameState, kind: Archetype): Ability[] {
  const { monsters } = sheet.lore;
  const seen = kind.inventory
    .filter(({ archetype: spell }) => monsters.knowsAbility(kind, spell))
    .map(({ archetype: spell }) => new GameObject(0, content.archetype(spell)));
  return abilitiesOf(seen, pathsOf(kind));
}
