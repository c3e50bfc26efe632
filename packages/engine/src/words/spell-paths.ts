// Spell paths in words.

import { listOf } from '../english/index.ts';
import type { SpellAffinity, SpellPathView } from '../game/index.ts';
import { SPELL_PATHS } from '../spellcraft/index.ts';

const KINDS = {
  attuned: 'Attuned to',
  repelled: 'Repelled by',
  denied: 'Denied',
} as const satisfies Record<SpellPathView['kind'], string>;

/** A sentence for each kind of path: `Attuned to fire (ring of embers) and light (Elf).` One source is named once. */
export function tellPaths(paths: readonly SpellPathView[]): string[] {
  return (['attuned', 'repelled', 'denied'] as const).flatMap(kind => {
    const views = paths.filter(view => view.kind === kind);
    const sources = views.map(({ from }) => (from.length === 0 ? '' : ` (${listOf(from)})`));
    const isOne = new Set(sources).size === 1;
    const named = views.map(({ path }, at) => (isOne ? path : `${path}${sources[at]}`));
    const source = isOne ? sources[0]! : '';
    return named.length === 0 ? [] : [`${KINDS[kind]} ${listOf(named)}${source}.`];
  });
}

const GIVES = {
  attuned: 'attunes you to',
  repelled: 'repels you from',
  denied: 'denies you',
} as const satisfies Record<SpellPathView['kind'], string>;

/** What the paths of an item do: `In use it attunes you to fire and repels you from frost.` Empty for none. */
export function tellItemPaths(paths: readonly SpellPathView[] = []): string {
  const deeds = (['attuned', 'repelled', 'denied'] as const).flatMap(kind => {
    const named = paths.filter(view => view.kind === kind).map(({ path }) => path);
    return named.length === 0 ? [] : [`${GIVES[kind]} ${listOf(named)}`];
  });
  return deeds.length === 0 ? '' : `In use it ${listOf(deeds)}.`;
}

/** What spell paths are, a paragraph each, for the help pages. Source: Crossfire server/spell_util.c. */
export const PATH_HELP: readonly string[] = [
  'Every spell belongs to one or more spell paths, such as fire or light. You can be attuned to a path, ' +
    'repelled by it, or denied it. Your role and your race give you paths; so do some items while you ' +
    'wear or wield them, and putting one on identifies it.',
  'A spell of a path to which you are attuned costs less, takes less time, and is cast as if you had ' +
    'more levels. A spell of a path that repels you costs more, takes more time, and is cast as if you ' +
    'had fewer. You can’t cast a spell of a path that is denied to you. A spell that is both attuned ' +
    'and repelled is cast as usual. Several matching paths count once.',
  'A wand, a rod or a rune casts by its own paths: yours make no difference.',
  `The paths are ${listOf(SPELL_PATHS)}.`,
];

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
