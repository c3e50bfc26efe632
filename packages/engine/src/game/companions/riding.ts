// Mounting, getting down, being thrown, and urging a steed on. NetHack 3.6.7 src/steed.c.

import {
  burdenOf,
  type Creature,
  fallDamage,
  lameAfterFall,
  legsWounded,
  type MountView,
  mount,
  whipProficiency,
} from '../../actors/index.ts';
import { beatitudeOf } from '../../objects/index.ts';
import { ENCUMBRANCES, type UrgeView, urgeSteed } from '../../speed/index.ts';
import { setCondition } from '../body/afflict.ts';
import { hurt } from '../body/harm.ts';
import { woundLegs } from '../body/legs/wounded-legs.ts';
import { wake } from '../body/relieve.ts';
import { saddleOn } from '../items/handled/saddle.ts';
import { floats } from '../movement/floating.ts';
import { addGallop, comeOff, landingSpot, sitUp } from '../movement/riding/riding.ts';
import type { RefusalReason } from '../protocol/commands.ts';
import { URGE_TELLINGS } from '../protocol/companions/companion-events.ts';
import type { GameState } from '../state/state.ts';
import { release, setTameness, tellPet } from './taming.ts';

/** The cause of a death by a fall. */
const FALL = 'a fall from a steed';

/** Why the hero can't try to mount a creature, as far as he knows; undefined: he can. */
export function mountRefusal(state: GameState, steed: Creature): RefusalReason | undefined {
  const { hero, sheet, ruleset } = state;
  if (state.of(steed.id) !== undefined || saddleOn(steed) === undefined) {
    return 'no-saddle';
  }
  if (steed.pet === undefined || steed.master !== hero.id) {
    return 'not-your-steed';
  }
  if (floats(state)) {
    return 'levitating';
  }
  if (legsWounded(sheet.conditions) > 0) {
    return 'legs-wounded';
  }
  const { mostBurden } = ruleset.slots.world.companions.riding;
  return ENCUMBRANCES.indexOf(burdenOf(ruleset, sheet)) > mostBurden ? 'overburdened' : undefined;
}

/**
 * The facts on which a try to mount depends.
 * @param known count a curse of the saddle only where the hero knows it
 */
export function mountView({ sheet }: GameState, steed: Creature, known: boolean): MountView {
  const saddle = saddleOn(steed);
  const cursed = saddle !== undefined && beatitudeOf(saddle) === 'cursed';
  return {
    role: sheet.role,
    level: sheet.level,
    tameness: steed.pet?.tameness ?? 0,
    confused: sheet.conditions.has('confused'),
    cursedSaddle: cursed && (!known || sheet.lore.knows(saddle, 'beatitude')),
  };
}

/** The hero tries to mount a saddled pet of his beside him. */
export function tryToMount(state: GameState, steed: Creature): void {
  const { hero, ruleset } = state;
  const rules = ruleset.slots.world.companions;
  const came = mount(state.luck('riding'), rules, mountView(state, steed, false));
  if (came.tameness === 0) {
    state.logFelt('mount-resisted', hero.id, steed.id);
    release(state, steed, false);
    return;
  }
  setTameness(steed.pet!, came.tameness);
  if (came.kind === 'slips') {
    state.logFelt('mount-failed', hero.id, steed.id, came.damage);
    hurt(state, hero, came.damage, 0, FALL);
    return;
  }
  wake(steed);
  sitUp(state, steed);
  state.logFelt('mounted', hero.id, steed.id);
}

/** The hero gets down beside his steed. @returns whether he could */
export function getDown(state: GameState): boolean {
  const { hero, sheet } = state;
  const { steed } = sheet.riding!;
  const saddle = saddleOn(steed);
  const cursed = saddle !== undefined && beatitudeOf(saddle) === 'cursed';
  if (cursed || landingSpot(state) < 0) {
    state.logFelt('stuck-in-saddle', hero.id, steed.id, Number(cursed));
    return false;
  }
  comeOff(state);
  state.logFelt('dismounted', hero.id, steed.id);
  return true;
}

/** The steed throws its rider, who is hurt. */
export function throwRider(state: GameState): void {
  const { hero, sheet, ruleset } = state;
  const { steed } = sheet.riding!;
  const { companions, legs } = ruleset.slots.world;
  const luck = state.luck('riding');
  const damage = fallDamage(luck, companions);
  comeOff(state);
  woundLegs(state, 2, lameAfterFall(luck, legs));
  state.logFelt('thrown-off', hero.id, steed.id, damage);
  hurt(state, hero, damage, 0, FALL);
}

/** The facts on which a kick or a whip depends. @param whip he uses a whip */
export function urgeView({ sheet, ruleset }: GameState, steed: Creature, whip: boolean): UrgeView {
  const { companions } = ruleset.slots.world;
  const dexterity = ruleset.bridges.shortScale(sheet.present.dexterity);
  return {
    level: sheet.level,
    tameness: steed.pet?.tameness ?? 0,
    frozen: steed.conditions.has('asleep') || steed.conditions.helpless,
    ...(whip && { whipProficiency: whipProficiency(companions, sheet.role, dexterity) }),
  };
}

/** The hero kicks or whips his steed. */
export function urge(state: GameState, whip: boolean): void {
  const { hero, sheet, ruleset } = state;
  const { riding: rules } = ruleset.slots.world.companions;
  const { steed } = sheet.riding!;
  const luck = state.luck('riding');
  const came = urgeSteed(luck, ruleset.slots.speed, urgeView(state, steed, whip));
  switch (came.kind) {
    case 'slips': {
      const damage = luck.roll(1, rules.slipSides, 'slip-damage');
      tellUrge(state, steed, 'slips', damage);
      hurt(state, hero, damage, 0, 'their own whip');
      break;
    }
    case 'stirs':
      stir(state, steed, came.wakes);
      break;
    case 'throws':
      if (steed.pet !== undefined) {
        steed.pet.tameness--;
      }
      throwRider(state);
      if (steed.pet?.tameness === 0) {
        release(state, steed, false);
        tellPet(state, steed, 'deserts');
      }
      break;
    case 'gallops':
      setTameness(steed.pet!, came.tameness);
      addGallop(state, came.turns);
      tellUrge(state, steed, 'gallops');
      break;
  }
}

/** A sleeping steed may wake; a helpless one can move a little sooner. */
function stir(state: GameState, steed: Creature, wakes: boolean): void {
  const { conditions } = steed;
  if (wakes && conditions.has('asleep')) {
    wake(steed);
  } else if (wakes) {
    const { stirs } = state.ruleset.slots.world.companions.riding;
    setCondition(state, steed, 'helpless', Math.max(0, conditions.left('helpless') - stirs));
  }
  tellUrge(state, steed, wakes && !conditions.helpless ? 'wakes' : 'stirs');
}

function tellUrge(
  state: GameState,
  { id }: Creature,
  urged: (typeof URGE_TELLINGS)[number],
  damage = 0,
): void {
  state.logFelt('steed-urged', state.hero.id, id, URGE_TELLINGS.indexOf(urged), damage);
}
