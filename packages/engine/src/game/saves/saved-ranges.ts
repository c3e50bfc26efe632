// The range of each field of a save: wide enough for any game played, and narrow enough that no game within them is
// expensive to continue. Every saved field needs its range here; `saved-bounds.ts` checks fields against each other.

import { CONDITIONS, HELPLESS_REASONS, RIDERS_GAITS } from '../../actors/index.ts';
import { CASTING_SKILLS } from '../../casting/index.ts';
import {
  CARRIED_NUMBERS,
  DEEPEST_INVENTORY,
  EQUIPMENT_SLOTS,
  LETTERS,
  MOST_CONTENTS,
  OWN_TEXTS,
} from '../../objects/index.ts';
import { ATTRIBUTES } from '../../rulesets/index.ts';
import { ENCUMBRANCES } from '../../speed/index.ts';
import { MOST_FIXTURES } from '../dungeon/fixtures.ts';
import { MOST_BONES } from '../protocol/bones/bones.ts';
import { MOST_SEATS } from '../protocol/performed.ts';
import { forces } from './hero/saved-forces.ts';
import { lore } from './hero/saved-lore.ts';
import {
  absorbed,
  conducts,
  exercise,
  faith,
  grace,
  heroForm,
  heroPools,
  points,
} from './hero/saved-pools.ts';
import { savedDungeon } from './places/saved-dungeon.ts';
import { shops } from './places/saved-shops.ts';
import { companions, savedStart } from './places/saved-start.ts';
import { place, seatWays } from './places/saved-ways.ts';
import { ownWords } from './places/saved-words.ts';
import { effects, given, LARGEST_ID } from './saved-effects.ts';
import { pending } from './saved-pending.ts';
import {
  byName,
  flag,
  list,
  number,
  oneOf,
  orNull,
  record,
  row,
  type Shape,
  text,
  whole,
} from './saved-shape.ts';
import { formerCreature, sidesOfCreature } from './saved-sides.ts';
import { struck } from './saved-struck.ts';

const id = whole(1, LARGEST_ID);
const idOrNone = whole(0, LARGEST_ID);
/** Counters: turns, ticks, commands, kills. */
const counter = whole(0, 1_000_000_000);
/** Durations in turns; 1,000,000 is permanent. */
const turns = whole(0, 1_000_000);
/** A square on the largest map with its border; the level's own bounds are checked later. */
const square = whole(0, 20_000);
const squareOrNone = whole(-1, 20_000);
/** An id of an archetype, or a name of the rules. Kinds of carriers in packs join two ids. */
const word = text(500);
/** Unspent time in beats; a move is 600. */
const beats = whole(-120_000, 12_000);
/** Bonuses to hits, damage and armour: a signed byte in the original. */
const bonus = whole(-127, 127);

/** Numbers of 32 bits, as prices in the original. */
const money = whole(-(2 ** 31), 2 ** 31 - 1);

/** The largest number that a file can give an object: the engine reads none of the keys that reach it. */
const FAR = 2 ** 63;

/** Most points of unfinished digging: a floor takes 250. */
const MOST_EFFORT = 1000;

/** A fact that rules read. */
const fact = whole(-50_000, 50_000);

/** Facts that rules read and that content files leave unchecked. */
const OTHER_FACTS = [
  ...['allAround', 'beatitude', 'bonus', 'enchantable', 'everburning', 'fireproof', 'metallic'],
  ...['nutritionLeft', 'power', 'quest', 'recharged', 'robe', 'seenCharged', 'square', 'studies'],
  ...['shop', 'proofed', 'locked', 'lockBroken', 'boxTrap', 'chilled', 'preserved'],
];

/** The range of a fact that content files may set: at least theirs. */
function factShape({ least, most, fraction }: (typeof CARRIED_NUMBERS)[number]): Shape {
  const range = [Math.min(least, -50_000), Math.max(most, 50_000)] as const;
  return fraction === true ? number(...range) : whole(...range);
}

/** Facts of an item that differ from its kind's. Those of the rules are bounded, others only kept. */
const differences = byName(number(-FAR, FAR), 100, {
  ...Object.fromEntries(CARRIED_NUMBERS.map(rule => [rule.key, factShape(rule)])),
  ...Object.fromEntries(OTHER_FACTS.map(key => [key, fact])),
  beatitude: whole(-1, 1),
  bonus,
  // The id of the hero at the other end of the chain.
  chained: idOrNone,
  damned: whole(0, 1),
  // Carriers: price and experience; energy of rods, with its tick and clock.
  value: money,
  exp: money,
  hp: money,
  maxhp: money,
  energyTick: counter,
  speedLeft: number(-1000, 1000),
  power: bonus,
  recharged: whole(0, 7),
  unpaid: money,
  toArmour: bonus,
  toDamBonus: bonus,
  toHitBonus: bonus,
});

/** An item's own texts: names are short. */
const ownTexts = byName(
  text(OWN_TEXTS.longest),
  OWN_TEXTS.most,
  Object.fromEntries(OWN_TEXTS.names.map(key => [key, text(OWN_TEXTS.longestName)])),
);

const ownFlags = byName(flag, OWN_TEXTS.most);

/** Most objects directly in one: what a file puts there and what treasure lists add. */
const MOST_INSIDE = 2 * MOST_CONTENTS;

const thing = things(DEEPEST_INVENTORY);

/** An item and its contents: a chest holds a book, a book its spell. @param depth levels of contents */
function things(depth: number): Shape {
  let shape = thingHolding(list(word, 0));
  for (let level = 0; level < depth; level++) {
    shape = thingHolding(list(shape, MOST_INSIDE));
  }
  return shape;
}

function thingHolding(inventory: Shape): Shape {
  return record(
    { id, archetype: word, count: whole(1, 10_000), differences, inventory },
    { ego: word, texts: ownTexts, flags: ownFlags },
  );
}

const conditions = record(
  {
    turns: list(turns, CONDITIONS.length),
    reason: oneOf(HELPLESS_REASONS),
    poisoner: idOrNone,
  },
  { struck, held: list(turns, CONDITIONS.length), reasonBy: text(200) },
);

const creature = record(
  {
    id,
    archetype: word,
    square,
    hitPoints: whole(-20_000, 20_000),
    maxHitPoints: whole(1, 20_000),
    movement: beats,
    hunts: flag,
    master: idOrNone,
    target: squareOrNone,
    lost: counter,
    conditions,
    carried: list(thing, MOST_INSIDE),
  },
  {
    levelsLost: whole(1, 100),
    struckIn: counter,
    patternAt: whole(0, 1000),
    stays: turns,
    energy: whole(0, 1_000_000),
    speed: whole(0, 10_000),
    experienceLost: counter,
    hitPointParts: whole(0, 1000),
    energyParts: whole(0, 1000),
    forces,
    ...sidesOfCreature,
    god: word,
    castsFrom: whole(1, 1_000_000_000),
  },
);

const fixture = record(
  { square, thing },
  {
    clock: number(-10_000, 1000),
    clockAt: counter,
    owner: id,
    shown: flag,
    pressed: flag,
    stuckUntil: counter,
    fading: whole(1, 10_000),
    feared: list(id, 1000),
    forces,
  },
);

const level = record(
  {
    map: record(
      {
        width: whole(1, 160),
        height: whole(1, 100),
        terrain: text(40_000),
        lit: text(40_000),
      },
      { darkness: whole(0, 5) },
    ),
    restless: flag,
    creatures: list(creature, 300),
    items: list(row(square, list(thing, 1000)), 4000),
    effects,
  },
  {
    former: list(formerCreature, 1000),
    fixtures: list(fixture, MOST_FIXTURES),
    fixtureTicks: counter,
    shops,
  },
);

/** A name and a title with a blank between them. */
const LONGEST_SHOWN = 2 * OWN_TEXTS.longestName + 1;

/** What a hero remembers of a level. */
const memory = record(
  {
    remembered: list(whole(0, 255), 20_000),
    rememberedItems: list(row(square, word), 4000),
  },
  {
    rememberedCounts: list(row(square, whole(2, 10_000)), 4000),
    rememberedNames: list(row(square, text(LONGEST_SHOWN), text(LONGEST_SHOWN)), 4000),
    rememberedWords: list(row(square, text(LONGEST_SHOWN), text(LONGEST_SHOWN)), 4000),
    detected: list(row(square, word), 4000),
    sightings: list(row(id, word, square, counter), 4000),
    missiles: list(row(id, square, oneOf(['', ...LETTERS])), 4000),
    fixtures: list(row(id, word, square), MOST_FIXTURES),
  },
);

/** Strength and dexterity are on Angband's scale, the others 3…25; drained ones may be lower. */
const attribute = whole(0, 250);
const attributes = Object.fromEntries(ATTRIBUTES.map(name => [name, attribute]));

const sheet = record(
  {
    name: word,
    role: word,
    race: word,
    attributes: record(attributes),
    level: whole(1, 30),
    experience: whole(0, 200_000_000),
    energy: points,
    maxEnergy: points,
    grace,
    maxGrace: points,
    nutrition: whole(-20_000, 50_000),
    conditions,
    armourClass: whole(-1000, 1000),
    skills: byName(oneOf(CASTING_SKILLS), 100),
    skillSlots: whole(0, 100),
    equipment: record({}, Object.fromEntries(EQUIPMENT_SLOTS.map(slot => [slot, idOrNone]))),
    training: byName(counter, 100),
    inventory: list(row(oneOf([...LETTERS]), thing), LETTERS.length),
    spells: list(thing, LETTERS.length),
    memory: list(row(id, turns), 200),
    menuOrder: word,
    lore,
    fast: flag,
  },
  {
    cancelled: turns,
    maintained: record({
      spells: list(record({ spell: id, hundredths: whole(0, 100_000) }), LETTERS.length),
      parts: whole(0, 99),
    }),
    confusingTouches: whole(1, 10_000),
    protection: row(whole(0, 1000), turns, turns),
    attributesBefore: record({}, attributes),
    pools: heroPools,
    forces,
    faith,
    form: heroForm,
    absorbed,
    exercise,
    chained: id,
    dug: record({ level: id, square: id, down: flag, effort: whole(0, MOST_EFFORT) }),
    riding: record({ steed: creature }, { gallop: turns, gait: oneOf(RIDERS_GAITS) }),
  },
);

const PHASES = ['hero', 'waiting', 'pass', 'boundary', 'hero-boundary'];

/** Maximum turns of helplessness: a difficult book takes about 80. */
const MOST_HELPLESS = 2000;

const heroTime = record({
  movement: beats,
  granted: whole(0, 120_000),
  spent: whole(0, 120_000),
  helpless: whole(0, MOST_HELPLESS),
  burden: oneOf(ENCUMBRANCES),
  due: flag,
  gone: flag,
});

const clock = record({
  turn: id,
  phase: oneOf(PHASES),
  ticks: whole(0, 10),
  place: whole(0, 5000),
  again: flag,
  owes: flag,
  heroes: list(heroTime, MOST_SEATS),
});

const generator = record({
  words: list(whole(0, 2 ** 32 - 1), 4),
  position: whole(0, 256),
});

const seat = record(
  {
    depth: place,
    present: flag,
    hero: creature,
    sheet,
    memories: list(row(place, memory), 100),
    acquainted: list(id, 20_000),
    damageSeen: list(row(id, counter), 20_000),
    ending: orNull(
      record({ kind: oneOf(['won', 'died']), killer: text(200), turn: counter }, { during: word }),
    ),
    pending,
  },
  {
    missilesSpent: list(row(id, whole(-20_000, 20_000)), 20_000),
    ways: seatWays,
    conducts,
    words: ownWords,
  },
);

/** A whole save of the present version. */
export const SAVED_GAME: Shape = record(
  {
    version: whole(1, 1000),
    ruleset: text(400),
    contentHash: word,
    start: savedStart,
    sequence: counter,
    ticks: counter,
    nextId: given,
    levels: list(row(place, level), 100),
    effectKinds: list(row(whole(0, 100_000), word), 1000),
    artifacts: list(row(word, place), 1000),
    uniques: list(row(word, place), 1000),
    clock,
    streams: byName(generator, 500),
    seats: list(seat, MOST_SEATS),
  },
  {
    extinct: list(word, 10_000),
    dungeon: savedDungeon,
    joined: companions,
    bonesMet: list(whole(0, MOST_BONES - 1), MOST_BONES),
  },
);
