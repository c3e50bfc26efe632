// Duels, played move by move by the clock of the game, and the blows of monsters.

import { type Chance, type Dice, Enumerator, parseDice } from '@roguewright/engine/chance';
import { meleeRound } from '@roguewright/engine/combat';
import { answerInputs } from '@roguewright/engine/face';
import { dangerOdds } from '@roguewright/engine/odds';
import { BOUNDARY, HERO, TurnClock } from '@roguewright/engine/speed';
import { type Asking, type Domain, LATER, numbers, times } from '../question.ts';
import { numberOf, titleOf } from '../told.ts';
import { askedAttack } from './attacks.ts';
import { drawn } from './drawn.ts';

/** Turns after which a duel is broken off: only those that are over much sooner are drawn. */
const MOST_TURNS = 500;
const USUAL_TURNS = 25;

/** Fields of an attack that a duel hasn't, or has of its own. */
const PLAIN = { creature: '', visible: '' };

function askedDuel(asking: Asking) {
  const { world, luck } = asking;
  const hitPoints = luck.dice(6, 8);
  const attack = askedAttack(asking, {
    ...PLAIN,
    ac: String(luck.between(0, 60)),
    hp: hitPoints,
  });
  const blows = Array.from({ length: luck.between(1, 3) }, () => luck.dice(2, 6));
  const own = {
    'own-hp': String(luck.between(5, 60)),
    'own-ac': String(luck.between(0, 80)),
    'foe-level': String(luck.between(0, 12)),
    'foe-blows': blows.join(','),
    'foe-speed': String(luck.between(3, 24)),
    adjustment: luck.pick(['slow', 'normal', 'fast']),
    pace: luck.pick(['9', '12', '15']),
    property: luck.pick(['none', 'fast', 'very-fast']),
  };
  const inputs = { ...attack.inputs, ...own };
  const answer = answerInputs(world, 'duel', inputs);
  const json = answer.json as {
    readonly open: number;
    readonly meanTurns: number;
    readonly ends: readonly (readonly [number, number])[];
  };
  if (json.open > 0 || !(json.meanTurns < USUAL_TURNS)) {
    return undefined;
  }
  return { title: titleOf('duel', inputs), play: playedBy(asking, attack, inputs), answer, json };
}

/** Plays a duel. @returns the turn in which it ends, and the hero's hit points then */
function playedBy(
  { ruleset }: Asking,
  { question }: ReturnType<typeof askedAttack>,
  inputs: Readonly<Record<string, string>>,
) {
  const { slots, bridges } = ruleset;
  const { attacker, target } = question;
  const hitPoints = question.hitPoints!;
  const number = (name: string) => numberOf('duel', inputs, name);
  const level = number('foe-level');
  const armourClass = bridges.descending(number('own-ac'));
  const blows: readonly Dice[] = inputs['foe-blows']!.split(',').map(dice =>
    parseDice(dice, 'foe-blows'),
  );
  const hero = {
    baseSpeed: number('pace'),
    speedProperty: inputs.property as 'none',
    encumbrance: 'unencumbered',
  } as const;
  const foe = { speed: number('foe-speed'), adjustment: inputs.adjustment as 'normal' };
  const units = { unitsPerPoint: slots.speed.time.partsPerPoint, ticksPerTurn: 0 };
  return (chance: Chance) => {
    const clock = new TurnClock(slots.speed, units);
    const mover = { ...foe, movement: clock.move, gone: false };
    let own = number('own-hp');
    let hp = drawn(chance, hitPoints);
    while (own >= 0 && hp >= 0 && clock.turn <= MOST_TURNS) {
      const who = clock.next([mover], hero.encumbrance);
      if (who === BOUNDARY) {
        clock.grantMovers(chance, [mover]);
        clock.grantHero(chance, hero);
      } else if (who === HERO) {
        hp -= meleeRound(chance, slots.combat, { attacker, target: { ...target, hp } });
        clock.spendHero(clock.move);
      } else {
        for (const dice of blows) {
          own -= bridges.monsterBlow(chance, bridges, { level, dice, armourClass });
        }
        clock.spend(mover, clock.move);
      }
    }
    return { turn: clock.turn, left: Math.max(-1, own) };
  };
}

/** Who wins, and with what left. */
export const DUELS: Domain = {
  name: 'duel',
  slot: 'combat',
  draw: asking => {
    const duel = askedDuel(asking);
    return (
      duel && {
        title: duel.title,
        asked: [...duel.answer.spread!.list],
        play: chance => duel.play(chance).left,
      }
    );
  },
};

/** Turns of a duel that are counted. */
const COUNTED = 40;

/** In which turn a duel is over. */
export const DUEL_TURNS: Domain = {
  name: 'turns of a duel',
  slot: 'speed',
  draw: asking => {
    const duel = askedDuel(asking);
    if (duel === undefined) {
      return undefined;
    }
    const ends = duel.json.ends.slice(0, COUNTED);
    const rest = 1 - ends.reduce((sum, [, share]) => sum + share, 0);
    const last = ends.at(-1)![0];
    return {
      title: duel.title,
      asked: [...ends.map(([turn, share]) => [String(turn), share] as const), [LATER, rest]],
      play: chance => {
        const { turn } = duel.play(chance);
        return turn > last ? LATER : String(turn);
      },
    };
  },
};

/** Moves of a monster that are counted. */
const MOST_MOVES = 40;

/** What a monster does to the hero: the damage of a turn, and the moves until he is dead. */
function danger(name: string, toDeath: boolean): Domain {
  return {
    name,
    slot: 'world',
    draw: ({ ruleset: { bridges }, luck }) => {
      const level = luck.between(0, 15);
      const armourClass = luck.between(-20, 10);
      const texts = Array.from({ length: luck.between(1, 4) }, () => luck.dice(3, 8));
      const blows = texts.map(text => ({ level, armourClass, dice: parseDice(text, 'blows') }));
      const hitPoints = luck.between(3, 60);
      const { damage, turns } = dangerOdds(bridges, { blows, hitPoints }, new Enumerator());
      if (turns === undefined || (toDeath && !(turns.mean < MOST_MOVES / 2))) {
        return undefined;
      }
      const turn = (chance: Chance) =>
        blows.reduce((sum, blow) => sum + bridges.monsterBlow(chance, bridges, blow), 0);
      return {
        title: `level ${level}, blows ${texts.join(', ')}, armour class ${armourClass}, ${hitPoints} hit points`,
        asked: toDeath ? times(turns.probabilities, MOST_MOVES) : numbers(damage),
        play: toDeath
          ? chance => {
              let left = hitPoints;
              for (let move = 1; move <= MOST_MOVES; move++) {
                left -= turn(chance);
                if (left < 0) {
                  return String(move);
                }
              }
              return LATER;
            }
          : turn,
      };
    },
  };
}

/** The damage of a monster's turn. */
export const DANGERS: Domain = danger('danger of a turn', false);

/** The moves that a monster takes to kill. */
export const DEATHS: Domain = danger('moves to death', true);
