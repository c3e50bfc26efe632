// Recorded games that this page looks back on, read in the worker.

import { randomName } from '@roguewright/client';
import { type MorgueFacts, morgueFileName, morgueText } from '@roguewright/engine/face';
import type { Performed } from '@roguewright/engine/game';
import {
  Chronicle,
  type ChroniclePoint,
  type ChronicleTelling,
  forkOf,
  type GameFile,
  lastMoves,
  leftUnused,
  morgueOf,
  type ToldLuck,
  toldLuck,
  weighMoves,
  writeGameFile,
} from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import type { Ruleset } from '@roguewright/engine/rulesets';
import {
  CallProblem,
  type MorgueFile,
  type MovesPage,
  type RecordProgress,
  tellPieces,
} from './device-calls.ts';

/** Records that are kept for further questions; one takes some megabytes. */
const MOST_RECORDS = 3;

/** The records of a page. */
export class DeviceRecords {
  readonly #records = new Map<string, Chronicle>();

  /** Takes up a record. @throws ReplayError if it was played with another content or other rules */
  open(
    content: Content,
    ruleset: Ruleset,
    file: GameFile,
    tells: ChronicleTelling,
  ): RecordProgress {
    const record = randomName();
    this.#records.set(record, new Chronicle(content, ruleset, file, 0, tells));
    const [oldest] = this.#records.keys();
    if (this.#records.size > MOST_RECORDS && oldest !== undefined) {
      this.#records.delete(oldest);
    }
    return this.#progress(record);
  }

  /** Reads on. @param commands 1 or more */
  read(record: string, commands: number): RecordProgress {
    this.#named(record).read(commands);
    return this.#progress(record);
  }

  points(record: string): readonly ChroniclePoint[] {
    return this.#named(record).points;
  }

  at(record: string, sequence: number): Performed {
    return this.#named(record).at(sequence);
  }

  luck(record: string): ToldLuck {
    return toldLuck(this.#named(record));
  }

  /** Some of the last moves, from a number of them on. */
  moves(record: string, from: number, count: number): MovesPage {
    const chronicle = this.#named(record);
    const sequences = lastMoves(chronicle);
    return {
      moves: weighMoves(chronicle, sequences.slice(from, from + count)),
      of: sequences.length,
      unused: leftUnused(chronicle.at(chronicle.last).view).map(tellPieces),
    };
  }

  morgue(record: string, sequence: number): MorgueFile {
    const facts: MorgueFacts = morgueOf(this.#named(record), sequence);
    return { name: morgueFileName(facts.view), text: morgueText(facts) };
  }

  /** The text of a game that goes on from a point. @throws UsageError if the hero was dead by then */
  fork(record: string, sequence: number): string {
    return writeGameFile(forkOf(this.#named(record), sequence));
  }

  #named(record: string): Chronicle {
    const found = this.#records.get(record);
    if (found === undefined) {
      throw new CallProblem('record', 'This record was put away. Open it again.');
    }
    return found;
  }

  #progress(record: string): RecordProgress {
    const { last, file, whole, difference } = this.#named(record);
    return {
      record,
      done: last,
      of: file.commands.length,
      isWhole: whole,
      ...(difference !== undefined && { brokenAt: difference.turn }),
    };
  }
}
