// Horns. NetHack 3.6.7 src/music.c (do_improvisation, awaken_monsters). A magical horn with charges, blown by
// a hero who isn't stunned or confused, releases its spell. Otherwise it is a plain horn, which wakes all
// monsters within earshot and frightens the nearer ones.

import { playedAs } from '../../../charging/index.ts';
import { chargesOf, type GameObject } from '../../../objects/index.ts';
import { asksDirection } from '../../../spells/index.ts';
import { distance } from '../../../world/index.ts';
import { frighten } from '../../body/afflict.ts';
import { wake } from '../../body/relieve.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { carriedOrder, releaseCarried } from '../../magic/carried-spell.ts';
import { directionOfFoe } from '../../movement/facing.ts';
import type { Direction } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';
import { spendCharge, type ToolUse } from '../tools/tool-use.ts';
import { withstands } from '../wand-effects/withstands.ts';

/** Radius of hearing: squared, in squares, per level; a third of that frightens. */
const HEARD_PER_LEVEL = 30;
const FRIGHTENS = 3;

/** A plain horn. */
export const plainHorn: ToolUse = (state, horn) => {
  state.logFelt('horn-blown', state.hero.id, horn.id);
  frightenAround(state);
  return false;
};

/** A horn with a spell. */
export const magicHorn: ToolUse = (state, horn, direction) => {
  const { sheet, ruleset } = state;
  const { left } = chargesOf(horn);
  const kin = playedAs(ruleset.slots.charging, ruleKind(horn), left, sheet.conditions.names());
  const spell = horn.inventory[0];
  if (kin !== undefined || spell === undefined) {
    return plainHorn(state, horn, direction);
  }
  spendCharge(horn);
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

function frightenAround(state: GameState): void {
  const { level, hero, sheet } = state;
  const heard = HEARD_PER_LEVEL * sheet.level;
  for (const creature of level.creatures.all) {
    const apart = distance(level.map, hero.square, creature.square);
    if (!creature.alive || apart * apart >= heard || creature.master === hero.id) {
      continue;
    }
    wake(creature);
    if (FRIGHTENS * apart * apart < heard && !withstands(state, creature)) {
      frighten(state, creature);
    }
  }
}
