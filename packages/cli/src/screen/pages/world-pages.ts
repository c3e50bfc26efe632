// Shared worlds on a server: one is begun under a clock, or joined by an invitation.

import type { WorldAbout, WorldClock } from '@roguewright/client';
import { UsageError } from '@roguewright/engine/errors';
import type { NewGame } from '@roguewright/engine/game';
import type { HeroChoices } from '@roguewright/engine/host';
import { type Invitation, invitation } from '../../server/address.ts';
import { type JoiningHero, tellWorld } from '../../server/far-games.ts';
import { type Draw, drawSheet, type Stage } from '../stage/stage.ts';
import { askText } from '../stage/text-entry.ts';
import { offeredName } from './offered-name.ts';

/** The shared worlds that a player may begin and join. */
export interface Worlds {
  /** The server, to which invitations must lead. */
  readonly server: string;
  readonly choices: HeroChoices;
  about(link: Invitation): Promise<WorldAbout>;
  /** The hero of this player in a world; undefined: he has none. */
  heroIn(game: string): string | undefined;
  /** @throws UsageError that names the field that is wrong @returns the id of the game */
  join(link: Invitation, hero: JoiningHero): Promise<string>;
  /** @throws as `join` @returns the id of the game */
  begin(start: NewGame, clock: WorldClock): Promise<string>;
}

/** Ticks in a second of a running clock: a hero of usual speed moves once in a second. */
const TICKS_PER_SECOND = 10;

const CLOCKS = [
  {
    key: 't',
    text: 'In turns: time passes when every hero has acted',
    value: { clock: 'waiting' } as WorldClock,
  },
  {
    key: 'r',
    text: 'In real time: a move takes a second, and who does nothing rests',
    value: { clock: 'running', ticksPerSecond: TICKS_PER_SECOND } as WorldClock,
  },
];

/** Has the clock of a new world chosen; undefined: it was left. */
export function chooseClock(stage: Stage, under: Draw): Promise<WorldClock | undefined> {
  return stage.choose(under, 'A world with others, by invitation', CLOCKS);
}

/** Has an invitation written; undefined: it was left. */
export function askInvitation(
  stage: Stage,
  under: Draw,
  server: string,
): Promise<Invitation | undefined> {
  return askText(stage, under, {
    title: 'Join a world',
    about: ['The invitation that you were given, a link:'],
    first: '',
    read: text => {
      try {
        const link = invitation('invitation', text);
        return link.server === server ? link : `It leads to ${link.server}, not to ${server}.`;
      } catch (error) {
        return (error as Error).message;
      }
    },
  });
}

/** What was said of the hero beforehand. */
export type GivenHero = Partial<JoiningHero>;

/** Has a hero made who joins a world. @returns the id of the game; undefined: it was left */
export async function joinOnScreen(
  stage: Stage,
  under: Draw,
  worlds: Worlds,
  link: Invitation,
  given: GivenHero = {},
): Promise<string | undefined> {
  if (worlds.heroIn(link.game) !== undefined) {
    return link.game;
  }
  const about = tellWorld(await worlds.about(link));
  let name = given.heroName;
  let problem = '';
  for (;;) {
    const heroName = name ?? (await askName(stage, under, about, problem));
    const { roles, races } = worlds.choices;
    const role = heroName && (given.role ?? (await chooseOne(stage, under, 'Role', roles)));
    const race = role && (given.race ?? (await chooseOne(stage, under, 'Race', races)));
    if (heroName === undefined || role === undefined || race === undefined) {
      return undefined;
    }
    try {
      return await worlds.join(link, { heroName, role, race });
    } catch (error) {
      if (!(error instanceof UsageError) || error.field !== 'heroName') {
        throw error;
      }
      problem = error.message;
      name = undefined;
    }
  }
}

async function askName(
  stage: Stage,
  under: Draw,
  about: string,
  problem: string,
): Promise<string | undefined> {
  const answer = await askText(stage, under, {
    title: 'Join a world',
    about: [
      about,
      ...(problem === '' ? [] : [problem]),
      'Name of your hero; what you type replaces it:',
    ],
    first: '',
    offered: offeredName(),
    read: text => (text.trim() === '' ? 'Your hero needs a name.' : { name: text.trim() }),
  });
  return answer?.name;
}

function chooseOne(
  stage: Stage,
  under: Draw,
  title: string,
  choices: readonly { readonly id: string; readonly name: string; readonly about: string }[],
): Promise<string | undefined> {
  const lines = choices.map(({ id, name, about }, at) => ({
    key: String.fromCharCode(97 + at),
    text: `${name}: ${about}`,
    value: id,
  }));
  return stage.choose(under, title, lines);
}

/** An empty page, under what is asked before there is a title. */
export const emptyPage: Draw = ({ cells }) => drawSheet(cells, 'Roguewright', [], '');
