// The magic horn. NetHack 3.6.7 src/music.c (do_improvisation). If it has charges and the hero's head is
// clear, blowing it casts its spell; otherwise it acts like a plain horn.

import type { GameObject } from '../../../objects/index.ts';
import { asksDirection } from '../../../spells/index.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import { directionOfFoe } from '../../movement/facing.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { Applied, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { spendCharge } from '../spend-charge.ts';
import { blow } from './plain-horn.ts';
import { isPlayedPlain } from './sound.ts';

/** A horn with a spell. */
const apply: Applied = (state, horn, direction) => {
  const spell = horn.inventory[0];
  if (isPlayedPlain(state, horn) || spell === undefined) {
    return blow(state, horn, direction);
  }
  spendCharge(state, horn);
  state.logFelt('horn-blown', state.hero.id, horn.id);
  return releaseCarried(
    state,
    carriedOrder(horn, spell, state.hero.id, wayOf(state, spell, direction)),
  );
};

/** Without a direction it is blown towards the nearest enemy. Label: `faces`. */
function wayOf(state: GameState, { archetype }: GameObject, direction: Direction): number {
  return direction === 0 && asksDirection(archetype)
    ? directionOfFoe(state, state.luck('tools'))
    : direction;
}

/** The tool. */
export const magicHorn: PowerDeed = { word: 'magic-horn', applied: apply };
