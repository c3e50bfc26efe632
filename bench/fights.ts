// G10: whole fights by the rules that the game plays, event log on, against the battle simulator of another
// game, whose turns are the nearest thing to a round of blows: both sides act, and all of it is told. Beside
// it the same fights by commands of the game, with everything else that a turn brings; and one question
// about a fight: six blows against 500 hit points, from nothing.

import { Battle, Dex, type PokemonSet, PRNG, type Side as Team } from '@pkmn/sim';
import { readContent } from '@roguewright/content';
import { attackerView, makeMonster } from '@roguewright/engine/actors';
import { Enumerator, Generator, PlayedChance } from '@roguewright/engine/chance';
import {
  type AttackerView,
  type MonsterFlag,
  meleeAttack,
  prepareAttack,
  strikeAll,
  type TargetView,
} from '@roguewright/engine/combat';
import {
  EventLog,
  type GameState,
  loadContent,
  newGame,
  performCommand,
} from '@roguewright/engine/game';
import { creatureFacts } from '@roguewright/engine/objects';
import { attackOdds } from '@roguewright/engine/odds';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { Bench, Benchmark, Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';
import { folded } from './workload.ts';

/** Fights of one pass here, and battles of one pass there. */
const FIGHTS = 200;
const BATTLES = 4;
/** Hit points that no fight takes. */
const PLENTY = 100_000;
/** The north, where the foe stands. */
const NORTH = 1;
/** Whom they fight, and the ids of both in events. */
const FOE = 'orc_raider';
const HERO = 1;
const FOE_ID = 2;

/** A level 10 Valkyrie alone on her first level, with room to the north. */
function arena(): GameState {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  for (let seed = 0; ; seed++) {
    const start = { heroName: 'Ada', role: 'valkyrie', race: 'human', seed: `arena ${seed}` };
    const state = newGame(content, house, start);
    const { level, hero, sheet } = state;
    const beside = level.map.neighbour(hero.square, NORTH);
    if ((level.map.bits[beside]! & 1) !== 0 && level.map.occupant[beside] === 0) {
      for (const creature of level.creatures.all) {
        level.map.occupant[creature.square] = 0;
        creature.hitPoints = -1;
      }
      level.creatures.sweep();
      level.restless = false;
      sheet.level = 10;
      return state;
    }
  }
}

/** One fight to the death against an orc. @returns its rounds */
function fight(state: GameState): number {
  const { hero, sheet, level, content, ruleset } = state;
  const square = level.map.neighbour(hero.square, NORTH);
  const kind = content.archetype(FOE);
  const luck = state.luck('foe');
  const foe = makeMonster(luck, ruleset, content, kind, square, () => state.newId());
  foe.hunts = true;
  level.place(foe);
  let rounds = 0;
  while (foe.alive) {
    hero.maxHitPoints = PLENTY;
    hero.hitPoints = PLENTY;
    sheet.nutrition = 900;
    performCommand(state, { kind: 'attack', direction: NORTH });
    rounds++;
    // A creature that flees is moved back.
    if (foe.alive && foe.square !== square) {
      level.map.occupant[foe.square] = 0;
      level.map.occupant[square] = foe.id;
      foe.square = square;
    }
  }
  level.items.clear();
  return rounds;
}

function byCommands(): Side {
  const state = arena();
  return fightsOf('commands', () => fight(state));
}

/** Fights as a side; a unit is a round. */
function fightsOf(name: string, fought: () => number): Side {
  let rounds = 0;
  for (let number = 0; number < FIGHTS; number++) {
    rounds += fought();
  }
  return timed(name, rounds, passes => {
    let sum = 0;
    for (let number = 0; number < passes * FIGHTS; number++) {
      sum = folded(sum, fought());
    }
    return sum;
  });
}

/** A bare hand-to-hand fight: the blows of one, then of the other, each told, until the monster is dead. */
function byRules(): Side {
  const state = arena();
  const { ruleset, sheet, content } = state;
  const rules = ruleset.slots.combat;
  const { bridges } = ruleset;
  const { armourClass, combatFlags, level, blows } = creatureFacts(content.archetype(FOE));
  const armour = bridges.descending(sheet.armourClass);
  const strikes = blows.map(({ dice }) => ({ level, dice, armourClass: armour }));
  const dice = bridges.monsterHitPoints(level);
  const luck = new PlayedChance(new Generator(11));
  const log = new EventLog();
  const tell = (hit: boolean, actor: number, target: number, damage: number) => {
    if (hit) {
      log.add('hit', true, actor, target, damage, 0);
    } else {
      log.add('missed', true, actor, target);
    }
  };
  const watch = (hit: boolean, damage: number) => {
    tell(hit, HERO, FOE_ID, damage);
  };
  const fought = () => {
    let hp = luck.roll(dice.count, dice.sides) + dice.bonus;
    const target = {
      armourClass,
      monsterFlags: combatFlags as MonsterFlag[],
      visible: true,
    };
    const attack = prepareAttack(
      rules,
      meleeAttack(rules, { attacker: attackerView(ruleset, sheet), target }),
    );
    for (let rounds = 1; ; rounds++) {
      log.clear();
      hp -= strikeAll(luck, rules, { ...attack, enough: hp, watch });
      if (hp < 0) {
        log.add('died', true, FOE_ID, HERO);
        return rounds;
      }
      for (const view of strikes) {
        const damage = bridges.monsterBlow(luck, bridges, view);
        tell(damage > 0, FOE_ID, HERO, damage);
      }
    }
  };
  return fightsOf('rules', fought);
}

/** Six members drawn from the first generation, four moves each. */
function drawTeam(luck: PRNG): PokemonSet[] {
  const dex = Dex.forGen(1);
  const kinds = dex.species
    .all()
    .filter(({ exists, isNonstandard, gen }) => exists && !isNonstandard && gen === 1);
  const moves = dex.moves
    .all()
    .filter(({ exists, isNonstandard, gen }) => exists && !isNonstandard && gen === 1);
  const six = (value: number) => ({
    hp: value,
    atk: value,
    def: value,
    spa: value,
    spd: value,
    spe: value,
  });
  return Array.from({ length: 6 }, () => {
    const { name } = kinds[luck.random(kinds.length)]!;
    const known = Array.from({ length: 4 }, () => moves[luck.random(moves.length)]!.id);
    const plain = { item: '', ability: 'No Ability', gender: '', nature: '', level: 75 };
    return { ...plain, name, species: name, evs: six(255), ivs: six(30), moves: known };
  });
}

/** A legal choice at random, one in ten a change of member. */
function choose({ activeRequest }: Team, luck: PRNG): string {
  if (activeRequest === null || 'wait' in activeRequest || 'teamPreview' in activeRequest) {
    return 'default';
  }
  const { side } = activeRequest;
  const others = side.pokemon.flatMap(({ condition }, place) =>
    place > 0 && !condition.endsWith(' fnt') ? [place + 1] : [],
  );
  const change = () => `switch ${others[luck.random(others.length)]}`;
  if ('forceSwitch' in activeRequest) {
    return others.length > 0 ? change() : 'pass';
  }
  const { moves, trapped } = activeRequest.active[0]!;
  if (others.length > 0 && !trapped && luck.random(10) === 0) {
    return change();
  }
  const ready = moves.flatMap((move, place) => (move.disabled || move.pp === 0 ? [] : [place + 1]));
  return ready.length > 0 ? `move ${ready[luck.random(ready.length)]}` : 'default';
}

/** One battle to its end. @returns its turns */
function battle(number: number): number {
  const luck = new PRNG(`${number},2,3,4`);
  const teams = {
    p1: { name: 'one', team: drawTeam(luck) },
    p2: { name: 'two', team: drawTeam(luck) },
  };
  const played = new Battle({
    formatid: Dex.formats.get('gen1customgame').id,
    seed: `${number},5,6,7`,
    ...teams,
  });
  while (!played.ended) {
    played.makeChoices(choose(played.p1, luck), choose(played.p2, luck));
  }
  return played.turn;
}

function simulator(): Side {
  let turns = 0;
  for (let number = 1; number <= BATTLES; number++) {
    turns += battle(number);
  }
  return timed('@pkmn/sim', turns, passes => {
    let sum = 0;
    for (let number = 0; number < passes * BATTLES; number++) {
      sum = folded(sum, battle(1 + (number % BATTLES)));
    }
    return sum;
  });
}

const WARRIOR: AttackerView = {
  class: 'warrior',
  race: 'half-troll',
  level: 50,
  strength: 238,
  dexterity: 238,
  equipment: [{ toHit: 12, toDam: 10 }],
  weapon: {
    kind: 'sword',
    dice: 2,
    sides: 5,
    weight: 130,
    toHit: 10,
    toDam: 12,
    blessed: false,
    flags: ['slay-evil'],
  },
  launcher: undefined,
  equipmentBlessed: false,
  extraBlows: 0,
  stun: 0,
  bless: false,
  heroism: false,
  berserk: false,
};

const DRAGON: TargetView = { armourClass: 100, monsterFlags: ['evil'], visible: true, hp: 500 };

/** Questions a second that 50 ms each allow. */
const ALLOWED = 20;

/** Asks from nothing: hit chance, damage, turns to kill, and every fact behind them. */
function question(): Side {
  const { combat } = createRulesets().resolve('angband-3.0.5').slots;
  return timed('question', 1, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      const odds = attackOdds(combat, { attacker: WARRIOR, target: DRAGON }, new Enumerator());
      sum = folded(sum, odds.turns!.probabilities.length + odds.blows);
    }
    return sum;
  });
}

/** A side that takes 50 ms of processor time for each question. */
function patience(): Side {
  return {
    name: '50 ms',
    unitsPerPass: 1,
    run: passes => ({ microseconds: (passes * 1_000_000) / ALLOWED, checksum: 0 }),
  };
}

function measure({ effort, say }: Bench): Row[] {
  const { combat } = createRulesets().resolve('angband-3.0.5').slots;
  const { blows, turns } = attackOdds(combat, { attacker: WARRIOR, target: DRAGON });
  say(`${blows} blows against 500 hit points: ${turns!.mean.toFixed(3)} attacks on average`);
  return [
    {
      goal: 'G10',
      what: 'rounds of whole fights, events on / turns of @pkmn/sim, generation 1',
      measured: compare(byRules(), simulator(), effort),
      must: 100,
      stretch: 500,
    },
    {
      what: 'the same by commands of the game / turns of @pkmn/sim, generation 1',
      measured: compare(byCommands(), simulator(), effort),
    },
    {
      what: 'six blows against 500 hit points, asked from nothing / one in 50 ms',
      measured: compare(question(), patience(), effort),
      must: 1,
    },
  ];
}

/** The benchmark of G10. */
export const fights: Benchmark = {
  name: 'fights',
  about: 'whole fights, and a question about one',
  measure,
};
