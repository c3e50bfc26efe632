// Assembles a game from its parts.

import { wornPowers } from '../../actors/index.ts';
import { isUnseen } from '../../objects/index.ts';
import { CASTS, type SpellWorld } from '../../spells/index.ts';
import { ballFollows } from '../body/bonds/chain.ts';
import { LevelBuilding } from '../fixtures/building.ts';
import { LevelFaith } from '../fixtures/level-faith.ts';
import { LevelFixtures } from '../fixtures/level-fixtures.ts';
import { LevelBearers } from '../forces/level-bearers.ts';
import { settleForces } from '../forces/refit-bearer.ts';
import { nameOf, seenId } from '../items/event-names.ts';
import { wordsAround } from '../items/learn-kind.ts';
import { LevelDaylight } from '../magic/daylight.ts';
import { LevelDetection } from '../magic/detection.ts';
import { LevelInsight } from '../magic/insight.ts';
import { LevelLiving } from '../magic/living.ts';
import { LevelLying, LevelPushing } from '../magic/lying.ts';
import { LevelMana } from '../magic/mana-stores.ts';
import { LevelMatter } from '../magic/matter/level-matter.ts';
import { tellReflection } from '../magic/reflected-missile.ts';
import { LevelCreatures } from '../magic/single-creatures.ts';
import { GameSpellDrawing } from '../magic/spell-drawing.ts';
import { LevelThings } from '../magic/spell-things.ts';
import { LevelSummoning } from '../magic/summoning.ts';
import { POWERS } from '../powers/index.ts';
import { LevelShops } from '../shops/level-shops.ts';
import { LevelSides } from '../sides/level-sides.ts';
import type { Powers } from '../state/powers.ts';
import { GameState } from '../state/state.ts';
import { type GameParts, World } from '../state/world.ts';
import { LevelDead } from '../ways/level-dead.ts';
import { LevelWays } from '../ways/level-ways.ts';
import { closePortals } from '../ways/portal-pairs.ts';
import { LevelSpellPort } from './spell-port.ts';

/**
 * A game ready for commands. @param powers released by the words of its content; absent: those that ship
 * @returns it as seen from the first seat
 */
export function assembleGame(parts: GameParts, powers: Powers<GameState> = POWERS): GameState {
  const world = new World(parts);
  const states: GameState[] = [];
  for (const seat of world.seats) {
    states.push(seated(new GameState(world, seat, states), powers));
  }
  for (const level of world.levels.values()) {
    for (const creature of level.creatures.all) {
      if (!creature.forces.none || creature.conditions.has('invisible')) {
        settleForces(states[0]!, creature);
      }
    }
  }
  return states[0]!;
}

/** Gives a seat its witness and its ports. @param powers absent: those that ship */
export function seated(state: GameState, powers: Powers<GameState> = POWERS): GameState {
  const { hero, sheet, log, ports, ruleset } = state;
  log.witness = {
    nameOf: id => nameOf(state, id),
    seenId: id => seenId(state, id),
    isBlind: () => sheet.conditions.has('blind'),
  };
  hero.conditions = sheet.conditions;
  hero.forces = sheet.forces;
  // Tests set a hero's armour class directly, so the saved value is kept.
  sheet.worn = wornPowers(ruleset, sheet);
  state.powers = powers;
  ports.renewSpells = () => {
    ports.spells = spellWorldOf(state);
  };
  ports.renewSpells();
  ports.fixtures = new LevelFixtures(state);
  ports.shops = new LevelShops(state);
  ports.wordsOf = item => wordsAround(state, item);
  ports.abandon = () => closePortals(state);
  ports.ballFollows = from => ballFollows(state, from);
  return state;
}

/** Events for the effects of spells. */
type EffectEvent = 'effect-born' | 'effect-moved' | 'effect-ended';

/** Whether a hero on the level sees a square. */
function isWatched({ states, level }: GameState, square: number): boolean {
  for (let seat = 0; seat < states.length; seat++) {
    const witness = states[seat]!;
    if (witness.isOn(level) && witness.sees(square)) {
      return true;
    }
  }
  return false;
}

/** The hero's level, as input of spells. */
function spellWorldOf(state: GameState): SpellWorld {
  const { content, level, ruleset } = state;
  const { map } = level;
  const tell = (kind: EffectEvent) => (id: number, archetype: number, square: number) => {
    // Most of a storm is out of sight, and what is asked here is asked of each of its pieces in each tick.
    if (isWatched(state, square) && !isUnseen(content.archetypeAt(archetype))) {
      const known = state.world.ids.hidden(id);
      state.logSeen(kind, square, known, archetype, map.x(square), map.y(square));
    }
  };
  return {
    rules: ruleset.slots.spells,
    chance: state.luck('spells'),
    pool: level.effects,
    ground: map,
    living: new LevelLiving(state),
    pushing: new LevelPushing(state),
    lying: new LevelLying(state),
    summoning: new LevelSummoning(state),
    detection: new LevelDetection(state),
    bearers: new LevelBearers(state),
    insight: new LevelInsight(state),
    daylight: new LevelDaylight(state),
    building: new LevelBuilding(state),
    drawing: new GameSpellDrawing(state),
    mana: new LevelMana(state),
    faith: new LevelFaith(state),
    casts: CASTS,
    port: new LevelSpellPort(state),
    creatures: new LevelCreatures(state),
    things: new LevelThings(state),
    sides: new LevelSides(state),
    matter: new LevelMatter(state),
    ways: new LevelWays(state),
    dead: new LevelDead(state),
    watcher: {
      born: tell('effect-born'),
      moved: tell('effect-moved'),
      ended: tell('effect-ended'),
      reflected: square => {
        const id = map.occupant[square]!;
        if (id !== 0) {
          tellReflection(state, state.creature(id), square, 'reflects-spells');
        }
      },
      smothered: caster =>
        state.logSeen('cast-smothered', state.spells.living.squareOf(caster), caster),
      unravelled: caster =>
        state.logSeen('cast-unravelled', state.spells.living.squareOf(caster), caster),
    },
    archetypeAt: index => content.archetypeAt(index),
    archetype: id => content.archetype(id),
    find: id => content.find(id),
  };
}
