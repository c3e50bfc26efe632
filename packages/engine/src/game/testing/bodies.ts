// Kinds of bodies, and what changes them, for scenes about forms.

import type { ContentFile } from '../../objects/index.ts';
import { makeObject } from '../../objects/index.ts';
import { enterForm } from '../body/form-body.ts';
import { settleOutfit } from '../forms/settle-outfit.ts';
import type { Scene } from './scene.ts';
import { give, WARDROBE_FILE } from './wardrobe.ts';

const kind = (id: string, name: string, lines: string) =>
  `Object ${id}\nname ${name}\nmonster 1\nnotices 1\n${lines}\nend\n`;

const BODIES: ContentFile = {
  path: 'bodies.arc',
  text: [
    kind(
      'titan',
      'titan',
      'level 16\nmovement 18\narmour_class 78\nblow_1 weapon 2d8\nfrequency 1\nweight 103500\ngait fly\nbody_size huge\nbody_traits humanoid strong\nglyph H',
    ),
    kind(
      'air_elemental',
      'air elemental',
      'level 8\nmovement 36\narmour_class 48\nblow_1 touch 1d10\nfrequency 1\nweight 0\ngait fly\nbody_size huge\nbody_traits no-limbs no-head no-eyes silent whirly strong\nglyph E',
    ),
    kind(
      'dog',
      'dog',
      'level 4\nmovement 16\narmour_class 30\nblow_1 bite 1d6\nfrequency 1\nweight 18000\nbody_size medium\nbody_traits no-hands\nglyph d',
    ),
    kind(
      'imp',
      'imp',
      'level 3\nmovement 12\narmour_class 48\nblow_1 claw 1d4\nblow_2 bite 2d4 poison\nfrequency 1\nweight 900\nbody_size tiny\nbody_traits humanoid\nglyph i',
    ),
    kind(
      'ore_mole',
      'ore mole',
      'level 3\nmovement 3\narmour_class 60\nblow_1 bite 1d6\nfrequency 1\nweight 13600\nbody_size small\nbody_traits no-hands eats-metal\nglyph r',
    ),
    kind(
      'walker',
      'walker',
      'level 8\nmovement 9\nblow_1 claw 1d3\nfrequency 1\nweight 54000\nbody_size medium\nbody_traits humanoid strong eats-metal passes-walls\nglyph X',
    ),
    kind(
      'bull',
      'bull',
      'level 8\nmovement 15\nblow_1 butt 2d8\nfrequency 1\nweight 300000\nbody_size medium\nbody_traits humanoid horns\nglyph H',
    ),
    kind(
      'vampire',
      'vampire',
      'level 10\nmovement 12\nblow_1 claw 1d6\nfrequency 1\nweight 65000\ngait fly\nbody_size medium\nbody_traits humanoid strong vampire\nglyph V',
    ),
    kind(
      'mist',
      'mist',
      'level 3\nmovement 1\nblow_1 touch 1d6\nfrequency 1\ngait fly\nbody_size huge\nbody_traits no-limbs no-head no-eyes silent whirly\nvampire_shape mist\nglyph v',
    ),
    kind(
      'bat',
      'bat',
      'level 5\nmovement 20\nblow_1 bite 1d6\nfrequency 1\ngait fly\nbody_size small\nbody_traits no-hands\nvampire_shape bat\nglyph B',
    ),
    kind('statue', 'statue', 'level 2\nmovement 3\nfrequency 1\nbody_traits fixed\nglyph s'),
    `Object potion_of_polymorph
name potion of polymorph
name_pl potions of polymorph
type 5
effect polymorph
weight 450
end
Object wand_of_polymorph
name wand of polymorph
type 109
aim immediate
effect polymorph
weight 90
charges_dice 1d1+8
end
Object ring_of_polymorph
name ring of polymorph
type 70
polymorphs 1
weight 90
end
Object ring_of_polymorph_control
name ring of polymorph control
type 70
controls_polymorph 1
weight 90
end
Object ring_of_wounds
name ring of wounds
type 70
enchantable 1
rule_kind increase-damage
weight 90
end
Object ring_of_warding
name ring of warding
type 70
enchantable 1
rule_kind protection
weight 90
end
Object ring_of_sight
name ring of sight
type 70
see_invisible 1
weight 90
end
Object lucky_amulet
name lucky amulet
type 39
see_invisible 1
weight 90
end
Object iron_hat
name iron hat
type 34
armour_class 12
metallic 1
weight 900
end
Object felt_hat
name felt hat
type 34
armour_class 6
weight 90
end
Object mittens
name pair of mittens
type 100
armour_class 6
weight 90
end
Object clogs
name pair of clogs
type 99
armour_class 6
weight 90
end
Object scroll_of_light
name scroll of light
type 111
effect light
weight 90
end
Object shifting_tile
name shifting tile
type 155
level 1
hp 1
cha 10
move_on walk
polymorphs 1
no_pick 1
glyph ^
end
`,
  ].join(''),
};

/** What a scene about forms is played with. */
export const BODY_FILES: readonly ContentFile[] = [WARDROBE_FILE, BODIES];

/** The hero has a form, as if he had drunk a potion and luck had chosen it. */
export function inForm(scene: Scene, id: string, hitPoints = 20, turns = 500): void {
  const { state } = scene;
  enterForm(state, state.content.archetype(id), hitPoints, turns);
  settleOutfit(state);
}

/** Gives the hero something and puts it on. */
export function wearing(scene: Scene, id: string): number {
  const item = give(scene, id);
  const refused = scene.perform({ kind: 'wear', item: item.id });
  if (refused !== undefined) {
    throw new Error(`${id}: ${refused.reason}`);
  }
  return item.id;
}

/** A thing of the content of the scene, with a number. */
export function ringOf(scene: Scene, id: string, power: number): number {
  const { state } = scene;
  const ring = makeObject(state.content, state.content.archetype(id), () => state.newId());
  ring.setFact('power', power);
  state.sheet.inventory.add(ring);
  return ring.id;
}
