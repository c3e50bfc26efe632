// Archetypes of the asker's own: what is wrong with the text, line by line, and texts to begin with.

import { ContentError } from '../../../errors/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import { askedContent, OWN_FILE } from '../kinds/asked-content.ts';
import type { QuestionWorld } from '../kinds/lab-kind.ts';

/** What is wrong with a line. */
export interface OwnProblem {
  /** From 1; 0: of no line of the text. */
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

/** The archetypes of a question. */
export interface OwnArchetypes {
  readonly problems: readonly OwnProblem[];
  /** The names that the text defines, in its order. */
  readonly names: readonly string[];
}

/** Reads the text of the inputs. */
export function ownArchetypes(world: QuestionWorld, inputs: Inputs): OwnArchetypes {
  const asked = askedContent(inputs);
  const own = asked?.own ?? '';
  const names = [...own.matchAll(/^Object\s+(\S+)/gm)].map(([, name]) => name!);
  if (asked === undefined || world.contentWith === undefined) {
    return { problems: [], names };
  }
  try {
    world.contentWith(asked);
    return { problems: [], names };
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    const problems = error.problems.map(({ file, line, field, expected, got }) => {
      const message = `expected ${expected}, got ${got}`;
      return file === OWN_FILE
        ? { line, field, message }
        : { line: 0, field: `${file}:${line}: ${field}`, message };
    });
    return { problems, names };
  }
}

/** The text of an archetype in a file; undefined: it isn't there. */
export function archetypeText(file: string, id: string): string | undefined {
  const lines = file.split('\n');
  const start = lines.indexOf(`Object ${id}`);
  if (start < 0) {
    return undefined;
  }
  let depth = 0;
  let isText = false;
  for (let at = start; at < lines.length; at++) {
    const word = lines[at]!.trim().split(/\s/, 1)[0]!;
    isText = isText ? word !== 'endmsg' : word === 'msg';
    depth += isText ? 0 : word === 'Object' || word === 'arch' ? 1 : word === 'end' ? -1 : 0;
    if (depth === 0) {
      return `${lines.slice(start, at + 1).join('\n')}\n`;
    }
  }
  return undefined;
}
