// How processes share one database.

/** A database that several processes share, and this process among them. */
export interface SharedOptions {
  /** URL of the PostgreSQL database. */
  readonly database: string;
  /** URL of the Redis server that carries messages between processes; absent: this is the only process. */
  readonly redis?: string | undefined;
  /** The name of this process: 1 to 64 letters, digits, `-` or `_`, another for each process. */
  readonly process: string;
  /** Milliseconds after which a process that isn't heard of loses its games; 1000 or more. */
  readonly lease: number;
}

/** Milliseconds of `lease` where nothing else is set: longer than a pause of a busy machine. */
export const USUAL_LEASE = 10_000;
