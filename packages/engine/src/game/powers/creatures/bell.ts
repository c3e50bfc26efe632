// The bell of opening. NetHack 3.6.7 src/apply.c (use_bell), src/detect.c (openit, findit), src/mkroom.c
// (mkundead), src/hack.c (wake_nearby). A blessed one opens doors, an uncursed one finds hidden features, a
// cursed one summons undead; without charges it only rings.

import { floorDiv } from '../../../integers/index.ts';
import {
  type Archetype,
  beatitudeOf,
  creatureFacts,
  type GameObject,
} from '../../../objects/index.ts';
import { hiddenTerrain, Sight, type Terrain } from '../../../world/index.ts';
import { wake } from '../../body/relieve.ts';
import { isFoundEmpty } from '../../items/charges/learn-charges.ts';
import { charmBoxes } from '../../items/handled/charm-boxes.ts';
import { bringMonster } from '../../movement/bring-monster.ts';
import { changeTerrain } from '../../movement/change-terrain.ts';
import { rememberGround } from '../../movement/remembering.ts';
import { lookAround } from '../../movement/stepping.ts';
import { apart } from '../../movement/where.ts';
import { BELL_TELLINGS } from '../../protocol/charging-events.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { findInSight } from '../sight/detect-unseen.ts';
import { spendCharge } from '../spend-charge.ts';

/** The terrain that opens, and its new state. */
const OPENS: Readonly<Partial<Record<Terrain, Terrain>>> = {
  'closed-door': 'open-door',
  'locked-door': 'open-door',
  'secret-door': 'open-door',
  'secret-corridor': 'corridor',
};

/** Rings the bell. */
const apply: Applied = (state, rung) => {
  if (isFoundEmpty(state, rung)) {
    tell(state, rung, 'rings');
    wakeNearby(state);
    return false;
  }
  spendCharge(state, rung);
  const beatitude = beatitudeOf(rung);
  if (beatitude === 'cursed') {
    tell(state, rung, 'calls-the-dead');
    callTheDead(state);
    wakeNearby(state);
    return false;
  }
  const came = beatitude === 'blessed' ? openAround(state) : findAround(state);
  tell(state, rung, came ? (beatitude === 'blessed' ? 'opens' : 'finds') : 'nothing');
  return came;
};

function tell(state: GameState, rung: GameObject, telling: (typeof BELL_TELLINGS)[number]): void {
  state.logFelt('bell-rung', state.hero.id, rung.id, BELL_TELLINGS.indexOf(telling));
}

/** Opens doors, and reveals hidden ones. @returns whether there were any */
function openAround(state: GameState): boolean {
  const { level, hero } = state;
  const { map } = level;
  const sight = new Sight(map);
  sight.look(hero.square, state.ruleset.slots.world.powers.bell.opensWithin, 'disc');
  let opened = false;
  for (let square = 0; square < map.size; square++) {
    if (sight.sees(square) && charmBoxes(state, square, 'unlock')) {
      opened = true;
    }
    const terrain = sight.sees(square) ? OPENS[map.terrainAt(square)] : undefined;
    if (terrain === undefined) {
      continue;
    }
    const hidden = hiddenTerrain(map.terrain[square]!);
    changeTerrain(state, square, terrain);
    rememberGround(state, square);
    const [x, y] = [map.x(square), map.y(square)];
    if (hidden === 'corridor') {
      state.logFelt('hidden-passage-found', x, y);
    } else {
      state.logFelt('door-opened', state.hero.id, x, y);
    }
    opened = true;
  }
  lookAround(state);
  return opened;
}

/** As the wand that finds hidden features. */
function findAround(state: GameState): boolean {
  return findInSight(state);
}

function callTheDead(state: GameState): void {
  const chance = state.luck('tools');
  const { sides, perDepth } = state.ruleset.slots.world.powers.bell.dead;
  const count = chance.roll(1, sides, 'dead') + floorDiv(state.depth + 1, perDepth);
  for (let number = 0; number < count; number++) {
    bringMonster(state, chance, isUndead);
  }
}

function isUndead(kind: Archetype): boolean {
  return creatureFacts(kind).combatFlags.includes('undead');
}

function wakeNearby({ level, hero, sheet, ruleset }: GameState): void {
  const { wakesPerLevel } = ruleset.slots.world.powers.bell;
  for (const creature of level.creatures.all) {
    const steps = apart(level.map, creature, hero.square);
    if (creature.alive && steps * steps < wakesPerLevel * sheet.level) {
      wake(creature);
    }
  }
}

/** The tool. */
export const bell: PowerDeed = {
  word: 'bell',
  applied: apply,
};
