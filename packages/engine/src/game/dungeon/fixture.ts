// Fixtures: objects that stand on a square beside items and effects, such as runes, firewalls, plates, levers
// and signs. What a kind does is in the room `fixtures`.

import {
  type Archetype,
  GameObject,
  type GameObjectState,
  isOpenTrap,
  TYPE,
} from '../../objects/index.ts';
import { type CastOrder, type ForceState, Forces } from '../../spells/index.ts';

/** A new effect's or fixture's clock, in single precision. Crossfire common/loader.l. */
const FRESH_CLOCK = Math.fround(-0.1);

/** The saved form of a fixture. Absent fields are 0, false or empty. */
export interface FixtureState {
  readonly square: number;
  readonly thing: GameObjectState;
  readonly clock?: number;
  /** The tick of its level at which its clock stood so. */
  readonly clockAt?: number;
  /** Id of the creature that made it. */
  readonly owner?: number;
  readonly shown?: boolean;
  readonly pressed?: boolean;
  /** The tick of the world until which a trigger is stuck. */
  readonly stuckUntil?: number;
  /** Turns of its clock until the mark of a spent rune is gone, plus 1. */
  readonly fading?: number;
  /** Ids of the monsters that saw it go off. */
  readonly feared?: readonly number[];
  /** Auras that it carries. */
  readonly forces?: readonly ForceState[];
}

/** One fixture. Only the room `fixtures` changes it. */
export class Fixture {
  readonly thing: GameObject;
  square: number;
  /** Its clock at the tick `clockAt`, in single precision: above 0 it takes a turn. */
  clock: number = FRESH_CLOCK;
  /** A tick of its level. */
  clockAt = 0;
  /** The tick of its level in which it takes its next turn; 0: not worked out yet. It isn't saved. */
  due = 0;
  /** Its turns in that tick. It isn't saved. */
  dueTurns = 0;
  /** Its clock after that tick. It isn't saved. */
  dueClock = 0;
  /** Speed of its clock; 0: it has none. Cached, because every tick reads it. */
  speed: number;
  /** It loses food in each of its turns, and is gone after the last. Cached for the same reason. */
  readonly usedUp: boolean;
  /** A trap in plain sight. Cached for the same reason. */
  readonly open: boolean;
  /** Id of the creature that made it; 0: none. */
  owner = 0;
  /** A hidden rune that is visible at present. */
  shown = false;
  /** A plate that is down, or a lever that was pulled. */
  pressed = false;
  /** The tick of the world until which a trigger is stuck after a push: it pushes no further before. */
  stuckUntil = 0;
  /** Turns of its clock before the mark of a spent rune disappears; −1: it isn't spent. */
  fading = -1;
  /** Ids of the monsters that saw it go off, and avoid it. */
  readonly feared: number[] = [];
  /** Auras that it carries. */
  readonly forces: Forces = new Forces();
  /** It is no longer on its level. */
  gone = false;
  /** It is going off or being pushed, and can't begin to once more. It isn't saved. */
  acting = false;
  /** The order of its last cast. It isn't saved. */
  lastOrder: CastOrder | undefined;

  constructor(thing: GameObject, square: number) {
    this.thing = thing;
    this.square = square;
    this.speed = Math.abs(thing.fact('speed'));
    this.usedUp = thing.hasFlag('is_used_up');
    this.open = isOpenTrap(thing.text('trapEffect'));
  }

  get id(): number {
    return this.thing.id;
  }

  get archetype(): Archetype {
    return this.thing.archetype;
  }

  /** It serves nobody: spells that it casts are hostile to heroes. */
  get master(): number {
    return 0;
  }

  /** It has no moods. */
  get moods(): number {
    return 0;
  }

  /**
   * Nobody sees it who hasn't found it: a rune or trap that is neither open nor shows itself nor is spent, or anything else that
   * is invisible.
   */
  get hidden(): boolean {
    if (this.noticed) {
      return this.fading < 0 && !this.shown && !this.open;
    }
    return this.thing.fact('invisible') > 0;
  }

  /** It is hidden by nature, and noticed by looking: a rune or a trap. */
  get noticed(): boolean {
    const { type } = this.archetype;
    return type === TYPE.rune || type === TYPE.trap;
  }

  /** It has hit points, and can be struck until it falls. */
  get breakable(): boolean {
    const { type } = this.archetype;
    const stands = this.thing.hasFlag('alive') || this.thing.hasFlag('tear_down');
    return stands && type !== TYPE.rune && type !== TYPE.trap && this.thing.fact('maxhp') > 0;
  }

  /** Its connection; 0: none. Fixtures with an equal number belong together. */
  get group(): number {
    return this.thing.fact('connected');
  }

  save(): FixtureState {
    const { square, clock, clockAt, owner, shown, pressed, stuckUntil, fading, feared } = this;
    return {
      square,
      thing: this.thing.save(),
      ...(clock !== FRESH_CLOCK && { clock }),
      ...(clockAt !== 0 && { clockAt }),
      ...(owner !== 0 && { owner }),
      ...(shown && { shown }),
      ...(pressed && { pressed }),
      ...(stuckUntil > 0 && { stuckUntil }),
      ...(fading >= 0 && { fading: fading + 1 }),
      ...(feared.length > 0 && { feared: [...feared] }),
      ...(!this.forces.none && { forces: this.forces.save() }),
    };
  }

  /** Restores a saved fixture. @param archetypeOf finds an archetype or throws */
  static restore(state: FixtureState, archetypeOf: (id: string) => Archetype): Fixture {
    const fixture = new Fixture(GameObject.restore(state.thing, archetypeOf), state.square);
    fixture.clock = Math.fround(state.clock ?? FRESH_CLOCK);
    fixture.clockAt = state.clockAt ?? 0;
    fixture.owner = state.owner ?? 0;
    fixture.shown = state.shown ?? false;
    fixture.pressed = state.pressed ?? false;
    fixture.stuckUntil = state.stuckUntil ?? 0;
    fixture.fading = (state.fading ?? 0) - 1;
    fixture.feared.push(...(state.feared ?? []));
    fixture.forces.load(state.forces ?? [], archetypeOf);
    return fixture;
  }
}
