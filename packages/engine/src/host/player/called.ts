// Monsters and items of a practice fight, by their names or ids.

import { UsageError } from '../../errors/index.ts';
import { nearName, normalName } from '../../face/index.ts';
import { type Archetype, type Content, classOf, factOf, TYPE } from '../../objects/index.ts';

/** The monsters of the content, in its order. */
export function monstersOf(content: Content): readonly Archetype[] {
  return content.archetypes.filter(
    ({ flags, type }) => flags.has('monster') && type !== TYPE.spell,
  );
}

/** What a hero can carry, in the order of the content. */
export function itemsOf(content: Content): readonly Archetype[] {
  return content.archetypes.filter(
    kind =>
      classOf(kind) !== 'other' && factOf(kind, 'weight') > 0 && factOf(kind, 'intangible') === 0,
  );
}

/** The monster of a name or id. @throws UsageError for one that the content doesn't have */
export function monsterCalled(field: string, content: Content, written: string): Archetype {
  return archetypeOf(field, 'a monster', monstersOf(content), written);
}

/** The item of a name or id. @throws UsageError for one that the content doesn't have */
export function itemCalled(field: string, content: Content, written: string): Archetype {
  return archetypeOf(field, 'an item', itemsOf(content), written);
}

/** By its id or its name. */
function archetypeOf(
  field: string,
  what: string,
  kinds: readonly Archetype[],
  written: string,
): Archetype {
  const wanted = normalName(written);
  const found =
    kinds.find(({ id }) => normalName(id) === wanted) ??
    kinds.find(({ name }) => normalName(name) === wanted);
  if (found !== undefined) {
    return found;
  }
  const close = nearName(
    written,
    kinds.map(({ name }) => name),
  );
  const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
  throw new UsageError(field, written, `${what} of the content${hint}`);
}
