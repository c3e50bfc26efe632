// Pages about fighting: what is known of a creature, and one weapon beside another.

import { distance, inSight, type Square } from '@roguewright/engine/face';
import type { ThingView } from '@roguewright/engine/game';
import { capitalised, kindsText, recallLines, withThe } from '@roguewright/engine/words';
import { tellComparison } from '../../play/odds/odds-text.ts';
import { decimal, percent } from '../../terminal/numbers.ts';
import { lettered } from './menus.ts';
import type { PlayedGame } from './played-game.ts';
import { helpAgainst } from './reasons-page.ts';

/** Tells what is known of a creature in sight that is chosen, or of every kind that was met. */
export async function recallCreature(game: PlayedGame): Promise<void> {
  const creatures = inSight(game.view, 'creature');
  const choices = creatures.map((creature, index) => ({
    key: lettered(index),
    text: creature.name,
    value: creature as ThingView | 'all',
  }));
  const everybody = { key: '*', text: 'every kind that you have met', value: 'all' as const };
  const chosen =
    choices.length === 0
      ? 'all'
      : await game.stage.choose(game.draw(''), 'Recall whom?', [...choices, everybody]);
  if (chosen === 'all') {
    await recallKinds(game);
  } else if (chosen !== undefined) {
    await recall(game, chosen);
  }
}

async function recallKinds(game: PlayedGame): Promise<void> {
  const kinds = (await game.ask({ ask: 'recall', target: 0 }))?.kinds;
  if (kinds !== undefined) {
    await game.stage.page(game.draw(''), 'Whom you have met', kindsText(kinds));
  }
}

/** Tells what is known of the creature on a square. */
export async function recallAt(game: PlayedGame, square: Square): Promise<void> {
  const creature = inSight(game.view, 'creature').find(one => distance(one, square) === 0);
  if (creature !== undefined) {
    await recall(game, creature);
  }
}

async function recall(game: PlayedGame, { id, name }: ThingView): Promise<void> {
  const answer = await game.ask({ ask: 'recall', target: id });
  if (answer !== undefined) {
    const lines = [...recallLines(answer, { percent, decimal }), ...(await helpAgainst(game, id))];
    await game.stage.page(
      game.draw(''),
      `${capitalised(withThe(name))}, as far as you know`,
      lines.join('\n'),
    );
  }
}

/** Has a weapon chosen and shows it beside the one in hand, against the nearest enemy or a match. */
export async function compareWeapons(game: PlayedGame): Promise<void> {
  const { inventory, hero } = game.view;
  const weapons = inventory
    .filter(({ weapon, wielded }) => weapon === true && !wielded)
    .map(({ letter, name, id }) => ({ key: letter, text: name, value: id }));
  const choices = [...weapons, { key: '-', text: 'bare hands', value: 0 }];
  const item = await game.stage.choose(game.draw(''), 'Compare which weapon?', choices);
  if (item === undefined) {
    return;
  }
  const [foe] = inSight(game.view, 'creature')
    .filter(({ hostile }) => hostile)
    .sort((one, other) => distance(hero, one) - distance(hero, other));
  const answer = await game.ask({ ask: 'compare', item, target: foe?.id ?? 0 });
  if (answer !== undefined) {
    const title =
      foe === undefined
        ? 'Against a typical monster of your level'
        : `Against ${withThe(foe.name)}`;
    await game.stage.page(game.draw(''), title, tellComparison(answer));
  }
}
