// What an unknown item may be, by its price and its looks: the fact settles it, without a command.

import type { GameView, SavedGame } from '@roguewright/engine/game';
import type { LocalGame } from '@roguewright/engine/host';
import { type Content, isFilled, kindWith } from '@roguewright/engine/objects';
import type { SettledChance } from './shown-chance.ts';
import { answered } from './shown-chances.ts';

/**
 * The likeliest kind of each unknown item whose price was heard: whether it is of that kind.
 * @param asked what was asked about in this game: a kind is settled once
 */
export function guesses(
  content: Content,
  game: LocalGame,
  { inventory }: GameView,
  asked: Set<string>,
): readonly SettledChance[] {
  let saved: SavedGame | undefined;
  return inventory.flatMap(({ id, callable }): SettledChance[] => {
    if (callable !== true || asked.has(`${id}`)) {
      return [];
    }
    const answer = answered(game, { ask: 'item', item: id });
    const [likeliest] = answer?.mayBe ?? [];
    if (likeliest === undefined || answer?.page?.priced !== true) {
      return [];
    }
    saved ??= game.save();
    const kind = kindOf(content, saved, id);
    const isNew = kind !== undefined && !asked.has(kind);
    asked.add(`${id}`).add(kind ?? '');
    return isNew
      ? [{ kind: 'is likeliest', told: likeliest.probability, came: kind === likeliest.name }]
      : [];
  });
}

/** What a carried item truly is. */
function kindOf(content: Content, { seats }: SavedGame, id: number): string | undefined {
  const carried = seats.flatMap(({ sheet }) => sheet.inventory.map(([, thing]) => thing));
  const found = carried.find(thing => thing.id === id);
  const archetype = found && content.find(found.archetype);
  const spell = found?.inventory?.[0];
  return archetype !== undefined && isFilled(archetype) && spell !== undefined
    ? kindWith(archetype, content.archetype(spell.archetype)).name
    : archetype?.name;
}
