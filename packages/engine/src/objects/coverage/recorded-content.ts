// Content that notes which of its keys are asked for. The engine reads archetypes in no other way than by their
// members, so every read is recorded, and the list of keys that the game reads needs no upkeep.

import type { ForeignRules } from '../../worldrules/index.ts';
import type { Archetype } from '../archetype.ts';
import { Content } from '../content.ts';
import { camelCase } from '../formats/index.ts';
import { translate } from '../packs/translate.ts';
import { thingKind } from './thing-kinds.ts';

/** Members of an archetype that hold a key's value, with that key in camelCase. */
const MEMBERS: ReadonlyMap<string | symbol, string> = new Map([
  ['type', 'type'],
  ['subtype', 'subtype'],
  ['name', 'name'],
  ['plural', 'namePl'],
  ['inventory', 'arch'],
]);

/** The keys that were asked for, by kind of thing. */
export class ReadKeys {
  readonly #byKind = new Map<string, Set<string>>();

  /** Notes a key. @param key in camelCase */
  note(kind: string, key: string): void {
    const keys = this.#byKind.get(kind);
    if (keys === undefined) {
      this.#byKind.set(kind, new Set([key]));
    } else {
      keys.add(key);
    }
  }

  /** Adds what was noted elsewhere. */
  add(other: ReadKeys): void {
    for (const [kind, keys] of other.#byKind) {
      for (const key of keys) {
        this.note(kind, key);
      }
    }
  }

  /** Whether a key was asked for, of any thing of that kind. @param key in camelCase */
  has(kind: string, key: string): boolean {
    return this.#byKind.get(kind)?.has(key) === true;
  }
}

/** The same content, whose archetypes note in `reads` what is asked of them. */
export function recordedContent(content: Content, reads: ReadKeys): Content {
  const archetypes = content.archetypes.map(archetype => recorded(archetype, reads));
  return new Content(archetypes, content.hash, content.treasure.lists, content.packs);
}

/** Notes what the translation of a tree's archetypes into this game's terms asks of them. */
export function recordTranslation(content: Content, rules: ForeignRules, reads: ReadKeys): void {
  for (const archetype of content.archetypes) {
    translate(recorded(archetype, reads), rules, { isLarge: false, isMade: false });
  }
}

function recorded(archetype: Archetype, reads: ReadKeys): Archetype {
  const kind = thingKind(archetype);
  const note = (key: string): void => reads.note(kind, key);
  const wrapped = {
    numbers: noting(archetype.numbers, note),
    texts: noting(archetype.texts, note),
    flags: new NotingFlags(archetype.flags, note),
  };
  return new Proxy<Archetype>(
    { ...archetype, ...wrapped },
    {
      get(target, member) {
        const key = MEMBERS.get(member);
        if (key !== undefined) {
          note(key);
        }
        return Reflect.get(target, member);
      },
    },
  );
}

/**
 * A record that tells which of its keys are asked for, whether they are there or not. Copying it, or listing its
 * entries, asks for none, since the copy may never be read.
 */
function noting<Value>(
  values: Readonly<Record<string, Value>>,
  note: (key: string) => void,
): Readonly<Record<string, Value>> {
  /** Keys that have been listed, and not been looked at since; then the one that is about to be copied. */
  const listed = new Set<string | symbol>();
  let copied: string | symbol = '';
  const tell = (key: string | symbol): void => {
    if (typeof key === 'string') {
      note(key);
    }
  };
  return new Proxy(values, {
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      for (const key of keys) {
        listed.add(key);
      }
      return keys;
    },
    getOwnPropertyDescriptor(target, key) {
      if (listed.delete(key)) {
        copied = key;
      } else {
        tell(key);
      }
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    get(target, key) {
      if (copied === key) {
        copied = '';
      } else {
        tell(key);
      }
      return Reflect.get(target, key);
    },
    has(target, key) {
      tell(key);
      return Reflect.has(target, key);
    },
  });
}

/** A set of flags that tells which of them are asked for. */
class NotingFlags extends Set<string> {
  readonly #note: (flag: string) => void;

  constructor(flags: ReadonlySet<string>, note: (flag: string) => void) {
    super(flags);
    this.#note = note;
  }

  override has(flag: string): boolean {
    this.#note(camelCase(flag));
    return super.has(flag);
  }
}
