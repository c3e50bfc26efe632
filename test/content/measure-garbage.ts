// `measure-garbage.ts SPELL`: prints the bytes that each effect of a storm leaves on the heap in a tick. It is a
// process of its own, since code that other tests have used otherwise is compiled otherwise.

import { HeroSheet } from '@roguewright/engine/actors';
import { Streams } from '@roguewright/engine/chance';
import { Stage } from '@roguewright/engine/game';
import { makeObject, spellFacts } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { castSpell } from '@roguewright/engine/spells';
import { LevelMap } from '@roguewright/engine/world';
import { content } from './shipped.ts';

const house = createRulesets().resolve('house');

const SIDE = 60;
const MANY = 1_000_000;
/** Ticks that are measured at a time, after casts that aren't. */
const TICKS = 12;
const CASTS = 40;
const AURAS = 20;
const RUNES = 30;
/** Rounds until the code is compiled, and rounds of which the least counts. */
const WARM_UP = 25;
const ROUNDS = 12;
/** Effects in all ticks of a round, at least. */
const MANY_EFFECTS = 5000;

const SCORES = {
  ...{ strength: 12, dexterity: 12, constitution: 12 },
  ...{ intelligence: 12, wisdom: 12, charisma: 12 },
};

const plain = { level: 20, damageBonus: 0, attuned: 0, repelled: 0, denied: 0 };

/** A hall with creatures in auras of embers, between walls and runes. */
function hall(): Stage {
  const map = new LevelMap(SIDE, SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    map.setTerrain(map.square(at % SIDE, Math.floor(at / SIDE)), 'floor');
  }
  const stage = new Stage({
    ...{ content, ruleset: house, streams: new Streams('garbage'), map, further: [] },
    hero: {
      archetype: content.archetype('role_wizard'),
      square: map.square(30, 30),
      sheet: new HeroSheet('Ada', 'wizard', 'human', SCORES),
      hitPoints: MANY,
      maxHitPoints: MANY,
    },
    companions: [],
  });
  const spell = content.archetype('spell_ember_ring');
  for (let bearer = 0; bearer < AURAS; bearer++) {
    const square = map.square(2 + 3 * (bearer % 10), bearer < 10 ? 3 : 57);
    const creature = stage.putCreature(content.archetype('ogre'), square, MANY, {
      maxHitPoints: MANY,
    });
    const facts = spellFacts(spell);
    castSpell(stage.state.spells, { ...plain, spell, facts, caster: creature.id, direction: 0 });
    for (const force of creature.forces.all) {
      force.duration = MANY;
    }
  }
  for (let along = 0; along < SIDE; along++) {
    const wall = makeObject(content, content.archetype('bank_of_earth'), () => stage.newId());
    stage.putFixture(wall, map.square(along, 0), -0.1);
    wall.setFact('hp', MANY);
    wall.setFact('maxhp', MANY);
  }
  for (let rune = 0; rune < RUNES; rune++) {
    const thing = makeObject(content, content.archetype('rune_of_rime'), () => stage.newId());
    stage.putFixture(thing, map.square(2 + rune, SIDE - 1), -0.1);
  }
  return stage;
}

/** Casts a storm around the hero, and counts what its ticks leave on the heap. @returns bytes for each effect and tick */
function round(stage: Stage, name: string): number {
  const { state } = stage;
  const spell = content.archetype(name);
  const order = { ...plain, spell, facts: spellFacts(spell), caster: state.hero.id };
  for (let cast = 0; cast < CASTS; cast++) {
    castSpell(state.spells, { ...order, direction: 1 + (cast % 8) });
    stage.tick();
  }
  state.log.clear();
  let effects = 0;
  const before = process.memoryUsage().heapUsed;
  for (let tick = 0; tick < TICKS; tick++) {
    effects += state.level.effects.count;
    stage.tick();
  }
  const left = process.memoryUsage().heapUsed - before;
  if (effects < MANY_EFFECTS) {
    throw new Error(`${name}: ${effects} effects in ${TICKS} ticks, ${MANY_EFFECTS} are wanted`);
  }
  // The collector ran in between: nothing is known of this round.
  return left < 0 ? Number.POSITIVE_INFINITY : left / effects;
}

const name = process.argv[2]!;
const stage = hall();
for (let warm = 0; warm < WARM_UP; warm++) {
  round(stage, name);
}
console.log(Math.min(...Array.from({ length: ROUNDS }, () => round(stage, name))));
