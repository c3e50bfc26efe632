// Spells that change sides, in a preview: what would happen is only written down.

import type { MoodChange, SidedGolem, SidesPort } from '../../spells/index.ts';
import type { Notes } from './previewed-insight.ts';
import type { PreviewedSides } from './side-outcomes.ts';

/** No creatures are known. */
const NOBODY: PreviewedSides = {
  mind: () => undefined,
  isHero: () => false,
  golemOf: () => 0,
  sentBy: () => [],
  golemKind: () => ({ hitPoints: 0, damage: 0, wc: 0, speed: 0, attackType: 0 }),
  weapon: () => 'no-weapon',
  nameOf: () => '',
};

const CHANGES: readonly (keyof MoodChange)[] = ['angers', 'calms', 'maddens', 'charms'];

/** The port, which notes squares and outcomes. */
export function countingSides(
  sides: PreviewedSides | undefined = NOBODY,
  occupants: ReadonlyMap<number, number>,
  { touch, outcomes }: Notes,
): SidesPort {
  const squareOf = (monster: number) =>
    [...occupants].find(([, id]) => id === monster)?.[0] ?? NOWHERE;
  return {
    mindOn: (square, caster) => {
      touch(square);
      const id = occupants.get(square) ?? 0;
      return id === caster ? undefined : sides.mind(id);
    },
    changeMood: (_, monster, change) => {
      const square = squareOf(monster);
      for (const mood of CHANGES) {
        if (change[mood]) {
          outcomes.push({ what: 'changes-mood', square, mood });
        }
      }
    },
    withstood: () => {},
    isHero: creature => sides.isHero(creature),
    golemOf: owner => sides.golemOf(owner),
    dismiss: owner => {
      if (sides.golemOf(owner) !== 0) {
        outcomes.push({ what: 'dismisses' });
      }
    },
    steer: () => outcomes.push({ what: 'steers' }),
    sentBy: (god, what) => sides.sentBy(god, what),
    golemKind: kind => sides.golemKind(kind),
    call: golem => {
      touch(golem.square);
      const { hitPoints, damage } = golem;
      const name = golem.name ?? sides.nameOf(golem.kind);
      outcomes.push({ what: 'golem', name, hitPoints, damage, ticks: ticksOf(golem) });
    },
    weapon: (owner, item) => sides.weapon(owner, item),
    failed: (_, why) => outcomes.push({ what: 'no-golem', why }),
  };
}

const NOWHERE = -1;

/** Ticks that a golem lasts: it loses a hit point in each turn, and a turn takes a tick besides those that it gathers. */
function ticksOf({ hitPoints, speed }: SidedGolem): number {
  return speed <= 0 ? 0 : Math.round((hitPoints + 1) * (1 + 1 / speed));
}
