// Numbers of powers that an overlay changes, in scenes: what the power does moves.

import { describe, expect, it } from 'vitest';
import { Generator, PlayedChance, Streams } from '../chance/index.ts';
import { setCharges } from '../objects/index.ts';
import type { Patch, WorldRules } from '../rulesets/index.ts';
import { distance } from '../world/index.ts';
import { setCondition } from './body/afflict.ts';
import { bell } from './powers/creatures/bell.ts';
import { createMonster } from './powers/creatures/create-monster.ts';
import { summonNasty } from './powers/creatures/summon-nasty.ts';
import { openWounds } from './powers/harm/open-wounds.ts';
import { plainHorn } from './powers/music/plain-horn.ts';
import { blink } from './powers/places/blink.ts';
import { sendBeam } from './powers/send-beam.ts';
import { amnesia } from './powers/sight/amnesia.ts';
import { clairvoyance } from './powers/sight/clairvoyance.ts';
import { gaze } from './powers/sight/crystal-ball.ts';
import { detectUnseen } from './powers/sight/detect-unseen.ts';
import { light } from './powers/sight/light.ts';
import { magicMapping } from './powers/sight/magic-mapping.ts';
import { berserk } from './powers/state/berserk.ts';
import { confuseMonster } from './powers/state/confuse-monster.ts';
import { confusingHands } from './powers/state/confusing-hands.ts';
import { heroism } from './powers/state/heroism.ts';
import { invisibility } from './powers/state/invisibility.ts';
import { levitation } from './powers/state/levitation.ts';
import { phase } from './powers/state/phase.ts';
import { protection } from './powers/state/protection.ts';
import { fruitJuice } from './powers/strength/fruit-juice.ts';
import { restoreEnergy } from './powers/strength/restore-energy.ts';
import { sap } from './powers/strength/sap.ts';
import { water } from './powers/strength/water.ts';
import { enchantArmour, enchantWeapon } from './powers/things/enchanting.ts';
import { removeCurse } from './powers/things/remove-curse.ts';
import { withstands } from './powers/withstands.ts';
import { Scene } from './testing/scene.ts';
import { give, WARDROBE_FILE } from './testing/wardrobe.ts';
import { viewFor } from './views/view-for.ts';

const HALL = [
  '######################',
  '#@..j..........S.....#',
  '#....................#',
  '#.....j..............#',
  '######################',
];

const STUBBORN = `Object stubborn
name stubborn one
monster 1
level 9
movement 1
armour_class 6
blow_1 bite 1d1
notices 1
magic_resistance 60
glyph S
end
`;

const HOLY = { beatitude: 'blessed', confused: false, favourKnown: true } as const;
const PLAIN = { beatitude: 'uncursed', confused: false, favourKnown: true } as const;
const DAZED = { beatitude: 'uncursed', confused: true, favourKnown: true } as const;
const BY = { level: 20, skill: 'basic' } as never;

type Play = (scene: Scene) => unknown;

function scene(patch?: Patch<WorldRules>): Scene {
  const play = new Scene(HALL, {
    streams: new Streams('powers'),
    content: [WARDROBE_FILE, { path: 'stubborn.arc', text: STUBBORN }],
    kinds: { S: 'stubborn' },
    ...(patch !== undefined && { world: patch }),
  });
  const { state } = play;
  state.hero.maxHitPoints = 90;
  state.hero.hitPoints = 40;
  state.sheet.maxEnergy = 90;
  state.sheet.energy = 40;
  return play;
}

function left({ state }: Scene, condition: Parameters<typeof setCondition>[2]): number {
  return state.hero.conditions.left(condition);
}

function terrain({ state }: Scene): string {
  return JSON.stringify(viewFor(state).map);
}

/** A tool with charges. */
function charged(play: Scene, beatitude: 'blessed' | 'cursed' | 'uncursed') {
  const tool = give(play, 'band', { beatitude });
  setCharges(tool, { left: 3, recharged: 0 });
  return tool;
}

const chance = () => new PlayedChance(new Generator(5));

const CASES: readonly (readonly [string, Patch<WorldRules>['powers'] & object, Play])[] = [
  [
    'bell',
    { bell: { opensWithin: 1 } },
    play => {
      const { map } = play.state.level;
      map.setTerrain(map.square(4, 2), 'closed-door');
      bell.applied!(play.state, charged(play, 'blessed'), 0);
      return map.terrainAt(map.square(4, 2));
    },
  ],
  [
    'horn',
    { horn: { wakesPerLevel: 1 } },
    play => {
      const [jackal] = play.state.level.creatures.all;
      setCondition(play.state, jackal!, 'asleep', 50);
      plainHorn.applied!(play.state, charged(play, 'uncursed'), 0);
      return jackal!.conditions.has('asleep');
    },
  ],
  [
    'confusesReader',
    { confusesReader: 1 },
    ({ state }) => {
      confusingHands.read!(state, { beatitude: 'cursed', confused: false, favourKnown: true });
      return state.hero.conditions.left('confused');
    },
  ],
  [
    'crystalBall',
    { crystalBall: { mindDie: 3 } },
    ({ state }) =>
      Array.from({ length: 20 }, () =>
        gaze(state.luck('tools'), state.ruleset.slots.world.powers.crystalBall, {
          intelligence: 5,
          cursed: false,
          charges: 1,
        }),
      ),
  ],
  [
    'light',
    { light: { radius: 1 } },
    play => {
      for (let square = 0; square < play.state.level.map.size; square++) {
        play.state.level.map.setLit(square, false);
      }
      light.read!(play.state, PLAIN);
      const { map } = play.state.level;
      return map.lit[play.state.hero.square + 3];
    },
  ],
  [
    'detectsWithin',
    { detectsWithin: 20 },
    play => {
      const { map } = play.state.level;
      map.setTerrain(map.square(15, 1), 'secret-door');
      detectUnseen.cast!(play.state, BY, false);
      return map.terrainAt(map.square(15, 1));
    },
  ],
  [
    'vagueMapOneIn',
    { vagueMapOneIn: 1 },
    play => {
      const { state } = play;
      setCondition(state, state.hero, 'blind', 50);
      amnesia.read!(state, HOLY);
      magicMapping.read!(state, DAZED);
      return terrain(play);
    },
  ],
  [
    'clairvoyance',
    { clairvoyance: { across: 1 } },
    play => {
      const { state } = play;
      setCondition(state, state.hero, 'blind', 50);
      amnesia.read!(state, HOLY);
      clairvoyance.cast!(state, BY, false);
      return terrain(play);
    },
  ],
  [
    'amnesiaKeepsOneIn',
    { amnesiaKeepsOneIn: 1 },
    play => {
      const { state } = play;
      setCondition(state, state.hero, 'blind', 50);
      amnesia.read!(state, DAZED);
      return terrain(play);
    },
  ],
  [
    'created',
    { created: { moreOneIn: 1, more: 20 } },
    ({ state }) => {
      createMonster.cast!(state, BY, false);
      return state.level.creatures.all.length;
    },
  ],
  [
    'nasties',
    { nasties: { most: 0 } },
    ({ state }) => {
      summonNasty.cast!(state, BY, false);
      return state.level.creatures.all.length;
    },
  ],
  [
    'heroismHeals',
    { heroismHeals: 3 },
    ({ state }) => {
      heroism.drunk!(state, PLAIN);
      return state.hero.hitPoints;
    },
  ],
  [
    'berserkHeals',
    { berserkHeals: 3 },
    ({ state }) => {
      berserk.drunk!(state, PLAIN);
      return state.hero.hitPoints;
    },
  ],
  [
    'invisibility',
    { invisibility: { least: 900 } },
    play => {
      invisibility.cast!(play.state, BY, false);
      return left(play, 'invisible');
    },
  ],
  [
    'levitation',
    { levitation: { plain: { least: 900 } } },
    play => {
      levitation.cast!(play.state, BY, false);
      return left(play, 'levitating');
    },
  ],
  [
    'phasing',
    { phasing: { least: 900 } },
    play => {
      phase.cast!(play.state, BY, false);
      return left(play, 'phasing');
    },
  ],
  [
    'confusingTouches',
    { confusingTouches: { least: 90 } },
    ({ state }) => {
      confuseMonster.cast!(state, BY, true);
      return state.sheet.confusingTouches;
    },
  ],
  [
    'protection',
    { protection: { turns: 33 } },
    ({ state }) => {
      protection.cast!(state, BY, false);
      return state.sheet.protection.turns;
    },
  ],
  [
    'juiceNutrition',
    { juiceNutrition: 50 },
    ({ state }) => {
      fruitJuice.drunk!(state, PLAIN);
      return state.sheet.nutrition;
    },
  ],
  [
    'waterNutrition',
    { waterNutrition: 1 },
    ({ state }) => {
      water.drunk!(state, PLAIN);
      return state.sheet.nutrition;
    },
  ],
  [
    'vigourNow',
    { vigourNow: 1 },
    ({ state }) => {
      restoreEnergy.drunk!(state, PLAIN);
      return state.sheet.energy;
    },
  ],
  [
    'enchanting',
    { enchanting: { armourLimit: 0, weaponLimit: 0 } },
    ({ state }) => {
      const { enchanting } = state.ruleset.slots.world.powers;
      const luck = chance();
      return Array.from({ length: 20 }, () => [
        enchantArmour(luck, enchanting, { enchantment: 3, sign: 0 }),
        enchantWeapon(luck, enchanting, { enchantment: 3, sign: 0 }),
      ])
        .flat()
        .includes('evaporates');
    },
  ],
  [
    'curseChangesOneIn',
    { curseChangesOneIn: 1 },
    play => {
      const things = Array.from({ length: 12 }, () => give(play, 'band'));
      removeCurse.read!(play.state, { ...DAZED, beatitude: 'blessed' });
      return things.every(thing => thing.fact('beatitude') !== 0);
    },
  ],
  [
    'wandLevel',
    { wandLevel: 1 },
    ({ state }) => {
      const stubborn = state.level.creatures.all.find(({ level }) => level === 9)!;
      return Array.from({ length: 40 }, () => withstands(state, stubborn));
    },
  ],
  [
    'beamPerCreature',
    { beamPerCreature: 90 },
    ({ state }) => {
      let touched = 0;
      const touch = () => {
        touched++;
        return false;
      };
      const [first, second] = state.level.creatures.all;
      const { map } = state.level;
      map.occupant[second!.square] = 0;
      second!.square = first!.square + 1;
      map.occupant[second!.square] = second!.id;
      sendBeam(state, { touch } as never, 3);
      return touched;
    },
  ],
  [
    'woundSides',
    { woundSides: 1 },
    ({ state }) => {
      openWounds.byMonster!(state, state.level.creatures.all[0]!, 9);
      return state.hero.hitPoints;
    },
  ],
  [
    'blink',
    { blink: { most: 1, least: 1 } },
    ({ state }) => {
      const [jackal] = state.level.creatures.all;
      const from = jackal!.square;
      blink.byMonster!(state, jackal!, 3);
      return distance(state.level.map, from, jackal!.square) <= 1;
    },
  ],
  [
    'sapHeals',
    { sapHeals: 0 },
    ({ state }) => {
      const [jackal] = state.level.creatures.all;
      jackal!.maxHitPoints = 500;
      sap.byMonster!(state, jackal!, 9);
      return jackal!.hitPoints;
    },
  ],
];

describe('a number of a power that an overlay changes moves what it does', () => {
  it.each(CASES)('%s', (_, powers, play) => {
    expect(play(scene({ powers }))).not.toEqual(play(scene()));
  });

  it('has a case for every power of the slot', () => {
    const { powers } = scene().state.ruleset.slots.world;
    expect(CASES.map(([name]) => name).sort()).toEqual(Object.keys(powers).sort());
  });
});
