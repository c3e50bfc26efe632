// The tables in which games are kept.

import type { HallEntry, HallRanking } from '@roguewright/engine/game';
import type { Generated, Selectable } from 'kysely';

/** Whether a game goes on, and how it ended. */
export type GameStatus = 'playing' | 'won' | 'died';

/** A game from a file, which is untrusted. */
export const BROUGHT = 1;

/** One of which not all commands are stored yet, or any more: it is on no list and can't be opened. */
export const COMING = 2;

/** A game from a file that goes on from a point of another: its player may know what comes. */
export const FORKED = 3;

/** A game, and how far it has come. */
export interface GamesTable {
  id: string;
  /** SHA-256 of the token in hexadecimal; the token itself is nowhere kept. */
  token_hash: string;
  hero_name: string;
  role: string;
  race: string;
  seed: string;
  ruleset: string;
  /** Names the content that the game was begun with. */
  content_hash: string;
  status: GameStatus;
  turn: number;
  /** Milliseconds since 1970. */
  created_at: number;
  updated_at: number;
  /** `BROUGHT` or `FORKED` for a game that came as a file, `COMING` while its commands are being stored, else 0. */
  brought: Generated<number>;
  /** 1 when the server drew the seed, which stays secret until the end. */
  seed_drawn: Generated<number>;
  /** 1 when the game was taken as a file while it was played. */
  exported: Generated<number>;
  /** Hash of the network address that made or brought it; empty for the owner of the folder. */
  network: Generated<string>;
  /** Bytes that it takes on the disk, about. */
  bytes: Generated<number>;
  /** How it was begun (NewGame) as JSON, for when no snapshot can be believed; empty: it began before this was kept. */
  beginning: Generated<string>;
}

/** The hall of heroes: a line for each hero whose game ended here. */
export interface HallTable extends Mutable<Omit<HallEntry, 'conducts' | 'heroes'>> {
  entry: Generated<number>;
  game_id: string;
  /** The hero of a shared world, as in `seats`; empty: the game had one hero. */
  hero_key: string;
  /** How many heroes the shared world had; null: the game had one. */
  heroes: number | null;
  /** `pending` until the game has been performed again: such a line is in neither list. */
  ranking: HallRanking | 'pending';
  /** The reasons for which it is ranked apart (HallMark), with spaces between. */
  marks: string;
  /** The conducts that the hero kept, with spaces between; null: they weren't counted. */
  conducts: string | null;
}

/** Games of the hall as files, for anyone to replay. */
interface RecordsTable {
  game_id: string;
  /** A GameFile without snapshot, as gzip. */
  body: Uint8Array;
}

type Mutable<Record> = { -readonly [Key in keyof Record]: Record[Key] };

/** The state of a game after `sequence` commands. */
interface SnapshotsTable {
  game_id: string;
  sequence: number;
  /** A SavedGame as JSON. */
  body: string;
  /** First half of the body's SHA-256 in hexadecimal; empty for those of before version 0.2.0. */
  checksum: Generated<string>;
}

/** Every command that was carried out. */
interface CommandsTable {
  game_id: string;
  /** From 1, without gaps. */
  sequence: number;
  /** A Command as JSON. */
  body: string;
  /** Hash of the state after it. */
  state_hash: string;
  /** The client and the id of the command, so that it isn't executed twice. */
  client: string;
  request: number;
}

/** A command as it is stored. */
export type StoredCommand = Omit<Selectable<CommandsTable>, 'game_id'>;

/** Content files by their hash. */
interface ContentsTable {
  hash: string;
  /** The files as JSON: an array of `{ path, text }`. */
  files: string;
}

/** Commands that the rules could not carry out, or not again. */
interface PoisonedTable {
  id: Generated<number>;
  game_id: string;
  sequence: number;
  body: string;
  error: string;
  /** 1 when the player has been told. */
  told: number;
  created_at: number;
}

/** A world that several heroes share. */
export interface WorldsTable {
  game_id: string;
  clock: 'waiting' | 'running';
  /** 0 with a waiting clock. */
  ticks_per_second: number;
  /** SHA-256 of the secret that players are invited by. */
  invite_hash: string;
  /** Number of its rows in `seats`. */
  members: number;
}

/** Who may play which hero of a shared world. */
export interface SeatsTable {
  game_id: string;
  /** The hero's name in lower case. */
  hero_key: string;
  hero_name: string;
  role: string;
  race: string;
  /** SHA-256 of the player's token. */
  token_hash: string;
  /** Milliseconds since 1970. */
  joined_at: number;
}

/** A process that shares the database, in PostgreSQL only. */
interface HostsTable {
  /** The name of the process. */
  id: string;
  /** Drawn at each start of the process. */
  start: string;
  /** Milliseconds since 1970 until which the process counts as alive. */
  until: number;
}

/** Which process has a game open, in PostgreSQL only. */
interface LeasesTable {
  game_id: string;
  /** Rises each time the game is taken. */
  epoch: number;
  /** The name of a process; empty when the game was given back. */
  owner: string;
}

/** One row that tells these games from those of another database, in PostgreSQL only. */
interface InstallationTable {
  /** A random name. */
  id: string;
}

/** A player who can sign in on any device. */
export interface AccountsTable {
  id: string;
  name: string;
  /** The name in lower case. */
  name_key: string;
  /** Argon2id of the password, in the usual text form; empty: it has none. */
  password: Generated<string>;
  /** Milliseconds since 1970. */
  created_at: number;
  /** 1: plays, but isn't shown to others and can't talk to them. */
  is_held: Generated<number>;
  /** 1: can't sign in or play. */
  is_banned: Generated<number>;
}

/** A passkey of an account. */
export interface PasskeysTable {
  id: string;
  account_id: string;
  /** In base64url, as COSE. */
  public_key: string;
  counter: number;
  /** Words with spaces between. */
  transports: string;
  created_at: number;
}

/** A device on which an account is signed in. */
interface SignInsTable {
  token_hash: string;
  account_id: string;
  created_at: number;
}

/** What a passkey has to sign: used once. */
export interface ChallengesTable {
  id: string;
  challenge: string;
  /** The name of a new account; empty: it signs in. */
  name: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** The heroes of an account. */
interface AccountGamesTable {
  account_id: string;
  game_id: string;
  /** The hero of a shared world, as in `seats`; empty: the game is the account's own. */
  hero_key: string;
  joined_at: number;
}

/** How a hero is shown to others. */
export interface ShowsTable {
  /** By which others name the show; tells nothing of the game's id. */
  watch_id: string;
  game_id: string;
  /** As in `account_games`. */
  hero_key: string;
  audience: 'everybody' | 'friends' | 'nobody';
  /** Seconds by which strangers see it later. */
  delay: number;
  chat: 'everybody' | 'accounts' | 'nobody';
  /** The secret in the link of friends. */
  friend_key: string;
  level: number;
  /** The deepest level reached. */
  depth: number;
  watchers: number;
}

/** Something that a hero did for the first time. */
export interface MilestonesTable {
  id: Generated<number>;
  game_id: string;
  watch_id: string;
  hero: string;
  role: string;
  race: string;
  level: number;
  depth: number;
  turn: number;
  kind: string;
  what: string;
  at: number;
}

/** Accounts to whom the player of a show doesn't listen. */
interface BlocksTable {
  /** The id of the player's account, or of the game if it has none. */
  owner: string;
  account_id: string;
}

/** What the operator says to all players. */
interface BulletinsTable {
  id: Generated<number>;
  words: string;
  at: number;
}

/** Addresses that are refused, as `markOf` stores them. */
interface BarredNetworksTable {
  network: string;
  at: number;
}

/** All tables by name. */
export interface Tables {
  games: GamesTable;
  snapshots: SnapshotsTable;
  commands: CommandsTable;
  contents: ContentsTable;
  poisoned: PoisonedTable;
  hall: HallTable;
  records: RecordsTable;
  hosts: HostsTable;
  leases: LeasesTable;
  installation: InstallationTable;
  worlds: WorldsTable;
  seats: SeatsTable;
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  sign_ins: SignInsTable;
  challenges: ChallengesTable;
  account_games: AccountGamesTable;
  shows: ShowsTable;
  milestones: MilestonesTable;
  blocks: BlocksTable;
  bulletins: BulletinsTable;
  barred_networks: BarredNetworksTable;
}
