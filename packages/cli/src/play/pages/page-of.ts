// The pages of a game in lines, which cost no time.

import type { GameView } from '@roguewright/engine/game';
import { tellThreshold } from '@roguewright/engine/host';
import { type Causes, tellConducts } from '@roguewright/engine/words';
import {
  describeDiscoveries,
  describeEquipment,
  describeExits,
  describeHero,
  describeMovers,
  describeSkills,
  describeSurroundings,
  listInventory,
  listSpells,
} from '../describe.ts';
import { HELP } from '../help.ts';
import { drawMap } from '../map/draw-map.ts';
import type { Page } from '../order.ts';
import type { SessionHistory } from './session-history.ts';

/** What a page tells of the session. */
interface SessionState {
  readonly history: SessionHistory;
  /** What brought what lasts on the hero. */
  readonly causes: Causes;
  readonly drawn: boolean;
  /** The danger from which the player is asked, 0…1; 0: never. */
  readonly threshold: number;
  /** Whether hints are shown; undefined: this session has none. */
  readonly hints: boolean | undefined;
}

/** A page as text. */
export function pageOf(
  page: Page,
  view: GameView,
  { history, causes, drawn, threshold, hints }: SessionState,
): string {
  switch (page) {
    case 'look':
      return describeSurroundings(view);
    case 'map':
      return drawMap(view);
    case 'exits':
      return describeExits(view);
    case 'hero':
      return describeHero(view, causes);
    case 'inventory':
      return listInventory(view);
    case 'equipment':
      return describeEquipment(view);
    case 'spells':
      return listSpells(view);
    case 'skills':
      return describeSkills(view);
    case 'discoveries':
      return describeDiscoveries(view);
    case 'conducts':
      return tellConducts(view.conducts).join('\n');
    case 'movers':
      return describeMovers(view);
    case 'history':
      return history.lines.join('\n') || 'Nothing has happened yet.';
    case 'options':
      return [
        `The map is drawn after each line: ${drawn ? 'on' : 'off'}.`,
        `You are asked before an act from a danger of: ${tellThreshold(threshold)}.`,
        ...(hints === undefined ? [] : [`Hints are shown: ${hints ? 'on' : 'off'}.`]),
      ].join('\n');
    case 'help':
      return HELP;
  }
}
