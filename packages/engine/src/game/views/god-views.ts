// Gods, as heroes know them.

import { appearanceOf, type God, godCalled, namesIn } from '../../objects/index.ts';
import type { GodView } from '../protocol/faith/god-view.ts';
import type { GameState } from '../state/state.ts';

/** A god as every hero knows it. */
export function godView({ content }: Pick<GameState, 'content'>, god: God): GodView {
  const { icon, hue } = appearanceOf(god.archetype);
  return {
    name: god.name,
    about: god.about,
    slays: namesIn(god.slays),
    owns: namesIn(god.races),
    enemy: godCalled(content.gods, god.enemy)?.name ?? '',
    icon,
    hue,
  };
}
