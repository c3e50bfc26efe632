// SC-159: how far each role of SLASH'EM gets in its schools, as the program's table says, shown before the game begins
// and reached in it by casting. SLASH'EM src/u_init.c (Skill_*).

import { knownSpell, spellTerms, standings } from '@roguewright/engine/actors';
import { performCommand } from '@roguewright/engine/game';
import { heroPreview } from '@roguewright/engine/host';
import { makeObject, TYPE } from '@roguewright/engine/objects';
import { createRulesets, mostSkill } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { content } from './shipped.ts';
import { Stage } from './stage.ts';

const library = createRulesets();
const magic = library.resolve('slashems-magic');
const whole = library.resolve('slashem');
const SCHOOLS = [
  ...['attack', 'healing', 'divination', 'enchantment', 'protection', 'body', 'matter'],
] as const;

/** A letter for each school: `-` restricted, basic, skilled, expert. */
const MOST: Readonly<Record<string, string>> = {
  archeologist: 'bbebbbs',
  barbarian: 's----s-',
  caveman: '---b--s',
  healer: 'bebbbbb',
  knight: '-s--sb-',
  monk: 'bebsebb',
  priest: 'beebsbb',
  ranger: '-be--b-',
  rogue: '--s--ss',
  samurai: '----sb-',
  tourist: '--bb-s-',
  valkyrie: '-----be',
  wizard: 'essssss',
};
const LETTERS: Readonly<Record<string, string>> = {
  restricted: '-',
  basic: 'b',
  skilled: 's',
  expert: 'e',
};
const ROLES = Object.keys(MOST);

/** The highest level by school, as letters; `-` for one that isn't listed. */
function lettersOf(skills: readonly { readonly skill: string; readonly most: string }[]): string {
  const most = new Map(skills.map(row => [row.skill, row.most]));
  return SCHOOLS.map(school => LETTERS[most.get(school) ?? 'restricted']).join('');
}

/** A hero of a role alone in a room, of level 30 and with the wits to cast anything. */
function heroOf(role: string, ruleset: typeof magic): Stage {
  const stage = new Stage(content, ruleset, ['####', '#@.#', '####'], { seed: `schools ${role}` });
  const { sheet } = stage.state;
  Object.assign(sheet, { role, skillSlots: 99 });
  Object.assign(sheet.attributes, { wisdom: 25 });
  for (const skill of Object.keys(sheet.skills)) {
    delete sheet.skills[skill];
  }
  for (const { id } of [...sheet.inventory.things]) {
    performCommand(stage.state, { kind: 'take-off', item: id });
  }
  return stage;
}

/** An easy spell of a school that needs no direction, or takes one. */
function spellOf(school: string, role: string) {
  const easy = content.archetypes
    .filter(({ id, type }) => type === TYPE.spell && id.startsWith('spell_'))
    .map(spell => ({ spell, terms: spellTerms(magic, role, spell) }))
    .filter(({ terms }) => terms.school === school && magic.slots.casting.spells[terms.slug])
    .sort((one, other) => one.terms.spellLevel - other.terms.spellLevel);
  return easy[0]!.spell;
}

/** Casts and enhances until the school goes no further. @returns the levels reached, the slots they took */
function train(stage: Stage, school: string): { reached: string[]; slots: number[] } {
  const { state } = stage;
  const { sheet } = state;
  const spell = stage.teach(spellOf(school, sheet.role).id);
  const reached: string[] = [];
  const spent: number[] = [];
  for (let cast = 0; cast < 900; cast++) {
    const now = standings(state.ruleset, sheet).find(({ skill }) => skill === school);
    if (now === undefined || now.level === now.most) {
      break;
    }
    if (now.ready) {
      const before = sheet.skillSlots;
      expect(performCommand(state, { kind: 'enhance', skill: school })).toBeUndefined();
      reached.push(sheet.skills[school]!);
      spent.push(before - sheet.skillSlots);
      continue;
    }
    Object.assign(sheet, { energy: 500, nutrition: 900 });
    state.hero.hitPoints = state.hero.maxHitPoints;
    performCommand(state, { kind: 'cast', spell, direction: 3 });
  }
  return { reached, slots: spent };
}

describe('SC-159: the schools of a role in SLASH’EM', () => {
  it.each(ROLES)('of the %s are shown before the game begins, and no others', role => {
    const { skills } = heroPreview(content, magic, role, 'human');
    expect(lettersOf(skills)).toBe(MOST[role]);
    expect(skills.map(({ skill }) => skill)).not.toContain('clerical');
    expect(skills.map(({ skill }) => skill)).not.toContain('escape');
  });

  it.each(ROLES)('of the %s are reached by casting, and refused beyond', role => {
    const stage = heroOf(role, magic);
    for (const [at, school] of SCHOOLS.entries()) {
      const letter = MOST[role]![at]!;
      const { reached } = train(stage, school);
      const ladder = ['basic', 'skilled', 'expert'].slice(0, '-bse'.indexOf(letter));
      expect([school, ...reached]).toEqual([school, ...ladder]);
      expect(performCommand(stage.state, { kind: 'enhance', skill: school })?.reason).toBe(
        letter === '-' ? 'unknown-skill' : 'at-the-limit',
      );
    }
  });

  it('begin at basic where the hero brings a spell of them, and unskilled elsewhere', () => {
    const begun = (role: string) =>
      heroPreview(content, magic, role, 'human')
        .skills.filter(
          ({ skill, level }) => SCHOOLS.some(one => one === skill) && level === 'basic',
        )
        .map(({ skill }) => skill);
    expect(begun('valkyrie')).toEqual([]);
    expect(begun('healer')).toEqual(['healing']);
    expect(begun('wizard')).toContain('attack');
    expect(begun('wizard')).not.toContain('enchantment');
  });

  it('take 1, 2 and 3 slots in its own world, and 1, 1 and 2 in the house’s', () => {
    expect(train(heroOf('wizard', whole), 'attack').slots).toEqual([1, 2, 3]);
    expect(train(heroOf('wizard', magic), 'attack').slots).toEqual([1, 1, 2]);
  });

  it('take the spells of the two schools that it lacks', () => {
    for (const spell of content.archetypes.filter(({ type }) => type === TYPE.spell)) {
      const { school } = spellTerms(magic, 'priest', spell);
      expect([spell.id, SCHOOLS.some(one => one === school)]).toEqual([spell.id, true]);
    }
    const { state, ...stage } = heroOf('priest', magic);
    const call = makeObject(stage.content, content.archetype('spell_turn_undead'), () => 1);
    expect(knownSpell(magic, state.sheet, call).school).toBe('protection');
    const gust = content.archetype('spell_gust');
    expect(spellTerms(magic, 'priest', gust).school).toBe('body');
    expect(spellTerms(library.resolve('house'), 'priest', gust).school).toBe('escape');
  });

  it('hold for the five roles that the game doesn’t offer as well', () => {
    const { schools } = magic.slots.casting;
    const rows = {
      'flame-mage': 'sbebbse',
      'ice-mage': 'bsbesbe',
      necromancer: 'e-----e',
      'undead-slayer': '----ssb',
      yeoman: '---ssb-',
    };
    for (const [role, letters] of Object.entries(rows)) {
      const most = Object.entries(schools[role]!.most);
      expect([role, lettersOf(most.map(([skill, level]) => ({ skill, most: level })))]).toEqual([
        role,
        letters,
      ]);
    }
    // The special spells of both are of schools that are barred to them.
    expect(mostSkill(magic, 'samurai', 'divination')).toBe('restricted');
  });
});
