// Music as rules: who sleeps, who is charmed, who listens, and what shakes. NetHack 3.6.7 src/music.c
// (put_monsters_to_sleep, charm_monsters, charm_snakes, calm_nymphs, do_earthquake), src/zap.c (sleep_monst).

import { resists } from '../../../casting/index.ts';
import { type Chance, rollDice } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import { wordsIn } from '../../../objects/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';

type MusicRules = WorldRules['tools']['music'];

/** A listener's mind. */
export interface Listener {
  readonly level: number;
  /** Score of magic resistance, 0…100. */
  readonly resistance: number;
}

/** Whether a listener resists an instrument. Label: `resists`. */
export function resistsMusic(chance: Chance, { level }: MusicRules, listener: Listener): boolean {
  return resists(chance, {
    casterLevel: level,
    targetLevel: listener.level,
    targetResistance: listener.resistance,
  });
}

/** Turns for which the magic flute puts a listener to sleep; 0: not at all. Labels: `resists`, `lull`. */
export function lulledFor(
  chance: Chance,
  rules: MusicRules,
  listener: Listener & { readonly sleepResistant: boolean },
): number {
  return listener.sleepResistant || resistsMusic(chance, rules, listener)
    ? 0
    : rollDice(chance, rules.lullTurns, 'lull');
}

/** A hero who plays. */
export interface Musician {
  /** 3…25. */
  readonly dexterity: number;
  readonly level: number;
}

/** Whether a plain flute or harp is played well enough to calm a listener. Label: `tune`. */
export function playsWell(
  chance: Chance,
  { plain }: MusicRules,
  { dexterity, level }: Musician,
): boolean {
  const good = Math.max(0, Math.min(dexterity, dexterity + level - plain.above - 1));
  return chance.test(good, dexterity, 'tune');
}

/** Square of the radius within which the magic harp charms. */
export function charmsWithin({ charmsOver }: MusicRules, level: number): number {
  return 1 + floorDiv(level - 1, charmsOver);
}

/** The earthquake of a drum. */
export interface DrumQuake {
  /** In squares, in each direction. */
  readonly reach: number;
  /** A square shakes with probability 1 in this number. */
  readonly oneIn: number;
}

/** The earthquake of a drum that a hero of a level beats. */
export function drumQuake({ quake }: MusicRules, level: number): DrumQuake {
  const force = Math.min(quake.most, 1 + floorDiv(level - 1, quake.over));
  return { reach: quake.reach * force, oneIn: quake.squares - force };
}

/** Whether a race is among those that listen to a plain instrument. @param race comma-separated */
export function listensTo(races: readonly string[], race: string): boolean {
  return wordsIn(race.replaceAll(',', ' ')).some(word => races.includes(word));
}
