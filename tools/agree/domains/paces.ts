// Points and moves of a turn, and who acts before whom.

import { Enumerator } from '@roguewright/engine/chance';
import { askPace } from '@roguewright/engine/face';
import {
  BOUNDARY,
  HERO,
  HERO_NAME,
  type HeroSpeedView,
  heroAllotment,
  monsterAllotment,
  movesBeforeHero,
  TurnClock,
  turnOrder,
} from '@roguewright/engine/speed';
import { type Asking, type Domain, records } from '../question.ts';
import { titleOf, told } from '../told.ts';

const HERO_FIELDS = ['base', 'property', 'burden', 'slow', 'steed', 'riding-skill', 'galloping'];
const NO_HERO = Object.fromEntries(HERO_FIELDS.map(name => [name, '']));

/** Movement points of one turn, of a hero, a rider or a monster. */
export const POINTS: Domain = {
  name: 'points of a turn',
  slot: 'speed',
  draw: ({ world, ruleset, luck }) => {
    const who = luck.pick(['hero', 'hero', 'rider', 'monster']);
    const speed = String(luck.between(1, 30));
    const inputs = luck.inputs('speed', ruleset, {
      ruleset: ruleset.id,
      ...(who === 'hero' && {
        ...{ base: speed, steed: '', 'riding-skill': '', galloping: '', monster: '' },
        adjustment: '',
      }),
      ...(who === 'rider' && { steed: speed, monster: '' }),
      ...(who === 'monster' && { ...NO_HERO, monster: speed }),
    });
    const { options, isTold } = told('speed', inputs);
    const { question, odds } = askPace(world, options, isTold);
    const { speed: rules } = ruleset.slots;
    return {
      title: titleOf('speed', inputs),
      asked: records(odds.points, String),
      play: chance =>
        String(
          question.who === 'hero'
            ? heroAllotment(chance, rules, question.view)
            : monsterAllotment(chance, rules, question.view),
        ),
    };
  },
};

function drawnHero({ luck }: Asking): HeroSpeedView {
  return {
    baseSpeed: luck.between(6, 20),
    speedProperty: luck.pick(['none', 'fast', 'very-fast']),
    encumbrance: luck.pick(['unencumbered', 'unencumbered', 'burdened', 'stressed']),
  };
}

const heroText = ({ baseSpeed, speedProperty, encumbrance }: HeroSpeedView) =>
  `a hero of speed ${baseSpeed} (${speedProperty}, ${encumbrance})`;

/** Moves in some turns: asked by the rule of the order of turns, played by the game's clock. */
export const MOVES: Domain = {
  name: 'moves in turns',
  slot: 'speed',
  draw: asking => {
    const { ruleset, luck } = asking;
    const { speed: rules } = ruleset.slots;
    const hero = drawnHero(asking);
    const turns = luck.between(2, 4);
    const orders = new Enumerator().ask(turnOrder, rules, { hero, monsters: [], turns });
    const units = { unitsPerPoint: rules.time.partsPerPoint, ticksPerTurn: 0 };
    return {
      title: `${heroText(hero)} in ${turns} turns under ${ruleset.id}`,
      asked: records(orders, order => String(order.flat().filter(who => who === HERO_NAME).length)),
      play: chance => {
        const clock = new TurnClock(rules, units);
        let moves = 0;
        for (;;) {
          if (clock.next([], hero.encumbrance) === HERO) {
            moves += 1;
            clock.spendHero(clock.move);
          } else if (clock.turn === turns) {
            return String(moves);
          } else {
            clock.grantMovers(chance, []);
            clock.grantHero(chance, hero);
          }
        }
      },
    };
  },
};

/** Boundaries that are looked ahead. */
const AHEAD = 4;

/** How often a creature acts before the hero's next move: asked by the rule, played by the game's clock. */
export const BEFORE_HERO: Domain = {
  name: 'acts before the hero',
  slot: 'speed',
  draw: asking => {
    const { ruleset, luck } = asking;
    const { speed: rules } = ruleset.slots;
    const hero = drawnHero(asking);
    const units = { unitsPerPoint: rules.time.partsPerPoint, ticksPerTurn: 0 };
    const clock = new TurnClock(rules, units);
    const begun = clock.state();
    const mover = {
      speed: luck.between(1, 30),
      adjustment: luck.pick(['slow', 'normal', 'fast'] as const),
      movement: luck.between(0, 11) * units.unitsPerPoint,
    };
    const price = clock.move * luck.between(1, 2);
    const state = 'heroes' in begun ? undefined : begun;
    const first = state ?? { ...begun, ...heroTime(begun) };
    const view = { hero, units, clock: first, price, movers: [mover], turns: AHEAD };
    const before = new Enumerator().ask(movesBeforeHero, rules, view as never);
    return {
      title: `${heroText(hero)}, a deed of ${price / clock.move} moves, a creature of speed ${mover.speed} (${mover.adjustment}) under ${ruleset.id}`,
      asked: records(before, ([acts]) => String(acts)),
      play: chance => {
        const own = new TurnClock(rules, units);
        const movers = [{ ...mover, gone: false }];
        own.spendHero(price);
        let acts = 0;
        for (let boundaries = 0; ; ) {
          const who = own.next(movers, hero.encumbrance);
          if (who === HERO) {
            return String(acts);
          }
          if (who === BOUNDARY) {
            if (boundaries === AHEAD) {
              return String(acts);
            }
            boundaries += 1;
            own.grantMovers(chance, movers);
            own.grantHero(chance, hero);
          } else {
            acts += 1;
            own.spend(movers[0]!, own.move);
          }
        }
      },
    };
  },
};

/** The first hero's time of a clock of several. */
function heroTime(state: object) {
  const [hero] = (state as { readonly heroes: readonly Record<string, unknown>[] }).heroes;
  return { ...hero, heroMovement: hero!.movement };
}
