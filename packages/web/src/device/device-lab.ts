// Questions of the lab, as the worker answers them.

import { ContentError, RulesetError } from '@roguewright/engine/errors';
import {
  type AskedContent,
  archetypeText,
  type LabWorld,
  labCurve,
  labForm,
  labRows,
  labSteps,
  normalName,
  OWN_FILE,
  ownArchetypes,
  pageAnswer,
} from '@roguewright/engine/face';
import { labHandbook } from '@roguewright/engine/handbook';
import { LocalGame, labQuestions, type Rebuilt, readGameFile } from '@roguewright/engine/host';
import type { Archetype, Content } from '@roguewright/engine/objects';
import type { Inputs } from '@roguewright/engine/odds';
import { parseRulesetName, type RulesetLibrary } from '@roguewright/engine/rulesets';
import { CallProblem, type LabCalls } from './device-calls.ts';
import type { DeviceContents } from './device-contents.ts';
import type { StoredPack } from './device-store.ts';

/** What the lab has of the device. */
export interface LabParts {
  readonly library: RulesetLibrary;
  readonly contents: DeviceContents;
  readonly packs: () => Promise<readonly StoredPack[]>;
  /** Rebuilds the game of a file. Rejects with a CallProblem for one that can’t be gone on with. */
  readonly rebuild: (
    file: ReturnType<typeof readGameFile>,
  ) => Promise<{ readonly rebuilt: Rebuilt; readonly ruleset: string }>;
}

/** Contents of questions that are kept: an edit asks for several answers under the same one. */
const MOST_CONTENTS = 3;

/** What questions are put to, without the packs of this browser. */
export function labWorld({ library, contents }: Pick<LabParts, 'library' | 'contents'>): LabWorld {
  return {
    rulesets: library,
    content: () => contents.present,
    handbook: labHandbook(library),
  };
}

/** The calls of the lab. */
export function labCalls(parts: LabParts): LabCalls {
  const { contents } = parts;
  const base = labWorld(parts);
  const read = new Map<string, Content | Error>();
  const reading = ({ packs, own }: AskedContent, stored: readonly StoredPack[]): Content => {
    const key = JSON.stringify([packs, own]);
    const known = read.get(key) ?? contentOr(contents, packs, stored, own);
    read.delete(key);
    read.set(key, known);
    const [oldest] = read.keys();
    if (read.size > MOST_CONTENTS && oldest !== undefined) {
      read.delete(oldest);
    }
    if (known instanceof Error) {
      throw known;
    }
    return known;
  };
  const worldOf = async ({ content = '' }: Inputs, isForm = false): Promise<LabWorld> => {
    const stored = isForm || content !== '' ? await parts.packs() : [];
    return {
      ...base,
      packs: stored.map(({ name }) => name),
      contentWith: asked => reading(asked, stored),
    };
  };
  return {
    labForm: async (kind, inputs) => {
      const world = await worldOf(inputs, true);
      return told(() => labForm(world, kind, inputs));
    },
    labAnswer: async (kind, inputs) => {
      const world = await worldOf(inputs);
      return told(() => pageAnswer(world, kind, inputs));
    },
    labRows: async (kind, inputs, ...asked) => {
      const world = await worldOf(inputs);
      return told(() => labRows(world, kind, inputs, ...asked));
    },
    labCurve: async (kind, inputs, ...asked) => {
      const world = await worldOf(inputs);
      return told(() => labCurve(world, kind, inputs, ...asked));
    },
    labSteps: async (kind, inputs, figure) => {
      const world = await worldOf(inputs);
      return told(() => labSteps(world, kind, inputs, figure));
    },
    labArchetypes: async inputs => {
      const world = await worldOf(inputs);
      return told(() => ownArchetypes(world, inputs));
    },
    labSource: async written => {
      const wanted = normalName(written);
      const { archetypes } = contents.present;
      const id = archetypes.find(one => namesOf(one).includes(wanted))?.id ?? written;
      for (const text of contents.texts) {
        const found = archetypeText(text, id);
        if (found !== undefined) {
          return found;
        }
      }
      throw new CallProblem('--archetypes', `No archetype ${written} ships.`);
    },
    labFile: async text => {
      const file = readGameFile(text);
      const { rebuilt, ruleset } = await parts.rebuild(file);
      const rules = parts.library.resolve(parseRulesetName(ruleset));
      const game = LocalGame.restore(rebuilt.content, rules, rebuilt.last.state);
      const questions = labQuestions(game.look().view, question => game.odds(question));
      return { hero: file.start.heroName, questions };
    },
  };
}

/** The names by which the fields of the lab know an archetype. */
function namesOf({ id, name }: Archetype): readonly string[] {
  const whole = normalName(id);
  return [whole, whole.replace(/^spell-/, ''), normalName(name)];
}

function contentOr(
  contents: DeviceContents,
  packs: readonly string[],
  stored: readonly StoredPack[],
  text: string,
): Content | Error {
  try {
    return contents.underOwn(packs, stored, { path: OWN_FILE, text });
  } catch (error) {
    if (error instanceof ContentError) {
      return error;
    }
    throw error;
  }
}

/** Unknown rules are a problem of their field. */
function told<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RulesetError) {
      throw new CallProblem('--ruleset', error.message);
    }
    throw error;
  }
}
