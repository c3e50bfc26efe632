// The hero's spell paths, and where each comes from.

import { wornThings } from '../../actors/index.ts';
import { pathsOf, thingName } from '../../objects/index.ts';
import { type PathSets, pathBits, pathsIn } from '../../spellcraft/index.ts';
import type { PathNames } from '../../worldrules/index.ts';
import { partsOf } from '../items/learn-kind.ts';
import type { SpellAffinity, SpellPathView } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

const SETS = ['attuned', 'repelled', 'denied'] as const;

/**
 * Every path of the hero's own, in the order attuned, repelled, denied. A denied path isn't listed as attuned or
 * repelled as well. Source: Crossfire common/utils.c (describe_spellpath_attenuation).
 */
export function pathViews(state: GameState): SpellPathView[] {
  const { sheet } = state;
  const { paths } = sheet.worn;
  const sources = sourcesOf(state);
  return SETS.flatMap(kind => {
    const bits = kind === 'denied' ? paths.denied : paths[kind] & ~paths.denied;
    return pathsIn(bits).map(path => ({
      kind,
      path,
      from: sources
        .filter(({ sets }) => (sets[kind] & pathBits([path])) !== 0)
        .map(({ name }) => name),
    }));
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

function sourcesOf(state: GameState) {
  const { ruleset, sheet } = state;
  const role = ruleset.bridges.roles[sheet.role]!;
  const race = ruleset.bridges.races[sheet.race]!;
  return [
    { name: role.title, sets: setsOf(role.paths) },
    { name: race.title, sets: setsOf(race.paths) },
    ...wornThings(sheet).map(thing => ({
      name: thingName(partsOf(state, thing)),
      sets: pathsOf(thing.archetype),
    })),
  ];
}

function setsOf({ attuned = [], repelled = [], denied = [] }: PathNames = {}): PathSets {
  return { attuned: pathBits(attuned), repelled: pathBits(repelled), denied: pathBits(denied) };
}
