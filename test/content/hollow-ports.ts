// The ports that spells act through, read from their source, and worlds in which one method of one of them answers
// as if there were nothing.

import { readFileSync } from 'node:fs';
import type { GameState } from '@roguewright/engine/game';
import type { SpellWorld } from '@roguewright/engine/spells';

/** One method of a port. */
export interface PortMethod {
  /** The interface, such as `Living`. */
  readonly port: string;
  /** The field of the world that holds it, such as `living`. */
  readonly field: keyof SpellWorld;
  readonly method: string;
  /** What it returns, as written: `boolean`. */
  readonly returns: string;
}

const ROOM = new URL('../../packages/engine/src/spells/', import.meta.url);

/** The files that declare them. */
const PORTS = [
  'ports.ts',
  'spell-port.ts',
  'divine/faith-port.ts',
  'sides/sides-port.ts',
  'ways/way-port.ts',
  'ways/dead-port.ts',
];

function source(file: string): string {
  return readFileSync(new URL(file, ROOM), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** Every method of every port of `SpellWorld`. */
export function portMethods(): readonly PortMethod[] {
  const declared = [
    ...PORTS.map(source)
      .join('\n')
      .matchAll(/interface (\w+)(?: extends (\w+))? \{([\s\S]*?)\n\}/g),
  ].map(([, port = '', base, body = '']) => ({ port, base, body }));
  const interfaces = declared.map(({ port, base, body }) => ({
    port,
    body: `${body}\n${declared.find(other => other.port === base)?.body ?? ''}`,
  }));
  const world = /export interface SpellWorld \{([\s\S]*?)\n\}/.exec(source('spell-world.ts'))![1]!;
  return interfaces.flatMap(({ port, body }) => {
    const field = new RegExp(`readonly (\\w+)\\??: ${port};`).exec(world)?.[1];
    return field === undefined
      ? []
      : [...body.matchAll(/^ {2}(\w+)\??\(([\s\S]*?)\): ([^;]+);/gm)].map(
          ([, method = '', , returns = '']) => ({
            port,
            field: field as keyof SpellWorld,
            method,
            returns: returns.replaceAll(/\s+/g, ' '),
          }),
        );
  });
}

/** Neutral answers that don't follow from what a method returns. */
const NEUTRAL: Readonly<Record<string, (...input: readonly never[]) => unknown>> = {
  // Nothing there can be pushed.
  'Pushing.weightAt': () => -1,
  'Pushing.squaresAt': () => 1,
  'Ground.neighbour': square => square,
  'SpellPort.dig': () => 'solid',
  // A kind of which nothing is known.
  'SidesPort.golemKind': () => ({ hitPoints: 0, damage: 0, wc: 99, speed: 0, attackType: 1 }),
  'SidesPort.weapon': () => 'no-weapon',
  // A creature about which nothing is known.
  'Bearers.bearer': () => ({ pace: 0, resistsMagic: 0, denied: 0 }),
};

/** By what is returned. */
const NOTHING: readonly (readonly [returns: RegExp, nothing: unknown])[] = [
  [/\| undefined$/, undefined],
  [/\[\]$/, []],
  [/^boolean$/, false],
  [/^number$/, 0],
  [/^string$/, ''],
  [/^void$/, undefined],
];

/** The neutral answer of a method: nothing there, nothing happens. @throws Error for a type without one */
function neutral({ port, method, returns }: PortMethod): (...input: readonly never[]) => unknown {
  const own = NEUTRAL[`${port}.${method}`];
  if (own !== undefined) {
    return own;
  }
  const found = NOTHING.find(([type]) => type.test(returns));
  if (found === undefined) {
    throw new Error(`${port}.${method}: no neutral answer for ${returns}; give it one in NEUTRAL`);
  }
  return () => found[1];
}

/** From now on the method answers as if there were nothing. */
export function hollow({ ports }: GameState, method: PortMethod): void {
  const { spells } = ports;
  const port = spells[method.field] as object;
  const nothing = neutral(method);
  const hollowed = new Proxy(port, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (name === method.method) {
        return nothing;
      }
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
  ports.spells = { ...spells, [method.field]: hollowed };
}
