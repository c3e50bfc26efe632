// What the foes in sight are to the hero, as far as he knows: what each does in a turn, how long each takes to
// kill, and what all of them together would cost him.

import type { GameView, ThingView } from '../../../game/index.ts';
import type { FoeRecall } from '../../../odds/index.ts';
import { type AskOdds, apart, asked, foesOf } from './attempt.ts';

/** Foes that are considered, nearest first: more would cost time and change little. */
const FOES = 6;

/** Steps within which a foe that is awake counts. */
const NEAR = 8;

/** Moves of a turn below which a foe can be walked away from, and is no threat from afar. */
const SLOWEST = 1 / 4;

/** Guessed damage of one move of a creature whose blows aren't known: sure, and for each of its levels. */
const GUESSED_BLOW = { sure: 1, perLevel: 1.6 };

/** A creature with a name of its own is worse than its blows, by this factor: it calls, casts and cheats. */
const NAMED = 2;

/** Turns for which what was recalled of a creature serves again. */
const RECALLED_FOR = 8;

/** Recollections kept at most. */
const MOST_RECALLED = 500;

/** Turns for which a foe that can't be killed is counted. */
const LONGEST_FIGHT = 30;

/** A hostile creature in sight. */
export interface Foe {
  readonly thing: ThingView;
  /** Steps. */
  readonly away: number;
  readonly level: number;
  /** Moves of a turn: 1 is normal. */
  readonly pace: number;
  /** Mean damage of a turn of its blows. */
  readonly damage: number;
  /** Mean turns in which the hero kills it with what he wields. */
  readonly turns: number;
}

/** The foes in sight together. */
export interface Threat {
  /** Nearest first, sleepers included. */
  readonly foes: readonly Foe[];
  /** Those that are awake and near. */
  readonly awake: readonly Foe[];
  /** Mean damage of a turn of those that are awake and near. */
  readonly damage: number;
  /** Mean damage that the hero takes until he has killed them, one after the other. */
  readonly cost: number;
}

/** What was recalled of creatures lately: a question takes time, and its answer changes little from turn to turn. */
export class Recollection {
  readonly #recalls = new Map<string, FoeRecall | undefined>();

  /** What the hero knows of a creature in sight; undefined: nothing. */
  of(thing: ThingView, { hero, turn, inventory }: GameView, ask: AskOdds): FoeRecall | undefined {
    const held = inventory.find(({ wielded }) => wielded)?.id ?? 0;
    const health = Math.round((8 * hero.hitPoints) / Math.max(1, hero.maxHitPoints));
    const when = Math.floor(turn / RECALLED_FOR);
    const key = `${thing.id} ${thing.name} ${thing.health} ${hero.level} ${hero.armourClass} ${held} ${health} ${when}`;
    if (!this.#recalls.has(key)) {
      if (this.#recalls.size >= MOST_RECALLED) {
        this.#recalls.clear();
      }
      this.#recalls.set(key, asked(ask, { ask: 'recall', target: thing.id })?.recall);
    }
    return this.#recalls.get(key);
  }
}

/** The foes in a view, judged by the odds. @param unreached ids of those that neither come nor can be reached */
export function threatOf(
  view: GameView,
  ask: AskOdds,
  recollection: Recollection,
  unreached: ReadonlySet<number>,
): Threat {
  const foes = foesOf(view)
    .filter(({ id }) => id !== 0)
    .map(thing => ({ thing, away: apart(view.hero, thing) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, FOES)
    .map(({ thing, away }) => foeOf(thing, away, recollection.of(thing, view, ask)));
  const awake = foes.filter(
    ({ thing, away, pace }) =>
      thing.inactive === undefined &&
      away <= NEAR &&
      (away <= 1 || (pace >= SLOWEST && !unreached.has(thing.id))),
  );
  let [cost, spent] = [0, 0];
  for (const { damage, turns } of awake) {
    spent += turns;
    cost += damage * spent;
  }
  return { foes, awake, damage: awake.reduce((sum, { damage }) => sum + damage, 0), cost };
}

/** Movement points of a turn of normal speed. */
const NORMAL = 12;

function foeOf(thing: ThingView, away: number, recall: FoeRecall | undefined): Foe {
  const level = recall?.level ?? 1;
  const pace = (recall?.speed ?? NORMAL) / NORMAL;
  const guessed = GUESSED_BLOW.sure + GUESSED_BLOW.perLevel * level;
  const felt = recall?.meanDamage ?? 0;
  const blow = recall?.allFelt === true ? felt : Math.max(felt, guessed);
  const worse = isNamed(thing) ? NAMED : 1;
  return {
    ...{ thing, away, level, pace },
    damage: worse * blow * Math.max(pace, 1 / 2),
    turns: Math.min(LONGEST_FIGHT, recall?.gameTurns.yours ?? LONGEST_FIGHT),
  };
}

/** Whether a creature has a name of its own. */
function isNamed({ name }: ThingView): boolean {
  return /^\p{Lu}/u.test(name);
}

/** What hardly moves lives by what befalls who touches it. */
export function isBetterLeft({ pace }: Foe): boolean {
  return pace < SLOWEST;
}
