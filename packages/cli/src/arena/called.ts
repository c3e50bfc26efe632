// Monsters, items and rules as they are called on the command line.

import { UsageError } from '@roguewright/engine/errors';
import { type Archetype, type Content, classOf, factOf, TYPE } from '@roguewright/engine/objects';
import {
  createRulesets,
  parseRulesetName,
  presetId,
  type Ruleset,
} from '@roguewright/engine/rulesets';
import { nearName, normalName } from '../options.ts';

/** A ruleset or a composition, or rules by a name such as angbands-blades. */
export function rulesCalled(written: string): Ruleset {
  const library = createRulesets();
  const presets = library.presets.map(({ id }) => id);
  const name = presetId(written);
  return library.resolve(
    parseRulesetName(presets.some(preset => preset === name) ? name : written),
  );
}

/** The monster of a name or id. @throws UsageError for one that the content doesn't have */
export function monsterCalled(field: string, content: Content, written: string): Archetype {
  return archetypeOf(field, 'a monster', content.archetypes.filter(isMonster), written);
}

/** The item of a name or id. @throws UsageError for one that the content doesn't have */
export function itemCalled(field: string, content: Content, written: string): Archetype {
  return archetypeOf(field, 'an item', content.archetypes.filter(isItem), written);
}

function isMonster({ flags, type }: Archetype): boolean {
  return flags.has('monster') && type !== TYPE.spell;
}

/** What a hero can carry. */
function isItem(kind: Archetype): boolean {
  return (
    classOf(kind) !== 'other' && factOf(kind, 'weight') > 0 && factOf(kind, 'intangible') === 0
  );
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
