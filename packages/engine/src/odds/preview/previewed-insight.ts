// What a preview makes of spells that tell the hero something, change the light, call creatures or help friends.

import type { Content } from '../../objects/index.ts';
import { type Living, type SpellWorld, type Summoning, summonsOf } from '../../spells/index.ts';
import type { Lack, PreviewView } from './preview-view.ts';
import { previewedWays } from './previewed-ways.ts';
import type { ToldOutcome } from './told-preview.ts';

/** Where a preview notes what would happen. */
export interface Notes {
  readonly touch: (square: number) => void;
  readonly outcomes: ToldOutcome[];
}

/** Ports that show squares, lead to other places or wake the dead, and note what would be told. */
export function previewedInsight(
  view: PreviewView,
  { touch, outcomes }: Notes,
): Pick<SpellWorld, 'detection' | 'insight' | 'daylight' | 'ways' | 'dead'> {
  const { darkness = 0, mysteries = 0 } = view;
  return {
    ...previewedWays(view, { touch, outcomes }),
    detection: {
      detect: (_seeker, square) => {
        touch(square);
        return undefined;
      },
      markOwn: (_seeker, sought) => outcomes.push({ what: 'seeks', sought }),
    },
    insight: {
      chart: (_seeker, squares) => {
        squares.forEach(touch);
        outcomes.push({ what: 'charts', squares: squares.length });
        return true;
      },
      perceiveSelf: () => outcomes.push({ what: 'perceives' }) > 0,
      uncurse: () => outcomes.push({ what: 'uncurses' }),
      identify: (_seeker, most) => {
        const count = Math.min(most, mysteries);
        outcomes.push({ what: 'identifies', count });
        return count;
      },
    },
    daylight: {
      darkness,
      setDarkness: now => outcomes.push({ what: 'darkens', darkness: now, change: now - darkness }),
    },
  };
}

/** A preview heals no creature; it notes the friends that the spell would heal. */
export function previewedHelp(
  { order, squares, lacks = () => true }: PreviewView,
  { outcomes }: Notes,
): Pick<Living, 'heal' | 'restore' | 'cure' | 'helpedBy'> {
  const helps = (creature: number, what: Lack) => {
    const square = squares.get(creature);
    const isHelp = lacks(creature, what);
    if (isHelp && creature !== order.caster && square !== undefined) {
      outcomes.push({ what: 'helps', square });
    }
    return isHelp;
  };
  return {
    helpedBy: caster => caster,
    heal: (creature, amount) => (helps(creature, { of: 'hit points' }) ? amount : 0),
    restore: (creature, store) => helps(creature, { of: store }),
    cure: (creature, kinds) => helps(creature, { of: 'cure', kinds }),
  };
}

/** Creatures that would come, counted by their kinds. */
export function previewedSummons(
  content: Content,
  hasRoom: (square: number) => boolean,
  { touch, outcomes }: Notes,
): Summoning {
  return {
    listed: list => summonsOf(content.treasure, list),
    hasRoom,
    summon: (kind, square) => {
      touch(square);
      const { name, plural } = content.archetypeAt(kind);
      const at = outcomes.findIndex(each => each.what === 'summons' && each.name === name);
      const before = outcomes[at];
      const count = before?.what === 'summons' ? before.count + 1 : 1;
      outcomes.splice(at < 0 ? outcomes.length : at, 1, { what: 'summons', name, plural, count });
    },
  };
}
