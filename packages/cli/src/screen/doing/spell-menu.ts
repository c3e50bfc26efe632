// The menu of spells on the full screen: sorted by +, and two spells change letters.
// NetHack 3.6.7 src/spell.c (dovspell).

import type { SpellView } from '@roguewright/engine/game';
import { MENU_ORDER_NAMES } from '@roguewright/engine/words';
import { spellMenu as spellsIn } from '../game/menus.ts';
import type { PlayedGame } from '../game/played-game.ts';
import type { Choice } from '../stage/stage.ts';

/** What can be done in the menu besides choosing a spell. */
type Other = 'sort' | 'letters';

/** Shows the menu until it is left; a spell that is chosen changes letters with the next. */
export async function arrangeSpells(game: PlayedGame): Promise<void> {
  for (;;) {
    const { spells, spellMenu } = game.view;
    if (spells.length === 0) {
      game.say(['You know no spells.']);
      return;
    }
    const others: Choice<SpellView | Other>[] = [
      ...(spellMenu.orders.length > 1
        ? [
            {
              key: '+',
              text: `[sort; now by ${MENU_ORDER_NAMES[spellMenu.order]}]`,
              value: 'sort' as const,
            },
          ]
        : []),
      ...(spellMenu.order === 'letter'
        ? []
        : [{ key: '=', text: '[letters in this order]', value: 'letters' as const }]),
    ];
    const known = spellsIn(game.view, game.stage.columns);
    const choices = [...known.choices, ...others];
    const chosen = await game.stage.choose(game.draw(''), 'Your spells', choices, {
      heads: known.heads,
    });
    if (chosen === undefined) {
      return;
    }
    if (chosen === 'sort') {
      await sort(game);
    } else if (chosen === 'letters') {
      await game.perform({ kind: 'reletter-spells' });
    } else {
      await swap(game, chosen);
    }
  }
}

async function sort(game: PlayedGame): Promise<void> {
  const choices = game.view.spellMenu.orders.map((order, place) => ({
    key: String.fromCharCode('a'.charCodeAt(0) + place),
    text: `by ${MENU_ORDER_NAMES[order]}`,
    value: order,
  }));
  const order = await game.stage.choose(game.draw(''), 'Sort your spells', choices);
  if (order !== undefined) {
    await game.perform({ kind: 'sort-spells', order });
  }
}

async function swap(game: PlayedGame, spell: SpellView): Promise<void> {
  const title = `Swap the letter of ${spell.name} with which?`;
  const { heads, choices } = spellsIn(game.view, game.stage.columns);
  const other = await game.stage.choose(game.draw(''), title, choices, { heads });
  if (other !== undefined && other.id !== spell.id) {
    await game.perform({ kind: 'swap-spells', spell: spell.id, other: other.id });
  }
}
