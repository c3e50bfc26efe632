// Finished readings of drafts; in particular what an object in an inventory differs in from its
// archetype.

import { arcKeys } from './arc-keys.ts';
import type { ArchetypeFields, ArchetypeReading, InventoryReading } from './archetype-reading.ts';
import type { ObjectDraft } from './object-draft.ts';

/** The archetypes of one text by name, to compare with what is based on them. */
export type Bases = ReadonlyMap<string, ObjectDraft>;

/** The finished reading of an archetype. */
export function finishArchetype(draft: ObjectDraft, bases: Bases): ArchetypeReading {
  const { arch, part, fields, keyValues } = draft;
  fields.name_pl ??= fields.name ?? '';
  const flags = draft.flags.sort();
  const inventory = carried(draft, bases);
  return inventory === undefined
    ? { arch, part, fields, flags, keyValues }
    : { arch, part, fields, flags, keyValues, inventory };
}

/** What a draft carries, the last one opened first; objects that lack an archetype are left out. */
function carried(holder: ObjectDraft, bases: Bases): InventoryReading[] | undefined {
  const { inventory } = holder;
  if (inventory.length === 0) {
    return undefined;
  }
  const named = inventory.filter(({ arch }) => arch !== '');
  return named.length === 0 ? undefined : named.map(item => finishCarried(item, bases)).reverse();
}

function finishCarried(draft: ObjectDraft, bases: Bases): InventoryReading {
  const base = bases.get(draft.arch);
  const { arch, fields, keyValues } = draft;
  const flags = draft.flags.filter(flag => !base?.flags.includes(flag)).sort();
  const reset = draft.reset ?? new Set<string>();
  namePlural(fields, base);
  if (base !== undefined) {
    dropEqual(fields, base.fields);
    dropEqual(keyValues, base.keyValues);
    for (const key of reset) {
      // A flag stays, since another line (`animation`, `weight 0`) may set it unasked.
      if (!(key in base.fields) && arcKeys.get(key)?.form !== 'flag') {
        reset.delete(key);
      }
    }
  }
  const inventory = carried(draft, bases);
  return {
    arch,
    fields,
    ...(flags.length > 0 && { flags }),
    ...(reset.size > 0 && { reset: [...reset].sort() }),
    ...(Object.keys(keyValues).length > 0 && { keyValues }),
    ...(inventory !== undefined && { inventory }),
  };
}

/** Whoever gives another name but no other plural gets the name as plural. */
function namePlural(fields: ArchetypeFields, base: ObjectDraft | undefined): void {
  const { name } = fields;
  const basePlural = base?.fields.name_pl ?? base?.fields.name;
  const plural = fields.name_pl ?? basePlural;
  if (name !== undefined && name !== base?.fields.name && plural === basePlural) {
    fields.name_pl = name;
  }
}

function dropEqual(values: ArchetypeFields, base: ArchetypeFields): void {
  for (const key of Object.keys(values)) {
    const same = key === 'name_pl' ? (base.name_pl ?? base.name) : base[key];
    if (Object.hasOwn(base, key) || key === 'name_pl') {
      if (values[key] === same) {
        delete values[key];
      }
    }
  }
}
