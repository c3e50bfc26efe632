// A moment worth a picture: of some games by the simple player the one in which most is to be seen
// and to be decided. It is searched for under the present content and rules, and is always the same under the same ones.

import { readContent } from '@roguewright/content';
import { type GameView, loadContent } from '@roguewright/engine/game';
import { LocalGame, playSimply, Recorder, writeGameFile } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';

/** Games that are played, and their commands at most. */
const GAMES = 12;
const COMMANDS = 1200;

/** Squares between the hero and a foe that make a good picture: not in each other's way. */
const NEAREST = 2;
const FARTHEST = 6;

/** A moment of a game. */
interface Moment {
  readonly worth: number;
  readonly seed: string;
  /** Commands before it. */
  readonly commands: number;
}

const content = loadContent(readContent());
const house = createRulesets().resolve('house');

function beginGame(seed: string): LocalGame {
  const start = { heroName: 'Perchta', role: 'wizard', race: 'elf', seed };
  return LocalGame.create(content, house, start);
}

/** How much a moment shows; 0 for one in which nothing is to be decided. */
function worthOf(view: GameView): number {
  const { hero, things, spells, inventory } = view;
  const foes = things.filter(({ hostile, kind }) => hostile && kind === 'creature');
  const distances = foes.map(({ x, y }) => Math.max(Math.abs(x - hero.x), Math.abs(y - hero.y)));
  const good = distances.filter(distance => distance >= NEAREST && distance <= FARTHEST).length;
  const canCast = spells.some(
    ({ price, needsDirection }) => needsDirection && price <= hero.energy,
  );
  const isCalm = !distances.includes(1) && hero.conditions.length === 0;
  if (good === 0 || !canCast || !isCalm || hero.hitPoints * 3 < hero.maxHitPoints * 2) {
    return 0;
  }
  const company = 300 * Math.min(3, good) + 80 * Math.min(4, spells.length);
  return company + 2 * knownAround(view) + 60 * hero.level + 10 * inventory.length;
}

/** Squares that the hero knows, among those that a picture shows. */
function knownAround({ hero, map }: GameView): number {
  const rows = map.terrain.slice(Math.max(0, hero.y - 9), hero.y + 10);
  const shown = rows.map(row => row.slice(Math.max(0, hero.x - 16), hero.x + 17));
  return shown.join('').replaceAll(' ', '').length;
}

/** The best moment of all games, as the text of a game's file. */
export function bestMoment(): string {
  const moments = Array.from({ length: GAMES }, (_, number) => bestOf(`picture ${number + 1}`));
  const [best] = moments.sort((one, other) => other.worth - one.worth);
  const { file } = playSimply(beginGame(best!.seed), best!.seed, COMMANDS);
  const recorder = new Recorder(beginGame(best!.seed));
  for (const command of file.commands.slice(0, best!.commands)) {
    recorder.perform(command);
  }
  return writeGameFile(recorder.file());
}

function bestOf(seed: string): Moment {
  const { file } = playSimply(beginGame(seed), seed, COMMANDS);
  const game = beginGame(seed);
  let best: Moment = { worth: 0, seed, commands: 0 };
  for (const [before, command] of file.commands.entries()) {
    const worth = worthOf(game.perform(command).view);
    if (worth > best.worth) {
      best = { worth, seed, commands: before + 1 };
    }
  }
  return best;
}
