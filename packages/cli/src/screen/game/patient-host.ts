// A game on a server whose answers take their time: its player sees that he waits, and may leave meanwhile.

import type { Command, Performed } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';

/** Shows that something is under way until it is done. @returns its result */
export type Wait = <Result>(work: Promise<Result>) => Promise<Result>;

/** The same game, waited for. */
export class PatientHost implements GameHost {
  readonly #host: GameHost;
  readonly #wait: Wait;
  readonly record?: () => Promise<string>;
  readonly resumes?: string;

  constructor(host: GameHost, wait: Wait) {
    this.#host = host;
    this.#wait = wait;
    const { record, resumes } = host;
    if (record !== undefined) {
      this.record = () => wait(record.call(host));
    }
    if (resumes !== undefined) {
      this.resumes = resumes;
    }
  }

  look(): Promise<Performed> {
    return this.#wait(this.#host.look());
  }

  perform(command: Command): Promise<Performed> {
    return this.#wait(this.#host.perform(command));
  }

  odds(question: OddsQuestion): Promise<OddsAnswer> {
    return this.#wait(this.#host.odds(question));
  }

  close(): Promise<void> {
    return this.#host.close();
  }
}
