// Views for tests, drawn as text.

import type { GameView, ItemView, Performed, SpellView, ThingView } from '../../game/index.ts';

/** Characters of hostile creatures in a drawing. */
const CREATURES = 'djk';

/** Characters of items in a drawing. */
const ITEMS = '!=';

const plainThing = {
  name: 'thing',
  icon: '',
  hue: '',
  hostile: false,
  health: '',
  ticksLeft: 0,
} as const;

/**
 * A fully visible view of a drawn level: `@` is the hero, characters of CREATURES and ITEMS are objects on
 * floor, the rest is terrain. Ids count from 2 in reading order; the hero is 1.
 */
export function drawView(rows: readonly string[], change: Partial<GameView> = {}): GameView {
  const things: ThingView[] = [];
  let hero = { x: 0, y: 0 };
  const terrain = rows.map((row, y) =>
    [...row]
      .map((glyph, x) => {
        if (glyph === '@') {
          hero = { x, y };
          return '.';
        }
        const isCreature = CREATURES.includes(glyph);
        if (!isCreature && !ITEMS.includes(glyph)) {
          return glyph;
        }
        const kind = isCreature ? 'creature' : 'item';
        const id = things.length + 2;
        things.push({ ...plainThing, id, kind, x, y, glyph, hostile: isCreature });
        return '.';
      })
      .join(''),
  );
  things.push({ ...plainThing, ...hero, id: 1, kind: 'hero', glyph: '@' });
  return {
    turn: 1,
    tick: 0,
    dungeonLevel: 1,
    deepestLevel: 1,
    points: 0,
    hero: { ...HERO, ...hero },
    map: {
      width: rows[0]?.length ?? 0,
      height: rows.length,
      terrain,
      visible: rows.map(row => '1'.repeat(row.length)),
      lit: rows.map(row => '1'.repeat(row.length)),
      seenThrough: [],
    },
    things,
    inventory: [],
    underfoot: [],
    spells: [],
    spellMenu: { columns: [], orders: ['letter'], order: 'letter', forgottenMark: '' },
    skills: [],
    discoveries: [],
    conducts: [],
    nextMovers: [],
    readyToFire: false,
    adjacentHostile: [],
    ending: undefined,
    ...change,
  };
}

const HERO: GameView['hero'] = {
  id: 1,
  name: 'Perchta',
  role: 'Wizard',
  race: 'Human',
  x: 0,
  y: 0,
  level: 1,
  experience: 0,
  nextLevelAt: 20,
  gold: 0,
  hitPoints: 12,
  maxHitPoints: 12,
  energy: 6,
  maxEnergy: 6,
  grace: 0,
  maxGrace: 0,
  armourClass: 0,
  nutrition: 900,
  hunger: 'not-hungry',
  burden: 'unencumbered',
  load: { carried: 0, nextAt: 27_000, pace: 1, freePace: 1 },
  attributes: {},
  conditions: [],
  conditionTurns: {},
  forces: [],
  paths: [],
  skillSlots: 0,
};

/** The result of a command without events. */
export function performed(view: GameView, change: Partial<Performed> = {}): Performed {
  return {
    sequence: 1,
    refusal: undefined,
    events: [],
    names: {},
    renamed: {},
    looks: {},
    view,
    ...change,
  };
}

/** A spell along a ray, with changes. */
export function spell(change: Partial<SpellView> = {}): SpellView {
  return {
    letter: 'a',
    id: 7,
    name: 'fireball',
    about: '',
    spellLevel: 3,
    school: 'attack',
    path: 'fire',
    hue: 'fire',
    icon: 'fireball',
    failPercent: 40,
    price: 3,
    andGrace: 0,
    forGrace: 0,
    nutrition: 1,
    castingTime: 10,
    affinity: '',
    needsDirection: true,
    atSelf: false,
    helps: false,
    atSquare: false,
    pool: 'energy',
    retention: { low: 100, high: 100 },
    forgotten: false,
    maintained: false,
    strain: 0,
    ...change,
  };
}

/** A fireball, which needs an aim. */
export const FIREBALL: SpellView = spell();

/** A dagger. */
export const DAGGER: ItemView = {
  letter: 'a',
  id: 9,
  name: 'dagger',
  count: 1,
  glyph: ')',
  icon: 'plain-dagger',
  hue: '',
  wielded: false,
  worn: false,
  identified: true,
  uses: ['wield', 'throw', 'drop'],
  about: '',
};
