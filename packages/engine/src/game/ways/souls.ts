// The return of heroes and companions. Crossfire server/resurrection.c (resurrect_player).

import { Creature, changeRace } from '../../actors/index.ts';
import { type Archetype, drawTreasure, type GameObject } from '../../objects/index.ts';
import { afterRaising } from '../../spellcraft/index.ts';
import type { Return } from '../../spells/index.ts';
import { setConstitution, setExperience, wakeUp } from '../body/returning.ts';
import { freeSquareNear } from '../dungeon/placing.ts';
import { noticeArrival } from '../movement/noticing.ts';
import { bindNewcomer, join } from '../movement/roster.ts';
import type { GameState } from '../state/state.ts';
import { enterWorld } from './going-home.ts';

/** Percent of a whole. */
const WHOLE = 100;

/** What a list gives a soul; undefined: there is no such list, or it gives nothing. */
function drawnFrom(state: GameState, list: string): Archetype | undefined {
  const { content, depth } = state;
  if (content.treasure.find(list) === undefined) {
    return undefined;
  }
  const chance = state.luck('spells');
  const [first] = drawTreasure(chance, content.treasure, { list, difficulty: depth });
  return first && content.find(first.archetype);
}

/** The race of the rules that an archetype stands for; undefined for none. */
function raceOf({ ruleset }: GameState, { name }: Archetype): string | undefined {
  const word = name.toLowerCase();
  const races = Object.entries(ruleset.bridges.races);
  return races.find(([id, { title }]) => id === word || title.toLowerCase() === word)?.[0];
}

/**
 * A dead hero comes back beside a square of the caster's level.
 * @param state of the caster
 * @param dead of the hero
 * @returns whether there was room, and a race could be drawn
 */
export function returnHero(
  state: GameState,
  dead: GameState,
  square: number,
  back: Return,
): boolean {
  const place = freeSquareNear(state.level.map, square);
  const drawn = back.races === '' ? undefined : drawnFrom(state, back.races);
  if (place < 0 || (back.races !== '' && drawn === undefined)) {
    return false;
  }
  const { ruleset, sheet, hero } = dead;
  const race = drawn && raceOf(state, drawn);
  if (race !== undefined && race !== sheet.race) {
    changeRace(ruleset, sheet, race);
  }
  const before = {
    constitution: (sheet.powers.natural ?? sheet.attributes).constitution,
    experience: sheet.experience,
  };
  const after = afterRaising(ruleset.slots.spells.ways, back, before);
  setConstitution(dead, after.constitution);
  enterWorld(dead, state.seat.depth, place);
  wakeUp(dead, back.wakesWith);
  setExperience(dead, after.experience);
  dead.logFelt('raised', hero.id, state.hero.id);
  state.logFelt('raised', hero.id, state.hero.id);
  return true;
}

/** A dead companion comes back beside a square, and serves its hero if he is there, otherwise the caster. */
export function returnCompanion(
  state: GameState,
  body: GameObject,
  square: number,
  back: Return,
): boolean {
  const { content, level, hero, ruleset } = state;
  const own = content.find(body.text('soul'));
  const kind = back.kinds === '' ? own : drawnFrom(state, back.kinds);
  if (kind === undefined || !kind.flags.has('monster')) {
    return false;
  }
  const place = freeSquareNear(level.map, square, kind.shape);
  if (place < 0) {
    return false;
  }
  const whole = Math.max(1, body.fact('maxhp'));
  const { constitution: most } = afterRaising(ruleset.slots.spells.ways, back, {
    constitution: whole,
    experience: 0,
  });
  const creature = new Creature(state.newId(), kind, place, most);
  const woken = Math.max(1, Math.trunc((most * back.wakesWith) / WHOLE));
  const master = state.of(body.fact('master'));
  const raised = Creature.restore({ ...creature.save(), hitPoints: woken }, () => kind);
  bindNewcomer(raised, master?.isOn(level) === true ? master.hero.id : hero.id);
  join(level, raised);
  noticeArrival(state, raised);
  state.logSeen('raised', raised, raised.id, hero.id);
  return true;
}
