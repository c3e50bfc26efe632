// Texts of content, changed at random. Equal numbers give equal cases.

import { Generator } from '@roguewright/engine/chance';

/** A format of content. */
export type Format = 'arc' | 'trs' | 'face' | 'artifacts' | 'races';

/** A text in a format. */
export interface Seed {
  readonly format: Format;
  readonly text: string;
}

/** A text to be changed, and where further luck and text come from. */
interface Change {
  readonly text: string;
  readonly luck: Generator;
  readonly other: string;
}

const longestText = 1_000_000;

/** Texts that say everything that their formats can. */
export const BUILT_IN: readonly Seed[] = [
  {
    format: 'arc',
    text: `# Two parts, everything that .arc files can say.
Object sample_golem
name golem
name_pl golems
race golem
monster 1
alive 1
Str 20
level 7
speed -0.25
weight 75000
move_type walk -swim
move_block all -boat
map_layer living
face golem.111
animation golem
resist_fire -50
resist_cold 100
body_arm 2
attacktype 1
randomitems sample_parts
school attack
msg
It is made of clay.

  Mostly.
endmsg
lore
Old.
endlore
arch sample_heart
name heart of clay
nrof 1
is_animated 0
arch sample_word
end
end
end
More
Object sample_golem_2
x 1
slow_move 2.5
no_pick 1
end
`,
  },
  {
    format: 'arc',
    text: 'Object spell_sample\r\ntype 101\r\nsubtype 4\r\nsp 3\r\nmaxsp 5\r\nexpmul 0.5\r\nwiz 1\r\nend',
  },
  {
    format: 'trs',
    text: `##
treasure sample
	arch coin
		chance 40
		nrof 20
	yes
		list sample_parts
			magic 3
	end
	no
		arch button
	more
		list NONE
	end
more
	arch hat
		artifact of the Sun
		nrof_rolls 2
end

treasureone sample_parts
	arch heart
		chance 10
more
	arch word
end
`,
  },
  {
    format: 'face',
    text: `# A face and its animation.
face golem.111
visibility 60
magicmap grey
is_floor 0
smoothface clay.111
license CC 0
end
smoothface mud.111 clay.111
animation golem
facings 2
golem.111
golem.112
mina
`,
  },
  {
    format: 'artifacts',
    text: `# For hats.
Allowed hat, high hat,!crown
chance 6
difficulty 10
Object Clarity
type 34
Int 1
msg
It hums.
endmsg
arch sample_word
end
end
Allowed all
chance 20
Object NONE
end
`,
  },
  {
    format: 'races',
    text: '# Weak ones first.\nRACE golem\n  sample_golem\n  sample_golem_2\nRACE hat\n  hat\n',
  },
];

const mutations: readonly ((change: Change) => string)[] = [
  flipBits,
  flipBits,
  deleteLines,
  duplicateLines,
  spliceOther,
  truncate,
  hugeNumber,
  insertOddity,
  joinLines,
  swapCase,
  nest,
  longLine,
];

const oddities: readonly string[] = [
  ...['\0', '\r', '\t', ' ', '\ufeff', '#', '-', '\u2028', '\ud800', '\n', '\r\n', '\n\n'],
  ...[
    '\nend\n',
    '\nmsg\n',
    '\nendmsg\n',
    '\nlore\n',
    '\nanim\n',
    '\nmina\n',
    '\nmore\n',
    '\nyes\n',
  ],
  ...[
    '\nObject sample_golem\n',
    '\nObject\n',
    '\narch sample_golem\n',
    '\narch\n',
    '\ntreasure a\n',
  ],
  ...['\nface a\n', '\nanimation a\n', '\nmina\n', '\nRACE a\n', '\nAllowed all\n'],
  ...['\n__proto__ 1\n', '\nconstructor x\n', '\nanimation NONE\n', '\nweight 0\n', '\nsp  \n'],
];

function flipBits({ text, luck }: Change): string {
  let flipped = text;
  for (let times = 1 + luck.below(4); times > 0 && text !== ''; times--) {
    const at = luck.below(flipped.length);
    const code = flipped.charCodeAt(at) ^ (1 << luck.below(8));
    flipped = flipped.slice(0, at) + String.fromCharCode(code) + flipped.slice(at + 1);
  }
  return flipped;
}

function deleteLines({ text, luck }: Change): string {
  const lines = text.split('\n');
  lines.splice(luck.below(lines.length), 1 + luck.below(3));
  return lines.join('\n');
}

function duplicateLines({ text, luck }: Change): string {
  const lines = text.split('\n');
  const from = luck.below(lines.length);
  const copied = lines.slice(from, from + 1 + luck.below(20));
  const times = luck.below(50) === 0 ? 200 : 1;
  for (let count = 0; count < times; count++) {
    lines.splice(luck.below(lines.length + 1), 0, ...copied);
  }
  return lines.join('\n');
}

function spliceOther({ text, luck, other }: Change): string {
  const at = luck.below(text.length + 1);
  const from = luck.below(other.length + 1);
  const piece = other.slice(from, from + luck.below(400));
  return text.slice(0, at) + piece + text.slice(at + luck.below(2) * luck.below(400));
}

function truncate({ text, luck }: Change): string {
  return text.slice(0, luck.below(text.length + 1));
}

function hugeNumber({ text, luck }: Change): string {
  const numbers = [...text.matchAll(/\d+/g)];
  const number = numbers[luck.below(Math.max(1, numbers.length))];
  if (number === undefined) {
    return text;
  }
  const digits = '9'.repeat([3, 5, 10, 16, 19, 20, 400, 50_000][luck.below(8)]!);
  const sign = ['', '-', '+', '0.', '1e', '1e-'][luck.below(6)]!;
  return text.slice(0, number.index) + sign + digits + text.slice(number.index + number[0].length);
}

function insertOddity({ text, luck }: Change): string {
  const at = luck.below(text.length + 1);
  return text.slice(0, at) + oddities[luck.below(oddities.length)]! + text.slice(at);
}

function joinLines({ text, luck }: Change): string {
  const ends = [...text.matchAll(/\n/g)];
  const end = ends[luck.below(Math.max(1, ends.length))];
  const joint = ['', ' ', '\t', '\r'][luck.below(4)]!;
  return end === undefined ? text : text.slice(0, end.index) + joint + text.slice(end.index + 1);
}

function swapCase({ text, luck }: Change): string {
  const at = luck.below(text.length + 1);
  const end = at + luck.below(30);
  const piece = text.slice(at, end);
  const swapped = luck.below(2) === 0 ? piece.toUpperCase() : piece.toLowerCase();
  return text.slice(0, at) + swapped + text.slice(end);
}

function nest({ text, luck }: Change): string {
  const at = text.indexOf('\n', luck.below(text.length + 1)) + 1;
  const deep = luck.below(20) === 0 ? 5000 : 1 + luck.below(80);
  const line = ['arch deeper\n', 'arch deeper\nname x\n', 'no\narch deeper\n', 'yes\n'][
    luck.below(4)
  ]!;
  const ends = 'end\n'.repeat(luck.below(2) * deep);
  return text.slice(0, at) + line.repeat(deep) + ends + text.slice(at);
}

function longLine({ text, luck }: Change): string {
  const at = luck.below(text.length + 1);
  const piece = ['x', ' ', '\t', 'sp ', '-', '-walk hop ', '\r', 'sp 1\n', 'a b\n'][luck.below(9)]!;
  const length = luck.below(30) === 0 ? 200_000 : 3000;
  return text.slice(0, at) + piece.repeat(length / piece.length) + text.slice(at);
}

/** One case: some seed, changed one to five times. The same numbers always give the same case. */
export function makeCase(seeds: readonly Seed[], seed: number, index: number): Seed {
  const luck = new Generator(Math.imul(seed, 0x9e3779b1) + index);
  const { format, text } = seeds[luck.below(seeds.length)]!;
  let changed = text;
  for (let times = 1 + luck.below(5); times > 0; times--) {
    const other = seeds[luck.below(seeds.length)]!.text;
    changed = mutations[luck.below(mutations.length)]!({ text: changed, luck, other });
  }
  return { format, text: changed.slice(0, longestText) };
}
