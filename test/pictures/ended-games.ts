// Games by the simple player that are over, for a picture of the hall.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame, playSimply } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { GameKeeper } from '@roguewright/server';

/** The players; every second game is the viewer's own. */
const HEROES = [
  ['Perchta', 'wizard', 'elf'],
  ['Gundula', 'priest', 'human'],
  ['Hadumod', 'valkyrie', 'dwarf'],
  ['Ekkehard', 'ranger', 'half-elf'],
  ['Notker', 'wizard', 'gnome'],
  ['Roswitha', 'priest', 'half-orc'],
  ['Walther', 'valkyrie', 'half-troll'],
] as const;

/** Commands after which a game is broken off. */
const COMMANDS = 2500;

/** Has each hero's game played to its end. @returns what opens every other one, as the page keeps it */
export async function endedGames(keeper: GameKeeper): Promise<object[]> {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  const own: object[] = [];
  for (const [place, [heroName, role, race]] of HEROES.entries()) {
    const start = { heroName, role, race, seed: `ember-${4711 + place}` };
    const { file } = playSimply(LocalGame.create(content, house, start), start.seed, COMMANDS);
    const ticket = await keeper.create(start);
    const game = await keeper.open(ticket.game);
    for (const command of file.commands) {
      await game.perform(command);
    }
    await game.close();
    if (place % 2 === 0) {
      const titles = `${house.bridges.races[race]!.title} ${house.bridges.roles[role]!.title}`;
      own.push({ ...ticket, hero: heroName, about: titles });
    }
  }
  return own;
}
