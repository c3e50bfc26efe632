// The question of `odds speed`, read from its options.

import {
  ENCUMBRANCES,
  type HeroSpeedView,
  type MonsterSpeedView,
  RIDING_SKILLS,
  type RidingView,
  SPEED_ADJUSTMENTS,
  SPEED_PROPERTIES,
} from '../../../speed/index.ts';
import { integerOption, nameOption } from '../reading/values.ts';

/** What is told of the fields. */
export interface SpeedOptions {
  readonly base: string;
  readonly property: string;
  readonly burden: string;
  readonly slow?: true;
  readonly steed?: string;
  readonly ridingSkill: string;
  readonly galloping?: true;
  readonly monster?: string;
  readonly adjustment: string;
}

/** The hero or monster that moves, and a title in words. */
export type SpeedQuestion =
  | { readonly who: 'hero'; readonly view: HeroSpeedView; readonly title: string }
  | { readonly who: 'monster'; readonly view: MonsterSpeedView; readonly title: string };

/** The greatest base speed that a form can have. */
const FASTEST = 127;

/** Reads the options. Throws a UsageError that names option, value and range. */
export function speedQuestion(options: SpeedOptions): SpeedQuestion {
  const adjustment = nameOption('--adjustment', options.adjustment, SPEED_ADJUSTMENTS);
  if (options.monster !== undefined) {
    const speed = integerOption('--monster', options.monster, 0, FASTEST);
    const how = adjustment === 'normal' ? '' : `, ${adjustment}`;
    return {
      who: 'monster',
      view: { speed, adjustment },
      title: `a monster of speed ${speed}${how}`,
    };
  }
  return heroQuestion(options, adjustment);
}

function heroQuestion(
  options: SpeedOptions,
  adjustment: MonsterSpeedView['adjustment'],
): SpeedQuestion {
  const baseSpeed = integerOption('--base', options.base, 0, FASTEST);
  const speedProperty = nameOption('--property', options.property, SPEED_PROPERTIES);
  const encumbrance = nameOption('--burden', options.burden, ENCUMBRANCES);
  const riding = ridingOf(options, adjustment);
  const slow = options.slow ?? false;
  const words = [
    `a hero of speed ${baseSpeed}`,
    speedProperty === 'none' ? '' : speedProperty,
    slow ? 'slowed' : '',
    encumbrance,
    riding === undefined
      ? ''
      : `on a ${riding.galloping ? 'galloping ' : ''}steed of speed ${riding.speed}`,
  ];
  const title = words.filter(word => word !== '').join(', ');
  return { who: 'hero', view: { baseSpeed, speedProperty, encumbrance, slow, riding }, title };
}

function ridingOf(
  options: SpeedOptions,
  adjustment: MonsterSpeedView['adjustment'],
): RidingView | undefined {
  if (options.steed === undefined) {
    return undefined;
  }
  const galloping = options.galloping ?? false;
  return {
    speed: integerOption('--steed', options.steed, 0, FASTEST),
    adjustment,
    galloping,
    running: galloping,
    moved: true,
    ridingSkill: nameOption('--riding-skill', options.ridingSkill, RIDING_SKILLS),
  };
}
