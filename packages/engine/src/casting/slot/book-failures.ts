// Failures of reading a book. NetHack 3.6.7 src/spell.c (cursed_book).

/** A failure of reading a book. */
export type BookFailure =
  | 'teleport'
  | 'wake-monsters'
  | 'blindness'
  | 'lose-gold'
  | 'confusion'
  | 'contact-poison'
  | 'explosion';
