// A question that waits is asked on the screen as soon as it has come up, whatever led to it, and when a
// game is opened in which one waits.

import {
  type Asked,
  answerAt,
  answerTowards,
  answerWritten,
  askedIn,
  firstWritten,
  NOTHING_KEY,
  type Offer,
} from '@roguewright/engine/face';
import type { Command } from '@roguewright/engine/game';
import { chooseSquare } from '../aiming/targeting.ts';
import type { PlayedGame } from '../game/played-game.ts';
import { explainOn } from '../game/reasons-page.ts';
import { oddsPanel } from '../picture/odds-panel.ts';
import { drawScene, panelRoom } from '../picture/picture.ts';
import { askText } from '../stage/text-entry.ts';
import { INK } from '../terminal/ink.ts';
import { directionKey } from '../terminal/keys.ts';
import { chargePanel } from './charge-panel.ts';

const CONFIRMING = 'Enter confirms, Esc cancels, another key chooses again; x explains';

/** The key by which a square is answered with nothing: NOTHING_KEY moves the cursor there. */
const NOTHING_ON_MAP = '0';

/** Asks what waits, if anything does, and what is asked after that. Leaving it with Escape lets it wait. */
export async function askPending(game: PlayedGame): Promise<void> {
  for (;;) {
    const asked = askedIn(game.view);
    const command = asked && (await answered(game, asked));
    if (command === undefined) {
      return;
    }
    await game.perform(command);
  }
}

/** The command of the player's answer; undefined when he cancels the question. */
function answered(game: PlayedGame, asked: Asked): Promise<Command | undefined> {
  switch (asked.asks.kind) {
    case 'item':
    case 'choice':
    case 'yes':
      return chosen(game, asked);
    case 'direction':
      return directed(game, asked);
    case 'square':
      return placed(game, asked);
    case 'text':
    case 'count':
      return written(game, asked);
  }
}

/** One of the offers; its odds, if it has any, are shown before it is chosen. */
async function chosen(game: PlayedGame, asked: Asked): Promise<Command | undefined> {
  const { title, offers, nothing, hint, warning } = asked;
  const isYesOrNo = asked.asks.kind === 'yes';
  // Of what is asked about a god, his gifts and the price are told first.
  const about = isYesOrNo && hint !== '' ? `${hint} ${warning}` : undefined;
  // No is as good as nothing: one line says both.
  const listed = isYesOrNo
    ? offers.map(offer => (offer.key === 'n' ? { ...offer, text: `No. ${nothing.text}` } : offer))
    : [...offers, nothing];
  const choiceOf = (offer: Offer) => ({
    key: offer.key,
    text: offer.isMeant ? offer.text : `(${offer.text})`,
    value: offer,
  });
  const choices = listed.map(choiceOf);
  const unlisted = isYesOrNo ? [choiceOf(nothing)] : [];
  for (;;) {
    const offer = await game.stage.choose(game.draw(''), title, choices, { about, unlisted });
    if (offer?.odds === undefined) {
      return offer?.command;
    }
    const next = await confirmed(game, offer);
    if (next !== 'again') {
      return next === 'taken' ? offer.command : undefined;
    }
  }
}

/** What would come of an answer; Enter takes it. */
async function confirmed(game: PlayedGame, offer: Offer): Promise<'taken' | 'left' | 'again'> {
  const answer = await game.ask(offer.odds);
  const room = panelRoom(game.stage);
  const panel =
    answer === undefined
      ? []
      : answer.ask === 'form-power' || answer.ask === 'deed'
        ? [{ text: offer.text, ink: INK.accent, bold: true }, ...oddsPanel(answer, room)]
        : chargePanel(answer, offer.text, room.columns);
  const scene = game.scene(CONFIRMING, { panel });
  const key = await game.stage.key(screen => drawScene(screen, scene));
  switch (key) {
    case 'Enter':
    case ' ':
    case '.':
      return 'taken';
    case 'Escape':
    case '^C':
      return 'left';
    case 'x':
      if (answer !== undefined) {
        await explainOn(game.stage, screen => drawScene(screen, scene), answer);
      }
  }
  return 'again';
}

async function directed(
  game: PlayedGame,
  { title, offers, nothing }: Asked,
): Promise<Command | undefined> {
  const here = offers.find(({ key }) => key === '.');
  const isHere = here === undefined ? '' : ', . here';
  const prompt = [
    `${title} A direction${isHere}; ${NOTHING_KEY}: ${nothing.text}; Esc lets it wait`,
    `${title} A direction${isHere}; ${NOTHING_KEY} nothing; Esc waits`,
    title,
  ];
  for (;;) {
    const key = await game.stage.key(game.draw(prompt));
    const direction = directionKey(key);
    if (direction !== undefined) {
      return answerTowards(direction);
    }
    if (key === '.' && here !== undefined) {
      return here.command;
    }
    if (key === NOTHING_KEY) {
      return nothing.command;
    }
    if (key === 'Escape' || key === '^C') {
      return undefined;
    }
  }
}

async function placed(
  game: PlayedGame,
  { title, hint, nothing }: Asked,
): Promise<Command | undefined> {
  const prompt = [
    `${title} ${hint} Enter takes it; ${NOTHING_ON_MAP}: ${nothing.text}; Esc lets it wait`,
    `${title} Enter takes it; ${NOTHING_ON_MAP} nothing; Esc waits`,
    title,
  ];
  for (;;) {
    const square = await chooseSquare(game, prompt, 'hero', NOTHING_ON_MAP);
    if (square === undefined) {
      return undefined;
    }
    if (square === NOTHING_ON_MAP) {
      return nothing.command;
    }
    const answer = answerAt(game.view, square);
    if (typeof answer !== 'string') {
      return answer;
    }
    game.say([answer]);
  }
}

function written(game: PlayedGame, asked: Asked): Promise<Command | undefined> {
  const { title, warning, hint, asks } = asked;
  return askText<Command>(game.stage, game.draw(''), {
    title,
    about: [hint, warning].filter(text => text !== ''),
    first: firstWritten(asks),
    read: text => answerWritten(asks, text),
  });
}
