// Key sets and the player's own keys: what is pressed while walking, in terms of the usual keys.

/** The key sets, as settings list them. */
export const KEY_SETS = [
  {
    name: 'usual',
    title: 'As in NetHack',
    about: 'o opens, c closes, z zaps, Z casts, v explores.',
  },
  {
    name: 'dcss',
    title: 'As in Dungeon Crawl',
    about:
      'o explores, 5 rests, z casts, V zaps, x looks, G and X travel, O opens, C closes, { calls a kind, ~ has the settings.',
  },
] as const;

/** The name of a key set. */
export type KeySetName = (typeof KEY_SETS)[number]['name'];

/** Pressed keys that mean another key of the usual set, by key set. */
const TRANSLATED: Readonly<Record<KeySetName, Readonly<Record<string, string>>>> = {
  usual: {},
  dcss: {
    o: 'v',
    O: 'o',
    '5': 'R',
    z: 'Z',
    Z: 'z',
    V: 'z',
    x: ';',
    G: '_',
    X: '_',
    C: 'c',
    c: 'C',
    '{': 'C',
    '~': 'O',
    '^V': 'V',
    '}': 'X',
    ')': 'G',
    ']': 'x',
  },
};

/** What pressed keys stand for. */
export interface Keymap {
  readonly set: KeySetName;
  /** The player's own keys, each with the usual keys that it stands for. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

/** Every key means itself. */
export const USUAL_KEYMAP: Keymap = { set: 'usual', own: new Map() };

/** Most usual keys that one key stands for. */
const LONGEST_MACRO = 30;

/** Keys that can't be given another meaning: they lead out of everything. */
const FIXED: ReadonlySet<string> = new Set(['Escape', '^C']);

/**
 * Reads the player's own keys: `o = v` makes o explore, `F2 = Z a Enter` casts the first spell. A blank divides keys;
 * a key in front of an equals sign begins the next. Keys are signs, `^A` with Ctrl, `F1`…`F12`, `Enter`, `Escape`,
 * `Tab` and `Space`.
 * @returns the keys, and what is wrong with the rest in sentences
 */
export function readBindings(text: string): {
  readonly own: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly string[];
} {
  const own = new Map<string, readonly string[]>();
  const problems: string[] = [];
  const words = text.split(/\s+/).filter(word => word !== '');
  let at = 0;
  while (at < words.length) {
    const key = words[at]!;
    if (words[at + 1] !== '=') {
      problems.push(`Expected “${key} = KEYS”: there is no equals sign behind ${key}.`);
      break;
    }
    let end = at + 2;
    while (end < words.length && words[end + 1] !== '=') {
      end++;
    }
    const keys = words.slice(at + 2, end);
    const problem = problemOf(key, keys, own);
    if (problem === undefined) {
      own.set(named(key), keys.map(named));
    } else {
      problems.push(problem);
    }
    at = end;
  }
  return { own, problems };
}

function problemOf(
  key: string,
  keys: readonly string[],
  own: ReadonlyMap<string, unknown>,
): string | undefined {
  const wrong = [key, ...keys].find(each => !isKey(each));
  if (wrong !== undefined) {
    return `${wrong} is no key: expected a sign, ^A, F1 to F12, Enter, Escape, Tab, Space or Equals.`;
  }
  if (keys.length === 0) {
    return `${key} stands for nothing: expected at least one key behind the equals sign.`;
  }
  if (FIXED.has(key)) {
    return `${key} can’t be given another meaning.`;
  }
  if (own.has(named(key))) {
    return `${key} has two meanings.`;
  }
  return keys.length > LONGEST_MACRO
    ? `${key} stands for ${keys.length} keys: at most ${LONGEST_MACRO}.`
    : undefined;
}

function isKey(word: string): boolean {
  return (
    ([...word].length === 1 && word !== '=') ||
    /^(?:\^[A-Z]|F(?:[1-9]|1[0-2])|Enter|Escape|Tab|Space|Equals|Arrow(?:Up|Down|Left|Right))$/.test(
      word,
    )
  );
}

/** A key as faces name it. */
function named(word: string): string {
  return word === 'Space' ? ' ' : word === 'Equals' ? '=' : word;
}

/** The usual keys that a pressed key stands for while nothing is open; the key itself where nothing else is said. */
export function keysMeant({ set, own }: Keymap, key: string): readonly string[] {
  return own.get(key) ?? [TRANSLATED[set][key] ?? key];
}

/** The keys that mean one of some usual keys, the shortest way first; for buttons and help pages. */
export function keysShown(keymap: Keymap, keys: readonly string[]): readonly string[] {
  const candidates = [...keymap.own.keys(), ...Object.keys(TRANSLATED[keymap.set]), ...keys];
  const shown = candidates.filter(candidate => {
    const [only, ...more] = keysMeant(keymap, candidate);
    return more.length === 0 && only !== undefined && keys.includes(only);
  });
  return [...new Set(shown)];
}
