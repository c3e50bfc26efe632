// What a book that is too hard does. NetHack 3.6.7 src/spell.c (cursed_book).

/** What a book that is too hard does to its reader. */
export type BookFailure =
  | 'teleport'
  | 'wake-monsters'
  | 'blindness'
  | 'lose-gold'
  | 'confusion'
  | 'contact-poison'
  | 'explosion';
