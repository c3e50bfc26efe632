// Names for heroes: nobody has to think of one before he can begin.

const HERO_NAMES = [
  'Adelgund',
  'Alrun',
  'Balduin',
  'Berthold',
  'Dietlind',
  'Ermin',
  'Folke',
  'Gerwin',
  'Hilke',
  'Irmel',
  'Jorin',
  'Kunold',
  'Liutgard',
  'Merten',
  'Notker',
  'Oswin',
  'Runhild',
  'Sievert',
  'Thiemo',
  'Wendel',
];

/** One of the names. @param drawn an integer, 0 or more, drawn outside of any game's luck */
export function heroNameFor(drawn: number): string {
  return HERO_NAMES[drawn % HERO_NAMES.length]!;
}
