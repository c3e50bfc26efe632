// What a bot is answered: one JSON object a line, in the order of the requests.

import type { Performed } from '@roguewright/engine/game';
import type { OddsAnswer } from '@roguewright/engine/odds';
import type { RequestId } from './requests.ts';

/** What can be played here. */
export interface AboutResult {
  /** The version of the protocol. */
  readonly protocol: number;
  /** The version of the engine. */
  readonly engine: string;
  /** Hash of the content, packs included. */
  readonly content: string;
  /** Each role, with the ids of the gods to whom its heroes may pray. */
  readonly roles: readonly { readonly id: string; readonly gods: readonly string[] }[];
  /** Ids of the races. */
  readonly races: readonly string[];
  /** Ids of the rulesets, and of the named rules. */
  readonly rulesets: readonly string[];
}

/** What the hero knows, what happened since the last command, and the same in English. */
export interface Observation extends Performed {
  /** A sentence for each event worth telling, and for a refusal. */
  readonly told: readonly string[];
}

/** The game as the text of a game file. */
interface SavedText {
  readonly game: string;
}

/** Why a request wasn't done. */
export interface RequestError {
  /** The wrong field, such as `seed` or `direction`; empty: the whole line. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
  /** All of it as one sentence. */
  readonly message: string;
}

/** An answer. `do` and `id` are those of the request. */
export type BotAnswer =
  | { readonly id: RequestId; readonly do: 'about'; readonly result: AboutResult }
  | {
      readonly id: RequestId;
      readonly do: 'reset' | 'observe' | 'act' | 'load';
      readonly result: Observation;
    }
  | { readonly id: RequestId; readonly do: 'odds'; readonly result: OddsAnswer }
  | { readonly id: RequestId; readonly do: 'save'; readonly result: SavedText }
  /** The id is null if the request has none that can be read. */
  | { readonly id: RequestId | null; readonly error: RequestError };
