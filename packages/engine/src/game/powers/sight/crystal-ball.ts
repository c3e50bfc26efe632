// The crystal ball. NetHack 3.6.7 src/detect.c (use_crystal_ball): it shows the creatures of the level, a class of
// things, the traps, or the stairs. Where the original causes hallucination it stuns here.

import type { Chance } from '../../../chance/index.ts';
import {
  beatitudeOf,
  chargesOf,
  classOf,
  type GameObject,
  type ItemClass,
} from '../../../objects/index.ts';
import type { Sought } from '../../../spells/index.ts';
import { footprint } from '../../../world/index.ts';
import type { PowerRules } from '../../../worldrules/index.ts';
import { prolong } from '../../body/afflict.ts';
import { hurt } from '../../body/harm.ts';
import { holdAndTell } from '../../body/helpless.ts';
import { learnEmpty } from '../../items/charges/learn-charges.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { useUp } from '../../items/pack.ts';
import { rememberFixture, rememberGround } from '../../movement/remembering.ts';
import { BALL_TELLINGS } from '../../protocol/charging-events.ts';
import { askDeed } from '../../state/pending.ts';
import type { Applied, Foretells, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import type { DeedQuestion } from '../handling/deed-question.ts';
import { spendCharge } from '../spend-charge.ts';
import { rememberThings } from './remember-things.ts';

/** Mishaps of a gazer who fails, equally likely. */
const MISHAPS = ['too-much', 'confuses', 'blinds', 'stuns', 'explodes'] as const;

/** The result of gazing. */
type Gaze = (typeof MISHAPS)[number] | 'haze' | 'shows';

/** A gazer and his ball. */
interface GazeView {
  /** 3…25. */
  readonly intelligence: number;
  readonly cursed: boolean;
  readonly charges: number;
}

/** The result of gazing. Labels: `mind`, `mishap`. */
export function gaze(
  chance: Chance,
  { mindDie }: PowerRules['crystalBall'],
  { intelligence, cursed, charges }: GazeView,
): Gaze {
  const fails = Math.max(0, mindDie - intelligence);
  const mishap = chance.test(fails, mindDie, 'mind') || cursed;
  if (charges <= 0) {
    return 'haze';
  }
  return mishap ? MISHAPS[chance.below(MISHAPS.length, 'mishap')]! : 'shows';
}

const MONSTERS: Sought = { monsters: true, race: '', magical: false, cursed: false, hidden: false };

/** Gazes into a ball. */
const apply: Applied = (state, ball) => {
  const { sheet, hero } = state;
  const chance = state.luck('tools');
  const { crystalBall: rules } = state.ruleset.slots.world.powers;
  const came = gaze(chance, rules, {
    intelligence: sheet.present.intelligence,
    cursed: beatitudeOf(ball) === 'cursed',
    charges: chargesOf(ball).left,
  });
  if (came === 'explodes') {
    const damage = chance.roll(1, rules.bursts, 'damage');
    state.logFelt('ball-exploded', hero.id, ball.id, damage);
    useUp(state, ball);
    hurt(state, hero, damage, 0, 'an exploding crystal ball');
    return true;
  }
  if (came === 'shows') {
    askDeed(state, 'seek', { item: ball.id }, false);
    return false;
  }
  tell(state, ball, came);
  if (came === 'haze') {
    learnEmpty(state, ball);
    gazeOn(state);
    return false;
  }
  spendCharge(state, ball);
  const condition = CONDITIONS[came];
  if (condition !== undefined) {
    prolong(state, hero, condition, chance.roll(1, rules.mishapTurns, 'turns'));
  }
  return false;
};

const CONDITIONS: Partial<Record<Gaze, 'confused' | 'blind' | 'stunned'>> = {
  confuses: 'confused',
  blinds: 'blind',
  stuns: 'stunned',
};

function tell(state: GameState, ball: GameObject, telling: (typeof BALL_TELLINGS)[number]): void {
  state.logFelt('ball-gazed', state.hero.id, ball.id, BALL_TELLINGS.indexOf(telling));
}

/** Shows all creatures on the level. @returns whether there were any */
function showCreatures({ level, hero, spells, sheet }: GameState): boolean {
  const living = level.creatures.all.filter(({ alive }) => alive);
  for (const { shape, square } of living) {
    for (const on of footprint(level.map, shape, square)) {
      spells.detection.detect(hero.id, on, MONSTERS, sheet.level);
    }
  }
  return living.length > 0;
}

/** Shows all things of some classes that lie on the level. */
function showThings(...classes: readonly ItemClass[]): (state: GameState) => boolean {
  return state => rememberThings(state, kind => classes.includes(classOf(kind)));
}

/** Shows the stairs. @returns whether the level has any */
function showStairs(state: GameState): boolean {
  const { map } = state.level;
  let found = false;
  for (let square = 0; square < map.size; square++) {
    const terrain = map.terrainAt(square);
    if (terrain === 'stairs-up' || terrain === 'stairs-down') {
      rememberGround(state, square);
      found = true;
    }
  }
  return found;
}

/** Shows the hidden runes and traps. @returns whether the level has any */
function showTraps(state: GameState): boolean {
  const traps = state.level.fixtures.all.filter(({ noticed }) => noticed);
  for (const trap of traps) {
    rememberFixture(state, trap);
    state.logFelt(
      'fixture-found',
      trap.id,
      state.level.map.x(trap.square),
      state.level.map.y(trap.square),
    );
  }
  return traps.length > 0;
}

/** What it can be asked for. */
const SOUGHT: readonly (readonly [text: string, show: (state: GameState) => boolean])[] = [
  ['Creatures', showCreatures],
  ['Stairs', showStairs],
  ['Traps and runes', showTraps],
  ['Potions', showThings('potion')],
  ['Scrolls', showThings('scroll')],
  ['Books', showThings('spellbook')],
  ['Wands and rods', showThings('wand', 'rod')],
  ['Rings and amulets', showThings('ring', 'amulet')],
  ['Tools and lights', showThings('tool', 'light')],
  ['Armour', showThings('armour')],
  ['Weapons', showThings('weapon', 'ammunition')],
  ['Food', showThings('food')],
];

/** The question what it is to show. */
export const seek: DeedQuestion<'choice'> = {
  isHarmless: () => false,
  asking: () => ({
    kind: 'choice',
    choices: SOUGHT.map(([text], place) => ({ id: String(place), text })),
  }),
  answered: (state, { item }, choice) => {
    const ball = state.sheet.inventory.find(item);
    const [, show] = SOUGHT[Number(choice)] ?? SOUGHT[0]!;
    if (ball === undefined) {
      return;
    }
    spendCharge(state, ball);
    learnKind(state, ball);
    if (!show(state)) {
      tell(state, ball, 'nobody');
    }
    gazeOn(state);
  },
};

function gazeOn(state: GameState): void {
  const { gazingTurns } = state.ruleset.slots.world.powers.crystalBall;
  const turns = state.luck('tools').roll(1, gazingTurns, 'gazing');
  holdAndTell(state, 'gazing', turns);
}

const foretells: Foretells = (state, { ask, charges, beatitude }) => {
  const { crystalBall: rules } = state.ruleset.slots.world.powers;
  const { intelligence } = state.sheet.present;
  const asked = ask.ask(gaze, rules, { intelligence, cursed: beatitude === 'cursed', charges });
  const share = (...gazes: readonly Gaze[]) => asked.probability(came => gazes.includes(came));
  const turns = { least: 1, most: rules.mishapTurns };
  const outcomes = [
    { outcome: { kind: 'nothing' } as const, probability: share('haze') },
    { outcome: { kind: 'shows' } as const, probability: share('shows') },
    {
      outcome: { kind: 'mishap', ...turns } as const,
      probability: share('too-much', 'confuses', 'blinds', 'stuns'),
    },
    {
      outcome: { kind: 'explodes', least: 1, most: rules.bursts } as const,
      probability: share('explodes'),
    },
  ];
  return outcomes.filter(({ probability }) => probability > 0);
};

/** The tool. */
export const crystalBall: PowerDeed = {
  word: 'crystal-ball',
  applied: apply,
  foretells,
};
