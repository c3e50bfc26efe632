// What the player by the odds does in a fight: each act that it could do now is asked of the odds, and the one
// with the greatest worth for its time is done. It knows what its hero knows, and nothing else.

import { UsageError } from '../../errors/index.ts';
import type { GameView, ItemView, SpellView, ThingView } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';
import type { Idea } from './player-ideas.ts';
import type { Situation } from './player-situation.ts';

/** Asks the odds of the game that is played. Throws a UsageError for a question that can't be asked. */
export type AskOdds = (question: OddsQuestion) => OddsAnswer;

/** Foes that are considered, nearest first: more would cost time and change little. */
const FOES = 3;

/** Spells and carriers of each kind that are considered. */
const MEANS = 4;

/** Failure in percent above which a cast isn't considered. */
const MOST_FAILURE = 70;

/** What harm to oneself and to friends counts, against harm to a foe. */
const OWN_HARM = 3;

/** Part of the threat that a kill takes away at once: a dead foe doesn't strike. */
const KILL_WORTH = 12;

/** Hit points that a point of energy is worth: spells are spared for the foes that need them. */
const ENERGY_WORTH = 0.25;

/** What a charge of a wand is worth, in the same unit. */
const CHARGE_WORTH = 1.5;

/** Guessed damage of one move of a creature whose blows aren't known, for each of its levels. */
const GUESSED_BLOW = 1.6;

/** Moves of its foes that a hero must be able to stand: with less he withdraws. */
const MOVES_TO_STAND = 2.5;

/** Names of what isn't used against foes. */
const HARMLESS = /haste|opening|locking|nothing|seams|company|light|sensing|mending|burrowing/i;
const HEALING = /heal|mend|succour|wholeness|draught|vigour/i;
const AWAY = /teleportation|elsewhere/i;
const EMPTY = /:(0|-1)\)/;
const THROWN = /dagger|javelin|dart|spear/i;

/** A command with what it is worth for each move that it takes. */
interface Act {
  readonly command: { readonly kind: string; readonly [field: string]: unknown };
  readonly worth: number;
}

/** What the foes in sight do to the hero in a move, as far as he knows. */
interface Threat {
  readonly foes: readonly Foe[];
  /** Damage of one move of all that are near. */
  readonly damage: number;
}

interface Foe {
  readonly thing: ThingView;
  readonly away: number;
  /** Mean damage of one of its moves. */
  readonly damage: number;
}

/** The ideas of the player by the odds, in place of the simple player's ideas for fights. */
export function oddsIdeas(ask: AskOdds): readonly Idea[] {
  return [situation => saveOneself(situation, ask), situation => fightBest(situation, ask)];
}

/** Withdraws from what he can't stand: draughts, scrolls, stairs, spells that heal. */
function saveOneself(situation: Situation, ask: AskOdds): readonly Act['command'][] {
  const { view } = situation;
  const { damage, foes } = threatOf(view, ask);
  const { hitPoints, maxHitPoints } = view.hero;
  const isWeak = hitPoints * 3 < maxHitPoints;
  if (foes.length === 0 || !(hitPoints < damage * MOVES_TO_STAND || isWeak)) {
    return [];
  }
  const has = (use: string, name: RegExp) =>
    view.inventory.filter(item => usesOf(item).includes(use) && name.test(item.name));
  const heal = view.spells.filter(
    spell => spell.school === 'healing' && spell.atSelf && isCastable(view, spell),
  );
  const terrain = situation.ground.terrain(situation.ground.here);
  return [
    ...has('quaff', HEALING).map(({ id }) => ({ kind: 'quaff', item: id })),
    ...heal.map(({ id }) => ({ kind: 'cast', spell: id, direction: 0 })),
    ...(terrain === 'stairs-up' ? [{ kind: 'ascend' }] : []),
    ...(terrain === 'stairs-down' ? [{ kind: 'descend' }] : []),
    ...has('read', AWAY).map(({ id }) => ({ kind: 'read', item: id })),
    ...view.inventory
      .filter(item => usesOf(item).includes('quaff') && !HEALING.test(item.name) && isUnknown(item))
      .map(({ id }) => ({ kind: 'quaff', item: id })),
  ];
}

/** The acts against the foes in sight, the worthiest first. */
function fightBest(situation: Situation, ask: AskOdds): readonly Act['command'][] {
  const { view } = situation;
  const threat = threatOf(view, ask);
  if (threat.foes.length === 0) {
    return [];
  }
  const acts = [
    ...blows(view, threat, ask),
    ...missiles(view, threat, ask),
    ...casts(situation, threat, ask),
    ...zaps(situation, threat, ask),
  ];
  return acts
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ command }) => command);
}

function threatOf(view: GameView, ask: AskOdds): Threat {
  const foes = view.things
    .filter(({ kind, hostile, id }) => kind === 'creature' && hostile && id !== 0)
    .map(thing => ({ thing, away: apart(view.hero, thing) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, FOES)
    .map(({ thing, away }) => ({ thing, away, damage: damageOf(thing, ask) }));
  const near = foes.filter(({ thing, away }) => away <= 2 && thing.inactive === undefined);
  return { foes, damage: near.reduce((sum, { damage }) => sum + damage, 0) };
}

/** The damage of its blows as far as they were felt, else a guess from its level. */
function damageOf({ id }: ThingView, ask: AskOdds): number {
  const [danger] = asked(ask, { ask: 'danger', target: id })?.targets ?? [];
  if (danger !== undefined) {
    return danger.meanDamage;
  }
  const level = asked(ask, { ask: 'recall', target: id })?.recall?.level ?? 1;
  return 1 + GUESSED_BLOW * level;
}

function blows(view: GameView, { foes }: Threat, ask: AskOdds): Act[] {
  const [near] = view.adjacentHostile;
  return near === undefined
    ? []
    : view.adjacentHostile.flatMap(direction => {
        const at = foes.find(({ thing, away }) => away === 1 && isTowards(view, thing, direction));
        const answer = at && asked(ask, { ask: 'attack', target: at.thing.id });
        return [
          {
            command: { kind: 'attack', direction },
            worth: answer === undefined ? 1 : worthOf(view, answer, foes),
          },
        ];
      });
}

function missiles(view: GameView, { foes }: Threat, ask: AskOdds): Act[] {
  const shoots = view.inventory.some(item => usesOf(item).includes('fire'));
  const thrown = view.inventory.filter(
    item => usesOf(item).includes('throw') && !item.wielded && !item.worn && THROWN.test(item.name),
  );
  return foes
    .filter(({ away }) => away > 1)
    .flatMap(({ thing: { id: target, x, y } }) => [
      ...(shoots
        ? [
            actOf(view, foes, asked(ask, { ask: 'fire', item: 0, target }), {
              kind: 'fire',
              item: 0,
              x,
              y,
            }),
          ]
        : []),
      ...thrown.slice(0, MEANS).map(({ id: item }) =>
        actOf(view, foes, asked(ask, { ask: 'throw', item, target }), {
          kind: 'throw',
          item,
          x,
          y,
        }),
      ),
    ])
    .flatMap(act => act ?? []);
}

function casts({ view, ground }: Situation, { foes }: Threat, ask: AskOdds): Act[] {
  const spells = view.spells
    .filter(spell => (spell.needsDirection || spell.atSquare) && isAttack(spell))
    .filter(spell => isCastable(view, spell))
    .slice(0, MEANS);
  return foes
    .flatMap(({ thing: { x, y } }) =>
      spells.map(({ id: spell, atSquare, price }) => {
        if (atSquare) {
          const answer = asked(ask, { ask: 'cast-at', spell, x, y });
          return actOf(view, foes, answer, { kind: 'cast-at', spell, x, y }, price * ENERGY_WORTH);
        }
        const line = ground.straightTo(ground.square(x, y));
        const direction = line?.direction ?? 0;
        const answer = line && asked(ask, { ask: 'cast', spell, direction });
        return actOf(view, foes, answer, { kind: 'cast', spell, direction }, price * ENERGY_WORTH);
      }),
    )
    .flatMap(act => act ?? []);
}

function zaps({ view, ground }: Situation, { foes }: Threat, ask: AskOdds): Act[] {
  const wands = view.inventory
    .filter(item => usesOf(item).includes('zap') && !HARMLESS.test(item.name))
    .filter(({ charges }) => !EMPTY.test(charges ?? ''))
    .slice(0, MEANS);
  const [nearest] = foes;
  const line = nearest && ground.straightTo(ground.square(nearest.thing.x, nearest.thing.y));
  return line === undefined
    ? []
    : wands.flatMap(({ id: item }) => {
        const { direction } = line;
        const answer = asked(ask, { ask: 'zap', item, direction });
        return actOf(view, foes, answer, { kind: 'zap', item, direction }, CHARGE_WORTH) ?? [];
      });
}

function actOf(
  view: GameView,
  foes: readonly Foe[],
  answer: OddsAnswer | undefined,
  command: Act['command'],
  cost = 0,
): Act | undefined {
  return answer === undefined || answer.refused !== undefined || answer.inVain
    ? undefined
    : { command, worth: worthOf(view, answer, foes) - cost };
}

/** Damage to foes and the threat that it ends, less harm to oneself and friends, for each move. */
function worthOf(view: GameView, answer: OddsAnswer, foes: readonly Foe[]): number {
  const succeeds = (100 - answer.failPercent) / 100;
  const sum = answer.targets.reduce((total, { id, meanDamage, killChance, hitPoints }) => {
    const foe = foes.find(({ thing }) => thing.id === id);
    const left = hitPoints.reduce((mean, [points, share]) => mean + points * share, 0);
    const done = left > 0 ? Math.min(meanDamage, left) : meanDamage;
    if (foe !== undefined) {
      return total + done + killChance * (KILL_WORTH + foe.damage);
    }
    const friend = view.things.find(thing => thing.id === id && thing.kind === 'creature');
    const isFoe = friend?.hostile === true;
    return total + (isFoe ? done : -OWN_HARM * (meanDamage + killChance * KILL_WORTH));
  }, 0);
  return (sum * succeeds * 10) / Math.max(1, answer.ticks);
}

/** The answer; undefined for what can't be asked, such as a creature that is only sensed. */
function asked(ask: AskOdds, question: OddsQuestion): OddsAnswer | undefined {
  try {
    return ask(question);
  } catch (error) {
    if (error instanceof UsageError) {
      return undefined;
    }
    throw error;
  }
}

function isAttack({ school, helps, forGround }: SpellView): boolean {
  return (
    !helps && forGround !== true && ['attack', 'clerical', 'matter', 'enchantment'].includes(school)
  );
}

function isCastable({ hero }: GameView, spell: SpellView): boolean {
  return (
    spell.failPercent <= MOST_FAILURE &&
    !spell.forgotten &&
    spell.takes === undefined &&
    spell.price <= hero[spell.pool] &&
    spell.andGrace <= hero.grace
  );
}

function isUnknown({ name }: ItemView): boolean {
  return !/ of /.test(name);
}

function usesOf({ uses }: ItemView): readonly string[] {
  return uses;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function apart(one: Place, other: Place): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** Columns and rows of a step in each direction, from north clockwise. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

function isTowards({ hero }: GameView, { x, y, parts }: ThingView, direction: number): boolean {
  const [aside, down] = STEPS[direction - 1] ?? [0, 0];
  return (parts ?? [{ x, y }]).some(at => at.x - hero.x === aside && at.y - hero.y === down);
}
