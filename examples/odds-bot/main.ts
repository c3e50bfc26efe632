// A bot for `roguewright play --json`: it explores, fights where the odds are good, and rests.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What this bot reads of an observation. */
interface Observation {
  readonly refusal?: { readonly reason: string };
  readonly told: readonly string[];
  readonly view: {
    readonly turn: number;
    readonly dungeonLevel: number;
    readonly hero: { readonly hitPoints: number; readonly maxHitPoints: number };
    readonly adjacentHostile: readonly number[];
    readonly pending?: object;
    readonly ending?: { readonly kind: string; readonly killer: string };
  };
}

/** The answer to a question about survival. */
interface Survival {
  readonly survival: { readonly dead: readonly number[]; readonly foes: readonly number[] };
}

type Command = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Fights with a higher chance to die within ten moves are left. */
const TOO_DANGEROUS = 0.25;

const program = fileURLToPath(import.meta.resolve('@roguewright/cli/bin/roguewright.js'));
const game = spawn(process.execPath, [program, 'play', '--json'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const answers = createInterface({ input: game.stdout })[Symbol.asyncIterator]();
let lastId = 0;

async function ask<Result>(request: object): Promise<Result> {
  lastId += 1;
  game.stdin.write(`${JSON.stringify({ id: lastId, ...request })}\n`);
  const { value = '{}' } = await answers.next();
  const answer = JSON.parse(value) as { result: Result; error?: Error };
  if (answer.error !== undefined) {
    throw new Error(answer.error.message);
  }
  return answer.result;
}

/** What to try, the best first: the first that isn't refused is done. */
async function plans({ view }: Observation): Promise<Command[]> {
  const { hero, adjacentHostile, pending } = view;
  if (pending !== undefined) {
    return [{ kind: 'answer', answer: { nothing: true } }];
  }
  const [foe] = adjacentHostile;
  if (foe !== undefined) {
    const question = { ask: 'survival', moves: 10 };
    const { survival } = await ask<Survival>({ do: 'odds', question });
    const strike = { kind: 'attack', direction: foe };
    const away = { kind: 'move', direction: ((foe + 3) % 8) + 1 };
    return (survival.dead.at(-1) ?? 0) > TOO_DANGEROUS ? [away, strike] : [strike];
  }
  const rest = { kind: 'rest', count: 20 };
  const onwards = [{ kind: 'explore' }, { kind: 'descend' }, { kind: 'search', count: 10 }];
  return 2 * hero.hitPoints < hero.maxHitPoints ? [rest, ...onwards] : onwards;
}

const [seed = 'demo', commands = '200'] = process.argv.slice(2);
let now = await ask<Observation>({ do: 'reset', seed, name: 'Odda' });
for (let count = 0; count < Number(commands) && now.view.ending === undefined; count++) {
  for (const command of await plans(now)) {
    now = await ask<Observation>({ do: 'act', command });
    if (now.refusal === undefined) {
      break;
    }
  }
}
const { turn, dungeonLevel, hero, ending } = now.view;
console.log(`turn ${turn}, level ${dungeonLevel}, ${hero.hitPoints} hit points`);
console.log(ending === undefined ? 'still alive' : `${ending.kind}: ${ending.killer}`);
game.stdin.end();
await once(game, 'exit');
