// What scenes do between ticks, as actions of the game.

import type { Creature } from '@roguewright/engine/actors';
import type { Direction, GameState, Stage } from '@roguewright/engine/game';
import type { GameObject } from '@roguewright/engine/objects';
import type { SceneHeader } from '../scene-file.ts';
import type { SceneNames } from './scene-names.ts';

/** A scene as actions need it. */
export interface ActingScene {
  readonly header: SceneHeader;
  readonly stage: Stage;
  readonly state: GameState;
  readonly names: SceneNames;
  /** The spells and devices by their ids in the scene. */
  readonly spells: ReadonlyMap<string, GameObject>;
  /** The id of the thing that the hero has marked; undefined: none. */
  readonly marked: string | undefined;
  /** The count that waits for the next cast; undefined: none. */
  count: number | undefined;
  /** A living creature by its id in the scene. */
  creature(id: string): Creature | undefined;
  /** Where a creature or a fixture stands, by its id in the scene. */
  squareOf(id: string): number;
}

type Act = (scene: ActingScene, words: readonly string[]) => void;

/** By the first word of a recorded action. */
const ACTIONS: Readonly<Record<string, Act>> = {
  /** `cast WIELDER CASTER DIRECTION SPELL [text]` */
  cast(scene, [wielder, caster, direction, spell = '', ...text]) {
    const { stage, header, spells, names } = scene;
    if (wielder !== header.caster.id) {
      throw new Error(`only ${header.caster.id} casts in scenes, not ${wielder}`);
    }
    const thing = spells.get(spell);
    if (thing === undefined) {
      throw new Error(`the scene has no spell ${spell}`);
    }
    if (caster !== wielder) {
      const device = spells.get(caster ?? '');
      device?.inventory.push(thing);
      if (device === undefined || !stage.release(device, Number(direction))) {
        device?.inventory.pop();
      }
      return;
    }
    const item = scene.marked === undefined ? undefined : names.find(scene.marked);
    const { count } = scene;
    const given = {
      ...(text.length > 0 && { text: text.join(' ') }),
      ...(item !== undefined && { item }),
      ...(count !== undefined && { count }),
    };
    stage.act({
      kind: 'cast',
      spell: thing.id,
      direction: Number(direction) as Direction,
      arguments: given,
    });
    // Only a count beyond the spell's range stays for the next cast.
    const isTooFar = scene.state.log
      .perceived()
      .some(event => event.kind === 'cast-in-vain' && event.why === 'too-far');
    scene.count = isTooFar ? count : undefined;
  },
  /** `hit VICTIM by HITTER DAMAGE type BITS`: a hit in full. */
  hit(scene, [victim = '', , hitter = '', damage, , bits]) {
    const { state, names } = scene;
    const square = scene.squareOf(victim);
    const owner = names.find(hitter) ?? 0;
    state.spells.living.strike({
      ...{ square, owner, damage: Number(damage), attackType: Number(bits), source: 0, level: 1 },
      ...{ slaying: '', full: true, oneHit: false, ends: false },
    });
  },
  /** `attack WHO VICTIM`: a monster's blow at a wall. */
  attack(scene, [who = '', victim = '']) {
    const { stage, state } = scene;
    const attacker = scene.creature(who);
    const wall = state.level.fixtures.wallOn(scene.squareOf(victim));
    if (attacker === undefined || wall === undefined) {
      throw new Error(`scenes have attacks of monsters on walls only, not of ${who} on ${victim}`);
    }
    stage.strikeWall(attacker, wall);
  },
  /** `steer DIRECTION`: the hero's golem. */
  steer(scene, [direction]) {
    scene.stage.act({ kind: 'steer', direction: Number(direction) as 0 | Direction });
  },
  /** `apply WHO THING`: a player goes through a portal on his square. */
  apply(scene, [who = '']) {
    const creature = scene.creature(who);
    if (creature === undefined || scene.state.of(creature.id) === undefined) {
      throw new Error(`scenes have players who apply things, not ${who}`);
    }
    scene.stage.actAs(creature.id, { kind: 'enter' });
  },
  /** `move WHO DIRECTION`: a player's own move attacks what stands there. */
  move(scene, [who = '', direction]) {
    const creature = scene.creature(who);
    if (creature === undefined) {
      throw new Error(`nobody is called ${who}`);
    }
    if (scene.state.of(creature.id) !== undefined) {
      scene.stage.actAs(creature.id, { kind: 'move', direction: Number(direction) as Direction });
    } else {
      scene.stage.step(creature, Number(direction));
    }
  },
};

/** Carries out a recorded action. @throws Error for one that isn't built */
export function carryOut(scene: ActingScene, action: string): void {
  const [verb = '', ...words] = action.split(' ');
  const act = ACTIONS[verb];
  if (act === undefined) {
    throw new Error(`scenes can’t do this yet: ${action}`);
  }
  act(scene, words);
}
