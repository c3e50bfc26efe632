// The crystal ball. NetHack 3.6.7 src/detect.c (use_crystal_ball). There is no choice of a symbol: it shows
// the creatures of the level. Where the original causes hallucination it stuns here.

import type { Chance } from '../../../chance/index.ts';
import { beatitudeOf, chargesOf, type GameObject } from '../../../objects/index.ts';
import type { Sought } from '../../../spells/index.ts';
import { footprint } from '../../../world/index.ts';
import type { PowerRules } from '../../../worldrules/index.ts';
import { prolong } from '../../body/afflict.ts';
import { hurt } from '../../body/harm.ts';
import { holdAndTell } from '../../body/helpless.ts';
import { useUp } from '../../items/pack.ts';
import { BALL_TELLINGS } from '../../protocol/charging-events.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { spendCharge } from '../spend-charge.ts';

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
    look(state, ball);
    return true;
  }
  tell(state, ball, came);
  if (came === 'haze') {
    gazeOn(state);
    return false;
  }
  spendCharge(ball);
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

/** Shows all creatures on the level. */
function look(state: GameState, ball: GameObject): void {
  const { level, hero, spells, sheet } = state;
  spendCharge(ball);
  const living = level.creatures.all.filter(({ alive }) => alive);
  for (const { shape, square } of living) {
    for (const on of footprint(level.map, shape, square)) {
      spells.detection.detect(hero.id, on, MONSTERS, sheet.level);
    }
  }
  if (living.length === 0) {
    tell(state, ball, 'nobody');
  }
  gazeOn(state);
}

function gazeOn(state: GameState): void {
  const { gazingTurns } = state.ruleset.slots.world.powers.crystalBall;
  const turns = state.luck('tools').roll(1, gazingTurns, 'gazing');
  holdAndTell(state, 'gazing', turns);
}

/** The tool. */
export const crystalBall: PowerDeed = {
  word: 'crystal-ball',
  applied: apply,
};
