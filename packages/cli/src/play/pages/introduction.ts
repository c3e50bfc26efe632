// What a player of lines reads first.

import type { GameView } from '@roguewright/engine/game';
import { tellOpening, tellPlace } from '@roguewright/engine/words';
import { toldQuestion } from '../answer-orders.ts';
import { drawMap } from '../map/draw-map.ts';

/**
 * Who the hero is and where, the story if the game begins, and what the hero sees.
 * @param drawn whether the map comes first
 * @param around what the order `look` tells
 */
export function introductionOf(view: GameView, drawn: boolean, around: string): string {
  const { hero, dungeonLevel, turn } = view;
  const { name, race, role, level } = hero;
  const map = drawn ? [drawMap(view)] : [];
  const who = `You are ${name}, ${race} ${role} of level ${level}, ${tellPlace(dungeonLevel)}.`;
  const story = turn > 1 ? '' : tellOpening(role);
  return [...map, who, story, around, toldQuestion(view)].filter(text => text !== '').join('\n');
}
