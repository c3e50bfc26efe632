// Where things lie in a clone, seen from this file, so that every command works from any folder.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What npm installed. */
export const modules = join(root, 'node_modules');

/** The lock file: what should be installed. */
export const lockFile = join(root, 'package-lock.json');

/** Holds the hash of the lock file from which node_modules was installed. */
export const installedFile = join(modules, '.installed');
