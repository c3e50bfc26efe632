// Places that the hero does not see: drawings that differ only there.

/** A lit room: a monster beside the hero and one in line with him, with a wall behind each. */
export const ROOM: readonly string[] = [
  '#############',
  '#...........#',
  '#..K@...K...#',
  '#...........#',
  '#############',
];

/** A dark way to a lit room, with dark places beside it that nobody has been to. */
export const DARK: readonly string[] = [
  '        #########',
  '######  #.......#',
  '#,,,,####.......#',
  '#,,,,,,#........#',
  '#,##,########...#',
  '#@,,,,,.K.......#',
  '#,##,########...#',
  '#,,,,,,,#.......#',
  '####,############',
];

/** What may be otherwise in the dark. */
export interface HiddenPlace {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  /** A letter of a stage. */
  readonly letter: string;
}

/** One change each: a creature or an item in the way or beside it, or other terrain. */
export const HIDDEN_PLACES: readonly HiddenPlace[] = [
  { title: 'a creature in the way', x: 4, y: 5, letter: 'u' },
  { title: 'something in the way', x: 4, y: 5, letter: ':' },
  { title: 'a creature beside the way', x: 4, y: 4, letter: 'u' },
  { title: 'a wall instead of a side way', x: 4, y: 4, letter: '#' },
  { title: 'a side way instead of a wall', x: 5, y: 6, letter: ',' },
  { title: 'a creature in a place that was never seen', x: 3, y: 3, letter: 'u' },
  { title: 'rock instead of a place that was never seen', x: 5, y: 7, letter: ' ' },
];

/** The drawing with one place otherwise. */
export function withHiddenPlace({ x, y, letter }: HiddenPlace): readonly string[] {
  return DARK.map((row, at) => (at === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
}
