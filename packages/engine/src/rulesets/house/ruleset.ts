import type { RulesetSource } from '../ruleset.ts';
import { casting, charging, combat, speed, spells } from './slots.ts';
import { world } from './world/world.ts';

/** The default ruleset: one game made from five documents. */
export const ruleset: RulesetSource = {
  id: 'house',
  title: 'House rules',
  parent: {
    casting: 'nethack-3.6.7',
    combat: 'angband-3.0.5',
    spells: 'crossfire',
    speed: 'nethack-3.6.7',
    charging: 'nethack-3.6.7',
  },
  slots: {
    casting: { patches: casting },
    charging: { patches: charging },
    combat: { patches: combat },
    speed: { patches: speed },
    spells: { patches: spells },
    world: { whole: world },
  },
  about:
    'NetHack’s spellcasting, speed and charging, Angband’s attacks and Crossfire’s spell objects in ' +
    'one game. Where a document differs from its program on purpose, the document is followed; its ' +
    'errors in arithmetic and copying are corrected. Bridges convert levels, attributes and armour ' +
    'between the systems, and all actions cost time in one unit.',
  differences: [
    {
      says: 'A forgotten spell is checked for stunning only; it can but backfire.',
      source: 'the wiki’s page on spellcasting, D-SC-01',
    },
    {
      says: 'A book can be read again at 1,000 turns or fewer of the spell’s memory.',
      source: 'the wiki’s page on spellcasting, D-SC-02',
    },
    {
      says: 'A forgotten spell has an asterisk in the menu, beside its retention.',
      source: 'the wiki’s page on spellcasting, D-SC-03',
    },
    {
      says: 'The menu of spells has a column of prices, and can be sorted by price and by failure too.',
      source: 'own rule',
    },
    {
      says: 'Against a monster that isn’t seen skill is halved, fractions up.',
      source: 'ATTACK.SPO, D-AT-02',
    },
    {
      says: 'Three quarters of the armour class are taken exactly, not rounded down.',
      source: 'ATTACK.SPO, D-AT-03',
    },
    {
      says: 'Only a blessed weapon lifts a priest’s edged-weapon penalty, not anything blessed worn.',
      source: 'ATTACK.SPO, D-AT-16',
    },
    {
      says: 'A blow with bare hands does 1 point, without the damage bonus.',
      source: 'ATTACK.SPO, D-AT-17',
    },
    {
      says: 'The launcher’s to-hit counts for critical shots.',
      source: 'ATTACK.SPO, D-AT-07',
    },
    {
      says: 'A thrown weapon’s to-hit counts in the hit roll; what is no weapon adds nothing.',
      source: 'ATTACK.SPO, D-AT-09, D-AT-11, D-AT-12',
    },
    {
      says: 'Shots and throws break by the document’s table, whatever they hit or miss.',
      source: 'ATTACK.SPO, D-AT-13, D-AT-15',
    },
    {
      says: 'What hits a monster or wall less than 3 squares away breaks twice as often.',
      source: 'ATTACK.SPO, D-AT-14',
    },
    {
      says: 'Attuned and repelled paths move the caster’s level by five, for bonuses only.',
      source: 'Crossfire’s document on spells, D-SP-01, D-SP-02',
    },
    {
      says: 'Healing gives its sure points and as many six-sided dice as the spell says.',
      source: 'Crossfire’s document on spells, D-SP-33',
    },
    {
      says: 'A thing of speed s acts s times a tick.',
      source: 'Crossfire’s document on spells, D-SP-48',
    },
    {
      says:
        'A spell of a group renews its own lasting effect; a glow lasts ten ticks a point; an aura also ' +
        'hits those who step into it.',
      source: 'Crossfire’s document on spells, D-SP-37, D-SP-46, D-SP-49',
    },
    {
      says: 'A rod regains a tenth of its energy at each activation, fractions up.',
      source: 'Crossfire’s document on spells, D-SP-54',
    },
    {
      says: 'A spell that searches in a direction looks at as many squares as its range.',
      source: 'Crossfire’s document on spells, D-SP-05',
    },
    {
      says:
        'Raising the dead may fail; a recall acts after exactly as many ticks as it says; a town ' +
        'portal takes two casts, and every hero of the world may use it.',
      source: 'Crossfire’s document on spells, D-SP-11, D-SP-31, D-SP-50; own rule',
    },
    {
      says: 'A living thing that steps onto a hostile bullet, bolt or explosion is hit at once.',
      source: 'own rule',
    },
    {
      says:
        'What slays or names races compares whole names; the holy word spares others from itself ' +
        'alone, and neither plain magic nor a drain that slays counts twice.',
      source: 'own rule',
    },
    {
      says: 'Resistance to a state wards it off that many times in a hundred, before the save.',
      source: 'own rule',
    },
    {
      says: 'Burden takes its exact share of movement; parts of a point are kept.',
      source: 'the wiki’s page on speed, D-SD-01',
    },
    {
      says: 'A hero without sight jumps to ground that he remembers.',
      source: 'the wiki’s page on speed',
    },
    { says: 'A gallop lasts 20 to 30 turns.', source: 'the wiki’s page on speed, D-SD-03' },
    {
      says: 'A wand at its natural maximum only glows; it gets no charge.',
      source: 'the wiki’s page on charging, D-CH-01',
      askedOnly: true,
    },
    {
      says: 'A cursed source does nothing to a blessed wand or tool.',
      source: 'the wiki’s page on charging, D-CH-02',
    },
    {
      says: 'Bags, grease and horns with 10 charges or more get 5 to 10 from a blessed source.',
      source: 'the wiki’s page on charging, D-CH-03',
    },
    {
      says: 'A marker that is charged again loses its last 3 charges.',
      source: 'the wiki’s page on charging, D-CH-04',
    },
    {
      says: 'Oil fills a lamp.',
      source: 'the wiki’s page on charging, D-CH-05',
      askedOnly: true,
    },
    {
      says: 'Time spent beyond what there was is a debt, and is kept.',
      source: 'own rule',
    },
  ],
};
