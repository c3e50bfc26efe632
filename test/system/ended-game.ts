// A game that has ended in the hall, for the pages that show one.

import { engineGames, GameKeeper } from '@roguewright/server';

/** Ends a game in the hall of a data folder, of hunger. @returns what opens it, as the page keeps it */
export async function endGame(dataFolder: string): Promise<object> {
  const keeper = await GameKeeper.open({ dataFolder, maker: engineGames() });
  const start = { heroName: 'Ilse', role: 'wizard', race: 'half-elf', seed: 'no dinner' };
  const ticket = await keeper.create(start);
  const game = await keeper.open(ticket.game);
  let { view } = await game.look();
  while (view.ending === undefined) {
    ({ view } = await game.perform({ kind: 'rest', count: 20 }));
  }
  await keeper.close();
  return { ...ticket, hero: 'Ilse', about: 'Half-elf Wizard' };
}
