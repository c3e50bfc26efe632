// Things of bones: what is kept of a thing, and a thing made of it. Nothing is kept of who owned it, who died or when.

import {
  type Archetype,
  CARRIED_NUMBERS,
  type Content,
  factOf,
  GameObject,
  isArtifact,
  TYPE,
  textOf,
} from '../../../objects/index.ts';
import type { BonesThing } from '../../protocol/bones/bones.ts';
import { noteGiven } from '../artifacts.ts';

/** Types of what may be carried. */
const CARRIED: ReadonlySet<number> = new Set([
  ...[TYPE.rod, TYPE.potion, TYPE.food, TYPE.ammunition, TYPE.launcher, TYPE.weapon, TYPE.armour],
  ...[TYPE.shield, TYPE.helmet, TYPE.money, TYPE.amulet, TYPE.drink, TYPE.gem, TYPE.ring],
  ...[TYPE.tool, TYPE.light, TYPE.spellbook, TYPE.cloak, TYPE.boots, TYPE.gloves, TYPE.wand],
  ...[TYPE.scroll, TYPE.corpse],
]);

/** Facts that content files don't state, with their ranges. */
const FURTHER: readonly (readonly [key: string, least: number, most: number])[] = [
  ['beatitude', -1, 1],
  ['damned', 0, 1],
  ['recharged', 0, 7],
  ['bonus', -127, 127],
  ['toArmour', -127, 127],
  ['toHitBonus', -127, 127],
  ['toDamBonus', -127, 127],
  ['nutritionLeft', 0, 50_000],
];

/** Facts that tell of the game in which they were set. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['diedAt', 'master', 'soulOf', 'chained', 'unpaid', 'shop', 'square', 'toSquare', 'toPlace'],
  ...['value', 'exp', 'twin', 'readyAt', 'energyTick', 'connected', 'quest', 'lit'],
]);

/** The largest number of a fact, whatever its range. */
const LARGEST = 50_000;

/** The range of a fact that is kept; undefined: it isn't. */
export const KEPT_FACTS: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ...CARRIED_NUMBERS.filter(({ key, fraction }) => fraction !== true && !LEFT_OUT.has(key)).map(
    ({ key }) => [key, [-LARGEST, LARGEST]] as const,
  ),
  ...FURTHER.map(([key, least, most]) => [key, [least, most]] as const),
]);

/** Texts that are kept, with their greatest lengths. */
export const KEPT_TEXTS: ReadonlyMap<string, number> = new Map([
  ['name', 200],
  ['namePl', 200],
  ['title', 200],
  ['msg', 4000],
  ['dead', 200],
  ['fleshOf', 200],
]);

/** Levels of contents that are kept. */
export const DEEPEST_THING = 4;

/** Whether things of a kind are kept. @param isInside in another thing: spells are in wands and books */
export function isKeptKind(kind: Archetype, isInside: boolean): boolean {
  const isThing = CARRIED.has(kind.type) || (isInside && kind.type === TYPE.spell);
  return isThing && !kind.flags.has('monster') && factOf(kind, 'quest') === 0;
}

/** What is kept of a thing, in a list; nothing of bodies, which rot, and of what ends the game. */
export function keptOf(thing: GameObject, depth = 0): readonly BonesThing[] {
  const { archetype, ego, count, differences, ownTexts, inventory } = thing;
  if (!isKeptKind(archetype, depth > 0) || depth > DEEPEST_THING || thing.fact('diedAt') !== 0) {
    return [];
  }
  const facts = Object.entries(differences).filter(([key, value]) => {
    const [least, most] = KEPT_FACTS.get(key) ?? [1, 0];
    return Number.isInteger(value) && value >= least && value <= most;
  });
  const texts = Object.entries(ownTexts).filter(
    ([key, text]) => text.length <= (KEPT_TEXTS.get(key) ?? -1),
  );
  const inside = inventory.flatMap(inner => keptOf(inner, depth + 1));
  return [
    {
      kind: archetype.id,
      ...(ego !== undefined && { ego: ego.id }),
      count,
      ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
      ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
      ...(inside.length > 0 && { inside }),
    },
  ];
}

/** What a thing is made with. */
export interface ThingMaking {
  readonly content: Content;
  readonly nextId: () => number;
  /** Where the artifacts of this game are. */
  readonly artifacts: Map<string, number>;
}

/** A thing of bones. An artifact that this game has already is a plain thing of its kind. */
export function thingOf(making: ThingMaking, kept: BonesThing): GameObject {
  const { content, nextId, artifacts } = making;
  const named = content.archetype(kept.kind);
  const isTwin = isArtifact(named) && artifacts.has(named.id);
  const kind = isTwin ? content.archetype(textOf(named, 'artifactOf')) : named;
  if (isArtifact(kind)) {
    noteGiven(artifacts, kind);
  }
  const thing = new GameObject(nextId(), kind, kept.count);
  thing.ego = kept.ego === undefined ? undefined : content.archetype(kept.ego);
  thing.setAllOwn(kept.facts ?? {});
  for (const [key, text] of Object.entries(isTwin ? {} : (kept.texts ?? {}))) {
    thing.setText(key, text);
  }
  for (const inner of kept.inside ?? []) {
    thing.inventory.push(thingOf(making, inner));
  }
  return thing;
}
