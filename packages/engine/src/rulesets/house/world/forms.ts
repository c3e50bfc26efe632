import type { WorldRules } from '../../../worldrules/index.ts';

/**
 * Forms: NetHack 3.6.7 src/polyself.c (polyself, polymon, newman), src/allmain.c (moveloop), src/eat.c (eataccessory,
 * bounded_increase, doeat), src/mon.c (max_mon_load). Powers: src/polyself.c (dobreathe, dogaze, domindblast, dosummon). Hit points and energy of a new self: after NetHack 3.4.3
 * src/polyself.c (newman), which scales them by levels.
 */
export const forms: WorldRules['forms'] = {
  turns: { least: 500, values: 500 },
  hitPoints: { levelDie: 8, lowestDie: 4 },
  dragon: { sure: 4, die: 4 },
  endsBelow: 1,
  healsEvery: 20,
  strength: { strong: 118, others: 18 },
  shock: { outOf: 20, die: 30 },
  newSelfOneIn: 5,
  tries: 5,
  newSelf: {
    levels: 2,
    leastTenths: 8,
    tenths: 4,
    attributes: 2,
    nutrition: { least: 500, values: 500 },
  },
  ringOneIn: 100,
  eaten: {
    ringOneIn: 3,
    amuletOneIn: 5,
    ringNutrition: 15,
    amuletNutrition: 20,
    mostNutrition: 2000,
    slowFrom: 10,
    pointFrom: 20,
    endsAt: 40,
  },
  powers: { attackEnergy: 15, otherEnergy: 10 },
  vampire: { mistOneIn: 4, wolfOneIn: 10, lordLevel: 12 },
  load: { most: 1000, body: 1450, bodySize: 2, weakOver: 2 },
};
