// Plays the scenes of the kinds of spells: by a hero, by a monster, from a carrier.

import { readContent } from '@roguewright/content';
import {
  type Command,
  type GameEvent,
  loadContent,
  performCommand,
} from '@roguewright/engine/game';
import { isDust, kindsIn, setCharges, TYPE } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { Direction, SubtypeScene } from './scenes/subtype-scene.ts';
import { HALL, SCENE_ARC } from './scenes/subtype-scenes.ts';
import { Stage, type StageOptions } from './stage.ts';

const content = loadContent([...readContent(), { path: 'scene-mage.arc', text: SCENE_ARC }]);
const house = createRulesets().resolve('house');

/** Types of things that release the spell inside. */
const CARRIERS: ReadonlySet<number> = new Set([
  TYPE.potion,
  TYPE.scroll,
  TYPE.wand,
  TYPE.rod,
  TYPE.tool,
]);

/** Moves for which a scene is watched. */
const MOVES = 12;

/** Plays a hero's cast. @returns what was told */
export function byHero(scene: SubtypeScene, seed: string): readonly GameEvent[] {
  const stage = set(scene, seed);
  const { state } = stage;
  const chosen = scene.arguments?.(stage);
  const refused = performCommand(state, {
    ...{ kind: 'cast', spell: stage.teach(scene.spell), direction: scene.direction ?? 3 },
    ...(chosen !== undefined && { arguments: chosen }),
  });
  if (refused !== undefined) {
    throw new Error(`${scene.spell} is refused: ${refused.reason}`);
  }
  watch(stage);
  return stage.events;
}

/** A mage with the spell meets the hero. @returns what was told, from its cast on */
export function byMonster(scene: SubtypeScene, seed: string): readonly GameEvent[] {
  const rows = (scene.rows ?? HALL).map(row => row.replace('o', 'M').replace('@...', '@..M'));
  const stage = set({ ...scene, rows }, seed, { kinds: { M: 'scene_mage' } });
  const { state, target } = stage;
  target.conditions.set('helpless', 0);
  target.hunts = true;
  target.learn(stage.thing(scene.spell));
  state.hero.maxHitPoints = 10_000;
  state.hero.hitPoints = 10_000;
  for (let move = 0; move < MOVES && target.alive; move++) {
    performCommand(state, { kind: 'search', count: 1 });
    stage.events.push(...state.log.perceived());
  }
  const cast = stage.events.findIndex(
    event => event.kind === 'cast' && 'actor' in event && event.actor === target.id,
  );
  return cast < 0 ? [] : stage.events.slice(cast);
}

/** The carriers that lists fill with a spell: scrolls, wands, rods and the like. A wand where there is none. */
export function carriersOf({ spell }: SubtypeScene): readonly string[] {
  const kinds = kindsIn(content).filter(
    ({ type, inventory }) =>
      CARRIERS.has(type) && inventory.some(({ archetype }) => archetype === spell),
  );
  return kinds.length === 0 ? ['wand'] : kinds.map(({ id }) => id);
}

/** The hero, who recognises it, uses a carrier of the spell. @returns what was told */
export function byCarrier(scene: SubtypeScene, kind: string, seed: string): readonly GameEvent[] {
  const stage = set(scene, seed);
  const { state } = stage;
  const carrier = stage.thing(kind);
  if (kind === 'wand') {
    carrier.inventory.splice(0, carrier.inventory.length, stage.thing(scene.spell));
  }
  carrier.setFact('level', 20);
  if (carrier.archetype.type === TYPE.wand || carrier.archetype.type === TYPE.tool) {
    setCharges(carrier, { left: 3, recharged: 0 });
  }
  const added = state.sheet.inventory.add(carrier);
  if (added.kind === 'full') {
    throw new Error('the pack is full');
  }
  state.sheet.lore.identify(added.thing);
  use(stage, added.thing.id, scene.direction ?? 3);
  stage.events.push(...state.log.perceived());
  answer(stage, scene);
  watch(stage);
  return stage.events;
}

/** Uses a carrier in the way that its type allows. */
function use({ state }: Stage, item: number, direction: Direction): void {
  const { archetype } = state.sheet.inventory.find(item)!;
  const { map } = state.level;
  const thrown = { x: map.x(state.hero.square) + 2, y: map.y(state.hero.square) };
  const ways: Readonly<Record<number, Command>> = {
    [TYPE.wand]: { kind: 'zap', item, direction },
    [TYPE.rod]: { kind: 'zap', item, direction },
    [TYPE.scroll]: { kind: 'read', item },
    [TYPE.tool]: { kind: 'apply', item, direction },
    [TYPE.potion]: isDust(archetype) ? { kind: 'throw', item, ...thrown } : { kind: 'quaff', item },
  };
  const refused = performCommand(state, ways[archetype.type]!);
  if (refused !== undefined) {
    throw new Error(`${archetype.id} is refused: ${refused.reason}`);
  }
}

/** What the carrier asks is answered with what a hero chooses. */
function answer(stage: Stage, scene: SubtypeScene): void {
  const { state } = stage;
  if (state.pending !== undefined) {
    const { item, text = '' } = scene.arguments?.(stage) ?? {};
    performCommand(state, { kind: 'answer', answer: item === undefined ? { text } : { item } });
  }
}

/** Some moves pass. */
function watch({ state, events }: Stage): void {
  events.push(...state.log.perceived());
  for (let move = 0; move < MOVES && state.ending === undefined; move++) {
    performCommand(state, { kind: 'search', count: 1 });
    events.push(...state.log.perceived());
  }
}

function set(scene: SubtypeScene, seed: string, more: StageOptions = {}): Stage {
  const options = { ...scene.options, ...more, seed };
  const stage = new Stage(content, house, scene.rows ?? HALL, options);
  scene.before?.(stage);
  return stage;
}
