// What a player may call the kind of an item when he filters a list, by its sign on the map.

const WORDS: Readonly<Record<string, string>> = {
  ')': 'weapon',
  '}': 'launcher weapon',
  '{': 'ammunition missile weapon',
  '[': 'armour',
  '=': 'ring',
  '"': 'amulet',
  '!': 'potion',
  '?': 'scroll',
  '+': 'book',
  '/': 'wand',
  '(': 'tool',
  '~': 'light tool',
  '%': 'food',
  $: 'gold',
};

/** Words for the kind of an item: `launcher weapon`; empty for a sign without any. */
export function kindWords(glyph: string): string {
  return WORDS[glyph] ?? '';
}
