// The module `virtual:game-content`: all content files as one list, for games that run in the browser.

import type { Plugin } from 'vite';

const moduleName = 'virtual:game-content';
const resolvedName = `\0${moduleName}`;

/** A Vite plugin that gives the content files as a browser can't read them: from their folders. */
export function gameContent(): Plugin {
  return {
    name: 'game-content',
    resolveId: source => (source === moduleName ? resolvedName : undefined),
    load: id => (id === resolvedName ? contentModule() : undefined),
  };
}

/** One text that the engine of the browser parses faster than a literal. */
async function contentModule(): Promise<string> {
  // By a name that is resolved when it is needed: a check that only reads the settings builds nothing.
  const { readContent } = await import('@roguewright/content');
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(readContent()))});`;
}
