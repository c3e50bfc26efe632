// Generated pages: rewritten, or with --check compared with what would be written.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A generated file. */
export interface GeneratedFile {
  /** Below its folder. */
  readonly path: string;
  readonly text: string;
}

/** Where files go, and the command that writes them. */
interface Pages {
  readonly root: string;
  /** Below the root. It holds nothing else. */
  readonly folder: string;
  readonly command: string;
}

/** Writes the files of a folder, and removes all others. With --check it sets the exit code if one differs. */
export function writeOrCheck(files: readonly GeneratedFile[], pages: Pages): void {
  const folder = join(pages.root, pages.folder);
  if (process.argv.includes('--check')) {
    const wrong = files.filter(({ path, text }) => read(join(folder, path)) !== text);
    for (const { path } of wrong) {
      console.log(`${pages.folder}/${path} isn't what it would be now: run \`${pages.command}\``);
    }
    process.exitCode = wrong.length > 0 ? 1 : 0;
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    rmSync(join(folder, name));
  }
  for (const { path, text } of files) {
    writeFileSync(join(folder, path), text);
  }
  console.log(`${files.length} files in ${pages.folder}`);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
