// How npm is called from here.

import { existsSync } from 'node:fs';

/**
 * How to call npm: by its script under this Node when npm started us, else by name.
 * Windows starts `npm.cmd` only through a shell.
 * @param {string[]} parameters
 * @param {string} cwd the folder that it works in
 * @returns {[string, string[], { cwd: string, shell: boolean }]}
 */
export function npm(parameters, cwd) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js') && existsSync(script)) {
    return [process.execPath, [script, ...parameters], { cwd, shell: false }];
  }
  const onWindows = process.platform === 'win32';
  return [onWindows ? 'npm.cmd' : 'npm', parameters, { cwd, shell: onWindows }];
}
