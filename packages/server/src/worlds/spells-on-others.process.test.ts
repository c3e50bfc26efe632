// Spells of one client's hero on the hero of another, over sockets: he is hurt, healed, blessed, killed and called
// back, and is told of each in his own events and view.

import { readContent } from '@roguewright/content';
import type { GameEvent } from '@roguewright/engine/game';
import { expect, it } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import type { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { beginWorld, connect, joinWorld, partyOf } from '../testing/world-players.ts';

const REST = { kind: 'rest', count: 1 } as const;

/** What the Priest of this test can cast, each for one point of energy. */
const SPELLS = ['spell_magic_missile', 'spell_knitting', 'spell_small_blessing', 'spell_call_back'];

/** The content that ships, with other spells for the Priest, which any Priest can cast. */
function contentOfTest() {
  return readContent().map(({ path, text }) => {
    if (path.endsWith('role/priest.arc')) {
      const kit = SPELLS.map(spell => `arch ${spell}\nend\n`).join('');
      return { path, text: text.replace('arch spell_succour\nend\n', kit) };
    }
    if (!SPELLS.some(spell => path.endsWith(`/${spell}.arc`))) {
      return { path, text };
    }
    const easy = text
      .replace(/^(grace|sp|maxgrace|maxsp|skill) .*\n/gm, '')
      .replace(/^(level|spell_level) .*$/gm, '$1 1')
      .replace(/^school .*$/m, 'school clerical\nsp 1')
      .replace(/^dam 5$/m, 'dam 12');
    return { path, text: easy };
  });
}

/** Ada, a Priest, with Bren beside her, and what she casts at him. */
async function adaBesideBren() {
  const { url } = await testServer({ maker: engineGames({ files: contentOfTest() }) });
  const rules = { ruleset: 'casting=crossfire' };
  const world = await beginWorld(url, { role: 'priest', race: 'human', ...rules });
  const ada = await connect(url, world, 'ada');
  const bren = await connect(url, await joinWorld(url, world, 'Bren'), 'bren');
  const { spells, hero } = (await ada.look()).view;
  const other = (await bren.look()).view.hero;
  // He comes in to the north of her.
  expect([other.x - hero.x, other.y - hero.y]).toEqual([0, -1]);
  /** Casts a spell at Bren. @returns what he is told of it, and how he then stands */
  const cast = async (name: string) => {
    const spell = spells.find(one => one.name === name)!.id;
    const before = bren.received.length;
    const { refusal } = await ada.perform({ kind: 'cast', spell, direction: 1 });
    expect(refusal).toBeUndefined();
    await bren.perform(REST);
    const told = eventsOf(bren, before);
    const { performed } = bren.received.findLast(one => one.type === 'performed')!;
    return { told, view: performed.view };
  };
  return { ada, bren, priest: hero, other, cast };
}

function isDeath({ kind }: GameEvent): boolean {
  return kind === 'died';
}

/** What a player was told from a message on. */
function eventsOf({ received }: Player, from: number): GameEvent[] {
  return received
    .slice(from)
    .flatMap(one => (one.type === 'performed' ? one.performed.events : []));
}

it('spells on the hero of another client do what they do, and he is told of it', async () => {
  const { ada, bren, priest, other, cast } = await adaBesideBren();
  const whole = other.hitPoints;

  const hurt = await cast('magic missile');
  const hit = { kind: 'burned', target: other.id };
  // He isn't told what it costs her.
  const casting = { kind: 'cast', actor: priest.id, price: 0, nutrition: 0 };
  expect(hurt.told).toContainEqual(expect.objectContaining(casting));
  expect(hurt.told).toContainEqual(expect.objectContaining(hit));
  expect(hurt.view.hero.hitPoints).toBeLessThan(whole);

  const healed = await cast('knitting');
  const healing = { kind: 'healed', actor: other.id };
  expect(healed.told).toContainEqual(expect.objectContaining(healing));
  expect(healed.view.hero.hitPoints).toBeGreaterThan(hurt.view.hero.hitPoints);

  const blessed = await cast('small blessing');
  const force = { kind: 'force-began', actor: other.id };
  expect(blessed.told).toContainEqual(expect.objectContaining(force));
  expect(blessed.view.hero.forces).toMatchObject([{ name: 'small blessing', isBoon: true }]);
  expect(hurt.view.hero.forces).toEqual([]);

  const from = bren.received.length;
  for (let tries = 0; tries < 20 && !eventsOf(bren, from).some(isDeath); tries++) {
    const { energy } = (await ada.look()).view.hero;
    await (energy > 0
      ? cast('magic missile')
      : Promise.all([ada.perform(REST), bren.perform(REST)]));
  }
  // He is told of it when it happens, without asking.
  expect(eventsOf(bren, from).filter(isDeath)).toMatchObject([{ target: other.id, by: priest.id }]);
  expect((await bren.look()).view.ending).toMatchObject({ kind: 'died', killer: 'Ada' });
  expect(partyOf(ada).Bren?.standing).toBe('died');

  for (let tries = 0; tries < 20 && (await ada.look()).view.hero.energy === 0; tries++) {
    await ada.perform(REST);
  }
  const back = await cast('call back');
  const raised = { kind: 'raised', actor: other.id, by: priest.id };
  expect(back.told).toContainEqual(expect.objectContaining(raised));
  expect(back.view.ending).toBeUndefined();
  expect(back.view.hero).toMatchObject({ x: other.x, y: other.y });
  expect(partyOf(ada).Bren?.standing).toBe('here');
  expect((await bren.perform(REST)).refusal).toBeUndefined();
});
