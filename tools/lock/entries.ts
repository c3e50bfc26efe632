// The entries of a lock file: which are missing, what they must say, and what may not stand there.

import { platformOf } from './platform.ts';

/** One package in package-lock.json, as far as this project looks at it. */
export interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  /** Where it was downloaded from. Only links keep it: the project names no registry. */
  resolved?: string;
}

/** A package-lock.json. Keys of `packages` are folders: `node_modules/NAME`. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** The optional dependencies that no entry stands for, as the entries that npm would write. */
export function absentPackages({ packages }: Lock): Record<string, LockEntry> {
  const absent: Record<string, LockEntry> = {};
  for (const [folder, parent] of Object.entries(packages)) {
    for (const [name, wanted] of Object.entries(parent.optionalDependencies ?? {})) {
      if (!isPresent(packages, folder, name, wanted)) {
        const version = wanted.replace(/^[~^]/, '');
        const shared = `node_modules/${name}`;
        const taken = packages[shared] ?? absent[shared];
        const free = taken === undefined || taken.version === version;
        const key = free ? shared : `${folder}/${shared}`;
        // What the program needs as well as a tool is not only a tool's.
        const onlyDev = parent.dev === true && (absent[key]?.dev ?? true);
        absent[key] = entryFor(name, version, onlyDev);
      }
    }
  }
  return absent;
}

/** What is wrong with a lock file, as sentences. */
export function lockProblems(lock: Lock): string[] {
  const absent = Object.keys(absentPackages(lock)).map(
    folder => `package-lock.json: ${folder} is missing: run "npm run lock"`,
  );
  const resolved = Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved !== undefined && !entry.link)
    .map(([folder]) => `package-lock.json: ${folder} names a registry: run "npm run lock"`);
  return [...absent, ...resolved];
}

/** True when an installed tree, as npm records it, holds what the lock says and nothing else. */
export function matches(installed: Lock, lock: Lock): boolean {
  const here = Object.entries(installed.packages);
  const wanted = Object.entries(lock.packages);
  return (
    here.every(([folder, { version, integrity }]) => {
      const entry = lock.packages[folder];
      return entry !== undefined && entry.version === version && entry.integrity === integrity;
    }) &&
    wanted.every(([folder, { optional, devOptional }]) => {
      const isPackage = folder.startsWith('node_modules/');
      return !isPackage || optional || devOptional || installed.packages[folder] !== undefined;
    })
  );
}

/** True when a package finds another in its own node_modules or in one of a folder around it. */
function isPresent(
  packages: Lock['packages'],
  from: string,
  name: string,
  wanted: string,
): boolean {
  const found = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (found !== undefined) {
    const isRange = !/^\d/.test(wanted);
    return isRange || found.version === wanted;
  }
  const around = from.slice(0, Math.max(0, from.lastIndexOf('/')));
  return from !== '' && isPresent(packages, around, name, wanted);
}

/** Fields in the order in which npm writes them. */
function entryFor(name: string, version: string, onlyDev: boolean): LockEntry {
  const { cpu, libc, os } = platformOf(name);
  return {
    version,
    ...(cpu && { cpu }),
    ...(onlyDev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  };
}
