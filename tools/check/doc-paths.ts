// Paths that documents name exist. Links lead from where the document lies, as does what begins with `../`.
// Other paths in code marks may leave out how they begin (`chance/index.ts`).

import { posix } from 'node:path';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

/** How the names of our files end; those of other programs, such as `src/spell.c`, end otherwise. */
const ENDING = /[\w)]\.(?:ts|tsx|js|mjs|json|md|arc|trs|jsonl|svg|png|sh)$/;

/** A path without placeholders. */
const PLAIN = /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/;

/** Files made by builds and by users: `dist/main.js`. */
const MADE = /(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

/** Every path in these documents that leads nowhere. @param paths all files of the project */
export function docPathProblems(
  documents: readonly SourceFile[],
  paths: readonly string[],
): Problem[] {
  if (documents.length === 0) {
    return [{ path: 'README.md', message: 'no document was read' }];
  }
  const all = new Known(paths);
  return documents.flatMap(({ path, text }) => {
    const fromHere = (name: string) => posix.join(posix.dirname(path), name);
    const isKnown = (name: string) =>
      name.startsWith('../') ? all.exactly(fromHere(name)) : all.endingIn(name);
    return linesOutsideBlocks(text).flatMap(({ line, words }) => {
      const links = linksIn(words).filter(link => !all.exactly(fromHere(link)));
      const named = pathsIn(words, all).filter(name => !isKnown(name));
      return [...links, ...named].map(name => ({ path, line, message: `there is no ${name}` }));
    });
  });
}

/** Files and folders of the project. */
class Known {
  readonly tops: ReadonlySet<string>;
  readonly #paths = new Set<string>();
  readonly #endings = new Set<string>();

  constructor(files: readonly string[]) {
    for (const file of files) {
      const parts = file.split('/');
      for (let end = 1; end <= parts.length; end++) {
        this.#paths.add(parts.slice(0, end).join('/'));
        for (let begin = 0; begin < end; begin++) {
          this.#endings.add(parts.slice(begin, end).join('/'));
        }
      }
    }
    this.tops = new Set([...this.#paths].filter(path => !path.includes('/')));
  }

  exactly(path: string): boolean {
    return path === '.' || this.#paths.has(withoutSlash(path));
  }

  endingIn(path: string): boolean {
    return this.#endings.has(withoutSlash(path));
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The lines of a document that are no program and no output. */
function linesOutsideBlocks(text: string): { readonly line: number; readonly words: string }[] {
  let inside = false;
  return text.split('\n').flatMap((words, index) => {
    const fence = /^\s*```/.test(words);
    inside = fence ? !inside : inside;
    return inside || fence ? [] : [{ line: index + 1, words }];
  });
}

/** Targets of links and pictures that lie in the project, without the place in the page. */
function linksIn(words: string): string[] {
  return [...words.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter(target => target !== '' && !/^[a-z]+:/.test(target));
}

/** What stands in code marks and is meant as a path. */
function pathsIn(words: string, { tops }: Known): string[] {
  return [...words.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .map(word => word.replace(/^\.\//, ''))
    .filter(word => PLAIN.test(word) && !MADE.test(word))
    .filter(word => {
      const [top = ''] = word.split('/');
      return ENDING.test(word) || word.endsWith('/') || (word.includes('/') && tops.has(top));
    });
}
