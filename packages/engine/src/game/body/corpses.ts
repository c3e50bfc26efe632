// Bodies that monsters leave. NetHack 3.6.7 src/mon.c (corpse_chance, make_corpse).

import { type Creature, fleshOf } from '../../actors/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import { factOf, type GameObject, makeObject } from '../../objects/index.ts';
import { DIED_AT, FLESH_OF } from '../items/handled/flesh.ts';
import type { GameState } from '../state/state.ts';

/** The body that a killed monster leaves, in a list; often none. Label: `leaves-body`. */
export function corpseOf(state: GameState, creature: Creature): readonly GameObject[] {
  const { content, ruleset, clock } = state;
  const { archetype, traits, master, stays } = creature;
  const kind = content.find('corpse');
  const isCalled = master !== 0 || stays > 0;
  if (kind === undefined || isCalled || !fleshOf(archetype).edible) {
    return [];
  }
  const { left, nutrition, time } = ruleset.slots.world.food.flesh;
  const weight = factOf(archetype, 'weight');
  const oneIn =
    left.oneIn + Number(traits.frequency < left.rareBelow) + Number(weight < left.smallBelow);
  const isBig = weight >= left.bigFrom;
  if (!isBig && !state.luck('corpses').test(1, oneIn, 'leaves-body')) {
    return [];
  }
  const body = makeObject(content, kind, () => state.newId());
  body.setText('name', `${archetype.name} corpse`);
  body.setText('namePl', `${archetype.name} corpses`);
  body.setText(FLESH_OF, archetype.id);
  body.setFact(DIED_AT, clock.turn + 1);
  body.setFact('weight', weight);
  body.setFact('delay', time.least + floorDiv(weight, time.gramsPerMove));
  const points = floorDiv(weight, nutrition.gramsPerPoint);
  body.setFact('nutrition', clamp(points, nutrition.least, nutrition.most));
  return [body];
}
