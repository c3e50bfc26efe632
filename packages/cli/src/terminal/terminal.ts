// Where a command prints, and what can be printed there.

/** The streams of a command, so that tests can listen. */
export interface Terminal {
  /** Prints what was asked for. */
  write(text: string): void;
  /** Prints what went wrong, and progress. */
  complain(text: string): void;
  /** Whether a person watches the progress: standard error is a terminal. */
  readonly watched: boolean;
  /** Columns of the terminal; 80 where there is none. */
  readonly columns: number;
  /** Bits of colour: 1 (none), 4, 8 or 24. */
  readonly colourDepth: number;
  /** Whether block elements and other signs beyond ASCII can be shown. */
  readonly unicode: boolean;
  /** What the command ends with: 0 when all went well. */
  exitCode: number;
}

/** The terminal of this process. NO_COLOR is respected; a closed pipe ends the process quietly. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A pipe without a reader, a terminal that is gone.
      if (error.code === 'EPIPE' || error.code === 'EIO') {
        process.exit();
      }
      if (stream === stdout) {
        stderr.write(`roguewright: the output can’t be written: ${error.message}\n`);
      }
      process.exit(1);
    });
  }
  const plain = !stdout.isTTY || (env.NO_COLOR ?? '') !== '';
  return {
    write: text => void stdout.write(text),
    complain: text => void stderr.write(text),
    watched: stderr.isTTY === true,
    columns: Math.max(40, stdout.columns ?? 80),
    colourDepth: plain ? 1 : stdout.getColorDepth(),
    unicode: speaksUnicode(env, process.platform),
    exitCode: 0,
  };
}

/** Whether the locale of an environment is UTF-8. */
function speaksUnicode(env: NodeJS.ProcessEnv, platform: string): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return platform === 'win32' ? env.WT_SESSION !== undefined : /utf-?8/i.test(locale);
}
