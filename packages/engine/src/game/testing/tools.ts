// Wands, rings, tools and lights that can be charged, for scenes.

import type { LuckSource, ScriptedLuck } from '../../chance/index.ts';
import type { ContentFile } from '../../objects/index.ts';
import { CARRIERS_FILE } from './carriers.ts';
import { Scene } from './scene.ts';
import { WARDROBE_FILE } from './wardrobe.ts';

const ring = (id: string, kind: string) =>
  `Object ${id}\nname ${id}\ntype 70\nenchantable 1\nrule_kind ${kind}\nweight 100\nend\n`;
const wand = (id: string, aim = '') =>
  `Object ${id}_wand\nname wand of ${id}\ntype 109\n${aim}effect ${id}\ncharges_dice 1d5+3\ncharges 3\nweight 100\nend\n`;

const THINGS = `Object charger
name charger
name_pl chargers
type 111
weight 100
effect charging
end
Object blank
name blank
type 111
rule_kind blank-paper
mundane 1
weight 100
effect blank
end
Object water
name water
type 5
rule_kind water
mundane 1
weight 100
effect water
end
Object lamp
name lamp
type 82
rule_kind oil-lamp
light_radius 2
charges_dice 1
fuel_dice 1d500+999
charges 1
fuel 700
weight 900
end
Object lantern
name lantern
type 82
rule_kind brass-lantern
light_radius 2
charges_dice 1
fuel_dice 1d500+999
charges 1
fuel 700
weight 1350
end
Object candle
name candle
type 82
rule_kind tallow-candle
light_radius 2
charges_dice 1
fuel 200
weight 90
end
Object crystal
name ball
type 74
rule_kind crystal-ball
effect crystal-ball
magical 1
charges_dice 1d5
charges 2
weight 6000
end
Object silver_bell
name bell
type 74
rule_kind bell-of-opening
effect bell
magical 1
charges_dice 1d1+2
charges 3
weight 400
end
Object zot_horn
name zot horn
type 74
looks_like horn
rule_kind frost-horn
effect magic-horn
magical 1
level 4
charges_dice 1d5+3
charges 1
weight 800
arch spell_zot
end
end
Object plain_horn
name plain horn
type 74
looks_like horn
rule_kind tooled-horn
effect plain-horn
weight 800
end
Object flute
name flute
type 74
rule_kind wooden-flute
effect wooden-flute
weight 200
end
Object magic_flute
name magic flute
type 74
looks_like flute
rule_kind magic-flute
effect magic-flute
magical 1
charges_dice 1d5+3
charges 2
weight 200
end
Object magic_harp
name magic harp
type 74
rule_kind magic-harp
effect magic-harp
magical 1
charges_dice 1d5+3
charges 2
weight 800
end
Object wooden_harp
name wooden harp
type 74
rule_kind wooden-harp
effect wooden-harp
weight 800
end
Object leather_drum
name leather drum
type 74
rule_kind leather-drum
effect leather-drum
weight 1000
end
Object quake_drum
name quake drum
type 74
rule_kind drum-of-earthquake
effect drum-of-earthquake
magical 1
charges_dice 1d5+3
charges 1
weight 1000
end
Object lens
name camera
type 74
rule_kind expensive-camera
effect camera
charges_dice 1d70+29
charges 2
weight 500
end
Object can
name can
type 74
rule_kind can-of-grease
effect grease
charges_dice 1d25
charges 1
weight 600
end
Object wonder_lamp
name wonder lamp
type 82
looks_like lamp
rule_kind magic-lamp
magical 1
everburning 1
light_radius 2
charges_dice 1
charges 1
weight 900
end
Object lamp_oil
name oil
type 5
rule_kind oil
mundane 1
effect oil
fuel 500
weight 100
end
Object carry_sack
name sack
type 74
rule_kind sack
effect container
weight 600
end
Object holding_bag
name bag of holding
type 74
rule_kind bag-of-holding
effect container
holding 50
holding_blessed 25
holding_cursed 200
weight 600
end
Object pack_of_power
name power pack
type 74
rule_kind power-pack
effect power-pack
weight 400
end
Object credit
name credit
type 74
rule_kind platinum-yendorian-express-card
weight 400
end
Object gourd
name gourd
type 74
rule_kind gourd-of-infinity
weight 400
end
Object engraving
name engraving
type 98
move_on walk
no_pick 1
hp 1
end
Object bag
name bag
type 74
rule_kind bag-of-tricks
effect tricks
magical 1
charges_dice 1d20
charges 1
weight 600
end
Object marker
name marker
type 74
rule_kind magic-marker
effect marker
magical 1
charges_dice 1d70+29
charges 20
weight 90
end
Object quick_boots
name quick boots
type 99
rule_kind speed-boots
magical 1
weight 900
end
`;

/** A creature that listens to plain flutes, one that tends lamps, and the one in a lamp. */
const CREATURES = `Object maid
name maid
monster 1
alive 1
level 1
movement 12
armour_class 10
blow_1 hit 1d2
tends 1
notices 10
gait walk
glyph @
end
Object called_djinni
name djinni
monster 1
alive 1
level 7
movement 12
armour_class 36
blow_1 weapon 2d8
gait fly
notices 20
glyph &
end
Object snake
name snake
monster 1
alive 1
level 1
movement 12
armour_class 10
blow_1 bite 1d2
race snake
notices 10
gait walk
glyph S
hue poison
end
`;

/** The things as a content file. */
const TOOLS_FILE: ContentFile = {
  path: 'tools.arc',
  text: [
    THINGS,
    CREATURES,
    ring('warding', 'protection'),
    ring('wounds', 'increase-damage'),
    ring('might', 'gain-strength'),
    ring('looks', 'adornment'),
    ...['haste', 'cancellation', 'nothing'].map(id => wand(id, 'aim immediate\n')),
    wand('revealing'),
  ].join(''),
};

/** A scene whose hero may be given any of these things. */
export function workshop(
  luck: readonly ScriptedLuck[] = [],
  rows: readonly string[] = ['########', '#@.....#', '########'],
  streams?: LuckSource,
  ruleset = 'house',
  more: readonly ContentFile[] = [],
  lit = true,
): Scene {
  const content = [CARRIERS_FILE, WARDROBE_FILE, TOOLS_FILE, ...more];
  const kinds = { S: 'snake', M: 'maid' };
  return new Scene(rows, { luck, content, ruleset, kinds, lit, ...(streams && { streams }) });
}
