// What a pack adds to a game and what of it is left out, in sentences for every face.

import type { PackKind, PackReport } from '../../objects/index.ts';

/** Singular and plural of what is counted. */
const KINDS: Readonly<Record<PackKind, readonly [one: string, many: string]>> = {
  creatures: ['creature', 'creatures'],
  spells: ['spell', 'spells'],
  items: ['item', 'items'],
  effects: ['effect', 'effects'],
  others: ['other thing', 'other things'],
  lists: ['treasure list', 'treasure lists'],
};

/** Names that a sentence lists. */
const MOST_NAMED = 3;

/** `It adds 3 creatures, 2 spells. …`: what a pack adds, its clashes, and what can't be cast. */
export function tellPack({ counts, clashes, uncastable }: PackReport): string {
  const added = (Object.keys(KINDS) as PackKind[])
    .filter(kind => counts[kind] > 0)
    .map(kind => `${counts[kind]} ${KINDS[kind][counts[kind] === 1 ? 0 : 1]}`)
    .join(', ');
  const clashing = clashes.map(({ name }) => name);
  const notes = [
    ...(clashing.length === 0
      ? []
      : [
          `${clashing.length} of its names ${clashing.length === 1 ? 'exists' : 'exist'} already, and both stay: ${some(clashing)}.`,
        ]),
    ...(uncastable.length === 0
      ? []
      : [
          `${uncastable.length} of its spells can’t be cast yet: ${some(uncastable.map(({ name }) => name))}.`,
        ]),
  ];
  return [`It adds ${added || 'nothing'}.`, ...notes].join(' ');
}

/** `with emberfen and deepwood`: the packs of a game behind its name; empty without packs. */
export function tellGamePacks(names: readonly string[]): string {
  const last = names.at(-1);
  return last === undefined
    ? ''
    : `with ${names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`}`;
}

function some(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}
