// What can go wrong that is nobody's defect: a client is told, or the person who starts the server.

/** Something that a client asked and can't have. The message is written for the player. */
export class GameProblem extends Error {
  override readonly name = 'GameProblem';
  /** What was wrong: a field of the request, or `game`, `token`, `storage`. */
  readonly field: string;
  /** The status of an HTTP answer. */
  readonly status: number;

  /** Seconds after which it is worth trying again; undefined where that is of no use. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    field: string,
    message: string,
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    super(message, options);
    this.retryAfter = options.retryAfter;
    this.status = status;
    this.field = field;
  }
}

/** The server can't be started as it was asked to. The message says what to do about it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
