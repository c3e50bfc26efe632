// The content that a question is put to: what ships, with the packs that it names and archetypes of the asker's own.

import { ContentError } from '../../../errors/index.ts';
import type { Content } from '../../../objects/index.ts';
import type { Inputs } from '../../../odds/index.ts';
import { OptionError } from '../reading/option-error.ts';
import type { AskedContent, QuestionWorld } from './lab-kind.ts';

/** The name of the asker's own text in errors. */
export const OWN_FILE = 'own.arc';

/** What the inputs say of the content; undefined: nothing. */
export function askedContent({ content = '', archetypes = '' }: Inputs): AskedContent | undefined {
  const packs = content
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
  return packs.length === 0 && archetypes.trim() === '' ? undefined : { packs, own: archetypes };
}

/** The world of a question. Its content throws a UsageError that names the field and the first wrong line. */
export function worldOfQuestion<World extends QuestionWorld>(world: World, inputs: Inputs): World {
  const asked = askedContent(inputs);
  if (asked === undefined) {
    return world;
  }
  return { ...world, content: () => contentOfQuestion(world, asked) };
}

/** The content. Throws a UsageError for one that can't be read. */
function contentOfQuestion({ contentWith }: QuestionWorld, asked: AskedContent): Content {
  const field = asked.own.trim() === '' ? '--content' : '--archetypes';
  if (contentWith === undefined) {
    throw new OptionError(field, 'can’t be read here: there is what ships alone');
  }
  try {
    return contentWith(asked);
  } catch (error) {
    if (!(error instanceof ContentError)) {
      throw error;
    }
    throw new OptionError(field, problemWords(error));
  }
}

/** The first problem in words, with the number of the others. */
function problemWords({ problems }: ContentError): string {
  const [{ line, field, expected, got }] = problems as [ContentError['problems'][number]];
  const others = problems.length - 1;
  const more = others === 0 ? '' : ` (and ${others} more)`;
  return `line ${line}, ${field}: expected ${expected}, got ${got}${more}`;
}
