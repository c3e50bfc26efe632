// The lines beside the map: the hero, who moves next, and the creatures and items near by with odds.

import { distance, goodsHere, isSensed, type Square } from '@roguewright/engine/face';
import type { GameView, ThingView } from '@roguewright/engine/game';
import {
  capitalised,
  type PaletteName,
  shortPlaceName,
  type ToldRisk,
  tellBearing,
  tellBill,
  tellDarkness,
  tellLasting,
  tellMood,
} from '@roguewright/engine/words';
import { briefPercent } from '../../terminal/numbers.ts';
import type { Style } from '../terminal/cells.ts';
import { INK, type Ink } from '../terminal/ink.ts';
import { hueInk } from '../terminal/look.ts';

/** A line of a panel. */
export interface Line extends Style {
  readonly text: string;
}

/** The odds of an attack on a creature in sight, and of its attacks on the hero. */
export interface NearOdds {
  readonly hit: number;
  readonly kill: number;
  /** The odds of its attacks on the hero; absent: its blows aren't known. */
  readonly danger?: NearDanger;
}

/** The chances that a creature's turn of blows hurts and kills the hero. */
export interface NearDanger {
  readonly hurts: number;
  readonly kills: number;
  /** Unknown blows are left out; they could only add. */
  readonly orMore: boolean;
}

/** By the id of the creature. */
export type OddsById = ReadonlyMap<number, NearOdds>;

/** What is slight doesn't alarm. */
const RISK_INKS: Readonly<Record<ToldRisk['grade'], Ink>> = {
  slight: INK.text,
  some: INK.accent,
  grave: INK.bad,
};

/** The hero, the next moves, and what is near. */
export function heroPanel(
  view: GameView,
  near: OddsById,
  columns: number,
  palette: PaletteName,
  risk?: ToldRisk,
): Line[] {
  const { hero, turn } = view;
  const lines: Line[] = [
    {
      text: hero.rank === undefined ? hero.name : `${hero.name}, ${hero.rank.name}`,
      ink: INK.accent,
      bold: true,
    },
    { text: `${hero.race} ${hero.role}, level ${hero.level}` },
    ...(hero.form === undefined ? [] : [{ text: `Form: ${hero.form.name}`, ink: INK.accent }]),
    ...(hero.god === undefined ? [] : [{ text: `Prays to ${hero.god.name}`, ink: INK.muted }]),
    bar('HP', hero.hitPoints, hero.maxHitPoints, columns, isHurt(view) ? INK.bad : INK.good),
    ...(risk === undefined
      ? []
      : [{ text: `Danger ${risk.told} in 5 moves`, ink: RISK_INKS[risk.grade] }]),
    bar('En', hero.energy, hero.maxEnergy, columns, hueInk(palette, 'magic')),
  ];
  if (hero.maxGrace > 0) {
    lines.push(bar('Gr', hero.grace, hero.maxGrace, columns, hueInk(palette, 'light')));
  }
  return [
    ...lines,
    { text: `Armour ${hero.armourClass}  Exp ${hero.experience}/${hero.nextLevelAt}` },
    { text: `${placeOf(view)}  Turn ${turn}` },
    ...purseLines(view),
    { text: statesOf(view), ink: INK.muted },
    ...darknessLine(view),
    ...creaturesPanel(view, near, columns, palette),
    ...goodsPanel(view, columns, palette),
    ...nextPanel(view, columns),
    ...thingsPanel(view, columns, palette),
  ];
}

/** The hero’s gold, and what he owes in a shop: only there it matters. */
function purseLines({ hero, shop }: GameView): Line[] {
  if (shop === undefined) {
    return [];
  }
  const bill = tellBill(shop);
  return [
    { text: `Gold ${hero.gold}  ${shop.name}` },
    ...(bill === '' ? [] : [{ text: bill, ink: INK.bad }]),
  ];
}

/** Keys of levels from here on are those of branches. */
const BRANCHES_FROM = 100;

/** `Depth 3`, `Town`, `Mines 2`. */
function placeOf({ dungeonLevel }: Pick<GameView, 'dungeonLevel'>): string {
  const isMain = dungeonLevel > 0 && dungeonLevel < BRANCHES_FROM;
  return isMain ? `Depth ${dungeonLevel}` : capitalised(shortPlaceName(dungeonLevel));
}

/** The light of the level, if it is uncommon. */
function darknessLine({ map }: GameView): Line[] {
  const light = tellDarkness(map);
  return light === '' ? [] : [{ text: `Light: ${light}`, ink: INK.muted }];
}

/** The hero in two lines, for screens without room beside the map. */
export function statusLines(
  view: GameView,
  near: OddsById,
  columns: number,
  risk?: ToldRisk,
): Line[] {
  const { hero } = view;
  const [nearest] = creaturesNear(view);
  const odds = nearest && near.get(nearest.id);
  const met =
    nearest === undefined
      ? `${hero.name}, ${statesOf(view)}`
      : meetingOf(view, nearest, odds, columns);
  return [
    { text: statusOf(view, columns, risk), ink: isHurt(view) ? INK.bad : INK.text, bold: true },
    { text: met, ink: INK.muted },
  ];
}

/** The nearest creature with its odds in one line, in as many words as there is room for. */
function meetingOf(
  { hero }: GameView,
  { glyph, name, x, y }: ThingView,
  odds: NearOdds | undefined,
  columns: number,
): string {
  const who = `${glyph} ${name} ${shortPlace(hero, { x, y })}`;
  if (odds === undefined) {
    return who;
  }
  const kill = `kill ${briefPercent(odds.kill)}`;
  const short = `hit ${briefPercent(odds.hit)}, ${kill}`;
  const forms = [
    `${who} ${oddsOf(odds)}, ${dangerOf(odds)}`,
    `${who} ${oddsOf(odds)}`,
    `${who} ${short}`,
    `${who} ${kill}`,
  ];
  return forms.find(({ length }) => length <= columns) ?? who;
}

/** The hero's numbers in one line, in as many words as there is room for. */
function statusOf(
  { hero, turn, dungeonLevel }: GameView,
  columns: number,
  risk?: ToldRisk,
): string {
  const grace = hero.maxGrace > 0 ? ` Gr ${hero.grace}/${hero.maxGrace}` : '';
  const danger = risk === undefined ? '' : ` (${risk.told} to die)`;
  const pools = `HP ${hero.hitPoints}/${hero.maxHitPoints}${danger} En ${hero.energy}/${hero.maxEnergy}${grace}`;
  const place = placeOf({ dungeonLevel });
  const isMain = dungeonLevel > 0 && dungeonLevel < BRANCHES_FROM;
  const short = isMain ? `D${dungeonLevel}` : place;
  const forms = [
    `${pools} AC ${hero.armourClass} ${place} Turn ${turn}`,
    `${pools} AC ${hero.armourClass} ${short} T${turn}`,
    `${pools} ${short} T${turn}`,
  ];
  return forms.find(({ length }) => length <= columns) ?? pools;
}

function isHurt({ hero }: GameView): boolean {
  return hero.hitPoints * 3 <= hero.maxHitPoints;
}

function statesOf({ hero }: GameView): string {
  return [hero.hunger.replaceAll('-', ' '), burdenOf(hero), ...tellLasting(hero)]
    .filter(word => word !== '')
    .join(', ');
}

/** `burdened (−25 % pace)`. */
function burdenOf({ burden, load }: GameView['hero']): string {
  const lost = load.freePace === 0 ? 0 : 1 - load.pace / load.freePace;
  return lost <= 0 ? burden : `${burden} (−${briefPercent(lost)} pace)`;
}

/** `HP ██████░░░░ 12/20`: the numbers tell what the bar shows. */
function bar(name: string, now: number, most: number, columns: number, ink: Ink): Line {
  const numbers = `${now}/${most}`;
  const room = columns - name.length - numbers.length - 2;
  const filled = Math.round((Math.max(0, Math.min(now, most)) / Math.max(1, most)) * room);
  const text = `${name} ${'█'.repeat(filled)}${'░'.repeat(room - filled)} ${numbers}`;
  return { text, ink };
}

/** The most creatures whose moves are listed. */
const MOST_MOVERS = 4;

/** How often each creature moves between the hero's next action and the one after it; nothing where only servants move. */
function nextPanel({ nextMovers, things }: GameView, columns: number): Line[] {
  const own = new Set(things.filter(({ stance }) => stance === 'servant').map(({ id }) => id));
  if (nextMovers.every(({ id }) => own.has(id))) {
    return [];
  }
  const lines = nextMovers.slice(0, MOST_MOVERS).map(({ name, moves, inactive }) => {
    const told =
      inactive === undefined ? moves.map(([count, chance]) => timesOf(count, chance)) : [inactive];
    const text = told.join(', ');
    const fits = name.length + 1 + text.length <= columns;
    return { text: `${name}${fits ? ' ' : '\n  '}${text}` };
  });
  const more = nextMovers.length - MOST_MOVERS;
  return [
    { text: '' },
    { text: 'Moves before your next move', ink: INK.accent },
    ...lines,
    ...(more > 0 ? [{ text: `and ${more} more`, ink: INK.muted }] : []),
  ];
}

/** `2× 40 %`, `0× 25 %`; certain numbers have no percentage. */
function timesOf(count: number, chance: number): string {
  const times = `${count}×`;
  return chance >= 1 ? times : `${times} ${briefPercent(chance)}`;
}

/** The most lines of the list of creatures, of goods, of fixtures and of things. */
const MOST_NEAR = 14;

/** The creatures come before everything else that may be cut off: their odds are what a move depends on. */
function creaturesPanel(
  view: GameView,
  near: OddsById,
  columns: number,
  palette: PaletteName,
): Line[] {
  const lines = creaturesNear(view).flatMap(thing => {
    const odds = near.get(thing.id);
    const line = thingLine(view, thing, columns, palette);
    return odds === undefined
      ? [line]
      : [
          line,
          { text: `  ${oddsOf(odds)}`, ink: INK.muted },
          { text: `  ${dangerOf(odds)}`, ink: (odds.danger?.kills ?? 0) > 0 ? INK.bad : INK.muted },
        ];
  });
  return headed('Near', lines);
}

/** In a shop its goods come before everything but creatures: their prices are what the hero is there for. */
function goodsPanel(view: GameView, columns: number, palette: PaletteName): Line[] {
  return headed(
    'Goods',
    goodsHere(view).map(thing => thingLine(view, thing, columns, palette)),
  );
}

/** Altars, traps, mirrors and other fixtures, which can’t be picked up, then items; each under its own head. */
function thingsPanel(view: GameView, columns: number, palette: PaletteName): Line[] {
  const goods = goodsHere(view);
  const linesOf = (kind: ThingView['kind']) =>
    view.things
      .filter(thing => thing.kind === kind && !goods.includes(thing))
      .sort(byDistance(view.hero))
      .map(thing => thingLine(view, thing, columns, palette));
  return [...headed('Fixtures', linesOf('fixture')), ...headed('Things', linesOf('item'))];
}

/** A list under its head, with a sign where there is more; nothing for an empty list. */
function headed(head: string, lines: readonly Line[]): Line[] {
  return lines.length === 0
    ? []
    : [
        { text: '' },
        { text: head, ink: INK.accent },
        ...lines.slice(0, MOST_NEAR),
        ...(lines.length > MOST_NEAR ? [{ text: '…', ink: INK.muted }] : []),
      ];
}

/** Creatures known of: foes that are awake, foes that don't stir, others; each the nearest first. */
function creaturesNear(view: GameView): ThingView[] {
  return view.things
    .filter(({ kind }) => kind === 'creature')
    .sort(byDistance(view.hero))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ hostile, inactive }: ThingView): number {
  return hostile ? (inactive === undefined ? 0 : 1) : 2;
}

const byDistance = (from: Square) => (one: Square, other: Square) =>
  distance(from, one) - distance(from, other);

/** What is near and where, in one line; where that is too long, the place has a line of its own. */
function thingLine(view: GameView, thing: ThingView, columns: number, palette: PaletteName): Line {
  const mood = thing.kind === 'creature' && !thing.hostile ? `, ${tellMood(thing)}` : '';
  const state =
    thing.health === '' || thing.health === 'unhurt' ? '' : `, ${thing.health.replace('-', ' ')}`;
  const sensed = isSensed(thing) ? ', sensed' : '';
  const still = tellBearing(thing)
    .map(part => `, ${part}`)
    .join('');
  const what = `${thing.glyph} ${thing.name}${mood}${sensed}${still}${state}`;
  const where = shortPlace(view.hero, thing);
  const fits = what.length + 1 + where.length <= columns;
  const text = `${what}${fits ? ' ' : '\n  '}${where}`;
  return { text, ink: hueInk(palette, thing.hue) };
}

/** `you hit 75 %, kill 30 %`: what one attack would do, wherever the creature is now. */
function oddsOf({ hit, kill }: NearOdds): string {
  return `you hit ${briefPercent(hit)}, kill ${briefPercent(kill)}`;
}

/** `it hurts 40 %, kills 1 %`: what a turn beside it would do; `40 %+` is at least 40 %. */
function dangerOf({ danger }: NearOdds): string {
  if (danger === undefined) {
    return 'its blows are not known';
  }
  const { hurts, kills, orMore } = danger;
  const more = orMore ? '+' : '';
  return `it hurts ${briefPercent(hurts)}${more}, kills ${briefPercent(kills)}${more}`;
}

/** `6W 1S`: how far to go across and down; `here`. */
function shortPlace(from: Square, to: Square): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = dx === 0 ? '' : `${Math.abs(dx)}${dx > 0 ? 'E' : 'W'}`;
  const down = dy === 0 ? '' : `${Math.abs(dy)}${dy > 0 ? 'S' : 'N'}`;
  return [across, down].filter(part => part !== '').join(' ') || 'here';
}
