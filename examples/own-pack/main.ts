// A pack of your own: mounted beside what ships, and tried without playing a whole game.

import { fileURLToPath } from 'node:url';
import { readContent, readContentFolder } from '@roguewright/content';
import { createRulesets, loadContent } from '@roguewright/engine';
import { filmSpell, filmText, practise, readFilmSet } from '@roguewright/engine/host';

const folder = fileURLToPath(new URL('grove', import.meta.url));
const pack = readContentFolder(folder, 'grove').map(file => ({ ...file, pack: 'grove' }));
const content = loadContent([...readContent(), ...pack]);
const ruleset = createRulesets().resolve('house');

for (const { name, counts, warnings, uncastable } of content.packs) {
  console.log(`${name}: ${counts.spells} spells, ${counts.creatures} creatures`);
  for (const { file, line, field, expected, got } of warnings) {
    console.log(`${file}:${line}: ${field}: expected ${expected}, got ${got}`);
  }
  console.log(uncastable.length === 0 ? 'every spell can be cast' : 'some spells can’t be cast');
}

// A cast, tick by tick: @ casts to the east at a jackal.
const drawing =
  '##########\n#........#\n#.@...o..#\n#........#\n##########\n\no: jackal, 20 hit points\n';
const spell = content.archetype('grove:spell_thorn_lash');
const film = filmSpell(content, ruleset, {
  spell,
  set: readFilmSet(drawing, 'the drawing of this example'),
  seed: 'thorns',
  direction: 3,
  ticks: 6,
});
console.log(filmText(film, 80).join('\n'));

// A hundred fights against the monster, beside their odds.
const plan = {
  role: 'samurai',
  race: 'human',
  level: 3,
  items: [],
  foe: content.archetype('grove:brambler'),
  count: 1,
  seed: 'thorns',
  fight: 'thorns',
  stranger: false,
} as const;
const { won, died, fights } = practise(content, ruleset, plan, 100, 'stand');
console.log(`${fights} fights against a brambler: ${won} won, ${died} lost`);
