// What a wonder, a swarm or a transfer of mana will do, from the hero's knowledge, by the rules of play.

import { Enumerator, type Rule } from '../../../chance/index.ts';
import {
  type GameState,
  type KnownCreature,
  paysForDrawn,
  type SpentPools,
} from '../../../game/index.ts';
import { type Archetype, factOf, textOf } from '../../../objects/index.ts';
import type { Explanation } from '../../../odds/index.ts';
import {
  castingLevels,
  damageBonus,
  durationBonus,
  manaTransfer,
  overcharge,
  swarmShots,
} from '../../../spellcraft/index.ts';
import { type CastOrder, drawnSpell, subtypeOf } from '../../../spells/index.ts';
import {
  tellDrain,
  tellDrainRisk,
  tellDrawn,
  tellGift,
  tellNobodyThere,
  tellOvercharge,
  tellOwnCone,
  tellPowerBurst,
  tellShots,
  tellUnknownHold,
} from '../../../words/index.ts';

/** A cast, and who is known to stand where. */
interface Release {
  readonly state: GameState;
  readonly order: CastOrder;
  readonly creatures: readonly KnownCreature[];
  readonly spent: SpentPools;
}

/** The lines by the name of the subtype. */
const LINES: Readonly<Record<string, (release: Release) => Explanation[]>> = {
  'change-mana': manaLines,
  swarm: swarmLines,
  wonder: wonderLines,
};

/** The lines for a cast. @param success probability that the spell is released */
export function explainRelease(release: Release, success: number): Explanation[] {
  const { name } = subtypeOf(release.order.facts.subtype);
  const lines = LINES[name]?.(release) ?? [];
  return lines.map(line => ({ ...line, probability: success * line.probability }));
}

function sure(text: string): Explanation {
  return { text, probability: 1 };
}

/** A spell's numbers, as its levels are counted. */
function levelsOf({ facts, level, attuned, repelled, denied }: CastOrder) {
  const paths = { path: facts.path, attuned, repelled, denied };
  return { spellLevel: facts.level, baseLevel: level, paths };
}

function manaLines({ state, order, creatures, spent }: Release): Explanation[] {
  const { spells } = state.ruleset.slots;
  const { sheet, hero, level } = state;
  const view = levelsOf(order);
  const base = factOf(order.spell, 'dam');
  const modifier = factOf(order.spell, 'damModifier');
  const adjustment = damageBonus(spells, { ...view, modifier });
  const { map } = level;
  const square = order.direction === 0 ? hero.square : map.neighbour(hero.square, order.direction);
  const target = creatures.find(known => known.square === square);
  const energy = sheet.energy - spent.energy;
  if (base >= 0) {
    const { points } = manaTransfer(spells, { base, adjustment, points: 0, own: 0 });
    return target === undefined
      ? [sure(tellGift(points, '')), ...riskLines(state, order, energy + points)]
      : [sure(tellGift(points, `the ${target.name}`)), sure(tellUnknownHold(`the ${target.name}`))];
  }
  if (target === undefined) {
    return [sure(tellNobodyThere())];
  }
  const whole = 100;
  const { points: left } = manaTransfer(spells, { base, adjustment, points: whole, own: 0 });
  const [worst] = spells.releases.mana.overcharge;
  const most = Math.ceil((sheet.maxEnergy * worst!.percent) / whole);
  return [
    sure(tellDrain(whole - left, `the ${target.name}`)),
    ...(sheet.maxEnergy > 0 ? [sure(tellDrainRisk(most - energy))] : []),
  ];
}

/** What the hero's own energy would do to him. */
function riskLines(state: GameState, order: CastOrder, points: number): Explanation[] {
  const { spells } = state.ruleset.slots;
  const { casterLevel } = castingLevels(spells, levelsOf(order));
  const view = { points, most: state.sheet.maxEnergy, casterLevel };
  const ends = new Enumerator().ask(overcharge, spells, view).list;
  const bursts = ends.flatMap(({ value, probability }) =>
    value.burst === undefined
      ? []
      : [{ text: tellPowerBurst(value.burst.damage, value.burst.radius), probability }],
  );
  return [sure(tellOvercharge(ends[0]!.value.effect)), ...bursts];
}

function swarmLines({ state, order }: Release): Explanation[] {
  const { spells } = state.ruleset.slots;
  const modifier = factOf(order.spell, 'durationModifier');
  const view = {
    duration: factOf(order.spell, 'duration'),
    adjustment: durationBonus(spells, { ...levelsOf(order), modifier }),
  };
  const shots = new Enumerator().askNumber(swarmShots, spells, view);
  return [sure(tellShots(shots.min, shots.max, shots.mean))];
}

function wonderLines({ state, order, spent }: Release): Explanation[] {
  const { spells } = state.ruleset.slots;
  const { content } = state;
  const { times, over } = spells.releases.wonderCone;
  const own = content.find(order.facts.makes)?.name ?? 'a cone';
  const { casterLevel } = castingLevels(spells, levelsOf(order));
  const list = textOf(order.spell, 'randomitems');
  const draw: Rule<object, undefined, Archetype | undefined> = chance =>
    drawnSpell(chance, content, list, casterLevel);
  const drawn = list === '' ? [] : new Enumerator().ask(draw, spells, undefined).list;
  const others = drawn.flatMap(({ value, probability }) => {
    const castable = value !== undefined && paysForDrawn(state, value, spent);
    const share = (probability * (over - times)) / over;
    return value === undefined
      ? []
      : [{ text: tellDrawn(value.name, castable), probability: share }];
  });
  return [
    { text: tellOwnCone(own), probability: times / over },
    ...others.sort((one, other) => other.probability - one.probability),
  ];
}
