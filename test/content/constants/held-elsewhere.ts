// Numbers that no scene, no vector and no case of a rule moves.

/** The slots whose numbers are changed. */
export const SLOTS: readonly string[] = [
  ...['hits', 'forces', 'making', 'releases', 'standing', 'matter', 'sickness', 'sides', 'divine'],
  ...['ways', 'effects', 'traps', 'deniedLevel', 'monsterSubtypes'],
];

/** A test of its own that fails when a number changes. */
export interface HeldElsewhere {
  /** The file that reads the number, in packages/engine/src. */
  readonly rule: string;
  /** The file of the test, there too. */
  readonly test: string;
  /** What the test says. */
  readonly says: string;
}

const FIELDS = 'spells/effect-numbers.test.ts';
const CONE = 'spells/subtypes/cone.ts';

/** By the path of the number. Each was changed, and the test failed. */
export const HELD: Readonly<Record<string, HeldElsewhere>> = {
  'hits.states.slow.percentLeft': {
    rule: 'spells/hits/body-states.ts',
    test: 'spells/hits/states.test.ts',
    says: 'slowness leaves two thirds of the movement',
  },
  'hits.states.slow.leastHeroSpeed': {
    rule: 'spells/hits/body-states.ts',
    test: 'spells/hits/states.test.ts',
    says: 'slowness leaves two thirds of the movement',
  },
  'standing.lastPicture': {
    rule: 'spellcraft/tear-down.ts',
    test: 'game/walls.test.ts',
    says: 'falls before its hit points are gone, when a hit leaves one picture of four',
  },
  'divine.deathOnUndead.life': {
    rule: 'spells/subtypes/divine/smite.ts',
    test: '../../../test/content/divine-statements.test.ts',
    says: 'of death make the undead stronger',
  },
  'releases.bombPictures': {
    rule: 'spells/subtypes/bomb.ts',
    test: 'spells/subtypes/bomb.test.ts',
    says: 'explodes when the last picture of its animation is shown',
  },
  'releases.mostNested': {
    rule: 'spells/cast.ts',
    test: 'spells/subtypes/swarm.test.ts',
    says: 'comes apart at the eighth cast',
  },
  'effects.cones.aroundOver': { rule: CONE, test: FIELDS, says: 'cones.aroundOver' },
  'effects.cones.charisma.0.bonus': { rule: CONE, test: FIELDS, says: 'cones.charisma' },
  'effects.cones.charisma.1.bonus': { rule: CONE, test: FIELDS, says: 'cones.charisma' },
  'effects.cones.pietyOver': { rule: CONE, test: FIELDS, says: 'cones.pietyOver' },
  'effects.cones.levelOver': { rule: CONE, test: FIELDS, says: 'cones.levelOver' },
  'effects.maps.reach': {
    rule: 'spells/subtypes/sight/magic-mapping.ts',
    test: 'spells/subtypes/sight/surroundings.test.ts',
    says: 'ends 24 squares away',
  },
  'forces.mostResistance': {
    rule: 'spells/forces/ability.ts',
    test: 'spells/forces/forces.test.ts',
    says: 'is cut at full resistance',
  },
  'forces.briskFrom': {
    rule: 'spells/forces/ability.ts',
    test: 'spells/forces/forces.test.ts',
    says: 'makes the fast little faster',
  },
  'traps.life.fadesAfter': {
    rule: 'game/fixtures/change-fixture.ts',
    test: 'game/fixtures.test.ts',
    says: 'leaves a mark that fades after twenty turns of its clock',
  },
  'traps.life.markSpeed': {
    rule: 'game/fixtures/change-fixture.ts',
    test: 'game/fixtures.test.ts',
    says: 'leaves a mark that fades after twenty turns of its clock',
  },
};

/** Numbers that were changed, and no test failed: they are still to be held. The list may only become shorter. */
export const WITHOUT_EFFECT: readonly string[] = [
  ...['hits.turning.wordResistancePerLevel'],
  ...['hits.experience.deathLevels', 'standing.runeCharges'],
  ...['releases.wonderCone.over', 'releases.mana.overcharge.5.percent'],
  ...['releases.mana.confusedTurns', 'matter.alchemy.gramsPerPoint'],
  ...['matter.polymorph.immuneFrom', 'matter.polymorph.fullResistance'],
  ...['matter.polymorph.resistancePerPoint', 'matter.polymorph.stillUpTo'],
  ...['matter.polymorph.pictureClock', 'sickness.mostGrowth', 'sickness.mostPoints'],
  ...['sides.moods.immunityChance', 'sides.golems.sides', 'sides.golems.unready'],
  ...['divine.cult.strong.count', 'divine.cult.strong.sides'],
  ...['traps.notice.within', 'traps.life.magicSightOver'],
];
