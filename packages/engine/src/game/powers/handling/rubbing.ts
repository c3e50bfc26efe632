// Rubbing lamps. NetHack 3.6.7 src/apply.c (dorub), src/potion.c (djinni_from_bottle). A magic lamp that has lost its
// djinni is an oil lamp.

import { makeMonster } from '../../../actors/index.ts';
import type { Chance } from '../../../chance/index.ts';
import {
  type Beatitude,
  beatitudeOf,
  type GameObject,
  makeObject,
  ruleKindOf,
  setBeatitude,
} from '../../../objects/index.ts';
import type { WorldRules } from '../../../worldrules/index.ts';
import { freeSquareNear } from '../../dungeon/placing.ts';
import { ruleKind } from '../../items/charge-view.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { replaceInPack } from '../../items/pack.ts';
import { noticeArrival } from '../../movement/noticing.ts';
import { bindNewcomer, changeMoods, join } from '../../movement/roster.ts';
import { DJINNI_DEEDS } from '../../protocol/tools/tool-events.ts';
import { chargeForUse } from '../../shops/use.ts';
import { alarm } from '../../state/alarm.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';

type LampRules = WorldRules['tools']['lamps'];

/** The kind of lamp that holds a djinni, and what it is without. */
const HOLDS_DJINNI = 'magic-lamp';
const WITHOUT = 'oil-lamp';

/** The kinds of light that can be rubbed: a torch or a candle can't. */
const LAMPS: readonly string[] = [HOLDS_DJINNI, WITHOUT, 'brass-lantern'];

/** Whether a thing is a lamp that can be rubbed. */
export function isRubbed(item: GameObject): boolean {
  return LAMPS.includes(ruleKind(item));
}

/** The monster of a lamp. */
const DJINNI = 'called_djinni';

/** What comes of rubbing a magic lamp. */
export type Rubbed = 'djinni' | 'smoke' | 'nothing';

/** Rubs a magic lamp. Labels: `djinni`, `smoke`. */
export function rubbed(chance: Chance, rules: LampRules): Rubbed {
  if (chance.test(1, rules.djinniOneIn, 'djinni')) {
    return 'djinni';
  }
  return chance.test(1, rules.smokeOneIn, 'smoke') ? 'smoke' : 'nothing';
}

/** What a djinni does. Label: `deed`. */
export function djinniDeed(
  chance: Chance,
  { djinni }: LampRules,
  beatitude: Beatitude,
): (typeof DJINNI_DEEDS)[number] {
  return DJINNI_DEEDS[chance.pick(djinni[beatitude], 'deed')]!;
}

/** The hero rubs a lamp that he carries. */
export function rub(state: GameState, lamp: GameObject): void {
  const { hero, ruleset } = state;
  state.logFelt('rubbed', hero.id, lamp.id);
  const outcome =
    ruleKind(lamp) === HOLDS_DJINNI
      ? rubbed(state.luck('lamps'), ruleset.slots.world.tools.lamps)
      : 'nothing';
  if (outcome === 'djinni') {
    letOut(state, lamp);
  } else {
    state.logFelt(outcome === 'smoke' ? 'lamp-smokes' : 'nothing-happens', hero.id, lamp.id);
  }
}

function letOut(state: GameState, lamp: GameObject): void {
  const { content, hero, ruleset, level } = state;
  const { lamps } = ruleset.slots.world.tools;
  const chance = state.luck('lamps');
  const beatitude = beatitudeOf(lamp);
  learnKind(state, lamp);
  chargeForUse(state, lamp, 'released');
  empty(state, lamp, chance);
  const deed = djinniDeed(chance, lamps, beatitude);
  state.logFelt('djinni-out', hero.id, lamp.id, DJINNI_DEEDS.indexOf(deed));
  if (deed === 'grants') {
    askDeed(state, 'wish', { item: 0 }, false);
    return;
  }
  const kind = content.find(DJINNI);
  const square = kind === undefined ? -1 : freeSquareNear(level.map, hero.square, kind.shape);
  if (deed === 'vanishes' || kind === undefined || square < 0) {
    return;
  }
  const djinni = makeMonster(chance, ruleset, content, kind, square, () => state.newId());
  if (deed === 'serves') {
    bindNewcomer(djinni, hero.id);
  }
  join(level, djinni);
  if (deed === 'spares') {
    changeMoods(level, djinni, ['calm'], []);
  }
  if (deed === 'attacks') {
    alarm(djinni);
  }
  noticeArrival(state, djinni);
}

/** The lamp is an oil lamp from now on. */
function empty(state: GameState, lamp: GameObject, chance: Chance): void {
  const { oil } = state.ruleset.slots.world.tools.lamps;
  const kind = state.content.archetypes.find(
    one => one.type === lamp.archetype.type && ruleKindOf(one) === WITHOUT,
  );
  if (kind === undefined) {
    return;
  }
  const plain = makeObject(state.content, kind, () => state.newId());
  setBeatitude(plain, beatitudeOf(lamp));
  plain.setFact('fuel', oil.least + chance.below(oil.values, 'oil'));
  replaceInPack(state, lamp, plain);
}
