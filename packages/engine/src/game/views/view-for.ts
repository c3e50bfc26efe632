// The view: everything that the hero knows, and nothing else.

import {
  burdenOf,
  type Creature,
  companionHitPoints,
  type HeroSheet,
  hitDice,
  hungerOf,
  standings,
} from '../../actors/index.ts';
import { formatStat } from '../../combat/index.ts';
import { appearanceOf, isUnseen, kindOf, lookOf } from '../../objects/index.ts';
import { ATTRIBUTES } from '../../rulesets/index.ts';
import { pictureOf } from '../../spells/index.ts';
import { NATURAL_DARKNESS, TERRAINS, terrainLook } from '../../world/index.ts';
import { prayerView } from '../actions/handling/answered-prayer.ts';
import { planShot } from '../actions/missiles/missile-plans.ts';
import { dangerOf } from '../dungeon/branches/dungeon-plan.ts';
import { bearingOf } from '../knowledge/inactivity.ts';
import { nextMovers } from '../knowledge/next-movers.ts';
import { askingOf, isHarmless, toldOf } from '../powers/continuations/index.ts';
import type { Direction } from '../protocol/commands.ts';
import { conductViews } from '../protocol/results/conducts.ts';
import { pointsOf } from '../protocol/results/points.ts';
import {
  type GameView,
  type HeroView,
  type MapView,
  type SkillView,
  TERRAIN_CODES,
  type ThingView,
} from '../protocol/view.ts';
import { othersOn } from '../state/company.ts';
import { isThreat, stanceOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { detectedBodies, seenBody } from './body-view.ts';
import { chainPart } from './chain-view.ts';
import { companionIn, ridingView } from './companions/companion-views.ts';
import { partyPart } from './companions/party-views.ts';
import { conditionTurns } from './condition-turns.ts';
import { creatureLook } from './creature-look.ts';
import { discoveryViews } from './discovery-views.ts';
import { fixtureViews } from './fixture-views.ts';
import { forceViews, noticedNames } from './force-views.ts';
import { formView } from './form-view.ts';
import { fuseOf } from './fuse.ts';
import { altarPart, godsAsked, godView } from './god-views.ts';
import { goldOf } from './gold-view.ts';
import { contagionViews } from './illness-views.ts';
import { floorName, itemView, rememberedName, underfootViews } from './item-views.ts';
import { loadView } from './load-view.ts';
import { ownPart } from './own-part.ts';
import { pathViews } from './path-views.ts';
import { rankPart } from './rank-part.ts';
import { shopPart } from './shop-view.ts';
import { spellMenuView, spellViews } from './spell-views.ts';

/** The hero's present knowledge. */
export function viewFor(state: GameState): GameView {
  return {
    turn: state.clock.turn,
    tick: state.world.ticks,
    dungeonLevel: state.seat.depth,
    deepestLevel: deepestOf(state),
    points: pointsOf({
      experience: state.sheet.experience,
      deepest: deepestOf(state),
      won: state.ending?.kind === 'won',
    }),
    hero: heroView(state),
    map: mapView(state),
    things: thingViews(state),
    inventory: state.sheet.inventory.things.map(thing => itemView(state, thing)),
    underfoot: underfootViews(state),
    spells: spellViews(state),
    spellMenu: spellMenuView(state),
    skills: skillViews(state),
    discoveries: discoveryViews(state),
    conducts: conductViews(state.seat.conducts),
    nextMovers: nextMovers(state),
    readyToFire: !('refused' in planShot(state, 0)),
    adjacentHostile: adjacentHostile(state),
    ...altarPart(state),
    ...ownPart(state),
    ...shopPart(state),
    ...partyPart(state, other => healthOf(state, other.hero)),
    ...pendingView(state),
    ...(state.world.start.revives === true && { revives: true }),
    ending: state.ending,
  };
}

/** The deepest level that the hero has been on: he remembers something of each. */
function deepestOf({ seat, world }: GameState): number {
  return Math.max(...[...seat.memories.keys()].map(key => dangerOf(world.dungeon, key)));
}

function pendingView(state: GameState): Pick<GameView, 'pending'> {
  const { pending } = state;
  if (pending === undefined) {
    return {};
  }
  const { about, paid } = pending;
  const asks = askingOf(state, pending);
  return {
    pending: {
      about,
      asks,
      ...toldOf(state, pending),
      ...godsAsked(state, pending),
      costs: paid ? 'nothing' : 'move',
      harmless: isHarmless(pending),
    },
  };
}

function heroView(state: GameState): HeroView {
  const { hero, sheet, level, ruleset } = state;
  const { bridges } = ruleset;
  const shown: string[] = [...sheet.conditions.names()];
  if (sheet.powers.quickened && !shown.includes('very-fast')) {
    shown.push('very-fast');
  }
  if (sheet.powers.fast && !shown.includes('fast')) {
    shown.push('fast');
  }
  if (state.helpless > 0 && !shown.includes('helpless')) {
    shown.push('helpless');
  }
  const attributes = ATTRIBUTES.map(name => {
    const value = sheet.present[name];
    const long = name === 'strength' || name === 'dexterity';
    return [name, long ? formatStat(value) : String(value)];
  });
  return {
    id: hero.id,
    name: sheet.name,
    role: bridges.roles[sheet.role]!.title,
    race: bridges.races[sheet.race]!.title,
    x: level.map.x(hero.square),
    y: level.map.y(hero.square),
    level: sheet.level,
    experience: sheet.experience,
    nextLevelAt: bridges.nextLevelAt(sheet.level),
    hitPoints: hero.hitPoints,
    maxHitPoints: hero.maxHitPoints,
    energy: sheet.energy,
    maxEnergy: sheet.maxEnergy,
    grace: sheet.grace,
    maxGrace: sheet.maxGrace,
    armourClass: sheet.armourClass,
    nutrition: sheet.nutrition,
    hunger: hungerOf(state.ruleset.slots.world.hunger, sheet.nutrition),
    burden: burdenOf(ruleset, sheet),
    load: loadView(state),
    attributes: Object.fromEntries(attributes),
    conditions: shown,
    conditionTurns: conditionTurns(state),
    gold: goldOf(state),
    forces: forceViews(state),
    ...(sheet.faith.god !== undefined && {
      god: { ...godView(state, sheet.faith.god), prayer: prayerView(state) },
    }),
    paths: pathViews(state),
    skillSlots: sheet.skillSlots,
    ...formView(state),
    ...ridingView(state),
    ...chainPart(state),
    ...rankPart(ruleset, sheet),
  };
}

/** The character of each remembered terrain, as its code, by the number of the terrain. */
const GROUND = TERRAINS.map((_, number) => TERRAIN_CODES[terrainLook(number)].charCodeAt(0));

function mapView({ level, memory }: GameState): MapView {
  const { map } = level;
  const terrain: string[] = [];
  const visible: string[] = [];
  const lit: string[] = [];
  // Characters of a row by their codes: adding up strings of them takes several times as long.
  const unknown = TERRAIN_CODES.unknown.charCodeAt(0);
  const yes = '1'.charCodeAt(0);
  const no = '0'.charCodeAt(0);
  const ground = new Array<number>(map.width);
  const seen = new Array<number>(map.width);
  const bright = new Array<number>(map.width);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const square = map.square(x, y);
      const number = memory.rememberedAt(square);
      const isSeen = memory.sees(square);
      ground[x] = number === undefined ? unknown : GROUND[number]!;
      seen[x] = isSeen ? yes : no;
      bright[x] = isSeen && memory.sight.lit(square) ? yes : no;
    }
    terrain.push(String.fromCharCode(...ground));
    visible.push(String.fromCharCode(...seen));
    lit.push(String.fromCharCode(...bright));
  }
  const seenThrough = memory.known.seenThrough.map(
    square => [map.x(square), map.y(square)] as const,
  );
  const isCommon = map.darkness === NATURAL_DARKNESS || memory.blind;
  return {
    width: map.width,
    height: map.height,
    terrain,
    visible,
    lit,
    seenThrough,
    ...(!isCommon && { darkness: map.darkness }),
  };
}

function thingViews(state: GameState): ThingView[] {
  const { level, memory, hero } = state;
  const things: ThingView[] = [];
  for (const [square, archetype] of memory.rememberedItems) {
    const top = state.sees(square) ? level.items.get(square)?.at(-1) : undefined;
    if (top !== undefined && square === hero.square) {
      things.push(...underfoot(state));
      continue;
    }
    const name =
      top === undefined ? rememberedName(state, memory, square, archetype) : floorName(state, top);
    const look = lookOf(archetype, state.sheet.lore, state.content);
    things.push(thingView(state, 'item', top?.id ?? 0, square, name, look));
  }
  things.push(...fixtureViews(state));
  for (const creature of othersOn(state)) {
    if (creature.alive && state.perceives(creature)) {
      things.push(creatureView(state, creature));
    }
  }
  for (const [archetype, { square, parts }] of detectedBodies(state)) {
    const view = thingView(state, 'creature', 0, square, archetype.name, appearanceOf(archetype));
    things.push({ ...view, hostile: true, ...(parts && { parts }) });
  }
  const { effects } = level;
  for (let row = 0; row < effects.count; row++) {
    const square = effects.square[row]!;
    const archetype = state.content.archetypeAt(effects.archetype[row]!);
    if (state.sees(square) && !isUnseen(archetype)) {
      const look = appearanceOf(pictureOf(state.content, effects, row));
      const id = state.world.ids.hidden(effects.id[row]!);
      const view = thingView(state, 'effect', id, square, archetype.name, look);
      const fuse = fuseOf(state, row);
      things.push({
        ...view,
        ticksLeft: effects.duration[row]!,
        ...(fuse !== undefined && { fuse }),
      });
    }
  }
  const { sheet } = state;
  things.push(thingView(state, 'hero', hero.id, hero.square, sheet.name, heroLook(hero, sheet)));
  return things;
}

/** On his own square the hero sees the whole pile, topmost last. */
function underfoot(state: GameState): ThingView[] {
  const { level, hero, sheet } = state;
  return (level.items.get(hero.square) ?? []).map(thing => {
    const look = lookOf(kindOf(thing), sheet.lore, state.content);
    const name = floorName(state, thing);
    return thingView(state, 'item', thing.id, hero.square, name, look);
  });
}

function thingView(
  state: GameState,
  kind: ThingView['kind'],
  id: number,
  square: number,
  name: string,
  look: { readonly glyph: string; readonly icon: string; readonly hue: string },
): ThingView {
  const { map } = state.level;
  const { glyph, icon, hue } = look;
  const [x, y] = [map.x(square), map.y(square)];
  const plain = { hostile: false, health: '', ticksLeft: 0 } as const;
  return { id, kind, x, y, name, glyph, icon, hue, ...plain };
}

function creatureView(state: GameState, creature: Creature): ThingView {
  const companion = state.of(creature.id);
  const { id, name } = creature;
  const { square, parts } = seenBody(state, creature);
  const forces = noticedNames(state, creature);
  const contagion = contagionViews(state, creature);
  const view =
    companion === undefined
      ? thingView(state, 'creature', id, square, name, creatureLook(state, creature))
      : thingView(
          state,
          'creature',
          id,
          square,
          companion.sheet.name,
          heroLook(creature, companion.sheet),
        );
  return {
    ...view,
    hostile: isThreat(state, creature),
    ...stanceIn(state, creature),
    ...companionIn(state, creature),
    health: healthOf(state, creature),
    ...bearingOf(state, creature, companion?.helpless),
    ...formNameOf(companion),
    ...(forces.length > 0 && { forces }),
    ...(contagion.length > 0 && { contagion }),
    ...(parts && { parts }),
    ...((creature.conditions.has('examined') || isOwnGolem(state, creature)) && {
      hitPoints: [creature.hitPoints, creature.maxHitPoints] as const,
    }),
  };
}

/** The form of another hero, which anybody sees. */
function formNameOf(companion: GameState | undefined): Pick<ThingView, 'form'> {
  const form = companion?.sheet.powers.form;
  return form === undefined ? {} : { form: form.kind.name };
}

/** What the view says of a creature's side, and of the hero's golem. */
function stanceIn(state: GameState, creature: Creature): Pick<ThingView, 'stance' | 'heading'> {
  const stance = stanceOf(state, creature);
  const { golem } = creature;
  return {
    ...(stance !== 'hero' && stance !== 'hostile' && { stance }),
    ...(golem !== undefined &&
      isOwnGolem(state, creature) && { heading: golem.direction as Direction }),
  };
}

function isOwnGolem({ hero }: GameState, { golem, master }: Creature): boolean {
  return golem !== undefined && master === hero.id;
}

/** How a hero looks: as the form that he has taken. */
function heroLook({ archetype }: Creature, { powers: { form } }: HeroSheet) {
  return form === undefined ? { ...appearanceOf(archetype), glyph: '@' } : appearanceOf(form.kind);
}

/** Apparent health: the damage that the hero has seen, against its kind's average hit points. */
function healthOf(state: GameState, creature: Creature): ThingView['health'] {
  const isExamined = creature.conditions.has('examined');
  const damageSeen = isExamined
    ? creature.maxHitPoints - creature.hitPoints
    : (state.seat.damageSeen.get(creature.id) ?? 0);
  if (damageSeen === 0) {
    return 'unhurt';
  }
  const share = damageSeen / (isExamined ? creature.maxHitPoints : usualHitPoints(state, creature));
  if (share < 1 / 3) {
    return 'hurt';
  }
  return share < 2 / 3 ? 'badly-hurt' : 'almost-dead';
}

/** What such a creature has on average when nothing ails it. */
function usualHitPoints(state: GameState, { id, facts, traits }: Creature): number {
  const companion = state.of(id);
  if (companion !== undefined) {
    const { scratch, ruleset } = state;
    return companionHitPoints(scratch.oracle, ruleset, companion.sheet, 0).mean;
  }
  const { count, sides, bonus } = hitDice(state.ruleset, facts.level, traits);
  return bonus + (count * (sides + 1)) / 2;
}

function skillViews({ ruleset, sheet }: GameState): SkillView[] {
  return standings(ruleset, sheet).map(({ needed, ...standing }) => ({
    ...standing,
    needed: Number.isFinite(needed) ? needed : 0,
  }));
}

function adjacentHostile(state: GameState): Direction[] {
  const { level, hero } = state;
  const directions: Direction[] = [];
  for (let direction = 1; direction <= 8; direction++) {
    const square = level.map.neighbour(hero.square, direction);
    const id = level.map.occupant[square]!;
    const other = id !== 0 && state.sees(square) ? state.creature(id) : undefined;
    if (other !== undefined && !other.unseen && isThreat(state, other)) {
      directions.push(direction as Direction);
    }
  }
  return directions;
}
