// Spell paths in words.

import { listOf } from '../english/index.ts';
import type { SpellAffinity, SpellPathView } from '../game/index.ts';

const KINDS = {
  attuned: 'Attuned to',
  repelled: 'Repelled by',
  denied: 'Denied',
} as const satisfies Record<SpellPathView['kind'], string>;

/** A sentence for each kind of path: `Attuned to fire (ring of embers) and light (Elf).` */
export function tellPaths(paths: readonly SpellPathView[]): string[] {
  return (['attuned', 'repelled', 'denied'] as const).flatMap(kind => {
    const named = paths
      .filter(view => view.kind === kind)
      .map(({ path, from }) => (from.length === 0 ? path : `${path} (${listOf(from)})`));
    return named.length === 0 ? [] : [`${KINDS[kind]} ${listOf(named)}.`];
  });
}

const AFFINITIES: Readonly<Record<SpellAffinity, string>> = {
  '': '',
  attuned: 'You are attuned to its path: it is cheaper, quicker and stronger.',
  repelled: 'You are repelled by its path: it is dearer, slower and weaker.',
  denied: 'Its path is denied to you: you can’t cast it.',
};

/** What the hero's paths do to a spell; empty for nothing. */
export function tellAffinity(affinity: SpellAffinity): string {
  return AFFINITIES[affinity];
}
