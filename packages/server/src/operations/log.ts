// The log of the server: sentences for people, or JSON for programs, one line each.

import { messageOf } from '../problems.ts';

/** How the log is written. */
export type LogForm = 'text' | 'json';

/** The log of one server. */
export interface Log {
  /** Writes what the operator may want to know. */
  readonly info: (message: string, fields?: LogFields) => void;
  /** Writes what the operator should look at. */
  readonly alert: (message: string, fields?: LogFields) => void;
  /** Writes a defect or a trouble with its stack. */
  readonly error: (error: unknown) => void;
}

/** Facts of a line that programs read. */
type LogFields = Readonly<Record<string, string | number>>;

/** Where lines go. */
export interface LogOutput {
  readonly out: (line: string) => void;
  readonly error: (line: unknown) => void;
}

/** The console of the process. */
const CONSOLE: LogOutput = { out: line => console.log(line), error: line => console.error(line) };

/** The log in one of its forms. */
export function logOf(form: LogForm, { out, error }: LogOutput = CONSOLE): Log {
  if (form === 'text') {
    return {
      info: message => out(message),
      alert: message => error(message),
      error: thrown => error(thrown),
    };
  }
  const line = (level: string, message: string, fields: LogFields = {}) =>
    JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  return {
    info: (message, fields) => out(line('info', message, fields)),
    alert: (message, fields) => out(line('alert', message, fields)),
    error: thrown => {
      const stack = thrown instanceof Error ? { stack: thrown.stack ?? '' } : {};
      out(line('error', messageOf(thrown), stack));
    },
  };
}
