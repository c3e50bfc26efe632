// How often monsters move, and how they fight each other.

import { monsterPace } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { adjustedSpeed, SPEED_ADJUSTMENTS } from '../../speed/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, percent, tableOf } from '../contract/tables.ts';

const SPEEDS = [0, 1, 3, 6, 8, 9, 12, 15, 18, 20, 24, 30, 36];

function adjusted({ slots }: Ruleset): Table {
  return tableOf(
    'Speed of a monster that is slowed or hastened',
    ['speed', ...SPEED_ADJUSTMENTS],
    SPEEDS.map(speed => [
      String(speed),
      ...SPEED_ADJUSTMENTS.map(adjustment => adjustedSpeed(slots.speed, { speed, adjustment })),
    ]),
  );
}

function paces({ slots }: Ruleset): Table {
  const { pointsPerMove } = slots.speed.time;
  return tableOf(
    'Moves of a monster',
    ['speed', 'moves a turn on average', 'points in a turn with their chances'],
    SPEEDS.map(speed => {
      const pace = monsterPace(slots.speed, { speed, adjustment: 'normal' });
      return [
        String(speed),
        asked(decimal(pace.meanPoints / pointsPerMove, 3), 'speed', { monster: String(speed) }),
        pace.points.list
          .map(({ value, probability }) => `${decimal(value)}: ${percent(probability)}`)
          .join(', '),
      ];
    }),
  );
}

/** The section. */
export const monsters: Section = {
  name: 'monsters',
  title: 'The moves of monsters',
  text: ({ slots }) => {
    const [slow, fast] = [slots.speed.adjustment.slow[0]!, slots.speed.adjustment.fast[0]!];
    return [
      `Each kind of monster has a speed of its own. A monster of speed 12 moves once a turn, and one of speed 24 twice. From NetHack 3.6.1 on a turn gives whole moves: speed ÷ ${slots.speed.time.pointsPerMove}, with the remainder rounded up or down at random. Up to 3.4.3 the points add up instead.`,
      `A slowed monster has (${slow.times} × speed + ${slow.plus}) ÷ ${slow.over}, a hastened one (${fast.times} × speed + ${fast.plus}) ÷ ${fast.over}, rounded down. A slow wand or spell turns fast to normal and normal to slow.`,
      'A monster of speed 0 never moves or attacks, and gains or loses no speed. Such monsters answer blows instead.',
      'A load does not slow monsters. They take only what they can carry. A monster that carries too much, as after a polymorph, drops things until it can; what it wears and loses by the polymorph does not count.',
      'A monster can move and attack in one turn if its speed gives it two moves, or if it appears beside the hero by its own magic.',
    ];
  },
  tables: [adjusted, paces],
  suggestions: [
    {
      label: 'A slowed monster of speed 20 under NetHack 5.0',
      ask: {
        question: 'speed',
        inputs: { monster: '20', adjustment: 'slow', ruleset: 'nethack-5.0' },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/mon.c (mcalcmove, can_carry)'],
  statements: ['SD-006..SD-007', 'SD-042..SD-055'],
};

/** The section. */
export const fights: Section = {
  name: 'fights',
  title: 'Monsters against monsters',
  text: ({ slots }) => {
    const { k, n } = slots.speed.fighting.strikesBack;
    return [
      'A monster uses its whole set of attacks on another monster at most once a turn. Pets are excepted, so a pet faster than 12 attacks more often.',
      `A monster that is struck by another strikes back ${k} times in ${n}. It needs enough points for a move, and uses them up. Against a pet it needs no points, but only if it has not attacked in this turn.`,
      'Monsters attack monsters only by a special enmity, such as that of purple worms and shriekers, under conflict, or in confusion.',
    ];
  },
  sources: ['NetHack 3.6.7 src/mhitm.c (mattackm)', 'src/dogmove.c (dog_move)'],
  statements: ['SD-056..SD-063'],
};

/** The section. */
export const variants: Section = {
  name: 'variants',
  title: 'Older versions and variants',
  text: ({ slots }) => [
    'NetHack 3.4.3 and before: each turn gives a monster its speed in points, and every 12 points are a move. Speed 1 moves once in 12 turns, speed 8 twice in 3, speed 18 three times in 2. NetHack 3.6.0 changes the points by a small random amount each turn, which makes monsters a little quicker than their number. NetHack 3.6.1 brought the present system.',
    'SLASH’EM, SporkHack and the dNetHack family have the system of 3.4.3. In SporkHack a hero can be abnormally slow. In dNetHack the wand of speed monster makes him very fast for a time. EvilHack has the system of 3.6.1 with SporkHack’s slowness.',
    slots.speed.sewage === undefined
      ? 'Under this ruleset there is no sewage.'
      : `Under this ruleset sewage slows a creature that is in it, unless one of these protects it: ${slots.speed.sewage.sparesHero.join(', ')}.`,
    'The lists below say what each version and variant does otherwise.',
  ],
  sources: [
    'NetHack 3.4.3 src/mon.c (mcalcdistress, movemon)',
    'NetHack 3.6.0 src/mon.c (mcalcmove)',
    'SporkHack, EvilHack and dNetHack src/allmain.c',
  ],
  statements: ['SD-078..SD-085', 'SD-097..SD-107'],
};
