import { describe, expect, it } from 'vitest';
import { loadContent, surveyContent } from '../../game/index.ts';
import { createRulesets } from '../../rulesets/index.ts';
import { playTrial, tryContent } from './try-content.ts';

const house = createRulesets().resolve('house');

function problemsOf(text: string) {
  const files = [{ path: 'mine.arc', text }];
  return tryContent(surveyContent(files).content, house, files);
}

describe('a trial of content', () => {
  it('finds nothing wrong with monsters, spells and things that can be played', () => {
    const text = `Object beast
monster 1
alive 1
level 2
movement 12
notices 8
blow_1 bite 1d4 poison
frequency 1
end
Object spell_zap
type 101
subtype 4
level 1
sp 3
dam 4
duration 2
range 5
attacktype 8
other_arch zap
end
Object zap
type 102
subtype 4
speed 1
end
Object wand
type 109
charges 3
arch spell_zap
end
end
Object sword
type 15
weapon_kind sword
damage_dice 1d8
end
Object bow
type 14
end
`;
    expect(problemsOf(text)).toEqual([]);
  });

  it('plays spells that can’t be cast, and monsters that know them', () => {
    const text = `Object spell_rune
type 101
subtype 2
end
Object mage
monster 1
level 2
movement 12
arch spell_rune
end
end
`;
    expect(problemsOf(text)).toEqual([]);
  });

  it('leaves it to the references to say what leads out of the files', () => {
    expect(problemsOf('Object mage\nmonster 1\narch spell_elsewhere\nend\nend\n')).toEqual([]);
  });

  it('throws what a game would throw', () => {
    const content = loadContent([{ path: 'mine.arc', text: 'Object mage\nmonster 1\nend\n' }]);
    const broken = { ...content.archetype('mage'), texts: { blow1: 'bite 1x4' } };
    expect(() => playTrial(content, house, broken, 1)).toThrow('blow_1');
  });

  it('counts the looks that a new game deals', () => {
    const potions = ['a', 'b', 'c'].map(id => `Object ${id}\ntype 5\nend\n`).join('');
    const looks = 'Object looks_of_potion\nlooks red, green\nend\n';
    expect(problemsOf(`Object role_wizard\nend\n${looks}${potions}`)).toMatchObject([
      { file: 'mine.arc', line: 4, field: 'looks', got: '2' },
    ]);
  });
});
