// Things to wear, wield and eat, for scenes.

import {
  type Beatitude,
  type ContentFile,
  type GameObject,
  makeObject,
  setBeatitude,
} from '../../objects/index.ts';
import type { Scene } from './scene.ts';

const WARDROBE = `Object knife
name knife
name_pl knives
type 15
weapon_kind sword
damage_dice 1d4
tenths_of_pound 10
weight 450
end
Object claymore
name claymore
type 15
weapon_kind sword
damage_dice 3d6
tenths_of_pound 150
two_handed 1
weight 6750
end
Object buckler
name buckler
type 33
armour_class 6
delay 1
tenths_of_pound 30
weight 1350
end
Object mail
name mail
type 16
wear body
armour_class 30
metallic 1
delay 5
tenths_of_pound 300
weight 13500
end
Object mantle
name mantle
type 87
armour_class 6
delay 1
weight 450
end
Object band
name band
type 70
weight 90
end
Object bread
name bread
name_pl loaves of bread
type 6
nutrition 800
delay 5
weight 900
end
Object plum
name plum
name_pl plums
type 6
nutrition 100
delay 1
weight 90
end
Object stone
name stone
name_pl stones
type 15
weapon_kind hafted
damage_dice 1d20
weight 5000
end
Object looks_of_potion
name potion
looks murky, amber, pale
glyph !
icon flask
end
`;

/** The things as a content file. */
export const WARDROBE_FILE: ContentFile = { path: 'wardrobe.arc', text: WARDROBE };

/** Puts a thing into the hero's pack. */
export function give(
  { state }: Scene,
  id: string,
  { count = 1, beatitude = 'uncursed' }: { count?: number; beatitude?: Beatitude } = {},
): GameObject {
  const item = makeObject(state.content, state.content.archetype(id), () => state.newId());
  item.count = count;
  setBeatitude(item, beatitude);
  state.sheet.inventory.add(item);
  return item;
}
