// Plurals of names that come without one of their own.

/** Words whose plural isn't regular, or of which the rules below know too little. */
const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  mouse: 'mice',
  wolf: 'wolves',
  thief: 'thieves',
  elf: 'elves',
  dwarf: 'dwarves',
  tooth: 'teeth',
  goose: 'geese',
  foot: 'feet',
};

/** `bone soldiers`, `crypt crows`, `men of clay`: the last word before an `of` takes the ending. */
export function pluralOf(name: string): string {
  const [, before = '', word = '', after = ''] =
    /^(.*?)([\p{L}’'-]+)((?: (?:of|in|with|from) .*)?)$/u.exec(name) ?? [];
  return word === '' ? name : `${before}${pluralWord(word)}${after}`;
}

function pluralWord(word: string): string {
  const irregular = IRREGULAR[word.toLowerCase()];
  if (irregular !== undefined) {
    return irregular;
  }
  if (/(?:s|x|z|ch|sh)$/i.test(word)) {
    return `${word}es`;
  }
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
