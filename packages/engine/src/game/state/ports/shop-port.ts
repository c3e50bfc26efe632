// What shops make of things that change hands, and of heroes who come and go. Rooms before `shops` tell them so.

import type { GameObject } from '../../../objects/index.ts';
import type { Shop } from '../../dungeon/shops/shop.ts';

/** The shops of the hero’s level. */
export interface ShopPort {
  /**
   * The hero is about to pick up pieces of a pile of goods.
   * @param part those pieces, which may be the pile itself
   */
  lifted(part: GameObject, pile: GameObject): void;
  /** A thing is about to lie on a square. */
  laid(square: number, thing: GameObject): void;
  /** Pieces of a thing are gone, from the pack or from the floor. */
  lost(thing: GameObject, pieces: number): void;
  /** A thing in the pack has become worse, or something else. */
  spoilt(thing: GameObject): void;
  /** A thing in the pack has become better, and costs more. */
  improved(thing: GameObject): void;
  /** The hero has come to his square. @param from his square before; −1: on another level */
  came(from: number): void;
  /** The hero is about to leave the level. */
  leaves(): void;
  /** A wall or door of the shop breaks under the hero's attack. */
  broken(square: number): void;
  /** The shop in whose walls a square is, its doors included; undefined: none. */
  wallOf(square: number): Shop | undefined;
  /** The hero begins to dig in the floor. */
  digs(): void;
  /** The floor gives way under the hero, who has dug there. A keeper who is owed something takes what he carries. */
  dugOut(): void;
  /** The hero dies. Where the world goes on, an angry keeper takes what he carried. @param by id of who killed him; 0: nobody */
  died(by: number): void;
}
