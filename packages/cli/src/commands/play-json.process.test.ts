// `roguewright play --json` as a process, as bots of any language start it.

import { readFileSync } from 'node:fs';
import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame, SimplePlayer } from '@roguewright/engine/host';
import { createRulesets, DEFAULT_RULESET } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MOST_LINE_BYTES } from '../bots/play-as-json.ts';
import { BotClient } from '../testing/bot-client.ts';

const SCHEMA = JSON.parse(
  readFileSync(new URL('../../protocol.schema.json', import.meta.url), 'utf8'),
);

/** What the schema demands of one of its definitions. */
const formOf = (name: string) =>
  z.fromJSONSchema({ ...SCHEMA, anyOf: undefined, $ref: `#/definitions/${name}` });

const HERO = { seed: 'json', role: 'wizard', race: 'elf' } as const;

describe('play --json', () => {
  it('plays a game whose messages are as the schema says, and shows what the hero knows', async () => {
    const [request, answer] = [formOf('BotRequest'), formOf('BotAnswer')];
    const wrong = { id: 1, do: 'act', command: { kind: 'move', direction: 9 } };
    expect(request.safeParse(wrong).success).toBe(false);
    expect(answer.safeParse({ id: 1, do: 'act', result: {} }).success).toBe(false);
    const ruleset = createRulesets().resolve(DEFAULT_RULESET);
    const twin = LocalGame.create(loadContent(readContent()), ruleset, {
      heroName: 'Bot',
      ...HERO,
    });
    const player = new SimplePlayer('json');
    const client = new BotClient();
    const ask = async (wish: object) => {
      request.parse({ id: 0, ...wish });
      const told = await client.ask(wish);
      answer.parse(told);
      return told;
    };
    await ask({ do: 'about' });
    await ask({ do: 'reset', ...HERO });
    let performed = twin.look();
    for (let count = 0; count < 60; count++) {
      const command = player.next(performed);
      performed = twin.perform(command);
      const { result } = (await ask({ do: 'act', command })) as { result: object };
      expect(result).toMatchObject(JSON.parse(JSON.stringify(performed)));
    }
    expect(performed.sequence).toBeGreaterThan(50);
    const [spell] = performed.view.spells;
    for (const question of [
      { ask: 'sheet' },
      { ask: 'find' },
      { ask: 'survival', moves: 4, act: { kind: 'search', count: 1 } },
      { ask: 'cast', spell: spell!.id, direction: 3 },
    ]) {
      const { result } = (await ask({ do: 'odds', question })) as { result: { ask: string } };
      expect(result.ask).toBe(question.ask);
    }
    const { result: saved } = (await ask({ do: 'save' })) as { result: { game: string } };
    expect(await ask({ do: 'load', ...saved })).toMatchObject({
      result: { sequence: performed.sequence },
    });
    expect(await client.end()).toEqual({ code: 0, complaints: '' });
  });

  it('answers every line in its order, whatever it is, and goes on', async () => {
    const client = new BotClient();
    client.write(`{"id":"first","do":"reset","seed":"x"}\n\n{"id":2,"do":\n`);
    client.write(Uint8Array.from([0xff, 0x0a]));
    client.write('{"id":"\ud83d\ude00","do":"fly"}\r\n{"id":5,"do":"observe"}\n');
    expect(await client.next()).toMatchObject({ id: 'first', result: { sequence: 0 } });
    expect(await client.next()).toMatchObject({ id: null, error: { got: '{"id":2,"do":' } });
    expect(await client.next()).toMatchObject({ id: null, error: { expected: 'a line in UTF-8' } });
    expect(await client.next()).toMatchObject({ id: '😀', error: { field: 'do', got: 'fly' } });
    expect(await client.next()).toMatchObject({ id: 5, result: { sequence: 0 } });
    expect((await client.end()).code).toBe(0);
  });

  it('skips a line of more bytes than any request has', async () => {
    const client = new BotClient();
    client.write(Buffer.alloc(MOST_LINE_BYTES + 1, 'x'));
    client.write('\n');
    expect(await client.next()).toMatchObject({
      id: null,
      error: { expected: `a line of at most ${MOST_LINE_BYTES} bytes` },
    });
    expect((await client.observe({ do: 'reset', ...HERO })).view.hero.role).toBe('Wizard');
    expect((await client.end()).code).toBe(0);
  });

  it('takes rules and packs from the command line, and says what is wrong with them', async () => {
    const client = new BotClient('--rules', 'angbands-blades');
    await client.observe({ do: 'reset', ...HERO });
    const saved = (await client.ask({ do: 'save' })) as { result: { game: string } };
    expect(saved.result.game).toMatch(/"ruleset":"combat=/);
    await client.end();
    const wrong = await new BotClient('--ruleset', 'hose').end();
    expect(wrong).toEqual({
      code: 2,
      complaints: 'roguewright: no ruleset "hose"; did you mean house?\n',
    });
    const none = await new BotClient('--content', '/nowhere').end();
    expect(none.complaints).toMatch(/^roguewright: .*\/nowhere/);
  });
});
