/** Facts of one hit of a spell. */
export type SpellFact =
  | 'spell-base-damage'
  | 'spell-resisted'
  | 'spell-shared'
  | 'spell-saved'
  | 'spell-damage'
  | 'spell-no-damage';
