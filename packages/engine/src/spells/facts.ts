/** Facts of one hit of a spell. */
export type SpellFact =
  | 'spell-base-damage'
  | 'spell-resisted'
  | 'spell-shared'
  | 'spell-saved'
  | 'mood-resistance'
  | 'mood-too-strong'
  | 'mood-levels'
  | 'spell-damage'
  | 'spell-no-damage';
