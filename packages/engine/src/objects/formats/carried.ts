// Settles drafts and makes finished readings of them. In particular it reduces an object in an inventory to
// its differences from its archetype.

import { arcKeys, fieldKeys } from './arc-keys.ts';
import type { ArchetypeReading, InventoryReading } from './archetype-reading.ts';
import type { FieldList } from './field-list.ts';
import type { ObjectDraft } from './object-draft.ts';

/** The archetypes of one text by name. */
export type Bases = ReadonlyMap<string, ObjectDraft>;

/**
 * Settles an archetype after reading: adds the plural, sorts the flags, and reduces its inventory to
 * differences.
 */
export function settleArchetype(draft: ObjectDraft, bases: Bases): void {
  const { fields, flags } = draft;
  if (fields.get(fieldKeys.plural) === undefined) {
    fields.set(fieldKeys.plural, fields.get(fieldKeys.name) ?? '');
  }
  sortFew(flags);
  settleInventory(draft, bases);
}

/** Sorts in place, as `sort` does. An archetype has few flags, for which nothing needs to be allocated. */
function sortFew(words: string[]): void {
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    let place = at;
    for (; place > 0 && words[place - 1]! > word; place--) {
      words[place] = words[place - 1]!;
    }
    words[place] = word;
  }
}

/** Objects without an archetype are left out. */
function settleInventory(holder: ObjectDraft, bases: Bases): void {
  if (holder.inventory === undefined) {
    return;
  }
  const named = holder.inventory.filter(({ arch }) => arch !== '');
  holder.inventory = named.length === 0 ? undefined : named;
  for (const item of named) {
    settleCarried(item, bases);
  }
}

function settleCarried(draft: ObjectDraft, bases: Bases): void {
  const base = bases.get(draft.arch);
  const { fields, keyValues, reset } = draft;
  draft.flags = draft.flags.filter(flag => !base?.flags.includes(flag)).sort();
  namePlural(fields, base);
  if (base !== undefined) {
    dropEqualFields(fields, base.fields);
    if (keyValues !== undefined && base.keyValues !== undefined) {
      dropEqual(keyValues, base.keyValues);
    }
    for (const name of reset ?? []) {
      const key = arcKeys.get(name);
      // A flag stays, as another line (`animation`, `weight 0`) may set it implicitly.
      if (key !== undefined && key.form !== 'flag' && base.fields.get(key) === undefined) {
        reset?.delete(name);
      }
    }
  }
  settleInventory(draft, bases);
}

/** An object with a new name but no plural uses the name as plural. */
function namePlural(fields: FieldList, base: ObjectDraft | undefined): void {
  const name = fields.get(fieldKeys.name);
  const basePlural = base && pluralOf(base.fields);
  const plural = fields.get(fieldKeys.plural) ?? basePlural;
  if (name !== undefined && name !== base?.fields.get(fieldKeys.name) && plural === basePlural) {
    fields.set(fieldKeys.plural, name);
  }
}

function pluralOf(fields: FieldList): string | number | undefined {
  return fields.get(fieldKeys.plural) ?? fields.get(fieldKeys.name);
}

function dropEqualFields(fields: FieldList, base: FieldList): void {
  for (let at = fields.count - 1; at >= 0; at--) {
    const key = fields.keyAt(at);
    const same = key === fieldKeys.plural ? pluralOf(base) : base.get(key);
    if (fields.valueAt(at) === same) {
      fields.delete(key);
    }
  }
}

function dropEqual(values: Record<string, string>, base: Readonly<Record<string, string>>): void {
  for (const key of Object.keys(values)) {
    if (Object.hasOwn(base, key) && values[key] === base[key]) {
      delete values[key];
    }
  }
}

/** The plain data of a settled archetype. */
export function finishArchetype(draft: ObjectDraft): ArchetypeReading {
  const { arch, part, flags, keyValues = {} } = draft;
  const fields = draft.fields.record;
  const inventory = carried(draft);
  return inventory === undefined
    ? { arch, part, fields, flags, keyValues }
    : { arch, part, fields, flags, keyValues, inventory };
}

/** The inventory of a settled draft, most recently opened first. */
function carried({ inventory }: ObjectDraft): InventoryReading[] | undefined {
  return inventory?.map(finishCarried).reverse();
}

function finishCarried(draft: ObjectDraft): InventoryReading {
  const { arch, flags, reset, keyValues = {} } = draft;
  const inventory = carried(draft);
  return {
    arch,
    fields: draft.fields.record,
    ...(flags.length > 0 && { flags }),
    ...(reset !== undefined && reset.size > 0 && { reset: [...reset].sort() }),
    ...(Object.keys(keyValues).length > 0 && { keyValues }),
    ...(inventory !== undefined && { inventory }),
  };
}
