// What the player by the odds does in a fight: each act that it could do now is asked of the odds, and the one
// with the greatest worth for its time is done. It knows what its hero knows, and nothing else.

import type { GameView, SpellView, ThingView } from '../../../game/index.ts';
import type { OddsAnswer } from '../../../odds/index.ts';
import { type Attempt, apart, asked, hasUse, isUnknown, spare } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { type Foe, isBetterLeft } from './threat.ts';

/** Foes at which acts are aimed, nearest first. */
const AIMED_AT = 3;

/** Spells and carriers of each kind that are considered. */
const MEANS = 4;

/** Failure in percent above which a cast isn't considered. */
const MOST_FAILURE = 70;

/** What harm to oneself and to friends counts, against harm to a foe. */
const OWN_HARM = 3;

/** What a kill is worth besides the blows that it spares: a dead foe is experience. */
const KILL_WORTH = 6;

/** Moves for which a foe that is held, put to sleep or frightened counts as harmless, at most. */
const HELD_MOVES = 5;

/** Hit points that a point of energy is worth: spells are spared for the foes that need them. */
const ENERGY_WORTH = 0.25;

/** What a charge of a wand is worth, in the same unit. */
const CHARGE_WORTH = 2;

/** States of a foe that spare the hero its blows. */
const HARMLESS_STATES: readonly string[] = ['sleep', 'hold', 'stun', 'fear', 'charm', 'teleport'];

/** Names of what isn't used against foes, and of charges that are gone. */
const HARMLESS = /haste|opening|locking|nothing|seams|company|light|sensing|mending|burrowing/i;
const EMPTY = /:(0|-1)\)/;
const THROWN = /dagger|javelin|dart|spear/i;

/** A command with what it is worth for each move that it takes. */
interface Act {
  readonly command: Attempt;
  readonly worth: number;
}

/** The acts against the foes in sight, the worthiest first. */
export function bestActs(outlook: Outlook): readonly Attempt[] {
  const { view, threat, memory } = outlook;
  if (threat.foes.length === 0) {
    return [];
  }
  return [...blows(outlook), ...missiles(outlook), ...casts(outlook), ...zaps(outlook)]
    .filter(({ worth, command }) => worth > 0 && !memory.isVain(command))
    .sort((one, other) => other.worth - one.worth)
    .map(({ command }) => command)
    .filter(command => command.kind !== 'attack' || view.adjacentHostile.length > 0);
}

function blows({ view, threat: { foes }, ask }: Outlook): Act[] {
  if (view.hero.conditions.includes('afraid')) {
    return [];
  }
  return view.adjacentHostile.flatMap(direction => {
    const at = foes.find(({ thing }) => isTowards(view, thing, direction));
    if (at !== undefined && isBetterLeft(at)) {
      return [];
    }
    const answer = at && asked(ask, { ask: 'attack', target: at.thing.id });
    const command = { kind: 'attack', direction };
    return [{ command, worth: answer === undefined ? 1 : worthOf(view, answer, foes) }];
  });
}

/** Steps in which an answer about a flight serves again. */
const SAME_FLIGHT = 3;

function missiles({ view, threat: { foes }, ask, memory }: Outlook): Act[] {
  const shoots = view.inventory.some(item => hasUse(item, 'fire'));
  const thrown = spare(view, 'throw').filter(({ name }) => THROWN.test(name));
  return foes
    .slice(0, AIMED_AT)
    .filter(({ away }) => away > 1)
    .flatMap(({ thing: { id: target, x, y, health }, away }) => {
      const shot = (kind: 'fire' | 'throw', item: number) => {
        const about = `${kind} ${item} ${target} ${health} ${Math.ceil(away / SAME_FLIGHT)}`;
        const answer = memory.lately.answer(about, view.turn, () =>
          asked(ask, { ask: kind, item, target }),
        );
        return actOf(view, foes, answer, { kind, item, x, y });
      };
      return [
        ...(shoots ? [shot('fire', 0)] : []),
        ...thrown.slice(0, MEANS).map(({ id }) => shot('throw', id)),
      ];
    })
    .flatMap(act => act ?? []);
}

function casts({ view, ground, threat: { foes }, ask }: Outlook): Act[] {
  const spells = view.spells
    .filter(spell => (spell.needsDirection || spell.atSquare) && isAttack(spell))
    .filter(spell => isCastable(view, spell))
    .slice(0, MEANS);
  return foes
    .slice(0, AIMED_AT)
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

function zaps({ view, ground, memory, threat: { foes, awake }, ask }: Outlook): Act[] {
  const wands = spare(view, 'zap')
    .filter(({ id, name }) => !HARMLESS.test(name) && !memory.isEmpty(id))
    .filter(({ charges }) => !EMPTY.test(charges ?? ''))
    .slice(0, MEANS);
  const [nearest] = awake.length > 0 ? awake : foes;
  const line = nearest && ground.straightTo(ground.square(nearest.thing.x, nearest.thing.y));
  return line === undefined
    ? []
    : wands.flatMap(({ id: item, name, charges }) => {
        const { direction } = line;
        const at = foes.map(({ thing }) => `${thing.id} ${thing.health}`).join();
        const about = `zap ${item} ${name} ${charges} ${direction} ${line.steps > 1} ${at}`;
        const answer = memory.lately.answer(about, view.turn, () =>
          asked(ask, { ask: 'zap', item, direction }),
        );
        return actOf(view, foes, answer, { kind: 'zap', item, direction }, CHARGE_WORTH) ?? [];
      });
}

/** Wands never used before, at a foe in line. A wand that the player survives trying has odds afterwards. */
export function tryWands({ view, ground, memory, threat: { awake } }: Outlook): readonly Attempt[] {
  const [nearest] = awake;
  const line = nearest && ground.straightTo(ground.square(nearest.thing.x, nearest.thing.y));
  return line === undefined
    ? []
    : spare(view, 'zap')
        .filter(item => isUnknown(item) && !memory.hasTried('zap', item.id))
        .map(({ id }) => ({ kind: 'zap', item: id, direction: line.direction }));
}

function actOf(
  view: GameView,
  foes: readonly Foe[],
  answer: OddsAnswer | undefined,
  command: Attempt,
  cost = 0,
): Act | undefined {
  return answer === undefined || answer.refused !== undefined || answer.inVain
    ? undefined
    : { command, worth: worthOf(view, answer, foes) - cost };
}

/** Damage to foes and the blows that it spares, less harm to oneself and friends, for each move. */
function worthOf(view: GameView, answer: OddsAnswer, foes: readonly Foe[]): number {
  const succeeds = (100 - answer.failPercent) / 100;
  const sum = answer.targets.reduce((total, target) => {
    const { id, meanDamage, killChance, hitPoints, brings, hitChance } = target;
    const foe = foes.find(({ thing }) => thing.id === id);
    const left = hitPoints.reduce((mean, [points, share]) => mean + points * share, 0);
    const done = left > 0 ? Math.min(meanDamage, left) : meanDamage;
    if (foe !== undefined) {
      const spares = brings !== undefined && HARMLESS_STATES.includes(brings.effect);
      const isActive = foe.thing.inactive === undefined;
      const spared = spares && isActive ? hitChance * HELD_MOVES * foe.damage : 0;
      return total + done + killChance * (KILL_WORTH + 2 * foe.damage) + spared;
    }
    const loses = brings !== undefined && HARMLESS_STATES.includes(brings.effect);
    if (id === view.hero.id && loses) {
      const turns = brings.turns.reduce((mean, [count, share]) => mean + count * share, 0);
      const blow = foes.reduce((sum, { damage }) => sum + damage, 1);
      const struck = Math.max(HELD_MOVES, turns) * blow;
      return total - OWN_HARM * hitChance * struck;
    }
    const friend = view.things.find(thing => thing.id === id && thing.kind === 'creature');
    const isFoe = friend?.hostile === true;
    return total + (isFoe ? done : -OWN_HARM * (meanDamage + killChance * KILL_WORTH));
  }, 0);
  return (sum * succeeds * 10) / Math.max(1, answer.ticks);
}

function isAttack({ school, helps, forGround }: SpellView): boolean {
  return (
    !helps && forGround !== true && ['attack', 'clerical', 'matter', 'enchantment'].includes(school)
  );
}

/** Whether the hero can pay for a spell that is likely to succeed. */
export function isCastable({ hero }: GameView, spell: SpellView): boolean {
  return (
    spell.failPercent <= MOST_FAILURE &&
    !spell.forgotten &&
    spell.takes === undefined &&
    spell.price <= hero[spell.pool] &&
    spell.andGrace <= hero.grace
  );
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
  return (
    apart(hero, { x, y }) <= 2 &&
    (parts ?? [{ x, y }]).some(at => at.x - hero.x === aside && at.y - hero.y === down)
  );
}
