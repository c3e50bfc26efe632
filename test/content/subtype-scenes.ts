// A scene for each kind of spell by a hero, by a monster and from a carrier: one line each. What is drawn, what is
// cast, and what has to be told.

import { readContent } from '@roguewright/content';
import { type GameEvent, loadContent, performCommand } from '@roguewright/engine/game';
import { setCharges } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { Stage, type StageOptions } from './stage.ts';

type Told = GameEvent['kind'];

/** One kind of spell. */
export interface SubtypeScene {
  /** A spell that ships. */
  readonly spell: string;
  /** Absent: a hall with an ogre. */
  readonly rows?: readonly string[];
  /** 0…8; absent: 3, east. */
  readonly direction?: Direction;
  readonly options?: StageOptions;
  /** What is arranged before the cast. */
  readonly before?: (stage: Stage) => void;
  /** What a hero's cast has to tell. */
  readonly hero: Told;
  /** What a monster's cast has to tell besides itself; `never`: monsters don't cast such spells. */
  readonly monster: Told | 'never';
  /** What the wand, or another carrier, has to tell. */
  readonly carrier: Told;
  /** Absent: a wand. */
  readonly from?: 'wand' | 'scroll' | 'potion';
}

type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];

const hurt = ({ state }: Stage) => {
  for (const creature of [state.hero, ...state.level.creatures.all]) {
    creature.hitPoints = 5;
  }
};

/** By subtype. A new kind of spell needs its line. */
export const SUBTYPE_SCENES: Readonly<Record<number, SubtypeScene>> = {
  4: { spell: 'spell_frost_bolt', hero: 'burned', monster: 'burned', carrier: 'burned' },
  5: { spell: 'spell_fireball', hero: 'burned', monster: 'burned', carrier: 'burned' },
  7: {
    spell: 'spell_burning_fan',
    rows: NEAR,
    hero: 'burned',
    monster: 'burned',
    carrier: 'burned',
  },
  8: {
    spell: 'spell_thunder_jar',
    hero: 'effect-born',
    monster: 'effect-born',
    carrier: 'effect-born',
  },
  9: { spell: 'spell_whimsy', hero: 'cast', monster: 'never', carrier: 'zapped' },
  11: { spell: 'spell_magic_missile', hero: 'burned', monster: 'burned', carrier: 'burned' },
  21: {
    spell: 'spell_succour',
    before: hurt,
    hero: 'healed',
    monster: 'healed',
    carrier: 'healed',
  },
  27: { spell: 'spell_call_hound', hero: 'summoned', monster: 'summoned', carrier: 'summoned' },
  33: { spell: 'spell_sense_life', hero: 'detected', monster: 'cast', carrier: 'detected' },
  35: {
    spell: 'spell_storm_globe',
    hero: 'effect-born',
    monster: 'effect-born',
    carrier: 'effect-born',
  },
  36: { spell: 'spell_hail', hero: 'effect-born', monster: 'effect-born', carrier: 'effect-born' },
  37: { spell: 'spell_lend_power', hero: 'cast', monster: 'never', carrier: 'zapped' },
  42: {
    spell: 'spell_witch_light',
    hero: 'effect-born',
    monster: 'effect-born',
    carrier: 'effect-born',
  },
  101: { spell: 'spell_missile_ray', hero: 'burned', monster: 'burned', carrier: 'burned' },
  102: { spell: 'spell_bursting_fire', hero: 'burned', monster: 'burned', carrier: 'burned' },
  103: { spell: 'spell_force_bolt', hero: 'burned', monster: 'burned', carrier: 'burned' },
  104: {
    spell: 'spell_haste_self',
    direction: 0,
    hero: 'speed-changed',
    monster: 'cast',
    carrier: 'speed-changed',
  },
  105: {
    spell: 'spell_healing',
    direction: 0,
    before: hurt,
    hero: 'healed',
    monster: 'healed',
    carrier: 'healed',
  },
  106: { spell: 'spell_jumping', hero: 'jumped', monster: 'cast', carrier: 'jumped' },
  107: {
    ...{ spell: 'spell_dig', rows: ['######%%%%%%', '#@..o#%%%%%%', '######%%%%%%'] },
    ...{ hero: 'dug', monster: 'cast', carrier: 'dug' },
  },
};

const MAGE = `Object scene_mage
name scene mage
monster 1
level 20
movement 12
armour_class 5
notices 30
ability_one_in 1
flees_below 50
blow_1 touch 1d1
hit_points 200
glyph M
end
`;

const content = loadContent([...readContent(), { path: 'scene-mage.arc', text: MAGE }]);
const house = createRulesets().resolve('house');

/** Moves for which a scene is watched. */
const MOVES = 12;

/** Plays a hero's cast. @returns what was told */
export function byHero(scene: SubtypeScene, seed: string): readonly GameEvent[] {
  const stage = set(scene, seed);
  stage.cast(scene.spell, scene.direction ?? 3, MOVES);
  return stage.events;
}

/** A mage with the spell meets the hero. @returns what was told, from its cast on */
export function byMonster(scene: SubtypeScene, seed: string): readonly GameEvent[] {
  const rows = (scene.rows ?? HALL).map(row => row.replace('o', 'M'));
  const stage = set({ ...scene, rows }, seed, { kinds: { M: 'scene_mage' } });
  const { state, target } = stage;
  target.conditions.set('helpless', 0);
  target.hunts = true;
  target.learn(stage.thing(scene.spell));
  state.hero.maxHitPoints = 10_000;
  state.hero.hitPoints = 10_000;
  for (let move = 0; move < MOVES && target.alive; move++) {
    performCommand(state, { kind: 'search', count: 1 });
    stage.events.push(...state.log.perceived());
  }
  const cast = stage.events.findIndex(
    event => event.kind === 'cast' && 'actor' in event && event.actor === target.id,
  );
  return cast < 0 ? [] : stage.events.slice(cast);
}

/** The hero uses a carrier of the spell. @returns what was told */
export function byCarrier(scene: SubtypeScene, seed: string): readonly GameEvent[] {
  const stage = set(scene, seed);
  const { state } = stage;
  const { from = 'wand', direction = 3 } = scene;
  const carrier = stage.thing(from);
  carrier.inventory.splice(0, carrier.inventory.length, stage.thing(scene.spell));
  carrier.setFact('level', 20);
  setCharges(carrier, { left: 3, recharged: 0 });
  const added = state.sheet.inventory.add(carrier);
  if (added.kind === 'full') {
    throw new Error('the pack is full');
  }
  const item = added.thing.id;
  const kind = { wand: 'zap', scroll: 'read', potion: 'quaff' } as const;
  performCommand(
    state,
    from === 'wand' ? { kind: 'zap', item, direction } : { kind: kind[from] as 'read', item },
  );
  stage.events.push(...state.log.perceived());
  for (let move = 0; move < MOVES && state.ending === undefined; move++) {
    performCommand(state, { kind: 'search', count: 1 });
    stage.events.push(...state.log.perceived());
  }
  return stage.events;
}

function set(scene: SubtypeScene, seed: string, more: StageOptions = {}): Stage {
  const options = { ...scene.options, ...more, seed };
  const stage = new Stage(content, house, scene.rows ?? HALL, options);
  scene.before?.(stage);
  return stage;
}
