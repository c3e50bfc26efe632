// Creatures that see to lamps and cameras which they come across. dNetHack src/monmove.c (maids). Key `tends`.

import type { Creature } from '../../actors/index.ts';
import { tendedByMaid } from '../../charging/index.ts';
import { chargesOf, setCharges } from '../../objects/index.ts';
import { ruleKind } from '../items/charge-view.ts';
import type { GameState } from '../state/state.ts';

/** A creature that tends sees to what lies on its square, under rules that know such servants. Label: `charges`. */
export function tendHere(state: GameState, monster: Creature): void {
  const { level, ruleset } = state;
  const pile = level.items.get(monster.square);
  if (pile === undefined) {
    return;
  }
  for (const thing of pile) {
    const { left, recharged } = chargesOf(thing);
    const before = { kind: ruleKind(thing), charges: left, fuel: thing.fact('fuel') };
    const after = tendedByMaid(state.luck('maids'), ruleset.slots.charging, before);
    if (after.charges !== before.charges || after.fuel !== before.fuel) {
      setCharges(thing, { left: after.charges, recharged });
      thing.setFact('fuel', after.fuel);
      state.logSeen('tended', monster, monster.id, thing.id);
    }
  }
}
