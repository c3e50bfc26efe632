// A file of the workspace with all that it imports as one script for a browser.

import { build, defaultClientConditions, type Rollup } from 'vite';

/** The script; it defines a global of that name that holds what the file exports. */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['roguewright-source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: { entry, name, formats: ['iife'] },
    },
  })) as Rollup.RollupOutput[];
  return output[0]!.output[0].code;
}
