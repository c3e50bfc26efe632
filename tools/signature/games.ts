// The 20 games of the signature: every role, most races, several rulesets. Four begin like any new game.
// In the others the hero has provisions, so that few commands pass through many rules.

import type { Command, Performed } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import { parseRulesetName, type RulesetLibrary } from '@roguewright/engine/rulesets';
import { EagerPlayer } from './eager-player.ts';
import type { Parts } from './parts.ts';
import { provisionedGame } from './provisions.ts';

type Row = readonly [role: string, race: string, ruleset: string];

/** Games that begin like any new game. */
const PLAIN: readonly Row[] = [
  ['valkyrie', 'human', 'house'],
  ['wizard', 'elf', 'house'],
  ['priest', 'dwarf', 'casting=nethack-5.0'],
  ['ranger', 'halfling', 'house'],
];

/** Games whose heroes have provisions. */
const PROVISIONED: readonly Row[] = [
  ['archeologist', 'gnome', 'house'],
  ['barbarian', 'half-troll', 'house'],
  ['caveman', 'half-orc', 'house'],
  ['healer', 'human', 'house'],
  ['knight', 'half-elf', 'house'],
  ['monk', 'kobold', 'house'],
  ['priest', 'highborn', 'casting=fiqhack'],
  ['ranger', 'elf', 'combat=attack-spo'],
  ['rogue', 'halfling', 'charging=slashthem'],
  ['samurai', 'human', 'speed=nethack-5.0'],
  ['tourist', 'gnome', 'nethack-3.4.3'],
  ['valkyrie', 'dwarf', 'crossfire'],
  ['wizard', 'old-blood', 'slashem'],
  ['wizard', 'gnome', 'angband-3.0.5'],
  ['healer', 'elf', 'casting=nethack-3.7,charging=evilhack'],
  ['monk', 'human', 'spells=spells-txt,speed=wiki-speed'],
];

/** The most commands of one game. */
const COMMANDS = 90;

/** Commands between two views and states that are hashed. */
const STATE_EVERY = 6;

/** Keys of a view that don't count: how things look and what is said of them. */
const LOOKS: ReadonlySet<string> = new Set(['about', 'glyph', 'hue', 'icon', 'looks']);

/** Keys of a save that don't count: they tell its format and the content files. */
const FORMAT: ReadonlySet<string> = new Set(['contentHash', 'version']);

/** A game after one of its commands, or at its beginning. */
export interface Moment {
  /** `03 caveman`. */
  readonly title: string;
  readonly game: LocalGame;
  /** Commands so far, refused ones included. */
  readonly count: number;
  /** The command that led here; absent at the beginning. */
  readonly command: Command | undefined;
  readonly performed: Performed;
}

const GAMES: readonly Row[] = [...PLAIN, ...PROVISIONED];

/** The numbers of all games, from 0. */
export const ALL_GAMES: readonly number[] = [...GAMES.keys()];

/**
 * Plays games.
 * @param numbers which ones, from 0
 * @returns every moment of them, one after another
 */
export function* playedGames(
  content: Content,
  library: RulesetLibrary,
  numbers: readonly number[] = ALL_GAMES,
): Generator<Moment> {
  const under = (name: string) => library.resolve(parseRulesetName(name));
  for (const number of numbers) {
    const [role, race, ruleset] = GAMES[number]!;
    const title = `${String(number + 1).padStart(2, '0')} ${role}`;
    const share = number - PLAIN.length;
    const game =
      share < 0
        ? LocalGame.create(content, under(ruleset), {
            ...{ heroName: 'Ada', role, race },
            seed: `signature, ${title}`,
          })
        : provisionedGame(content, under(ruleset), {
            ...{ role, race, number: share, sharers: PROVISIONED.length },
          });
    yield* playedGame(title, game);
  }
}

function* playedGame(title: string, game: LocalGame): Generator<Moment> {
  const player = new EagerPlayer(title);
  let performed = game.look();
  yield { title, game, count: 0, command: undefined, performed };
  for (let count = 1; count <= COMMANDS && performed.view.ending === undefined; count++) {
    const command = player.next(performed);
    performed = game.perform(command);
    yield { title, game, count, command, performed };
  }
}

/** Adds a moment: events, and now and then the view, the state and the state of each stream. */
export function signMoment(parts: Parts, content: Content, moment: Moment): void {
  const { title, game, count, command, performed } = moment;
  const { view, events, refusal, names, renamed } = performed;
  const told = events.map(event =>
    'archetype' in event ? { ...event, archetype: idOf(content, event.archetype) } : event,
  );
  parts.add(`games/${title}, events`, { command, refusal, told, names, renamed });
  if (count % STATE_EVERY === 0 || view.ending !== undefined) {
    const saved = game.save();
    parts.add(`games/${title}, views`, view, LOOKS);
    parts.add(`games/${title}, states`, saved, FORMAT);
    for (const [stream, state] of Object.entries(saved.streams)) {
      parts.add(`draws/in games from ${stream.replace(/\d+$/, 'N')}`, [title, state]);
    }
  }
}

/** The id of an archetype. Its index won't do: every file that is added moves it. */
function idOf(content: Content, index: number): string {
  return content.archetypes[index]?.id ?? `#${index}`;
}
