/** Facts of one hit of a spell. */
export type SpellFact = 'spell-resisted' | 'spell-saved' | 'spell-damage' | 'spell-no-damage';
