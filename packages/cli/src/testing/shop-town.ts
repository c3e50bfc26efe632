// A town of one shop, a step from the stairs, for tales at every face. The hero has 500 gold, and comes up to it with
// the first key.

import { readContent } from '@roguewright/content';
import type { GameView } from '@roguewright/engine/game';

/** Below the first letter of the drawing are the stairs; the shop is behind its door to the east. */
const TOWN = `Object place_town
name Shopton
name_pl Shopton
type 204
place town
msg
%%%%%%%%%%%%%
%···######%%%
%·@·#....#%%%
%·>·∩G...#%%%
%···#....#%%%
%···######%%%
%%%%%%%%%%%%%
G = shop_general
endmsg
end
`;

/** It sells apples, which cost as much as any hero is asked for them. */
const GOODS = 'treasureone shop_general\narch apple\nend\n';

/** The content that ships, with that town, and a purse for wizards. */
export const SHOP_TOWN = readContent().map(file => {
  const { path, text } = file;
  switch (path) {
    case 'place/town.arc':
      return { ...file, text: TOWN };
    case 'treasure/shops.trs':
      return { ...file, text: text.replace(/treasureone shop_general\n[\s\S]*?\nend\n/, GOODS) };
    case 'role/wizard.arc':
      return { ...file, text: text.replace(/^arch /m, 'arch gold_coin\nnrof 500\nend\narch ') };
    default:
      return file;
  }
});

/** The way from the hero to goods in sight: steps by their numbers, clockwise from north. */
export function wayToGoods({ hero, things }: GameView): readonly number[] {
  const goods = things.find(({ kind, name }) => kind === 'item' && name.includes('for sale'));
  if (goods === undefined) {
    throw new Error('no goods in sight');
  }
  const steps: number[] = [];
  for (let { x, y } = hero; x !== goods.x || y !== goods.y; ) {
    const [east, south] = [Math.sign(goods.x - x), Math.sign(goods.y - y)];
    steps.push(DIRECTIONS[`${east} ${south}`]!);
    x += east;
    y += south;
  }
  return steps;
}

const DIRECTIONS: Readonly<Record<string, number>> = {
  '0 -1': 1,
  '1 -1': 2,
  '1 0': 3,
  '1 1': 4,
  '0 1': 5,
  '-1 1': 6,
  '-1 0': 7,
  '-1 -1': 8,
};
