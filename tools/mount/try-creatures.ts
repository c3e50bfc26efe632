// Tries every creature of a pack: awake, five squares from the hero, for 100 turns. It must come nearer if it can,
// its blows must agree with the odds, and it must die once its hit points fall below 0.

import { type Creature, monsterTraits } from '@roguewright/engine/actors';
import { Enumerator } from '@roguewright/engine/chance';
import { blowView, type GameEvent } from '@roguewright/engine/game';
import { type Archetype, packOf, TYPE } from '@roguewright/engine/objects';
import { type Arena, FIVE_OFF, Trial } from './arena.ts';
import type { Findings } from './findings.ts';

const TURNS = 100;

/** Moves that a slow creature has until it leaves its square: it may cast, and use up a wand first. */
const MOST_MOVES = 120;

/** Movement points of a move. */
const MOVE = 12;

/** Standard deviations beyond which hits or damage disagree with the odds. */
const MOST_DEVIATIONS = 4;

/** Sums of what blows did and of what the odds say. */
class BlowSums {
  blows = 0;
  #hits = 0;
  #hitsDue = 0;
  #hitVariance = 0;
  #damage = 0;
  #damageDue = 0;
  #damageVariance = 0;

  add(damage: number, odds: BlowOdds): void {
    this.blows++;
    this.#hits += Number(damage > 0);
    this.#hitsDue += odds.hit;
    this.#hitVariance += odds.hit * (1 - odds.hit);
    this.#damage += damage;
    this.#damageDue += odds.mean;
    this.#damageVariance += odds.variance;
  }

  /** Deviation of the hits, and of the damage. */
  get deviations(): readonly [number, number] {
    return [
      deviation(this.#hits, this.#hitsDue, this.#hitVariance),
      deviation(this.#damage, this.#damageDue, this.#damageVariance),
    ];
  }
}

function deviation(got: number, due: number, variance: number): number {
  return variance < 1e-9
    ? Math.abs(got - due) < 1e-6
      ? 0
      : Number.POSITIVE_INFINITY
    : (got - due) / Math.sqrt(variance);
}

interface BlowOdds {
  readonly hit: number;
  readonly mean: number;
  readonly variance: number;
}

/** Tries the creatures. */
export function tryCreatures(
  arena: Arena,
  pack: string,
  findings: Findings,
  isChosen: (index: number) => boolean,
): void {
  const kinds = arena.content.archetypes.filter(
    ({ id, flags, type, numbers, partOf }) =>
      packOf(id) === pack &&
      flags.has('monster') &&
      type !== TYPE.spell &&
      (numbers.hitPoints ?? 0) > 0 &&
      partOf === undefined,
  );
  for (const kind of kinds.filter((_, index) => isChosen(index))) {
    findings.count('creatures');
    findings.try(kind.id, () => tryCreature(arena, kind, findings));
  }
}

function tryCreature(arena: Arena, kind: Archetype, findings: Findings): void {
  const { fights } = monsterTraits(kind);
  const place = { shape: kind.shape, distance: fights === 'waits' ? 1 : FIVE_OFF };
  const trial = new Trial(arena, `creature ${kind.id}`, place);
  const { state } = trial;
  const creature = trial.creature(kind);
  const [begun, sums] = [creature.square, new BlowSums()];
  let moved = false;
  findings.count('squares', creature.archetype.shape.size);
  const mostTurns = Math.max(TURNS, Math.ceil((MOST_MOVES * MOVE) / Math.max(1, creature.speed)));
  const isOver = (turn: number) => turn >= (moved ? TURNS : mostTurns);
  for (let turn = 0; !isOver(turn) && creature.alive && state.ending === undefined; turn++) {
    const odds = oddsOf(arena, state.sheet.armourClass, creature);
    const { events } = trial.perform({ kind: 'search', count: 1 });
    moved ||= creature.square !== begun;
    findings.expect(takesAll(trial, creature), () => `${kind.id}: not on all of its squares`);
    addBlows(sums, events, creature, odds);
  }
  const isStuck = !canMove(arena, creature);
  findings.count('creatures that moved', Number(moved));
  findings.expect(
    moved || isStuck || !creature.alive,
    () => `${kind.id}: never moved in ${TURNS} turns or ${MOST_MOVES} moves`,
  );
  findings.count('blows', sums.blows);
  for (const [place, name] of ['hits', 'damage'].entries()) {
    const apart = sums.deviations[place]!;
    findings.expect(Math.abs(apart) < MOST_DEVIATIONS, () => {
      return `${kind.id}: ${name} ${apart.toFixed(1)} standard deviations from the odds`;
    });
  }
  if (creature.alive) {
    die(trial, creature, kind, findings);
  }
}

/**
 * Whether its archetype lets it move: it has a speed, may leave its square, and isn't bound to water. One that waits
 * for its enemy (`attack_movement` 4) is put beside him, strikes first, and steps back then.
 */
function canMove({ ruleset }: Arena, { traits, speed }: Creature): boolean {
  const { minds } = ruleset.slots.world;
  const moves = Math.floor((speed * TURNS) / MOVE);
  const strikes = traits.fights === 'waits' ? minds.patterns.waits.attacks : 0;
  return moves > strikes && !traits.staysPut && traits.gait !== 'swim';
}

/** Whether a living creature of n squares stands on n open squares, and on no others. */
function takesAll({ state }: Trial, creature: Creature): boolean {
  if (!creature.alive) {
    return true;
  }
  const { map } = state.level;
  const { shape } = creature.archetype;
  const squares = [...shape.offsets(map.stride)].map(offset => creature.square + offset);
  const taken = [...map.occupant.keys()].filter(square => map.occupant[square] === creature.id);
  return (
    taken.length === shape.size &&
    squares.every(square => map.occupant[square] === creature.id && map.openToEffects(square))
  );
}

/** It dies by damage of all its hit points and 1, and not by less. Crossfire server/attack.c (kill_object). */
function die(trial: Trial, creature: Creature, kind: Archetype, findings: Findings): void {
  creature.hitPoints = 0;
  findings.expect(creature.alive, () => `${kind.id}: dead at 0 hit points`);
  creature.hitPoints = -1;
  findings.expect(creature.gone, () => `${kind.id}: alive below 0 hit points`);
  findings.expect(
    trial.state.level.map.occupant[creature.square] === creature.id,
    () => `${kind.id}: not on its square`,
  );
}

function oddsOf({ ruleset }: Arena, armourClass: number, creature: Creature): readonly BlowOdds[] {
  const ask = new Enumerator();
  const { bridges } = ruleset;
  return creature.facts.blows.map(blow => {
    const view = blowView(creature, blow, bridges.descending(armourClass));
    const { distribution } = ask.remember(bridges.monsterBlow, bridges, view);
    const { mean, variance } = distribution!;
    return { hit: distribution!.atLeast(1), mean, variance };
  });
}

/** Counts the blows of a turn. What is shot or cast is left out. */
function addBlows(
  sums: BlowSums,
  events: readonly GameEvent[],
  creature: Creature,
  odds: readonly BlowOdds[],
): void {
  let place = 0;
  let isShot = false;
  for (const event of events) {
    if ((event.kind === 'shot' || event.kind === 'cast') && event.actor === creature.id) {
      isShot = true;
    } else if ((event.kind === 'hit' || event.kind === 'missed') && event.actor === creature.id) {
      const one = odds[place % Math.max(1, odds.length)];
      if (!isShot && one !== undefined) {
        sums.add(event.kind === 'hit' ? event.damage : 0, one);
      }
      place += isShot ? 0 : 1;
      isShot = false;
    }
  }
}
