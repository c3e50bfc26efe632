// The hero's list of discovered kinds.

import { aboutOf, discoveries, lookOf } from '../../objects/index.ts';
import type { DiscoveryView } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

/** The kinds that he recognises or has named, by class. */
export function discoveryViews({ sheet, content }: GameState): DiscoveryView[] {
  return discoveries(sheet.lore, content).map(({ archetype, class: kind, name, looks }) => ({
    class: kind,
    name,
    looks,
    ...lookOf(archetype, sheet.lore, content),
    about: sheet.lore.isIdentified(archetype) ? aboutOf(archetype) : '',
  }));
}
