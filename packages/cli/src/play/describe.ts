// What the hero sees, in words for reading aloud.

import {
  directionName,
  distance,
  inSight,
  isWalkable,
  neighbour,
  placeOf,
  type Square,
  seesSquare,
  squaresWith,
  terrainAt,
  WAYS,
} from '@roguewright/engine/face';
import type {
  GameView,
  ItemView,
  SpellMenuView,
  SpellView,
  ThingView,
} from '@roguewright/engine/game';
import {
  type Causes,
  capitalised,
  causeLines,
  listOf,
  skillName,
  tellAffinity,
  tellBearing,
  tellChain,
  tellCosts,
  tellDarkness,
  tellDeath,
  tellForm,
  tellFuse,
  tellGod,
  tellItemPaths,
  tellLacking,
  tellLasting,
  tellLearning,
  tellMood,
  tellMoves,
  tellNumbers,
  tellPaths,
  tellPlace,
  tellRank,
  tellRetention,
  tellShopping,
  tellSpellLevel,
  tellWorth,
  withArticle,
  withThe,
} from '@roguewright/engine/words';
import { decimal, percent } from '../terminal/numbers.ts';

/** The surroundings: the hero's square, the creatures and items in sight, the exits and the open ways. */
export function describeSurroundings(view: GameView): string {
  return [standing(view), creatures(view), things(view), exits(view), steps(view)]
    .filter(line => line !== '')
    .join('\n');
}

const HEALTH: Readonly<Record<ThingView['health'], string>> = {
  '': '',
  unhurt: ', unhurt',
  hurt: ', hurt',
  'badly-hurt': ', badly hurt',
  'almost-dead': ', almost dead',
};

const UNDERFOOT: Readonly<Record<string, string>> = {
  corridor: 'You stand in a corridor.',
  'open-door': 'You stand in a doorway.',
  'broken-door': 'You stand in a broken door.',
  doorway: 'You stand in a doorway.',
  'shallow-water': 'You stand in shallow water.',
  'stairs-up': 'You stand on the stairs up.',
  'stairs-down': 'You stand on stairs down.',
  'branch-stairs': 'You stand on stairs down that leave this part of the dungeon.',
  ice: 'You stand on ice.',
  sewage: 'You stand in sewage.',
  bridge: 'You stand on a bridge.',
  lava: 'You float over lava.',
  water: 'You float over deep water.',
};

function standing(view: GameView): string {
  const here = view.hero;
  const ground = UNDERFOOT[terrainAt(view, here)] ?? '';
  const lying = view.things.filter(
    ({ kind, x, y }) => (kind === 'item' || kind === 'fixture') && x === here.x && y === here.y,
  );
  const underfoot =
    lying.length === 0
      ? ''
      : `At your feet: ${listOf(lying.map(({ name }) => withArticle(name)))}.`;
  return [ground, underfoot].filter(text => text !== '').join(' ');
}

function creatures(view: GameView): string {
  const found = inSight(view, 'creature');
  if (found.length === 0) {
    return view.hero.conditions.includes('blind')
      ? 'You are blind: you see nobody, not even beside you.'
      : 'Nobody is in sight.';
  }
  const described = found.map(thing => {
    const mood = thing.hostile ? '' : `, ${tellMood(thing)}`;
    const still = tellBearing(thing)
      .map(part => `, ${part}`)
      .join('');
    return `${withArticle(thing.name)} ${placeOf(view.hero, thing)}${still}${HEALTH[thing.health]}${mood}`;
  });
  return `In sight: ${described.join('; ')}.`;
}

function things(view: GameView): string {
  const isApart = (thing: Square) => distance(view.hero, thing) > 0;
  const items = [...inSight(view, 'item'), ...inSight(view, 'fixture')].filter(isApart);
  const effects = inSight(view, 'effect');
  const lines = [...items, ...effects].map(
    thing => `${withArticle(thing.name)} ${placeOf(view.hero, thing)}${tellFuse(thing)}`,
  );
  return lines.length === 0 ? '' : `You notice ${lines.join('; ')}.`;
}

const EXITS = {
  'closed-door': 'closed door',
  'locked-door': 'locked door',
  'open-door': 'open door',
  'broken-door': 'broken door',
  doorway: 'doorway',
  'stairs-up': 'stairs up',
  'stairs-down': 'stairs down',
  'branch-stairs': 'stairs into a branch',
} as const;

/** Every door, portal and all stairs that the hero knows of, the nearest first. */
function knownExits(view: GameView): { readonly text: string; readonly seen: boolean }[] {
  const here: Square = view.hero;
  return (Object.keys(EXITS) as (keyof typeof EXITS)[])
    .flatMap(name =>
      squaresWith(view, [name]).map(square => ({ name: EXITS[name] as string, square })),
    )
    .concat(ways(view))
    .filter(({ square }) => distance(here, square) > 0)
    .sort((one, other) => distance(here, one.square) - distance(here, other.square))
    .map(({ name, square }) => ({
      text: `${name} ${placeOf(here, square)}`,
      seen: seesSquare(view, square),
    }));
}

/** The doors of houses and the portals that the hero knows of. */
function ways({ things }: GameView): { readonly name: string; readonly square: Square }[] {
  return things.filter(({ use }) => use === 'way').map(way => ({ name: way.name, square: way }));
}

/** The exits in sight; of the others only how many there are. */
function exits(view: GameView): string {
  const known = knownExits(view);
  const seen = known.filter(exit => exit.seen).map(({ text }) => text);
  const others = known.length - seen.length;
  if (known.length === 0) {
    return 'You know of no door or stairs.';
  }
  const inView = seen.length === 0 ? 'No exit is in sight.' : `Exits: ${seen.join('; ')}.`;
  return others === 0 ? inView : `${inView} You remember ${others} more: exits tells them.`;
}

/** Every exit that the hero knows of, in sight or from memory. */
export function describeExits(view: GameView): string {
  const known = knownExits(view);
  return known.length === 0
    ? 'You know of no door or stairs.'
    : [
        'Exits:',
        ...known.map(({ text, seen }) => `  ${seen ? text : `${text}, from memory`}`),
      ].join('\n');
}

function steps(view: GameView): string {
  const open = WAYS.filter(way => isWalkable(view, neighbour(view.hero, way)));
  if (open.length === WAYS.length) {
    return 'You can step in every direction.';
  }
  return open.length === 0
    ? 'There is no way to step.'
    : `You can step ${listOf(open.map(directionName))}.`;
}

/** The hero's numbers in one line, and what brought what lasts on him. */
export function describeHero(view: GameView, causes: Causes = {}): string {
  const { hero, turn, dungeonLevel } = view;
  const conditions = [hero.hunger.replaceAll('-', ' '), hero.burden, ...tellLasting(hero)];
  const attributes = Object.entries(hero.attributes).map(([name, value]) => `${name} ${value}`);
  return [
    `${hero.name}, ${hero.race} ${hero.role} of level ${hero.level} (experience ` +
      `${hero.experience}, next level at ${hero.nextLevelAt}).`,
    ...(hero.rank === undefined ? [] : [tellRank(hero)]),
    `Hit points ${hero.hitPoints} of ${hero.maxHitPoints}, energy ${hero.energy} of ` +
      `${hero.maxEnergy}${graceOf(hero)}, armour class ${hero.armourClass}.`,
    `You are ${listOf(conditions.filter(word => word !== ''))}.`,
    ...causeLines(hero, causes),
    `${listOf(attributes)}.`.replace(/^./, letter => letter.toUpperCase()),
    ...(hero.chained === undefined ? [] : [tellChain(hero.chained)]),
    ...(hero.form === undefined ? [] : tellForm(hero.form)),
    ...tellGod(hero),
    ...tellPaths(hero.paths),
    describeLoad(view),
    ...(hero.gold > 0 ? [`You carry ${hero.gold} gold.`] : []),
    ...(view.shop === undefined ? [] : [tellShopping(view.shop)]),
    `Turn ${turn}, ${tellPlace(dungeonLevel)}${lightOf(view)}.`,
    ...(view.revives === true ? [tellDeath(view)] : []),
  ].join('\n');
}

/** `, twilight`; empty for common light. */
function lightOf({ map }: GameView): string {
  const light = tellDarkness(map);
  return light === '' ? '' : `, ${light}`;
}

/** The weight that the hero carries, and how much it slows him. */
function describeLoad({ hero: { load, burden } }: GameView): string {
  const kilos = (grams: number) => `${decimal(grams / 1000)} kg`;
  const slower = load.freePace === 0 ? 0 : 1 - load.pace / load.freePace;
  const cost = burden === 'unencumbered' ? '' : `, which takes ${percent(slower)} of your pace`;
  const room = load.nextAt === 0 ? '' : `; above ${kilos(load.nextAt)} you would be slower`;
  const pace = `${decimal(load.pace)} move${load.pace === 1 ? '' : 's'} a turn`;
  return `You carry ${kilos(load.carried)}${cost}${room}. You make ${pace}.`;
}

/** `, grace 3 of 5` for a hero that has grace. */
function graceOf({ grace, maxGrace }: GameView['hero']): string {
  return maxGrace === 0 ? '' : `, grace ${grace} of ${maxGrace}`;
}

/** What is carried, a short line each: its name, and where on the body it is. */
export function inventoryLines({ inventory }: GameView): string {
  return inventory.length === 0
    ? 'You carry nothing.'
    : inventory
        .map(item => {
          const place = placeOnBody(item);
          return `${item.letter}: ${piecesOf(item)}${place === '' ? '' : ` (${place})`}`;
        })
        .join('\n');
}

/** What is carried as a list that is read aloud: with what each can be used for, and the way to more. */
export function listInventory({ inventory }: GameView): string {
  return inventory.length === 0
    ? 'You carry nothing.'
    : [
        ...inventory.map(item => listItem(item)),
        `look at ${inventory[0]!.letter} describes one of them.`,
      ].join('\n');
}

/** `3 uncursed potions of healing`, with the numbers of arms. */
export function piecesOf(item: ItemView): string {
  const numbers = tellNumbers(item);
  return `${item.count === 1 ? '' : `${item.count} `}${item.name}${numbers === '' ? '' : ` ${numbers}`}`;
}

/** The same without what is known beyond the name. */
function listItem({
  level: _level,
  worth: _worth,
  energy: _energy,
  material: _material,
  weight: _weight,
  ...item
}: ItemView): string {
  return describeItem({ ...item, about: '', paths: [] });
}

/** One item that is carried: letter, name, what it can be used for, and what is known of it. */
export function describeItem(item: ItemView): string {
  const { letter, uses, learning } = item;
  const promise = learning === undefined ? '' : tellLearning(learning);
  const about = [item.about, tellItemPaths(item.paths), promise, tellWorth(item)]
    .filter(text => text !== '')
    .join(' ');
  const notes = [placeOnBody(item), ...uses.filter(use => !OBVIOUS.has(use))]
    .filter(word => word !== '')
    .join(', ');
  return `${letter}: ${piecesOf(item)}${notes === '' ? '' : ` (${notes})`}. ${about}`.trimEnd();
}

/** Uses that need no word: they fit nearly everything. */
const OBVIOUS: ReadonlySet<string> = new Set(['throw', 'drop', 'take-off']);

function placeOnBody({ wielded, worn, uses, weapon }: ItemView): string {
  if (wielded) {
    return uses.includes('fire')
      ? 'in the quiver'
      : weapon === true
        ? 'in hand'
        : 'in hand, to shoot with';
  }
  // What is worn and applied is a light.
  return worn ? (uses.includes('apply') ? 'lit' : 'worn') : '';
}

/** What is worn and held, a line each. */
export function describeEquipment({ inventory }: GameView): string {
  const used = inventory.filter(({ wielded, worn }) => wielded || worn);
  return used.length === 0
    ? 'You wear nothing and your hands are empty.'
    : used.map(describeItem).join('\n');
}

/** The skills of the role, a line each, and what can be enhanced. */
export function describeSkills({ skills, hero }: GameView): string {
  const lines = skills.map(({ skill, level, most, training, needed, slots, ready }) => {
    const practice = needed === 0 ? '' : `, practised ${training} of ${needed}`;
    const step = ready ? `; enhance ${skill} takes ${counted(slots, 'slot')}` : '';
    const limit = level === most ? 'its highest level' : `at most ${most}`;
    return `${skillName(skill)}: ${level} (${limit})${practice}${step}.`;
  });
  return [...lines, `You have ${counted(hero.skillSlots, 'skill slot')} free.`].join('\n');
}

/** How often each creature moves between the hero's next action and the one after it, a line each. */
export function describeMovers({ nextMovers }: GameView): string {
  const lines = nextMovers.map(({ name, moves, inactive }) => {
    if (inactive !== undefined) {
      return `${capitalised(withThe(name))} is ${inactive}.`;
    }
    const told = moves.map(([count, chance]) => {
      const isCertain = chance >= 1;
      if (count === 0) {
        return isCertain ? 'does not move' : `does not move ${percent(chance)}`;
      }
      const times = `moves ${count === 1 ? 'once' : counted(count, 'time')}`;
      return isCertain ? times : `${times} ${percent(chance)}`;
    });
    return `${capitalised(withThe(name))} ${told.join(', ')}.`;
  });
  return lines.length === 0
    ? 'Nobody is in sight.'
    : ['Between your next action and the one after it:', ...lines].join('\n');
}

/** The kinds of things that the hero recognises, a line each. */
export function describeDiscoveries({ discoveries }: GameView): string {
  return discoveries.length === 0
    ? 'You have recognised no kind of thing yet.'
    : discoveries
        .map(({ name, looks, about }) => `${name}: the ${looks}. ${about}`.trimEnd())
        .join('\n');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** The known spells, a line each: a list that is read aloud. */
export function listSpells({ spells, spellMenu, hero }: GameView): string {
  return spells.length === 0
    ? 'You know no spells.'
    : [
        ...spells.map(spell => describeSpell({ ...spell, about: '' }, spellMenu, hero)),
        `look at ${spells[0]!.name} describes one of them.`,
      ].join('\n');
}

/** One known spell: letter, level, school, price, and what it does. */
export function describeSpell(
  spell: SpellView,
  menu: SpellMenuView,
  hero: GameView['hero'],
): string {
  const { letter, name, school, failPercent, castingTime, needsDirection, affinity } = spell;
  const fails = menu.columns.includes('failure') ? `Fails ${percent(failPercent / 100)}, c` : 'C';
  const retained = menu.columns.includes('retention')
    ? ` Retention: ${tellRetention(spell.retention)}.`
    : '';
  const lacking = spell.strain > 0 ? '' : tellLacking(spell, hero);
  return (
    `${letter}: ${name}, level ${tellSpellLevel(spell, menu)}, ${school}. ` +
    `${fails}osts ${tellCosts(spell)}${lacking === '' ? '' : ` (${lacking})`}, ` +
    `takes ${tellMoves(castingTime)}${needsDirection ? ', needs a direction' : spell.helps ? ', helps you, or a companion in a direction' : ''}.` +
    `${affinity === '' ? '' : ` ${tellAffinity(affinity)}`}` +
    `${retained}${spell.maintained ? ' Maintained: casting it ends it.' : ''}${spell.forgotten ? ' Forgotten: casting it backfires.' : ''} ${spell.about}`
  ).trimEnd();
}
