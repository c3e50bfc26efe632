// Source trees of peers, which the user gives by path: each is known by files that only its tree holds.

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A folder or a machine on which no peer can be built. */
export class PeerError extends Error {}

/** A peer whose source tree can be given. */
type PeerName = 'nethack' | 'angband' | 'neo-angband' | 'crossfire' | 'archetypes';

/** What each tree is, and the files that show it. */
const MARKS: Readonly<Record<PeerName, { readonly about: string; readonly files: string[] }>> = {
  nethack: { about: 'NetHack 3.6', files: ['src/allmain.c', 'sys/share/dgn_lex.c'] },
  angband: { about: 'Angband 4.2', files: ['src/game-world.c', 'lib/gamedata/monster.txt'] },
  'neo-angband': { about: 'neo-angband', files: ['packages/core/src/z-queue.ts'] },
  crossfire: {
    about: 'Crossfire server',
    files: ['common/assets/AssetCollector.cpp', 'server/spell_effect.c'],
  },
  archetypes: { about: 'Crossfire archetypes', files: ['treasures.trs', 'spell', 'monster'] },
};

/** The trees that were found, by peer. */
export type Trees = Readonly<Partial<Record<PeerName, string>>>;

/**
 * The trees of peers at a path: the folder itself, or the folders in it.
 * @param folder where to look
 * @throws {PeerError} where there is no folder, or none of the trees lies there
 */
export function findTrees(folder: string): Trees {
  const root = resolve(folder);
  if (!existsSync(root)) {
    throw new PeerError(`--peers: expected a folder with source trees, found nothing at ${folder}`);
  }
  const inside = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => join(root, name))
    .sort();
  const trees: Partial<Record<PeerName, string>> = {};
  for (const tree of [root, ...inside]) {
    const peer = peerOf(tree);
    if (peer !== undefined) {
      trees[peer] ??= tree;
    }
  }
  if (Object.keys(trees).length === 0) {
    const known = Object.values(MARKS).map(({ about, files }) => `${about} (${files.join(', ')})`);
    throw new PeerError(
      `--peers: expected a source tree in ${folder}, found none of ${known.join('; ')}`,
    );
  }
  return trees;
}

function peerOf(tree: string): PeerName | undefined {
  const names = Object.keys(MARKS) as PeerName[];
  return names.find(name => MARKS[name].files.every(file => existsSync(join(tree, file))));
}

/** One line about each tree. */
export function aboutTrees(trees: Trees): string[] {
  return (Object.keys(MARKS) as PeerName[]).map(
    name => `${MARKS[name].about}: ${trees[name] ?? 'no tree given'}`,
  );
}
