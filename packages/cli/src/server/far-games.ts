// The games of one server to which this terminal holds the keys, and the shared worlds on it.

import {
  joinOverColyseus,
  type ServerGames,
  type ServerWorlds,
  SocketHost,
  serverGames,
  serverWorlds,
  type WorldAbout,
  type WorldClock,
} from '@roguewright/client';
import { UsageError } from '@roguewright/engine/errors';
import type { NewGame } from '@roguewright/engine/game';
import type { HeroChoices } from '@roguewright/engine/host';
import { capitalised } from '@roguewright/engine/words';
import type { Invitation } from './address.ts';
import { FarGame } from './far-game.ts';
import type { KeptKey, KeyPlace } from './kept-keys.ts';

/** A game that goes on. */
export interface GoingGame {
  readonly id: string;
  readonly heroName: string;
  /** Name, race and role, and the turn where the server tells it. */
  readonly title: string;
}

/** A hero who wants to join a world. */
export interface JoiningHero {
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
}

/** One server. What fails rejects with a sentence for the player. */
export class FarGames {
  readonly server: string;
  readonly choices: HeroChoices;
  readonly games: ServerGames;
  readonly #worlds: ServerWorlds;
  readonly #keys: KeyPlace;

  private constructor(server: string, games: ServerGames, choices: HeroChoices, keys: KeyPlace) {
    this.server = server;
    this.games = games;
    this.choices = choices;
    this.#worlds = serverWorlds(server);
    this.#keys = keys;
  }

  /** Asks a server what heroes it has. */
  static async at(server: string, keys: KeyPlace): Promise<FarGames> {
    const games = serverGames(server);
    const choices = await told(games.choices());
    return new FarGames(server, games, choices, keys);
  }

  /** The games that go on, the one played last first. */
  async going(): Promise<readonly GoingGame[]> {
    const listed = await Promise.all(this.#own().map(key => this.#standing(key)));
    return listed.flatMap(game => game ?? []);
  }

  /** Begins a game of one hero. @throws UsageError that names the field that is wrong @returns its id */
  async create(start: NewGame): Promise<string> {
    const made = await this.games.create(start);
    if (made.kind === 'refused') {
      throw refused(made.field, made.message);
    }
    return this.#keep(made.key, start);
  }

  /** Begins a shared world. @throws as `create` @returns its id */
  async begin(start: NewGame, clock: WorldClock): Promise<string> {
    const made = await this.#worlds.begin(start, clock);
    if (made.kind === 'refused') {
      throw refused(made.field, made.message);
    }
    return this.#keep(made.key, start);
  }

  /** The world of an invitation. */
  about({ game, invite }: Invitation): Promise<WorldAbout> {
    return told(this.#worlds.about(game, invite));
  }

  /** The hero of this terminal's player in a world; undefined: he has none. */
  heroIn(game: string): string | undefined {
    return this.#own().find(key => key.game === game)?.hero;
  }

  /** Joins a world with a new hero. @throws UsageError that names the field that is wrong @returns its id */
  async join({ game, invite }: Invitation, hero: JoiningHero): Promise<string> {
    const made = await this.#worlds.join(game, invite, hero);
    if (made.kind === 'refused') {
      throw refused(made.field, made.message);
    }
    return this.#keep(made.key, hero);
  }

  /** Opens a game; its key is now the one used last. */
  open(id: string): FarGame {
    const key = this.#own().find(({ game }) => game === id);
    if (key === undefined) {
      throw new UsageError('game', id, 'a game to which this terminal holds the key');
    }
    this.#keys.keep(key);
    const host = new SocketHost(joinOverColyseus(key.game, key.token, this.server));
    return new FarGame({ host, key, keys: this.#keys, games: this.games });
  }

  #own(): readonly KeptKey[] {
    return this.#keys.all().filter(({ server }) => server === this.server);
  }

  #keep(
    key: { readonly game: string; readonly token: string; readonly invite?: string },
    { heroName, role, race }: JoiningHero,
  ): string {
    const named = (list: readonly { id: string; name: string }[], wanted: string) =>
      list.find(({ id }) => id === wanted)?.name ?? wanted;
    const { races, roles } = this.choices;
    const about = `${named(races, race)} ${named(roles, role)}`;
    this.#keys.keep({ ...key, server: this.server, hero: heroName.trim(), about });
    return key.game;
  }

  /** A game as the title page lists it; nothing when it is over, or the server has it no more. */
  async #standing({ game, token, hero, about }: KeptKey): Promise<GoingGame | undefined> {
    const standing = await told(this.games.standing({ game, token }));
    return standing?.status === 'playing'
      ? { id: game, heroName: hero, title: `${hero}, ${about}, turn ${standing.turn}` }
      : undefined;
  }
}

/** A wish that the server refused, as this program's own objections are. */
function refused(field: string, message: string): UsageError {
  const error = new UsageError(field, '', '');
  error.message = message;
  return error;
}

/** What a server can't do, as an error that is foreseen. */
async function told<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw refused('server', (error as Error).message);
  }
}

/** How time passes in a world, and who is there. */
export function tellWorld({ clock, ticksPerSecond, heroes, free }: WorldAbout): string {
  const seconds = 10 / ticksPerSecond;
  const time =
    clock === 'waiting'
      ? 'Time passes when every hero has acted.'
      : `Time runs: a move takes ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
  const names = heroes.map(({ name, role, race }) => `${name}, ${race} ${role}`).join('; ');
  const room = free === 0 ? 'The world is full.' : `Room for ${free} more.`;
  return `${time} ${capitalised(names)}. ${room}`;
}
