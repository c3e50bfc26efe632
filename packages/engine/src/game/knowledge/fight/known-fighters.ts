// The enemies in sight as fighters, as far as the hero knows: what each may do in a move, how often it moves, and how
// much it takes to kill it. What he hasn't felt of a kind enters as what kinds of its level do, in proportion to how
// often they are met.

import {
  forcePace,
  keptPace,
  monsterKinds,
  monsterTraits,
  speedView,
} from '../../../actors/index.ts';
import { Distribution, type Enumerator } from '../../../chance/index.ts';
import { type Archetype, creatureFacts, TYPE } from '../../../objects/index.ts';
import type { MonsterBlowView } from '../../../rulesets/index.ts';
import { heroAllotment, monsterAllotment } from '../../../speed/index.ts';
import { noticedForces } from '../../forces/noticed.ts';
import { isThreat } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { inactivityOf } from '../inactivity.ts';
import { type KnownCreature, knownCreatures } from '../known.ts';
import { type KnownBlows, knownBlows } from '../known-blows.ts';
import { nextMovers } from '../next-movers.ts';

/** The blows that a fighter may have. */
interface LikelyNature {
  readonly blows: readonly MonsterBlowView[];
  readonly probability: number;
}

/** An enemy in sight. */
export interface KnownFighter {
  readonly known: KnownCreature;
  /** The blows that the hero has felt of its kind, with each weapon that it may hold; the probabilities sum to 1. */
  readonly felt: readonly LikelyNature[];
  /** Blows besides, as kinds of its level have them; the probabilities sum to 1. Empty: it has none. */
  readonly further: readonly LikelyNature[];
  /** What it casts from a list, if its kind was seen to. */
  readonly list: KnownBlows['list'];
  /** The spells that its kind was seen to cast. It casts in 1 of this many moves. */
  readonly spells: readonly Archetype[];
  readonly castsOneIn: number;
  readonly level: number;
  /** Its moves before the hero's next move, and before each later one. */
  readonly moves: readonly [first: Distribution, later: Distribution];
  readonly stays: boolean;
  /** It sleeps or is helpless; absent: it can act. */
  readonly inactive: 'asleep' | 'helpless' | undefined;
  /** Part of it is a guess from what kinds of its level do. */
  readonly guess: boolean;
}

/** Levels from that of an unknown kind within which it is compared with others. */
const SIMILAR = 1;

/** Every enemy in sight, nearest first. */
export function knownFighters(state: GameState, ask: Enumerator): KnownFighter[] {
  const firsts = new Map(nextMovers(state).map(({ id, moves }) => [id, moves]));
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
    const first = firsts.get(known.id) ?? [];
    const { monsters: bestiary } = state.sheet.lore;
    return [
      {
        known,
        ...naturesOf(state, blows, archetype, creature.blowLevel),
        list: blows.list,
        spells: archetype.inventory
          .filter(({ archetype: spell }) => bestiary.knowsAbility(archetype, spell))
          .map(({ archetype: spell }) => state.content.archetype(spell))
          .filter(({ type }) => type === TYPE.spell),
        castsOneIn: creature.traits.abilityOneIn,
        level: Math.max(1, creature.level),
        moves: [first.length === 0 ? later : Distribution.of(first), later] as const,
        stays: speed === 0,
        inactive: inactivityOf(creature).inactive,
      },
    ];
  });
}

/** Mean movement points of the hero in a turn; at least one, since he who never moves is asked about nothing. */
function heroPaceOf(state: GameState, ask: Enumerator): number {
  const { ruleset, sheet } = state;
  const points = ask.ask(heroAllotment, ruleset.slots.speed, speedView(ruleset, sheet));
  return Math.max(
    1,
    points.mean(value => value),
  );
}

/** Moves of a creature in each turn, spread as evenly as possible around an average. */
function timesOf(mean: number): Distribution {
  const whole = Math.floor(mean);
  return Distribution.of([
    [whole, 1 - (mean - whole)],
    [whole + 1, mean - whole],
  ]);
}

/** What a creature may do beside the hero. */
function naturesOf(
  state: GameState,
  { cases, blows, unfelt }: KnownBlows,
  kind: Archetype,
  blowLevel: number,
): Pick<KnownFighter, 'felt' | 'further' | 'guess'> {
  const known = cases.map(({ blows: views, probability }) => ({ blows: views, probability }));
  const felt = known.length > 0 ? known : [{ blows: [], probability: 1 }];
  if (!unfelt && known.length > 0) {
    return { felt, further: [], guess: known.length > 1 };
  }
  const armourClass = state.ruleset.bridges.descending(state.sheet.armourClass);
  // What is felt of it is known; other blows are those that kinds of its level have besides as many.
  const further = similarKinds(state, kind).map(({ blows: all, probability }) => ({
    blows: all.slice(blows.length).map(({ dice }) => ({ level: blowLevel, dice, armourClass })),
    probability,
  }));
  return { felt, further, guess: true };
}

/** Kinds that are met at about the level of a kind, with their blows. */
function similarKinds({ content }: GameState, kind: Archetype) {
  const level = kind.numbers.level ?? 0;
  const kinds = monsterKinds(content).filter(other => {
    const apart = Math.abs((other.numbers.level ?? 0) - level);
    return apart <= SIMILAR && monsterTraits(other).frequency > 0;
  });
  const total = kinds.reduce((sum, other) => sum + monsterTraits(other).frequency, 0);
  return kinds.length === 0
    ? [{ blows: creatureFacts(kind).blows.slice(0, 0), probability: 1 }]
    : kinds.map(other => ({
        blows: creatureFacts(other).blows,
        probability: monsterTraits(other).frequency / total,
      }));
}
