// A roguelike in a terminal: the game is the engine's, rot.js draws it.

import { readContent } from '@roguewright/content';
import {
  type Command,
  createRulesets,
  LocalGame,
  loadContent,
  type Performed,
  tellEvents,
  tellRefusal,
} from '@roguewright/engine';
import { TERRAIN_CODES } from '@roguewright/engine/game';
import { Display } from 'rot-js';

const WIDTH = 80;
const HEIGHT = 24;
/** Rows for messages above the map. */
const TOP = 2;

/** How terrain is drawn: a sign and a colour, by the code of the view. */
const LOOKS: Readonly<Record<string, readonly [sign: string, colour: string]>> = {
  [TERRAIN_CODES.unknown]: [' ', '#000'],
  [TERRAIN_CODES.rock]: [' ', '#000'],
  [TERRAIN_CODES.wall]: ['#', '#999'],
  [TERRAIN_CODES['cave-wall']]: ['#', '#996'],
  [TERRAIN_CODES.floor]: ['.', '#666'],
  [TERRAIN_CODES['cave-floor']]: ['.', '#663'],
  [TERRAIN_CODES.corridor]: ['.', '#666'],
  [TERRAIN_CODES.doorway]: ['.', '#963'],
  [TERRAIN_CODES['closed-door']]: ['+', '#c96'],
  [TERRAIN_CODES['locked-door']]: ['+', '#c63'],
  [TERRAIN_CODES['open-door']]: ["'", '#c96'],
  [TERRAIN_CODES['broken-door']]: ["'", '#963'],
  [TERRAIN_CODES['stairs-up']]: ['<', '#fff'],
  [TERRAIN_CODES['stairs-down']]: ['>', '#fff'],
  [TERRAIN_CODES.water]: ['~', '#39f'],
  [TERRAIN_CODES['shallow-water']]: ['~', '#6cf'],
};

/** The colour of each kind of thing. */
const COLOURS = {
  hero: '#fff',
  creature: '#f66',
  item: '#ff9',
  effect: '#f93',
  fixture: '#9cf',
} as const;

/** The directions of the keys of the classics, clockwise from north. */
const DIRECTIONS = 'kulnjbhy';

// A pipe has no size.
process.stdout.columns ??= WIDTH;
process.stdout.rows ??= HEIGHT;
const display = new Display({ layout: 'term', width: WIDTH, height: HEIGHT });

const [seed = 'demo'] = process.argv.slice(2);
const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed };
const game = LocalGame.create(loadContent(readContent()), createRulesets().resolve('house'), start);

/** Draws what the hero sees and remembers, his numbers, and what was told. */
function draw({ view }: Performed, told: string): void {
  const { map, things, hero, turn, dungeonLevel } = view;
  display.clear();
  // The part of the map around the hero.
  const left = Math.max(0, Math.min(hero.x - WIDTH / 2, map.width - WIDTH));
  const rows = HEIGHT - TOP - 1;
  const top = Math.max(0, Math.min(hero.y - Math.floor(rows / 2), map.height - rows));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const code = map.terrain[top + y]?.[left + x] ?? ' ';
      const [sign, colour] = LOOKS[code] ?? [code, '#9c6'];
      const isSeen = map.visible[top + y]?.[left + x] === '1';
      display.draw(x, y + TOP, sign, isSeen ? colour : '#444', null);
    }
  }
  for (const { x, y, glyph, kind } of things) {
    const [column, row] = [x - left, y - top];
    if (column >= 0 && column < WIDTH && row >= 0 && row < rows) {
      display.draw(column, row + TOP, glyph, COLOURS[kind], null);
    }
  }
  display.draw(hero.x - left, hero.y - top + TOP, '@', COLOURS.hero, null);
  display.drawText(0, 0, told.slice(-WIDTH * TOP));
  const { hitPoints, maxHitPoints, armourClass, level } = hero;
  const status = `HP ${hitPoints}/${maxHitPoints}  AC ${armourClass}  level ${level}`;
  display.drawText(0, HEIGHT - 1, `${status}  turn ${turn}  dungeon level ${dungeonLevel}`);
}

/** The command of a key; undefined: it has none. */
function commandOf(key: string): Command | undefined {
  const direction = (DIRECTIONS.indexOf(key) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  if (key !== '' && DIRECTIONS.includes(key)) {
    return { kind: 'move', direction };
  }
  switch (key) {
    case 'o':
      return { kind: 'explore' };
    case 's':
      return { kind: 'search', count: 5 };
    case '>':
      return { kind: 'descend' };
    default:
      return undefined;
  }
}

/** The chance to be dead after each of the next moves, by the rules that are played. */
function dangerAhead(): string {
  const { survival } = game.odds({ ask: 'survival', moves: 5 });
  const chances = survival?.dead.map(chance => `${(100 * chance).toFixed(1)} %`) ?? [];
  return `Dead after 1 to 5 moves: ${chances.join(', ')}`;
}

draw(game.look(), 'Welcome. ? tells the danger, q quits.');
process.stdin.setRawMode?.(true);
playing: for await (const chunk of process.stdin) {
  for (const key of String(chunk)) {
    if (key === 'q' || key === '\u0003') {
      break playing;
    }
    const command = commandOf(key);
    if (command === undefined) {
      draw(game.look(), key === '?' ? dangerAhead() : '');
      continue;
    }
    const performed = game.perform(command);
    const { refusal } = performed;
    const told = refusal === undefined ? tellEvents(performed) : [tellRefusal(refusal.reason)];
    draw(performed, told.filter(text => text !== '').join(' '));
  }
  if (game.look().view.ending !== undefined) {
    break;
  }
}
// The display draws up to 60 times a second: the last picture is given time to appear.
await new Promise(resolve => setTimeout(resolve, 100));
const { turn, hero } = game.look().view;
process.stdout.write(
  `\u001b[0m\u001b[${HEIGHT};1H\nYou left on turn ${turn} with ${hero.hitPoints} hit points.\n`,
);
process.exit();
