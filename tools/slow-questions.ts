// `npm run questions [-- GAMES]`: plays that many seeded games, 20 by default, with the simple player, asks
// every question that a face could ask every 25 commands, and lists the ten that cost the processor most.
// Each is asked as a server asks it, in a game just restored that remembers no answer. In every other game
// all that the hero carries has runes that he can't read, as far as there are runes for it.

import { readContent } from '@roguewright/content';
import { UsageError } from '@roguewright/engine/errors';
import { type GameView, loadContent, type SavedGame } from '@roguewright/engine/game';
import { heroChoices, LocalGame, SimplePlayer } from '@roguewright/engine/host';
import type { OddsQuestion } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import { withRunes } from './questions/with-runes.ts';
import { questionsOf } from './twins/questions.ts';

/** Commands of one game, and commands between two rounds of questions. */
const MOST_COMMANDS = 600;
const ASKED_EVERY = 25;

const SHOWN = 10;

interface Cost {
  readonly milliseconds: number;
  readonly what: string;
}

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const { roles, races } = heroChoices(content, house);
const games = Number(process.argv[2] ?? 20);
const slowest: Cost[] = [];
const tally = { asked: 0, milliseconds: 0 };

for (let number = 1; number <= games; number++) {
  askAlong(number);
  console.log(`${number} of ${games} games: ${tally.asked} questions`);
}
console.log(`mean ${(tally.milliseconds / tally.asked).toFixed(2)} ms; the slowest:`);
for (const { milliseconds, what } of slowest) {
  console.log(`${milliseconds.toFixed(0).padStart(6)} ms  ${what}`);
}

function askAlong(number: number): void {
  const role = roles[number % roles.length]!.id;
  const race = races[number % races.length]!.id;
  const seed = `questions ${number}`;
  const created = LocalGame.create(content, house, { heroName: 'Ada', role, race, seed });
  const game = number % 2 === 0 ? restored(withRunes(content, created.save())) : created;
  const player = new SimplePlayer(seed);
  let performed = game.look();
  for (let turn = 1; turn <= MOST_COMMANDS && performed.view.ending === undefined; turn++) {
    performed = game.perform(player.next(performed));
    if (turn % ASKED_EVERY === 0) {
      askAll(game.save(), performed.view, `${role}, ${race}, ${seed}, command ${turn}`);
    }
  }
}

function restored(saved: SavedGame): LocalGame {
  return LocalGame.restore(content, house, saved);
}

function askAll(saved: SavedGame, view: GameView, where: string): void {
  for (const question of questionsOf(view)) {
    const game = restored(saved);
    const before = process.cpuUsage();
    ask(game, question);
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1000;
    tally.asked++;
    tally.milliseconds += milliseconds;
    slowest.push({ milliseconds, what: `${described(question, view)}  (${where})` });
    slowest.sort((one, other) => other.milliseconds - one.milliseconds);
    slowest.length = Math.min(slowest.length, SHOWN);
  }
}

/** A refusal costs something too. */
function ask(game: LocalGame, question: OddsQuestion): void {
  try {
    game.odds(question);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
  }
}

/** The question with names in place of numbers. */
function described(question: OddsQuestion, { things, inventory, spells }: GameView): string {
  const named = [...things, ...inventory, ...spells];
  return Object.values(question)
    .map(value => named.find(({ id }) => id !== 0 && id === value)?.name ?? String(value))
    .join(' ');
}
