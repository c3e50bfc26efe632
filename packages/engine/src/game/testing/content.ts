// Content for scenes: small, plain, and no business of the game's own files.

import { type Content, type ContentFile, loadContent } from '../../objects/index.ts';
import { POWERS } from '../powers/index.ts';
import { powerWords } from '../powers/load-content.ts';
import type { Powers } from '../state/powers.ts';
import type { GameState } from '../state/state.ts';

const FILES: Readonly<Record<string, string>> = {
  'treasure.trs': `treasureone floor
arch red_potion
chance 50
more
arch thin_book
chance 20
more
arch staff
chance 30
end
`,
  'amulet.arc': `Object amulet_of_the_deep
name Amulet of the Deep
type 39
quest 1
weight 900
end
`,
  'monsters.arc': `Object jackal
name jackal
monster 1
level 0
movement 12
armour_class 18
blow_1 bite 1d2
combat_flags animal
notices 12
frequency 3
glyph d
end
Object ghoul
name ghoul
monster 1
level 3
movement 6
armour_class 36
blow_1 claw 1d2
blow_2 claw 1d3
combat_flags undead evil immune-fire
notices 8
glyph Z
end
`,
  'items.arc': `Object staff
name staff
type 15
weapon_kind hafted
damage_dice 1d9
tenths_of_pound 150
quarterstaff 1
weight 6800
end
Object red_potion
name red potion
type 5
level 1
weight 450
arch sip
end
end
Object sip
name sip
type 101
subtype 21
level 1
hp 2
end
Object thin_book
name thin book
type 85
level 1
delay 3
weight 1400
arch spell_mend
end
end
`,
  'spells.arc': `Object spell_ball
name ball
type 101
subtype 5
level 1
spell_level 3
school attack
sp 3
casting_time 10
path_attuned 2
attacktype 6
dam 3
food 3
duration 2
range 1
other_arch ball
end
Object ball
name ball
type 102
subtype 5
speed 1
other_arch burst
end
Object burst
name burst
type 102
subtype 6
speed 0.2
attacktype 4
end
Object spell_mend
name mend
type 101
subtype 21
level 1
spell_level 1
school healing
emergency 1
sp 4
casting_time 5
path_attuned 256
dam 2
hp 1
end
`,
  'roles.arc': `Object role_wizard
name Wizard
type 1
glyph @
arch staff
end
arch red_potion
end
arch spell_ball
end
end
`,
};

/** What was loaded already, by the powers and the files: thousands of scenes have the same content. */
const loaded = new WeakMap<Powers<GameState>, Map<string, Content>>();

/** The scenes' content, and what else a scene needs. */
export function sceneContent(
  more: readonly ContentFile[] = [],
  powers: Powers<GameState> = POWERS,
): Content {
  const ofPowers = loaded.get(powers) ?? new Map<string, Content>();
  loaded.set(powers, ofPowers);
  const key = JSON.stringify(more);
  const before = ofPowers.get(key);
  if (before !== undefined) {
    return before;
  }
  const files = Object.entries(FILES).map(([path, text]) => ({ path, text }));
  const content = loadContent([...files, ...more], powerWords(powers));
  ofPowers.set(key, content);
  return content;
}

/** What the first dungeon needs besides, under the names of the game's own files. */
const DUNGEON: Readonly<Record<string, string>> = {
  'kobold.arc': `Object kobold
name kobold
monster 1
level 0
movement 6
armour_class 0
blow_1 weapon 1d4
combat_flags evil immune-poison
notices 9
glyph k
end
`,
  'dungeon-items.arc': `Object potion_of_healing
name potion
type 5
level 1
weight 450
arch sip
end
end
Object book_of_mending
name book
type 85
level 1
delay 2
weight 1400
arch spell_mend
end
end
`,
};

/** Content files for whole games. */
export function dungeonFiles(): ContentFile[] {
  return Object.entries({ ...FILES, ...DUNGEON }).map(([path, text]) => ({ path, text }));
}

let dungeon: Content | undefined;

/** Content for whole games; loaded once, since many tests want it. */
export function dungeonContent(): Content {
  dungeon ??= loadContent(dungeonFiles());
  return dungeon;
}
