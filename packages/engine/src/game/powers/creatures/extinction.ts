// Which kinds a scroll of genocide wipes out, and how they vanish. NetHack 3.6.7 src/read.c (do_genocide,
// do_class_genocide), src/mon.c (kill_genocided_monsters).

import {
  type Creature,
  chooseKind,
  makeMonster,
  monsterKinds,
  spawnTable,
} from '../../../actors/index.ts';
import { pluralOf } from '../../../english/index.ts';
import { type Archetype, creatureFacts } from '../../../objects/index.ts';
import { endBody, vanish } from '../../body/harm.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { leaveOn } from '../../items/floor.ts';
import { emptyPack } from '../../items/monster-pack.ts';
import { forgetArms, noticeArrival } from '../../movement/noticing.ts';
import { losesSteed } from '../../movement/riding/riding.ts';
import { join } from '../../movement/roster.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import type { EXTINCTIONS } from '../../protocol/pending.ts';
import { alarm } from '../../state/alarm.ts';
import { breakConduct } from '../../state/conducts.ts';
import { isExtinct, makeExtinct } from '../../state/extinct.ts';
import { kindId } from '../../state/god-ids.ts';
import type { GameState } from '../../state/state.ts';

/** Whom a scroll is for. */
export type Extinction = (typeof EXTINCTIONS)[number];

/** The kinds that a written name means; none: there is no such kind, or it can't be wiped out. */
export function kindsMeant(state: GameState, whom: Extinction, written: string): Archetype[] {
  const word = written.trim().replace(/\s+/g, ' ');
  const others = monsterKinds(state.content).filter(
    kind => !kind.flags.has('unique') && !isExtinct(state.world, kind),
  );
  const called = others.find(kind => isCalled(kind, word));
  if (whom !== 'class') {
    return called === undefined ? [] : [called];
  }
  const letter = word.length === 1 ? word : glyphOf(called);
  return letter === undefined ? [] : others.filter(kind => glyphOf(kind) === letter);
}

/** One creature of a kind, or several. */
function isCalled({ name }: Archetype, word: string): boolean {
  return [name, pluralOf(name)].some(own => own.toLowerCase() === word.toLowerCase());
}

function glyphOf(kind: Archetype | undefined): string | undefined {
  return kind === undefined ? undefined : creatureFacts(kind).look.glyph;
}

/** The kind that is taken after too many names that mean none. Label: `kind`. */
export function anyKind(state: GameState): Archetype | undefined {
  const { ruleset, content, depth, sheet, world } = state;
  const view = { depth, heroLevel: sheet.level, extinct: world.extinct };
  return chooseKind(state.luck('scrolls'), spawnTable(ruleset.slots.world.spawning, content, view));
}

/** Wipes out a kind on every level. What its creatures carry falls down; nobody learns from their deaths. */
export function wipeOut(state: GameState, kind: Archetype): void {
  makeExtinct(state.world, kind);
  breakConduct(state, 'genocideless');
  for (const level of state.world.levels.values()) {
    for (const creature of level.creatures.all.filter(({ archetype }) => archetype === kind)) {
      const { square } = creature;
      vanish(level, creature);
      leaveOn(level, square, emptyPack(creature));
      for (const witness of state.states) {
        forgetArms(witness, creature);
      }
    }
  }
  for (const rider of state.states) {
    const steed = rider.sheet.riding?.steed;
    if (steed?.archetype === kind) {
      wipeOutSteed(rider, steed);
    }
  }
  state.logFelt('wiped-out', kindId(kind));
  lookAtFloor(state);
}

/** The steed vanishes from under its rider, who stands on his feet. */
function wipeOutSteed(rider: GameState, steed: Creature): void {
  if (losesSteed(rider)) {
    vanish(rider.level, steed);
  } else {
    endBody(steed);
  }
  leaveOn(rider.level, steed.square, emptyPack(steed));
  for (const witness of rider.states) {
    forgetArms(witness, steed);
  }
}

/** Creatures of a kind come to the reader. Labels: `sent`, `hit-points`. */
export function send(state: GameState, kind: Archetype): void {
  const { ruleset, content, level, hero } = state;
  const { sure, sides } = ruleset.slots.world.scrolls.genocide.sent;
  const chance = state.luck('scrolls');
  const count = sure + chance.roll(1, sides, 'sent');
  for (let number = 0; number < count; number++) {
    const square = freeSquareNear(level.map, hero.square, kind.shape);
    if (square < 0) {
      return;
    }
    const comer = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
    alarm(comer);
    join(level, comer);
    const { map } = level;
    state.logSeen('summoned', comer, 0, comer.id, map.x(square), map.y(square));
    noticeArrival(state, comer);
  }
}
