// The known map as rows of letters, for lines.

import { squaresWith, terrainSign } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';

/** What the legend says only where the map shows it. */
const OTHER_LETTERS = [
  '> stairs down',
  '~ water',
  '≈ shallow water',
  '∩ doorway',
  '¦ broken door',
  '¤ locked door',
  '· cave floor',
  '§ cave wall',
  '▒ lava',
  '░ ice',
  '≋ sewage',
  '♣ tree',
  '═ bridge',
  '» stairs into a branch',
];

/** The known map as rows of letters, cut to what is known. */
export function drawMap(view: GameView): string {
  const known = squaresWith(view, [
    'wall',
    'floor',
    'corridor',
    'closed-door',
    'open-door',
    'stairs-up',
    'stairs-down',
    'water',
    'locked-door',
    'broken-door',
    'doorway',
    'cave-floor',
    'cave-wall',
    'shallow-water',
    'lava',
    'ice',
    'sewage',
    'tree',
    'bridge',
    'branch-stairs',
  ]);
  const xs = known.map(({ x }) => x);
  const ys = known.map(({ y }) => y);
  const marks = new Map(
    view.things.flatMap(thing =>
      (thing.parts ?? [thing]).map(({ x, y, glyph }) => [`${x} ${y}`, glyph] as const),
    ),
  );
  marks.set(`${view.hero.x} ${view.hero.y}`, '@');
  const rows: string[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    let row = '';
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      row += marks.get(`${x} ${y}`) ?? terrainSign(view, { x, y });
    }
    rows.push(row.trimEnd());
  }
  const legend =
    "@ you  # wall  % rock  . floor  , corridor  + closed door  ' open door  < stairs up";
  const drawn = new Set(rows.join(''));
  const rest = OTHER_LETTERS.filter(([letter = '']) => drawn.has(letter));
  return [...rows, [legend, ...rest, ...thingLegend(view)].join('  ')].join('\n');
}

/** Names that the legend has for one sign. */
const MOST_NAMES = 2;

/** What the signs of things and fixtures mean where they are no letters: `_ ice altar`, `! red or oily potion`. */
function thingLegend({ things }: GameView): string[] {
  const names = new Map<string, Set<string>>();
  for (const { kind, glyph, name } of things) {
    if ((kind === 'item' || kind === 'fixture') && !/[a-z@]/i.test(glyph)) {
      names.set(glyph, (names.get(glyph) ?? new Set()).add(name));
    }
  }
  return [...names].map(([glyph, all]) => {
    const [one = '', ...others] = all;
    const told =
      all.size > MOST_NAMES ? `${one} and ${others.length} others` : [...all].join(' or ');
    return `${glyph} ${told}`;
  });
}
