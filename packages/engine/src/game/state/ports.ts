// The ports of spells and fixtures, for one seat.

import type { Creature } from '../../actors/index.ts';
import type { AroundKind, GameObject } from '../../objects/index.ts';
import type { SpellWorld, Strike } from '../../spells/index.ts';
import type { Fixture } from '../dungeon/fixture.ts';
import type { Engraved } from '../protocol/tools/engraved.ts';
import type { ShopPort } from './ports/shop-port.ts';

/** What fixtures do when creatures move and time passes. */
export interface FixturePort {
  /**
   * A creature has come to its square.
   * @param from its square before; −1 if that was on no or another level
   */
  arrived(creature: Creature, from: number): void;
  /** The hero has dipped something into the water on his square. */
  dippedIn(item: GameObject): void;
  /** A fixture pushes every other fixture of its group. One without a group pushes nothing. */
  push(from: Fixture): void;
  /** A spell hits the fixture on a square that can be torn down, if there is one. @returns the damage dealt */
  struck(strike: Strike): number;
  /**
   * Magic shows what is invisible on a square, apart from runes and traps.
   * @param finds whether it finds a fixture of that level
   * @returns whether there was any
   */
  reveal(square: number, finds: (level: number) => boolean): boolean;
  /** Magic shows that runes on a square are magical: they are easier to notice. @returns whether that is news */
  showMagic(square: number): boolean;
  /** What is written on a square; undefined: nothing. */
  engraving(square: number): { readonly text: string; readonly how: Engraved } | undefined;
  /** A hero writes on a square, in the place of what was written there. */
  engrave(square: number, text: string, how: Engraved): void;
  /** What is written on a square is gone. */
  erase(square: number): void;
  /** One tick of the world: every fixture whose clock is due takes its turns. */
  tick(): void;
}

/** Set when the game is assembled (assembly/assemble.ts); never saved. */
export class Ports {
  /** The world that spells act on: the level of the seat's hero. */
  spells!: SpellWorld;
  /** The fixtures of the same level. */
  fixtures!: FixturePort;
  /** The shops of the same level. */
  shops!: ShopPort;
  /** Renews it after the hero has changed levels. */
  renewSpells!: () => void;
  /** A chained hero has come to his square: the ball follows. @param from his square before; −1: on another level */
  ballFollows!: (from: number) => void;
  /** What the name of an item says besides its kind and its count, as the hero knows it. */
  wordsOf!: (item: GameObject) => AroundKind;
  /** The hero leaves the world: his portals close. */
  abandon!: () => void;
}
