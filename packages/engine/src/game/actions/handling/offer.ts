// Offering the body of a creature at an altar. NetHack 3.6.7 src/pray.c (dosacrifice).

import type { God } from '../../../objects/index.ts';
import { loseAttribute } from '../../body/attribute-loss.ts';
import { changeGod, leaveAlone, patienceOf, regard } from '../../body/faith.ts';
import { loseFromFloor } from '../../items/floor.ts';
import { useUp } from '../../items/pack.ts';
import { lookAtFloor } from '../../movement/stepping.ts';
import {
  bodyAtHand,
  offeredBodies,
  offeringView,
} from '../../powers/handling/faith/offered-bodies.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { OFFERING_TELLINGS } from '../../protocol/faith/faith-events.ts';
import { altarOn, godOfAltar } from '../../state/altars.ts';
import { breakConduct } from '../../state/conducts.ts';
import { godId } from '../../state/god-ids.ts';
import { askDeed } from '../../state/pending.ts';
import type { GameState } from '../../state/state.ts';
import { rage } from './answered-prayer.ts';
import { giveArtifact } from './artifact-gifts.ts';
import { type OfferingOutcome, offering } from './offering-rules.ts';

/** Offers a body that is carried or lies on the altar. @param itemId 0: which one is asked first */
export function offer(state: GameState, itemId: number): ActionResult {
  const { hero, sheet, ruleset } = state;
  const altar = altarOn(state, hero.square);
  if (altar === undefined) {
    return refuse('no-altar-to-offer');
  }
  const god = godOfAltar(state, altar.id);
  const { god: own } = sheet.faith;
  if (god === undefined || own === undefined) {
    return refuse(own === undefined ? 'no-god-of-yours' : 'altar-of-nobody');
  }
  if (itemId === 0) {
    if (offeredBodies(state).length === 0) {
      return refuse('nothing-to-offer');
    }
    askDeed(state, 'offer', {}, false);
    return { cost: 0 };
  }
  const body = bodyAtHand(state, itemId);
  if (body === undefined) {
    return refuse('nothing-to-offer');
  }
  breakConduct(state, 'atheist');
  const view = offeringView(state, body, own, god.id !== own.id);
  const outcome = offering(state.luck('offerings'), ruleset.slots.world.faith, view);
  tell(state, outcome, body.id, outcome.kind === 'deserts' ? god : own);
  if (outcome.kind !== 'stale') {
    if (sheet.inventory.find(itemId) === undefined) {
      loseFromFloor(state, hero.square, body, 1);
      lookAtFloor(state);
    } else {
      useUp(state, body);
    }
    carryOut(state, outcome, own, { god, altar: altar.id });
  }
  return { cost: ruleset.bridges.beats.move };
}

function tell(state: GameState, outcome: OfferingOutcome, body: number, god: God): void {
  const { patience } = { patience: patienceOf(state) };
  state.logFelt(
    'body-offered',
    godId(god),
    body,
    OFFERING_TELLINGS.indexOf(tellingOf(outcome, patience)),
  );
}

/** An outcome, as one word. */
function tellingOf(outcome: OfferingOutcome, patience: number): (typeof OFFERING_TELLINGS)[number] {
  switch (outcome.kind) {
    case 'sin':
      return outcome.sin;
    case 'soothed':
      return outcome.favour === 0 ? 'too-little' : 'soothed';
    case 'sooner':
      return outcome.turns === 0 ? 'too-little' : outcome.turns < patience ? 'sooner' : 'at-once';
    case 'artifact':
      return 'pleased';
    default:
      return outcome.kind;
  }
}

function carryOut(
  state: GameState,
  outcome: OfferingOutcome,
  own: God,
  there: { readonly god: God; readonly altar: number },
): void {
  const { hero, ruleset } = state;
  const { sins, conversion, desertion } = ruleset.slots.world.faith.offerings;
  switch (outcome.kind) {
    case 'sin': {
      const { favour, wisdom } = sins[outcome.sin];
      regard(state, -favour);
      for (let point = 0; point < wisdom; point++) {
        loseAttribute(state, 'wis');
      }
      rage(state, own, outcome.anger);
      break;
    }
    case 'turned':
      regard(state, conversion.favour);
      state.spells.faith.consecrate(there.altar, hero.id, own);
      break;
    case 'held':
      regard(state, -conversion.favour);
      break;
    case 'deserts':
      changeGod(state, there.god);
      regard(state, -desertion.favour);
      leaveAlone(state, patienceOf(state) + desertion.turns);
      break;
    case 'soothed':
      regard(state, outcome.favour);
      break;
    case 'sooner':
      leaveAlone(state, patienceOf(state) - outcome.turns);
      break;
    case 'artifact':
      giveOr(state, own, outcome.favour);
      break;
    case 'pleased':
      regard(state, outcome.favour);
      break;
    case 'stale':
      break;
  }
}

/** The god gives an artifact, and wants to be left alone; if there is none, it thinks better of the hero. */
function giveOr(state: GameState, god: God, favour: number): void {
  if (giveArtifact(state, god, 'offering')) {
    const { least, values } = state.ruleset.slots.world.faith.prayers.again;
    leaveAlone(state, least + state.luck('offerings').below(values, 'again'));
  } else {
    regard(state, favour);
  }
}
