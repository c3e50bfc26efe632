// Foreseen errors: told to the client, or to the operator who starts the server.

/** A request that can't be granted. The message is written for the player. */
export class GameProblem extends Error {
  override readonly name = 'GameProblem';
  /** The cause: a field of the request, or `game`, `token`, `storage`. */
  readonly field: string;
  /** The status of an HTTP answer. */
  readonly status: number;

  /** Seconds after which to retry; undefined if a retry is useless. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    field: string,
    message: string,
    options: ErrorOptions & { readonly retryAfter?: number | undefined } = {},
  ) {
    super(message, options);
    this.retryAfter = options.retryAfter;
    this.status = status;
    this.field = field;
  }
}

/** A game that is open at another process of the server, or was taken by another. */
export class GameElsewhere extends GameProblem {
  constructor() {
    super(503, 'game', 'This game is open at another process of the server. Connect again.', {
      retryAfter: 1,
    });
  }
}

/** The server can't be started with its settings. The message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
