// Explains what a cast sets up, tears down or takes away: what it stops, how long it stands, what a rune does.

import { type GameState, obstacleOf } from '../../game/index.ts';
import { type Archetype, factOf, TYPE } from '../../objects/index.ts';
import type { Explanation, PreviewedObject, SpellPreview } from '../../odds/index.ts';
import { attackNames, effectClock, leastStanding } from '../../spellcraft/index.ts';
import type { BuiltObject } from '../../spells/index.ts';
import {
  BUILD_FLAW_WORDS,
  type RaisedFacts,
  tellFalling,
  tellRaised,
  tellRemoving,
} from '../../words/index.ts';
import { FLY, SEE, WALK } from '../../world/index.ts';
import { explainForces } from './explain-forces.ts';

/** The clock of a new object. */
const FRESH_CLOCK = -0.1;

/** The longest time in ticks that an answer gives. */
const LONGEST = 20_000;

/** What an obstacle stops, by its bits. */
const STOPS: readonly (readonly [bit: number, word: string])[] = [
  [WALK, 'steps'],
  [FLY, 'flights'],
  [SEE, 'sight'],
];

/** The lines of a cast's courses, those of forces among them. @param success probability that the spell is released */
export function explainBuilt(
  state: GameState,
  preview: SpellPreview,
  success: number,
): Explanation[] {
  const lines = new Map<string, number>();
  for (const { value, probability } of preview.flights) {
    for (const text of linesOf(state, value.built)) {
      lines.set(text, (lines.get(text) ?? 0) + success * probability);
    }
  }
  const built = [...lines].map(([text, probability]) => ({
    text,
    probability: Math.min(1, probability),
  }));
  return [...built, ...explainForces(state, preview, success)];
}

function linesOf(state: GameState, built: readonly PreviewedObject[]): string[] {
  const raised = built.flatMap(one => (one.kind === 'stands' ? [one.object] : []));
  const fallen = built.filter(({ kind }) => kind === 'falls').length;
  const [first] = raised;
  return [
    ...(first === undefined ? [] : tellRaised(raisedFacts(state, first, raised.length))),
    ...(fallen === 0 ? [] : [tellFalling(fallen)]),
    ...built.flatMap(one => {
      if (one.kind === 'failed') {
        return [BUILD_FLAW_WORDS[one.flaw]];
      }
      const known = one.kind === 'removed' && one.succeeded && state.memory.fixtures.get(one.id);
      return known ? [tellRemoving(known.archetype.name)] : [];
    }),
  ];
}

function raisedFacts(state: GameState, object: BuiltObject, pieces: number): RaisedFacts {
  const { content, ruleset } = state;
  const archetype = content.archetypeAt(object.archetype);
  const { numbers, flags } = object;
  const fact = (key: string) => numbers[key] ?? factOf(archetype, key);
  const has = (flag: string) => flags.includes(flag) || archetype.flags.has(flag);
  const bits = obstacleOf(archetype);
  const most = fact('maxhp');
  const pictures = has('tear_down') ? fact('pictures') : 0;
  const rules = ruleset.slots.spells;
  const isTrap = archetype.type === TYPE.rune;
  const standing = leastStanding(rules, { mostHitPoints: most, pictures });
  const lasts = has('is_used_up') ? lifeOf(state, factOf(archetype, 'speed'), fact('food')) : 0;
  return {
    name: archetype.name,
    plural: archetype.plural,
    pieces,
    stops: STOPS.filter(([bit]) => (bits & bit) !== 0).map(([, word]) => word),
    ...(!isTrap && most > 0 && { hitPoints: { most, standing } }),
    ...(lasts > 0 && { ticks: lasts }),
    ...(isTrap && { rune: runeFacts(object, archetype) }),
  };
}

function runeFacts(
  { spell, level, numbers }: BuiltObject,
  archetype: Archetype,
): NonNullable<RaisedFacts['rune']> {
  const types = factOf(archetype, 'attacktype');
  return {
    damage: factOf(archetype, 'dam'),
    types: attackNames(types),
    ...(spell !== undefined && { spell: spell.name }),
    level,
    charges: numbers.hp ?? factOf(archetype, 'hp'),
  };
}

/** The tick in which an object with that much food is gone; 0: no clock, or longer than an answer gives. */
function lifeOf({ ruleset }: GameState, speed: number, food: number): number {
  if (speed === 0) {
    return 0;
  }
  const view = { speed: Math.abs(speed), speedLeft: FRESH_CLOCK, ticks: LONGEST };
  return effectClock(ruleset.slots.spells, view).acts[food] ?? 0;
}
