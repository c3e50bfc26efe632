// The creatures of one level as bearers of forces.

import { type Creature, mayEnter } from '../../actors/index.ts';
import { pathsOf, textOf } from '../../objects/index.ts';
import { attackNumber } from '../../spellcraft/index.ts';
import {
  type Bearers,
  type BearerView,
  type Force,
  type Forces,
  type Gifts,
  isLastWarning,
  type NewForce,
} from '../../spells/index.ts';
import { bearsHero } from '../movement/floating.ts';
import type { ForceEventKind } from '../protocol/force-events.ts';
import { calm } from '../state/alarm.ts';
import { areFoes } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';
import { enterAuras } from './auras.ts';
import { noticeForce } from './noticed.ts';
import { changeForces, isAloft } from './refit-bearer.ts';
import { scoresOf } from './scores.ts';

/** Number of the attack type of magic. */
const MAGIC = attackNumber('magic');

/** The event of a force that begins; absent: `force-began`. */
const BEGINS: Readonly<Partial<Record<Force['kind'], ForceEventKind>>> = {
  disease: 'fell-ill',
  immunity: 'grew-immune',
};

/** The duration of a recall that acts at the end of this tick. */
const DUE = -1;

/** The hero and the monsters of one level. */
export class LevelBearers implements Bearers {
  readonly #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  forcesOf(creature: number): Forces | undefined {
    return (this.#find(creature) ?? this.#state.level.fixtures.find(creature))?.forces;
  }

  bearer(creature: number): BearerView {
    const state = this.#state;
    const own = state.of(creature);
    const body = own?.hero ?? state.creature(creature);
    const { resistances, race, kindName, flags, mostHitPoints } = trueFactsOf(state, body);
    const undead = flags.includes('undead');
    const { points } = state.ruleset.slots.world.foreign.creatures.speed;
    // The program knows no families beside the race of a kind's file.
    const asText = state.ruleset.slots.spells.hits.racesAsText && own === undefined;
    const races = asText ? textOf(body.archetype, 'race') : race;
    const common = {
      resistsMagic: resistances[MAGIC] ?? 0,
      patient: { race: races, kindName, undead, isHero: own !== undefined, mostHitPoints },
    };
    if (own === undefined) {
      const kind = pathsOf(body.archetype).denied;
      const denied = kind | body.forces.sum.paths.denied;
      return { ...common, pace: body.speed / points, denied };
    }
    const { baseSpeed } = own.pace.read(own.ruleset, own.sheet);
    const { denied } = own.sheet.worn.paths;
    return { ...common, scores: scoresOf(own), pace: baseSpeed / points, denied };
  }

  begin(creature: number, begun: NewForce): void {
    const state = this.#state;
    const bearer = this.#find(creature);
    if (bearer === undefined) {
      // An aura cast by a fixture is around the fixture.
      state.level.fixtures.find(creature)?.forces.begin(state.newId(), begun);
      return;
    }
    if (!bearer.alive) {
      return;
    }
    const id = state.newId();
    const force = bearer.forces.begin(id, begun);
    noticeForce(state, bearer, force);
    if (force.kind !== 'symptom') {
      this.#tell(BEGINS[force.kind] ?? 'force-began', bearer, force);
    }
    changeForces(state, bearer);
  }

  renew(creature: number, force: Force, duration: number): void {
    force.duration = duration;
    force.whole = duration;
    const bearer = this.#find(creature);
    if (bearer !== undefined) {
      this.#tell('force-renewed', bearer, force);
      noticeForce(this.#state, bearer, force);
    }
  }

  alter(creature: number, force: Force, gives: Gifts): void {
    const bearer = this.#find(creature);
    const isSame = Object.entries(gives).every(([key, points]) => force.gives[key] === points);
    if (bearer !== undefined && !isSame) {
      bearer.forces.alter(force, gives);
      changeForces(this.#state, bearer);
    }
  }

  fades(creature: number, force: Force): void {
    const own = this.#state.of(creature);
    if (own !== undefined) {
      const isLast = isLastWarning(own.ruleset.slots.spells.forces, force);
      own.logFelt(isLast ? 'force-runs-out' : 'force-fades', creature, force.id);
    }
  }

  end(creature: number, force: Force): void {
    if (force.kind === 'recall' && force.duration === 0) {
      // It takes its bearer away when everything else in the tick has happened (ways/going-home.ts).
      force.duration = DUE;
      return;
    }
    const bearer = this.#find(creature);
    if (bearer !== undefined) {
      if (force.kind !== 'symptom') {
        this.#tell('force-ended', bearer, force);
      }
      const floated = isAloft(this.#state, bearer);
      bearer.forces.end(force);
      changeForces(this.#state, bearer, floated);
    } else {
      this.#state.level.fixtures.find(creature)?.forces.end(force);
    }
  }

  passes(creature: number, square: number): boolean {
    const { map } = this.#state.level;
    if (square < 0 || !map.has(square)) {
      return false;
    }
    const own = this.#state.of(creature);
    if (own !== undefined) {
      return bearsHero(own, square);
    }
    const bearer = this.#state.level.creatures.find(creature);
    if (bearer === undefined) {
      return map.openToEffects(square);
    }
    const { traits } = bearer;
    return mayEnter(traits, map.terrain[square]!) && map.openToEffects(square);
  }

  entered(creature: number, square: number): void {
    enterAuras(this.#state, creature, square);
  }

  standsWith(bearer: number, other: number): boolean {
    const state = this.#state;
    const [own, there] = [this.#find(bearer), this.#find(other)];
    // Heroes carry no mark of friendship: an aura of healing leaves them out, as in the program.
    const isHero = state.of(other) !== undefined;
    return own !== undefined && there !== undefined && !isHero && !areFoes(state, own, there);
  }

  hide(creature: number): void {
    const state = this.#state;
    if (state.of(creature) === undefined) {
      return;
    }
    for (const monster of state.level.creatures.all) {
      if (monster.hunts && monster.alive) {
        calm(monster);
      }
    }
  }

  #find(id: number): Creature | undefined {
    return this.#state.of(id)?.hero ?? this.#state.level.creatures.find(id);
  }

  #tell(kind: ForceEventKind, bearer: Creature, { id }: Force): void {
    const own = this.#state.of(bearer.id);
    if (own === undefined) {
      this.#state.logSeen(kind, bearer, bearer.id, id);
    } else {
      own.logFelt(kind, bearer.id, id);
    }
  }
}
