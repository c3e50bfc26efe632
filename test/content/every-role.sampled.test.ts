// Every role in every race, with the content that ships: begun, saved, loaded, and played by the simple
// player; what each brings, and what the casting rules of other rulesets make of it.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { heroChoices, heroPreview, LocalGame, playSimply } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { describe, expect, it } from 'vitest';
import { isLong, sampled } from '../sampled.ts';
import { content } from './shipped.ts';

const library = createRulesets();
const house = library.resolve('house');
const roles = Object.keys(house.bridges.roles);
const races = Object.keys(house.bridges.races);

/** One race of each role, so that all races occur; on the shelf `long` four of each, so that each race has four roles or more. */
function racesOf(role: string): readonly string[] {
  const first = roles.indexOf(role);
  const steps = isLong ? [0, 3, 6, 9] : [0];
  return steps.map(step => races[(first + step) % races.length]!);
}

/** NetHack's thirteen, by the rows of the casting slot. */
const THIRTEEN = Object.keys(library.resolve('nethack-3.6.7').slots.casting.roles);

function begin(role: string, race: string, seed: string, ruleset = house): LocalGame {
  return LocalGame.create(content, ruleset, { heroName: 'Ada', role, race, seed });
}

describe('the roles', () => {
  it('are NetHack’s thirteen, each to be chosen with a name, a text and a look of its own', () => {
    const choices = heroChoices(content, house).roles;
    expect(choices.map(({ id }) => id).sort()).toEqual([...THIRTEEN].sort());
    expect(new Set(choices.map(({ name }) => name)).size).toBe(13);
    expect(new Set(choices.map(({ about }) => about)).size).toBe(13);
    const icons = roles.map(role => content.archetype(`role_${role}`).texts.icon);
    expect(new Set(icons).size).toBe(13);
  });

  it('fight as the class that is theirs', () => {
    const classes = Object.entries(house.bridges.roles).map(([id, row]) => [id, row.combatClass]);
    expect(Object.fromEntries(classes)).toEqual({
      archeologist: 'rogue',
      barbarian: 'warrior',
      caveman: 'warrior',
      healer: 'priest',
      knight: 'paladin',
      monk: 'priest',
      priest: 'priest',
      ranger: 'ranger',
      rogue: 'rogue',
      samurai: 'warrior',
      tourist: 'mage',
      valkyrie: 'warrior',
      wizard: 'mage',
    });
  });

  it.each(roles)('%s spreads whole shares over attributes that fit into the points', role => {
    const { attributes, spread, skills, basics } = house.bridges.roles[role]!;
    expect(spread.reduce((sum, part) => sum + part, 0)).toBe(100);
    const least = attributes.reduce((sum, value) => sum + value, 0);
    expect(least).toBeLessThanOrEqual(house.bridges.attributePoints);
    for (const skill of basics) {
      expect(['basic', 'skilled', 'expert']).toContain(skills[skill]);
    }
  });

  it.each(sampled(roles, 4))(
    '%s brings nothing that its class or its spells would rather not have',
    role => {
      const { burdened, weapon, spells } = heroPreview(content, house, role, 'human');
      expect(burdened).toBeLessThan(0.05);
      expect(weapon.hitPercent.mean).toBeGreaterThan(40);
      for (const { failPercent, share, name } of spells) {
        expect(failPercent.mean, name).toBeLessThan(share === 1 ? 50 : 100);
      }
    },
  );
});

describe('every role in every race', () => {
  it.each(roles)('%s begins, saves, loads and plays 200 commands', role => {
    const races = racesOf(role);
    for (const race of isLong ? races : [races[roles.indexOf(role) % races.length]!]) {
      const seed = `${role} ${race}`;
      const game = begin(role, race, seed);
      expect(playSimply(game, seed, 200).stuckAt, seed).toBe('');
      const again = LocalGame.restore(content, house, JSON.parse(JSON.stringify(game.save())));
      expect(again.hash(), seed).toBe(game.hash());
      const { view } = again.look();
      expect([view.hero.role, view.hero.race], seed).toEqual(
        [role, race].map((id, place) =>
          place === 0 ? house.bridges.roles[id]!.title : house.bridges.races[id]!.title,
        ),
      );
    }
  });
});

/** The names of the spells that a role's kit teaches, besides those by the casting rules. */
function kitSpells(role: string): string[] {
  return content
    .archetype(`role_${role}`)
    .inventory.map(({ archetype }) => content.archetype(archetype))
    .filter(({ type }) => type === 101)
    .map(({ name }) => name)
    .sort();
}

describe('spells at the start', () => {
  function spellsOf(role: string, seed: string): string[] {
    const names = begin(role, 'human', seed)
      .look()
      .view.spells.map(({ name }) => name);
    return names.sort();
  }

  it('are a Healer’s three, a Monk’s three of his kit and one of three, and the kit’s alone for a role without books', () => {
    const seeds = Array.from({ length: 12 }, (_, number) => `spells ${number}`);
    const monk = new Set<string>();
    const kit = kitSpells('monk');
    expect(kit).toEqual(['look inward', 'nightfall', 'whimsy']);
    for (const seed of seeds) {
      expect(spellsOf('healer', seed)).toEqual(['extra healing', 'healing', 'stone to flesh']);
      const known = spellsOf('monk', seed);
      const [one, ...others] = known.filter(name => !kit.includes(name));
      expect(others).toEqual([]);
      expect(known).toHaveLength(kit.length + 1);
      monk.add(one!);
    }
    expect([...monk].sort()).toEqual(['healing', 'protection', 'sleep']);
    const { byRole } = house.slots.casting.startingBooks;
    for (const role of roles.filter(id => byRole[id] === undefined)) {
      expect(spellsOf(role, 'none'), role).toEqual(kitSpells(role));
    }
  });
});

describe('the casting rules of NetHack 3.7', () => {
  const modern = library.resolveWith('house', { casting: 'nethack-3.7' });

  /** A Healer who begins with a staff in place of her kit. */
  const withStaff = loadContent([
    ...readContent(),
    {
      path: 'own/healer.arc',
      overrides: true,
      text: 'Object role_healer\nname Healer\ntype 1\ngods god_mabbet\narch quarterstaff\nend\nend\n',
    },
  ]);

  function failures(ruleset: typeof house): Map<string, number> {
    const { spells } = heroPreview(withStaff, ruleset, 'healer', 'human');
    return new Map(spells.map(({ name, failPercent }) => [name, failPercent.mean]));
  }

  it('let the quarterstaff in a Healer’s hand help', () => {
    const [now, then] = [failures(modern), failures(house)];
    expect(now.get('stone to flesh')).toBeLessThan(then.get('stone to flesh')!);
  });
});
