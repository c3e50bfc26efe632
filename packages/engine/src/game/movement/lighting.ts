// Light sources on the hero's level: his own light, glowing creatures and effects.

import { carriedLight } from '../../actors/index.ts';
import type { GameState } from '../state/state.ts';

/** Updates all lights, and removes extinguished ones. Allocates only for new lights. */
export function shine({ level, states }: GameState): void {
  const { light, creatures, effects } = level;
  light.begin();
  for (let seat = 0; seat < states.length; seat++) {
    const { hero, sheet } = states[seat]!;
    const carried = Math.max(carriedLight(sheet), sheet.forces.sum.glow);
    if (carried > 0 && states[seat]!.isOn(level)) {
      light.put(hero.id, hero.square, carried);
    }
  }
  const { all } = creatures;
  for (let index = 0; index < all.length; index++) {
    const { id, square, alive, facts, forces } = all[index]!;
    const glow = Math.max(facts.glow, forces.sum.glow);
    if (glow > 0 && alive) {
      light.put(id, square, glow);
    }
  }
  const { glow, square, id, dead } = effects;
  for (let row = 0; row < effects.count; row++) {
    if (glow[row]! > 0 && dead[row] === 0) {
      // Ids of effects are separate from those of creatures, hence negative.
      light.put(-id[row]!, square[row]!, glow[row]!);
    }
  }
  light.end();
}
