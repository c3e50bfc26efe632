// Wands, scrolls and potions, for scenes.

import type { LuckSource, ScriptedLuck } from '../../chance/index.ts';
import type { ContentFile } from '../../objects/index.ts';
import { Scene } from './scene.ts';
import { WARDROBE_FILE } from './wardrobe.ts';

function effectThing(type: number, effect: string): string {
  return `Object ${effect}\nname ${effect}\nname_pl ${effect}s\ntype ${type}\nweight 100\neffect ${effect}\nend\n`;
}

const POTIONS = [
  'speed',
  'confusion',
  'sleeping',
  'blindness',
  'restore-energy',
  'gain-level',
  'fruit-juice',
];

const SCROLLS = [
  'teleportation',
  'identify',
  'enchant-weapon',
  'enchant-armour',
  'remove-curse',
  'magic-mapping',
  'light',
  'detection',
];

const WANDS = `Object bolt_wand
name bolt wand
type 109
level 4
weight 300
charges 2
arch spell_zot
end
end
Object mend_wand
name mend wand
type 109
level 3
weight 300
charges 1
arch spell_mend
end
end
Object zot_scroll
name zot scroll
type 111
level 2
weight 100
arch spell_zot
end
end
Object spell_zot
name zot
type 101
subtype 4
level 1
spell_level 1
school attack
sp 3
casting_time 10
path_attuned 8
attacktype 8
dam 2
duration 1
range 5
other_arch zot
end
Object zot
name zot
type 102
subtype 4
speed 1
attacktype 8
end
Object spell_daze
name daze
type 101
subtype 4
level 1
spell_level 1
school attack
sp 3
casting_time 10
path_attuned 1024
attacktype 32
dam 4
duration 1
range 5
other_arch daze
end
Object daze
name daze
type 102
subtype 4
speed 1
attacktype 32
end
Object daze_wand
name daze wand
type 109
level 1
weight 300
charges 1
arch spell_daze
end
end
`;

/** The things as a content file: potions and scrolls are called as their effects are. */
export const CARRIERS_FILE: ContentFile = {
  path: 'carriers.arc',
  text: [
    ...POTIONS.map(effect => effectThing(5, effect)),
    ...SCROLLS.map(effect => effectThing(111, effect)),
    WANDS,
  ].join(''),
};

/** Where nothing disturbs. */
export const ROOM: readonly string[] = ['########', '#@.....#', '########'];

interface RoomOptions {
  readonly rows?: readonly string[];
  readonly streams?: LuckSource;
  /** An id or a composition; `house` by default. */
  readonly ruleset?: string;
}

/** A room with a hero who may be given any of these things, or things to wear. */
export function room(
  luck: readonly ScriptedLuck[] = [],
  { rows = ROOM, streams, ruleset = 'house' }: RoomOptions = {},
): Scene {
  const content = [CARRIERS_FILE, WARDROBE_FILE];
  return new Scene(rows, { luck, content, ruleset, ...(streams && { streams }) });
}
