// Scenes about casting: a room, a hero with energy, and things and spells to give him.

import { Streams } from '../../chance/index.ts';
import { type ContentFile, type GameObject, makeObject } from '../../objects/index.ts';
import { Scene } from './scene.ts';

/** Spells and things that scenes about casting need besides. */
const MORE: ContentFile = {
  path: 'more.arc',
  text: `Object spell_detect_food
name detect food
type 101
subtype 21
level 1
spell_level 2
sp 3
school divination
end
Object spell_teleport_away
name teleport away
type 101
subtype 21
level 1
spell_level 6
sp 5
school escape
end
Object spell_levitation
name levitation
type 101
subtype 104
level 1
spell_level 4
sp 4
school escape
effect levitation
end
Object spell_identify
name identify
type 101
subtype 104
level 1
spell_level 3
sp 4
school divination
effect identify
end
Object scroll_of_oblivion
name scroll of oblivion
type 111
level 1
effect amnesia
end
Object noose
name noose
type 39
strangles 1
end
Object elsewhere
name elsewhere
type 39
teleports 1
end
`,
};

/** A room. @param luck of streams: scenes whose luck doesn't matter, or is counted */
export function room(
  ruleset = 'house',
  rows: readonly string[] = ['#####', '#@..#', '#####'],
  luck = 'memory',
): Scene {
  const name = ruleset === 'house' ? ruleset : `casting=${ruleset}`;
  const scene = new Scene(rows, { streams: new Streams(luck), ruleset: name, content: [MORE] });
  scene.state.sheet.energy = 90;
  scene.state.sheet.maxEnergy = 90;
  return scene;
}

/** Puts a thing into the pack. */
export function give(
  scene: Scene,
  archetype: string,
  facts: Readonly<Record<string, number>> = {},
): GameObject {
  const { content, sheet } = scene.state;
  const thing = makeObject(content, content.archetype(archetype), () => scene.state.newId());
  for (const [key, value] of Object.entries(facts)) {
    thing.setFact(key, value);
  }
  sheet.inventory.add(thing);
  return thing;
}

/** Puts a spell into the list. */
export function learn(scene: Scene, archetype: string): GameObject {
  const { content, sheet } = scene.state;
  const spell = makeObject(content, content.archetype(archetype), () => scene.state.newId());
  sheet.spells.push(spell);
  return spell;
}

/** What is left of a spell. */
export const leftOf = (scene: Scene, spell: number): number =>
  scene.state.sheet.memory.left(scene.state.ruleset.slots.casting, spell);

/** The spell that the hero of a scene begins with. */
export const ball = (scene: Scene): number => scene.state.sheet.spells[0]!.id;
