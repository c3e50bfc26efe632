// The hero's spell paths, and where each comes from.

import { type HeroSheet, wornThings } from '../../actors/index.ts';
import { type Archetype, type GameObject, pathsOf, thingName } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type PathSets, pathBits, pathsIn } from '../../spellcraft/index.ts';
import type { PathNames } from '../../worldrules/index.ts';
import { partsOf } from '../items/learn-kind.ts';
import type { SpellAffinity, SpellPathView } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

const SETS = ['attuned', 'repelled', 'denied'] as const;

/** Paths of one origin. */
interface PathSource {
  readonly name: string;
  readonly sets: PathSets;
}

/**
 * Every path of the hero's own, in the order attuned, repelled, denied. A denied path isn't listed as attuned or
 * repelled as well. Source: Crossfire common/utils.c (describe_spellpath_attenuation).
 */
export function pathViews(state: GameState): SpellPathView[] {
  return heroPathViews(state.ruleset, state.sheet, thing => thingName(partsOf(state, thing)));
}

/** The same of a hero without a game. @param nameOf the name of a worn item, as he knows it */
export function heroPathViews(
  { bridges }: Ruleset,
  sheet: HeroSheet,
  nameOf: (thing: GameObject) => string,
): SpellPathView[] {
  const role = bridges.roles[sheet.role]!;
  const race = bridges.races[sheet.race]!;
  const sources: readonly PathSource[] = [
    { name: role.title, sets: setsOf(role.paths) },
    { name: race.title, sets: setsOf(race.paths) },
    ...(sheet.faith.god === undefined
      ? []
      : [{ name: sheet.faith.god.name, sets: sheet.faith.god }]),
    ...wornThings(sheet).map(thing => ({ name: nameOf(thing), sets: pathsOf(thing.archetype) })),
  ];
  return viewsOf(sheet.worn.paths, ({ kind, bit }) =>
    sources.filter(({ sets }) => (sets[kind] & bit) !== 0).map(({ name }) => name),
  );
}

/** The paths that a kind of item gives its wearer or wielder. */
export function kindPathViews(archetype: Archetype): SpellPathView[] {
  return viewsOf(pathsOf(archetype), () => []);
}

function viewsOf(
  sets: PathSource['sets'],
  from: (path: { readonly kind: SpellPathView['kind']; readonly bit: number }) => string[],
): SpellPathView[] {
  return SETS.flatMap(kind => {
    const bits = kind === 'denied' ? sets.denied : sets[kind] & ~sets.denied;
    return pathsIn(bits).map(path => ({ kind, path, from: from({ kind, bit: pathBits([path]) }) }));
  });
}

/** How a spell's paths meet the hero's; empty if they don't, or if attuned and repelled cancel out. */
export function affinityOf({
  path,
  attuned,
  repelled,
  denied,
}: PathSets & { readonly path: number }): SpellAffinity {
  if ((path & denied) !== 0) {
    return 'denied';
  }
  const isAttuned = (path & attuned) !== 0;
  const isRepelled = (path & repelled) !== 0;
  return isAttuned === isRepelled ? '' : isAttuned ? 'attuned' : 'repelled';
}

function setsOf({ attuned = [], repelled = [], denied = [] }: PathNames = {}): PathSets {
  return { attuned: pathBits(attuned), repelled: pathBits(repelled), denied: pathBits(denied) };
}
