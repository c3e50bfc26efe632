// What shines on the level that the hero is on: the light that he carries, creatures and effects
// that glow.

import { wornAt } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** Puts all lights where they are now, and out what shines no more. Allocates only for new lights. */
export function shine({ level, hero, sheet }: GameState): void {
  const { light, creatures, effects } = level;
  light.begin();
  const carried = wornAt(sheet, 'light')?.fact('lightRadius') ?? 0;
  if (carried > 0) {
    light.put(hero.id, hero.square, carried);
  }
  const { all } = creatures;
  for (let place = 0; place < all.length; place++) {
    const { id, square, alive, facts } = all[place]!;
    if (facts.glow > 0 && alive) {
      light.put(id, square, facts.glow);
    }
  }
  const { glow, square, id, dead } = effects;
  for (let row = 0; row < effects.count; row++) {
    if (glow[row]! > 0 && dead[row] === 0) {
      // Effects are numbered apart from creatures.
      light.put(-id[row]!, square[row]!, glow[row]!);
    }
  }
  light.end();
}
