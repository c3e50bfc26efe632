// The spell paths to which a hero is attuned, by which he is repelled, and which are denied to him. A god's gifts lie
// in the praying of its followers. Crossfire server/gods.c (become_follower).

import { type GameObject, pathsOf } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type PathSets, pathBits, wornPaths } from '../../spellcraft/index.ts';
import type { PathNames } from '../../worldrules/index.ts';
import type { HeroSheet } from './hero-sheet.ts';

const NO_RESISTANCES = {};

/** The paths of role, race, god, worn items and forces together, as bit sets. */
export function heroPaths(
  { slots, bridges }: Ruleset,
  { role, race, forces, faith }: Pick<HeroSheet, 'role' | 'race' | 'forces' | 'faith'>,
  worn: readonly GameObject[],
): PathSets {
  const own = [bridges.roles[role]?.paths, bridges.races[race]?.paths];
  const base = {
    attuned: bitsOf(own, 'attuned'),
    repelled: bitsOf(own, 'repelled'),
    denied: bitsOf(own, 'denied'),
    resist: NO_RESISTANCES,
  };
  const items = worn.map(({ archetype }) => ({
    ...pathsOf(archetype),
    kind: 'worn' as const,
    applied: true,
    resist: NO_RESISTANCES,
  }));
  const lasting = {
    ...forces.sum.paths,
    kind: 'worn' as const,
    applied: true,
    resist: NO_RESISTANCES,
  };
  const all = forces.none ? items : [...items, lasting];
  if (faith.god !== undefined) {
    const { attuned, repelled, denied } = faith.god;
    all.push({ attuned, repelled, denied, kind: 'worn', applied: true, resist: NO_RESISTANCES });
  }
  const { attuned, repelled, denied } = wornPaths(slots.spells, { base, items: all });
  return { attuned, repelled, denied };
}

function bitsOf(own: readonly (PathNames | undefined)[], set: keyof PathNames): number {
  return own.reduce((bits, paths) => bits | pathBits(paths?.[set] ?? []), 0);
}
