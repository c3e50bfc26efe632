// Fixtures for scenes.

import { makeObject } from '../../objects/index.ts';
import { Fixture } from '../dungeon/fixture.ts';
import { lookAround } from '../movement/stepping.ts';
import type { Scene } from './scene.ts';

/** Traps, runes, firewalls, plates, levers and signs of no game. */
export const FIXTURES_FILE = {
  path: 'fixtures.arc',
  text: `Object pit_of_nails
name pit of nails
type 155
level 2
hp 1
cha 4
move_on walk
attacktype 1
dam 3
msg
Nails come up.
endmsg
end
Object warm_rune
name warm rune
type 154
level 3
hp 1
cha 4
speed 1
move_on walk
arch small_wave
end
end
Object scrawl
name scrawl
type 154
level 2
hp 1
cha 4
move_on walk
randomitems scrawls
end
Object small_wave
name small wave
type 101
subtype 7
level 1
sp 1
casting_time 10
attacktype 4
dam 2
range 2
duration 1
other_arch small_wave_fire
end
Object small_wave_fire
name small wave
type 102
subtype 7
speed 1
move_type fly_low
end
Object dart_spell
name dart spell
type 101
subtype 5
level 1
sp 1
casting_time 5
attacktype 1
dam 2
other_arch dart_flight
end
Object dart_flight
name dart
type 102
subtype 5
speed 1
move_type fly_low
end
Object wall_face
name wall face
type 62
level 1
move_block all
blocksview 1
arch dart_spell
end
end
Object turning_face
name turning face
type 62
level 1
sp 3
maxsp 3
move_block all
is_animated 1
other_arch dart_spell
end
Object clock_face
name clock face
type 62
level 1
speed 0.5
direction 3
arch dart_spell
end
end
Object flat_stone
name flat stone
type 92
weight 1000
move_on walk
connected 7
end
Object brass_stone
name brass stone
type 30
weight 1000
connected 7
end
Object lever_of_iron
name iron lever
type 93
connected 7
end
Object spring_lever
name spring lever
type 27
exp 25
connected 7
end
Object slow_stone
name slow stone
type 30
weight 1000
exp 35
connected 7
end
Object wooden_board
name wooden board
type 98
msg
Mind the step.
endmsg
end
Object rune_flash
name flash
type 102
food 10
speed 1
is_used_up 1
end
`,
};

/** The list of what a scrawl may hold. */
export const SCRAWLS_FILE = {
  path: 'scrawls.trs',
  text: 'treasureone scrawls\narch small_wave\nchance 25\nmore\narch dart_spell\nchance 75\nend\n',
};

/** Puts a fixture of a scene's content on a square. @param numbers facts of its own */
export function fixtureAt(
  scene: Scene,
  id: string,
  x: number,
  y: number,
  numbers: Readonly<Record<string, number>> = {},
): Fixture {
  const { state } = scene;
  const thing = makeObject(state.content, state.content.archetype(id), () => state.newId());
  thing.setAllOwn(numbers);
  const fixture = new Fixture(thing, state.level.map.square(x, y));
  state.level.fixtures.place(fixture);
  lookAround(state);
  return fixture;
}
