// The ideas of the player by the odds, most urgent first.

import { sensibleAnswers } from '../sensible-answers.ts';
import { arm, dress } from './dress.ts';
import { fight } from './fight.ts';
import { holdGround } from './hold-ground.ts';
import {
  climbHome,
  explore,
  findWays,
  goBack,
  goDown,
  recover,
  train,
  turnBack,
} from './journey.ts';
import { eat, eatInNeed, fetchFlesh } from './meals.ts';
import type { OddsIdea, Outlook } from './outlook.ts';
import { fetch, pickUp, tryThings, unload } from './provisions.ts';
import { saveOneself } from './save-oneself.ts';
import { buy, settle } from './shopping.ts';
import { strikeAtUnseen } from './strike-unseen.ts';
import { wordAnswers } from './word.ts';

/** Answers a pending question first; any other command would waste it. Peaceful creatures are never struck. */
function answerPending({ view }: Outlook) {
  const answers = wordAnswers(view) ?? sensibleAnswers(view);
  const isAttack = view.pending?.deed === 'attack-anyway' || view.pending?.deed === 'break';
  return (isAttack ? answers.toReversed() : answers).map(answer => ({ kind: 'answer', answer }));
}

/** Charges a wand when no enemy is near. */
function charge({ view, threat }: Outlook) {
  const targets = view.inventory.filter(({ chargeable }) => chargeable === 'offered');
  return threat.foes.length > 0
    ? []
    : view.inventory
        .filter(({ charger }) => charger === true)
        .flatMap(({ id: item }) => targets.map(({ id }) => ({ kind: 'charge', item, target: id })));
}

/** All ideas. */
export const ODDS_IDEAS: readonly OddsIdea[] = [
  answerPending,
  settle,
  saveOneself,
  strikeAtUnseen,
  eatInNeed,
  holdGround,
  fight,
  eat,
  fetchFlesh,
  unload,
  pickUp,
  dress,
  arm,
  recover,
  charge,
  tryThings,
  climbHome,
  buy,
  fetch,
  turnBack,
  explore,
  goDown,
  train,
  findWays,
  goBack,
];
