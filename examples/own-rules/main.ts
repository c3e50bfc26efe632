// A ruleset of your own: it states how it differs from its parent, and a library makes it whole.

import { readContent } from '@roguewright/content';
import {
  attackDamage,
  Enumerator,
  LocalGame,
  loadContent,
  SimplePlayer,
} from '@roguewright/engine';
import { RULESETS, RulesetLibrary, type RulesetSource } from '@roguewright/engine/rulesets';

/** Warriors who learn twice as fast, and blows in the dark that aren't worse than others. */
const bravado: RulesetSource = {
  id: 'bravado',
  title: 'Bravado',
  parent: 'house',
  about: 'The rules of the house for those who rush in.',
  slots: {
    combat: {
      patches: [
        {
          classes: { warrior: { melee: { perTenLevels: 90 } } },
          steps: { unseenSkill: skill => skill },
        },
      ],
    },
  },
  differences: [
    {
      slot: 'combat',
      changes: ['classes.warrior.melee.perTenLevels'],
      says: 'Warriors gain 90 skill in ten levels; it was 45.',
      source: 'this example',
    },
    {
      slot: 'combat',
      changes: ['steps.unseenSkill'],
      says: 'Unseen monsters are hit as well as others; skill was halved.',
      source: 'this example',
    },
  ],
};

const library = new RulesetLibrary([...RULESETS, bravado]);

const blow = {
  baseSkill: 60,
  blows: 2,
  characterToHit: 5,
  characterToDam: 3,
  level: 10,
  weapon: { kind: 'sword', dice: 2, sides: 5, weight: 130, toHit: 4, toDam: 4, flags: [] },
  armourClass: 60,
  visible: false,
  monsterFlags: [],
  hp: 25,
} as const;

for (const id of ['house', 'bravado']) {
  const { combat } = library.resolve(id).slots;
  const damage = new Enumerator().askNumber(attackDamage, combat, blow);
  const kills = (100 * damage.atLeast(26)).toFixed(1);
  console.log(`${id}: ${damage.mean.toFixed(2)} damage on average, kills ${kills} % of the time`);
}

const start = { heroName: 'Ada', role: 'samurai', race: 'human', seed: 'bravado' };
const game = LocalGame.create(loadContent(readContent()), library.resolve('bravado'), start);
const player = new SimplePlayer('bravado');
while (game.sequence < 200 && game.look().view.ending === undefined) {
  game.perform(player.next(game.look()));
}
const { turn, hero } = game.look().view;
console.log(`a game under bravado: turn ${turn}, level ${hero.level}, state ${game.hash()}`);
