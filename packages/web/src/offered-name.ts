// Names by chance, for a first hero: nobody has to type before he can begin.

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

/** A name for a hero, drawn outside of any game's luck. */
export function offeredName(): string {
  const [at] = crypto.getRandomValues(new Uint32Array(1));
  return HERO_NAMES[at! % HERO_NAMES.length]!;
}
