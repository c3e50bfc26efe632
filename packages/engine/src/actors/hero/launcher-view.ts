// The wielded launcher, as combat sees it.

import type { LauncherKind, LauncherView } from '../../combat/index.ts';
import { launcherFacts } from '../../objects/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { wornAt } from './outfit.ts';

/** The wielded launcher; undefined for none. */
export function launcherView(sheet: HeroSheet): LauncherView | undefined {
  const launcher = wornAt(sheet, 'launcher');
  if (launcher === undefined) {
    return undefined;
  }
  const { kind, weight } = launcherFacts(launcher.archetype);
  return {
    kind: kind as LauncherKind,
    weight,
    toHit: launcher.fact('toHit') + launcher.fact('toHitBonus'),
    toDam: launcher.fact('toDam') + launcher.fact('toDamBonus'),
  };
}
