// Writes licences.txt beside a bundle: the licence of every package of which something is in it.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file, in the folder of the bundle. */
const LICENCES_FILE = 'licences.txt';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** The package of the icons, which the page's build reads. */
export const GAME_ICONS = '@iconify-json/game-icons';

/** What is said instead of a licence text, for packages that come without one. */
const NOTES: Readonly<Record<string, string>> = {
  [GAME_ICONS]:
    'Icons by Lorc, Delapouite and contributors, https://game-icons.net, tinted and outlined here.\n' +
    'Creative Commons Attribution 3.0: https://creativecommons.org/licenses/by/3.0/legalcode',
  '@better-auth/utils':
    'By Bereket Engida. The package has no licence text; its package.json says MIT:\n' +
    'https://opensource.org/license/mit',
};

/** What is said of one package. */
interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Where each bundle notes its modules, so that the last one can write them all down. */
export class BundledModules {
  readonly #folders = new Set<string>();
  readonly #readByTheBuild: readonly string[];

  /** @param readByTheBuild packages that aren't imported as modules but are in the bundle all the same */
  constructor(readByTheBuild: readonly string[] = []) {
    this.#readByTheBuild = readByTheBuild;
  }

  /** Notes the package of a module; modules of the workspace have no package. */
  add(id: string): void {
    const folder = packageFolder(id);
    if (folder !== undefined) {
      this.#folders.add(folder);
    }
  }

  /** The licences of all packages noted, by name. Throws for a package without a licence text. */
  licences(): readonly PackageLicence[] {
    const outside = this.#readByTheBuild.map(name =>
      dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)),
    );
    return [...this.#folders, ...outside]
      .map(readLicence)
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}

/** Notes the modules of the bundle that is being built, such as a worker's. */
export function noteModules(modules: BundledModules): Plugin {
  return {
    name: 'note-modules',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        modules.add(id);
      }
    },
  };
}

/**
 * Notes the modules of this bundle as well, and writes the file.
 * @param what the file begins with: 'This page contains'
 */
export function licencesFile(modules: BundledModules, what: string): Plugin {
  return {
    name: 'licences-file',
    apply: 'build',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        modules.add(id);
      }
      const source = licencesText(what, modules.licences());
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source });
    },
  };
}

const RULE = `\n\n${'='.repeat(78)}\n\n`;

function licencesText(what: string, licences: readonly PackageLicence[]): string {
  const own = readFileSync(join(workspace, 'LICENSE'), 'utf8').trim();
  const parts = licences.map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
  );
  const list = licences.map(({ name, licence }) => `  ${name}: ${licence}`).join('\n');
  return [
    `Credits and licences of Roguewright\n\n${what}:\n\n${list}`,
    `Roguewright\n\n${own}`,
    ...parts,
  ]
    .join(RULE)
    .concat('\n');
}

/** The folder of the package that a module belongs to, if it lies in node_modules. */
function packageFolder(id: string): string | undefined {
  const path = id.replace(/^\0/, '').split('?', 1)[0]!;
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

function readLicence(folder: string): PackageLicence {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find(each => /^(licen[cs]e|copying)(\.|$)/i.test(each));
  const text =
    file === undefined
      ? (NOTES[name] ?? licenceInReadme(folder))
      : readFileSync(join(folder, file), 'utf8').trim();
  if (license === undefined || text === undefined) {
    throw new Error(
      `${name} ${version} in ${folder}: expected a licence in package.json and its text in a file ` +
        `LICENSE, got ${license ?? 'no licence'} and ${file ?? 'no file'}`,
    );
  }
  return { name, version, licence: license, text };
}

/** What a README says below the heading "License", up to the next heading. */
function licenceInReadme(folder: string): string | undefined {
  const file = readdirSync(folder).find(each => /^readme\.md$/i.test(each));
  const readme = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  const section = /^#+ *licen[cs]e *$(?<text>(?:\n(?!#).*)*)/im.exec(readme)?.groups?.text?.trim();
  return section?.includes('WITHOUT WARRANTY') === true ? section : undefined;
}
