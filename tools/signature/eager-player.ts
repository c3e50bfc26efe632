// A player who tries everything once: each spell, and each use of each thing. In between he fights, explores
// and takes the stairs. He knows only what the view tells.

import { squaresWith } from '@roguewright/engine/face';
import type { Command, GameView, Performed } from '@roguewright/engine/game';
import { SimplePlayer } from '@roguewright/engine/host';

type Place = { readonly x: number; readonly y: number };
type Heading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Uses of things in the order in which they are tried. Those that lose the thing come last. */
const USES = [
  'charge',
  'read',
  'zap',
  'apply',
  'wear',
  'wield',
  'quaff',
  'study',
  'eat',
  'fire',
  'take-off',
  'throw',
  'drop',
] as const;

/** Directions by the signs of dx and dy, from north-west to south-east. */
const HEADINGS: readonly (readonly Heading[])[] = [
  [8, 1, 2],
  [7, 0, 3],
  [6, 5, 4],
];

/** Every third command is an attack if a creature is near, every seventh a walk if none is in sight. */
const FIGHTS_EVERY = 3;
const WALKS_EVERY = 7;

/** The command with which it rests once, if no creature is near. */
const RESTS_AT = 88;

/** A player. Equal seeds and equal games give equal commands. */
export class EagerPlayer {
  readonly #simple: SimplePlayer;
  readonly #tried = new Set<string>();
  #count = 0;

  constructor(seed: string) {
    this.#simple = new SimplePlayer(seed);
  }

  /** The next command, after the result of the last one. */
  next(performed: Performed): Command {
    const { view, refusal } = performed;
    this.#count += 1;
    // The simple player learns from every view, so it is asked even if its command isn't used.
    const simple = this.#simple.next(performed);
    if (refusal !== undefined && this.#count % 2 === 0) {
      return simple;
    }
    const [near] = view.adjacentHostile;
    if (near === undefined && this.#count === RESTS_AT) {
      return { kind: 'rest', count: 2 };
    }
    if (near !== undefined && this.#count % FIGHTS_EVERY === 0) {
      return { kind: 'attack', direction: near };
    }
    const walk = this.#count % WALKS_EVERY === 0 ? walkOn(view) : undefined;
    return walk ?? this.#untried(view) ?? walkOn(view) ?? simple;
  }

  #untried(view: GameView): Command | undefined {
    return trials(view).find(command => {
      const key = keyOf(command);
      return !this.#tried.has(key) && this.#tried.add(key);
    });
  }
}

/** One key for each use of each thing, wherever it is aimed. */
function keyOf(command: Command): string {
  const about = 'item' in command ? command.item : 'spell' in command ? command.spell : '';
  return `${command.kind} ${about}`;
}

/** All commands that are worth a try, the most urgent first. */
function trials(view: GameView): Command[] {
  const foe = view.things.find(({ kind, hostile }) => kind === 'creature' && hostile);
  const aim = foe ?? { x: view.hero.x + 1, y: view.hero.y };
  const direction = headingFrom(view.hero, aim);
  const offered = view.inventory.find(({ chargeable }) => chargeable !== undefined);
  const asks = view.pending?.asks;
  const [meant = offered?.id] = asks?.kind === 'item' ? asks.offered : [];
  if (asks !== undefined && meant !== undefined) {
    return [{ kind: 'answer', answer: { item: meant } }];
  }
  const uses = USES.flatMap(use =>
    view.inventory
      .filter(({ uses, charger }) => (use === 'charge' ? charger === true : uses.includes(use)))
      .flatMap(({ id: item, count }): Command[] => {
        switch (use) {
          case 'zap':
          case 'apply':
            return [{ kind: use, item, direction }];
          case 'throw':
          case 'fire':
            return [{ kind: use, item, x: aim.x, y: aim.y }];
          case 'charge':
            return offered === undefined ? [] : [{ kind: use, item, target: offered.id }];
          case 'drop':
            return [{ kind: use, item, count }];
          default:
            return [{ kind: use, item }];
        }
      }),
  );
  return interleaved(casts(view, aim, direction), uses);
}

function casts(view: GameView, { x, y }: Place, direction: Heading): Command[] {
  return view.spells.map(({ id: spell, needsDirection, atSquare }) =>
    atSquare
      ? { kind: 'cast-at', spell, x, y }
      : { kind: 'cast', spell, direction: needsDirection ? direction : 0 },
  );
}

/** One of each in turn. */
function interleaved(some: readonly Command[], others: readonly Command[]): Command[] {
  const most = Math.max(some.length, others.length);
  return Array.from({ length: most }, (_, at) => [some[at], others[at]])
    .flat()
    .filter(command => command !== undefined);
}

function headingFrom(from: Place, to: Place): Heading {
  return HEADINGS[Math.sign(to.y - from.y) + 1]![Math.sign(to.x - from.x) + 1]!;
}

/**
 * A step on the way down: descend, travel to the stairs, or explore. Nothing while a hostile creature is in
 * sight, because walks are refused then.
 */
function walkOn(view: GameView): Command | undefined {
  const { hero, things } = view;
  if (things.some(({ hostile }) => hostile)) {
    return undefined;
  }
  const [stairs] = squaresWith(view, ['stairs-down']);
  if (stairs === undefined) {
    return { kind: 'explore' };
  }
  return stairs.x === hero.x && stairs.y === hero.y
    ? { kind: 'descend' }
    : { kind: 'travel', ...stairs };
}
