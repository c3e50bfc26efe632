// Every kind of item in a content, as heroes recognise them.

import type { Archetype } from '../archetype.ts';
import type { Content } from '../content.ts';
import { isFilled, kindWith } from './carrier-kind.ts';
import { spellsFor } from './list-spells.ts';

/** All archetypes, each filled carrier replaced by its kinds: one for each spell that its list can give. */
export function kindsIn(content: Content): Archetype[] {
  return content.archetypes.flatMap(archetype =>
    isFilled(archetype)
      ? spellsFor(content, archetype).map(spell => kindWith(archetype, spell))
      : [archetype],
  );
}
