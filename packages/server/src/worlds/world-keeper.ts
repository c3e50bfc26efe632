// Shared worlds: begins them, tells an invited player about them, and takes in heroes.

import type { NewGame } from '@roguewright/engine/game';
import type { GameMaker } from '../games/game-maker.ts';
import { hashOf, isTokenOf, type NewGameTicket, newToken } from '../games/tickets.ts';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import { heroKey, type WorldSeat } from '../storage/worlds/worlds.ts';
import type { WorldClock, WorldTerms } from './world-terms.ts';

/** A new world: the creator's ticket, and the secret that others are invited by. */
export interface WorldTicket extends NewGameTicket {
  readonly invite: string;
}

/** A hero who wants to join. */
export interface JoinWish {
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
}

/** A world for those who are invited to it. */
export interface WorldAbout {
  readonly clock: WorldClock;
  readonly ticksPerSecond: number;
  readonly ruleset: string;
  readonly packs: readonly string[];
  /** Those who were taken in, in that order. */
  readonly heroes: readonly {
    readonly name: string;
    readonly role: string;
    readonly race: string;
  }[];
  /** Heroes who can still join. */
  readonly free: number;
}

/** Makes the game of a world, and stores it together with the terms. */
type CreateGame = (
  start: NewGame,
  client: string,
  world: WorldTerms & { readonly inviteHash: string },
) => Promise<NewGameTicket>;

/** Why a world's file can't be had while it is played. */
export const WORLD_FILE_LATER =
  'The file of a shared world tells what its heroes don’t know of each other. ' +
  'It can be taken when the game is over for all of them.';

/** Most heroes of a world. */
const MOST_HEROES = 16;

/** The shared worlds among the games of a keeper. */
export class WorldKeeper {
  readonly #store: GameStore;
  readonly #maker: GameMaker;
  readonly #create: CreateGame;

  constructor(store: GameStore, maker: GameMaker, create: CreateGame) {
    this.#store = store;
    this.#maker = maker;
    this.#create = create;
  }

  /**
   * Begins a world with its first hero. Token and invitation are given out here and nowhere else.
   * @param client whom it is made for, such as a network address
   * @throws UsageError that names what is wrong with the new hero
   */
  async create(start: NewGame, terms: WorldTerms, client: string): Promise<WorldTicket> {
    const invite = newToken();
    const world = { ...terms, inviteHash: hashOf(invite) };
    const ticket = await this.#create({ ...start, shared: true }, client, world);
    return { ...ticket, invite };
  }

  /** @throws GameProblem when there is no such world, or the invitation is another; which of the two isn't said */
  async about(id: string, invite: string): Promise<WorldAbout> {
    const { clock, ticks_per_second } = await this.#invited(id, invite);
    const game = (await this.#store.findGame(id))!;
    const seats = await this.#store.worlds.seats(id);
    return {
      clock,
      ticksPerSecond: ticks_per_second,
      ruleset: game.ruleset,
      packs: await this.#store.packNames(game.content_hash),
      heroes: seats.map(({ hero_name: name, role, race }) => ({ name, role, race })),
      free: MOST_HEROES - seats.length,
    };
  }

  /**
   * Keeps a place for a hero of an invited player; he enters the world when the player first connects.
   * @throws GameProblem when the world is full or has a hero of that name, and as `about`
   * @throws UsageError that names what is wrong with the hero
   */
  async takeIn(id: string, invite: string, wish: JoinWish): Promise<NewGameTicket> {
    await this.#invited(id, invite);
    const { ruleset } = (await this.#store.findGame(id))!;
    const { heroName, role, race } = this.#maker.joiner(ruleset, wish);
    const token = newToken();
    const trouble = await this.#store.worlds.addSeat({
      game_id: id,
      hero_key: heroKey(heroName),
      hero_name: heroName,
      role,
      race,
      token_hash: hashOf(token),
      joined_at: Date.now(),
    });
    if (trouble === 'full') {
      throw new GameProblem(409, 'game', `This world has ${MOST_HEROES} heroes already.`);
    }
    if (trouble === 'taken') {
      throw new GameProblem(409, 'heroName', `This world has a hero called ${heroName} already.`);
    }
    return { game: id, token };
  }

  /** Whether a hero is the one who began the world: his player rules over the others. */
  async isFounder(id: string, seat: WorldSeat): Promise<boolean> {
    const [first] = await this.#store.worlds.seats(id);
    return first?.hero_key === seat.hero_key;
  }

  /** A new invitation; the one before leads to no world any more. */
  async renewInvite(id: string): Promise<string> {
    const invite = newToken();
    await this.#store.worlds.renewInvite(id, hashOf(invite));
    return invite;
  }

  /**
   * Shuts a player out. The hero stays with the world, and nobody plays him.
   * @returns the hero's name
   * @throws GameProblem when there is no such hero, or it is the founder
   */
  async shutOut(id: string, heroName: string): Promise<string> {
    const seats = await this.#store.worlds.seats(id);
    const place = seats.findIndex(({ hero_key }) => hero_key === heroKey(heroName));
    const seat = seats[place];
    if (seat === undefined || place === 0) {
      const others = seats.slice(1).map(({ hero_name }) => hero_name);
      const expected = others.length === 0 ? 'nobody else is in this world' : others.join(', ');
      throw new GameProblem(404, 'kick', `kick: expected another hero (${expected})`);
    }
    await this.#store.worlds.closeSeat(id, seat.hero_key);
    return seat.hero_name;
  }

  /** How time passes in a world; undefined: no game of this id is shared. */
  async terms(id: string): Promise<WorldTerms | undefined> {
    const world = await this.#store.worlds.find(id);
    return world && { clock: world.clock, ticksPerSecond: world.ticks_per_second };
  }

  /** The key of a hero within his world; empty: no game of this id is shared. */
  async keyOf(id: string, heroName: string): Promise<string> {
    return (await this.#store.worlds.find(id)) === undefined ? '' : heroKey(heroName);
  }

  /** The hero to whom a token belongs; undefined: none in a world of this id. */
  async heroOf(id: string, token: string): Promise<WorldSeat | undefined> {
    const seat = await this.#store.worlds.seatOf(id, hashOf(token));
    if (seat !== undefined) {
      return seat;
    }
    // A device that is signed in to the account of the player.
    const key = await this.#store.people.heroKeyOf(id, hashOf(token));
    const seats = key === undefined || key === '' ? [] : await this.#store.worlds.seats(id);
    return seats.find(({ hero_key }) => hero_key === key);
  }

  async #invited(id: string, invite: string) {
    const world = await this.#store.worlds.find(id);
    const right = isTokenOf(world?.invite_hash, invite);
    if (world === undefined || !right) {
      throw new GameProblem(403, 'invite', 'This invitation leads to no world of this server.');
    }
    return world;
  }
}
