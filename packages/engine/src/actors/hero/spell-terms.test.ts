import { expect, it } from 'vitest';
import { loadContent } from '../../objects/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { plainSpellTerms } from './spell-terms.ts';

it.each(['__proto__', 'constructor', 'toString'])(
  'a spell called %s is in no list of the casting rules',
  name => {
    const text = `Object spell\nname ${name}\ntype 101\nsubtype 33\nspell_level 3\nend\n`;
    const content = loadContent([{ path: 'a.arc', text }]);
    const house = createRulesets().resolve('house');
    expect(plainSpellTerms(house, content.archetype('spell'))).toMatchObject({ spellLevel: 3 });
  },
);
