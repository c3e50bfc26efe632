import type { MatterRules } from '../../spellcraft/index.ts';

/** Spells that change matter. Crossfire server/spell_effect.c (alchemy, cast_polymorph, cast_item_curse_or_curse). */
export const matter: MatterRules = {
  alchemy: {
    leastPercent: 5,
    mostPercent: 40,
    whole: 100,
    moneyOver: 2,
    nothingOneIn: 30,
    gramsPerPoint: 1000,
    smallNugget: 'smallnugget',
    largeNugget: 'largenugget',
  },
  polymorph: {
    works: true,
    immuneFrom: 2,
    fullResistance: 100,
    resistancePerPoint: 10,
    meltsOneIn: 8,
    valueTimes: 2,
    capPerStep: 2000,
    levelsPerStep: 10,
    beyondOver: 3,
    stillUpTo: 0.001,
    attempts: 10,
    shrinksAbove: 2,
    shrinksOver: 2,
    pictureTurns: 5,
    pictureClock: 0.1,
  },
  curseConceals: true,
};
