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
      slot: 'casting',
      changes: ['prerequisites.checks.hands-not-free', 'prerequisites.checks.cannot-chant'],
    },
    {
      says: 'A book can be read again at 1,000 turns or fewer of the spell’s memory.',
      source: 'the wiki’s page on spellcasting, D-SC-02',
      slot: 'casting',
      changes: ['memory.reread'],
    },
    {
      says: 'A forgotten spell has an asterisk in the menu, beside its retention.',
      source: 'the wiki’s page on spellcasting, D-SC-03',
      slot: 'casting',
      changes: ['menu.forgottenMark'],
    },
    {
      says: 'The menu of spells has a column of prices, and can be sorted by price and by failure too.',
      source: 'own rule',
      slot: 'casting',
      changes: ['menu.columns', 'menu.orders'],
    },
    {
      says: 'Against a monster that isn’t seen skill is halved, fractions up.',
      source: 'ATTACK.SPO, D-AT-02',
      slot: 'combat',
      changes: ['steps.unseenSkill'],
    },
    {
      says: 'Three quarters of the armour class are taken exactly, not rounded down.',
      source: 'ATTACK.SPO, D-AT-03',
      slot: 'combat',
      changes: ['steps.armourQuarters'],
    },
    {
      says: 'Only a blessed weapon lifts a priest’s edged-weapon penalty, not anything blessed worn.',
      source: 'ATTACK.SPO, D-AT-16',
      slot: 'combat',
      changes: ['steps.edgeBlessed'],
    },
    {
      says: 'A blow with bare hands does 1 point, without the damage bonus.',
      source: 'ATTACK.SPO, D-AT-17',
      slot: 'combat',
      changes: ['steps.bareHandsBonus'],
    },
    {
      says: 'The launcher’s to-hit counts for critical shots.',
      source: 'ATTACK.SPO, D-AT-07',
      slot: 'combat',
      changes: ['missiles.steps.shotCriticalBonus'],
    },
    {
      says: 'A thrown weapon’s to-hit counts in the hit roll; what is no weapon adds nothing.',
      source: 'ATTACK.SPO, D-AT-09, D-AT-11, D-AT-12',
      slot: 'combat',
      changes: ['missiles.steps.thrownToHit', 'missiles.enchantedKinds'],
    },
    {
      says: 'Shots and throws break by the document’s table, whatever they hit or miss.',
      source: 'ATTACK.SPO, D-AT-13, D-AT-15',
      slot: 'combat',
      changes: ['missiles.breakage', 'missiles.steps.mayBreak'],
    },
    {
      says: 'What hits a monster or wall less than 3 squares away breaks twice as often.',
      source: 'ATTACK.SPO, D-AT-14',
      slot: 'combat',
      changes: ['missiles.steps.breakageAfter'],
    },
    {
      says: 'Attuned and repelled paths move the caster’s level by five, for bonuses only.',
      source: 'Crossfire’s document on spells, D-SP-01, D-SP-02',
      slot: 'spells',
      changes: ['pathLevels', 'steps.priceLevel', 'steps.permissionLevel', 'steps.neededLevel'],
    },
    {
      says: 'Healing gives its sure points and as many six-sided dice as the spell says.',
      source: 'Crossfire’s document on spells, D-SP-33',
      slot: 'spells',
      changes: ['steps.healingAmount'],
    },
    {
      says: 'A thing of speed s acts s times a tick.',
      source: 'Crossfire’s document on spells, D-SP-48',
      slot: 'spells',
      changes: ['steps.turnsInTick', 'steps.clockAfterTick'],
    },
    {
      says:
        'A spell of a group renews its own lasting effect; a glow lasts ten ticks a point; an aura also ' +
        'hits those who step into it.',
      source: 'Crossfire’s document on spells, D-SP-37, D-SP-46, D-SP-49',
      slot: 'spells',
      changes: ['forces'],
    },
    {
      says: 'A rod regains a tenth of its energy at each activation, fractions up.',
      source: 'Crossfire’s document on spells, D-SP-54',
      slot: 'spells',
      changes: ['carriers.rodGain'],
    },
    {
      says: 'A spell that searches in a direction looks at as many squares as its range.',
      source: 'Crossfire’s document on spells, D-SP-05',
      slot: 'spells',
      changes: ['making.searchesFullRange'],
    },
    {
      says:
        'Raising the dead may fail; a recall acts after exactly as many ticks as it says; a town ' +
        'portal takes two casts.',
      source: 'Crossfire’s document on spells, D-SP-11, D-SP-31, D-SP-50',
      slot: 'spells',
      changes: ['ways.raising.mayFail', 'ways.recall', 'ways.portals.twoCasts'],
    },
    {
      says: 'A living thing that steps onto a hostile bullet, bolt or explosion is hit at once.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hitsOnEntry'],
    },
    {
      says:
        'What slays or names races compares whole names; the holy word spares others from itself ' +
        'alone, and neither plain magic nor a drain that slays counts twice.',
      source: 'own rule',
      slot: 'spells',
      changes: [
        'hits.racesAsText',
        'hits.holyWordStopsAll',
        'hits.magicCountsTwice',
        'hits.drain.slaysTwice',
      ],
    },
    {
      says: 'Resistance to a state wards it off that many times in a hundred, before the save.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hits.states'],
    },
    {
      says: 'Burden takes its exact share of movement; parts of a point are kept.',
      source: 'the wiki’s page on speed, D-SD-01',
      slot: 'speed',
      changes: ['time', 'steps.takeBurden'],
    },
    {
      says: 'A hero without sight jumps to ground that he remembers.',
      source: 'the wiki’s page on speed',
      slot: 'speed',
      changes: ['quickness.jumpsBlind'],
    },
    {
      says: 'A gallop lasts 20 to 30 turns.',
      source: 'the wiki’s page on speed, D-SD-03',
      slot: 'speed',
      changes: ['gallop'],
    },
    {
      says: 'A wand at its natural maximum only glows; it gets no charge.',
      source: 'the wiki’s page on charging, D-CH-01',
      slot: 'charging',
      changes: ['steps.beyond'],
      askedOnly: true,
    },
    {
      says: 'A cursed source does nothing to a blessed wand or tool.',
      source: 'the wiki’s page on charging, D-CH-02',
      slot: 'charging',
      changes: ['steps.shrugsOff'],
    },
    {
      says: 'Bags, grease and horns with 10 charges or more get 5 to 10 from a blessed source.',
      source: 'the wiki’s page on charging, D-CH-03',
      slot: 'charging',
      changes: [
        'tools.rows.bag-of-tricks',
        'tools.rows.can-of-grease',
        'tools.rows.horn-of-plenty',
      ],
    },
    {
      says: 'A marker that is charged again loses its last 3 charges.',
      source: 'the wiki’s page on charging, D-CH-04',
      slot: 'charging',
      changes: ['tools.rows.magic-marker'],
    },
    {
      says: 'Oil fills a lamp.',
      source: 'the wiki’s page on charging, D-CH-05',
      slot: 'charging',
      changes: ['tools.oil'],
      askedOnly: true,
    },
    {
      says: 'Time spent beyond what there was is a debt, and is kept.',
      source: 'own rule',
      slot: 'speed',
      changes: ['steps.debt'],
    },
    {
      says: 'A spell of NetHack costs what its file says, which may grow with its dice; it cost 5 energy a level.',
      source: 'own rule',
      slot: 'casting',
      changes: ['energy.asWritten'],
    },
    {
      says: 'Spells of an area reach all squares around their caster; a cone with the flag `stand_still` stays on its first squares.',
      source: 'Crossfire’s document on spells, D-SP-06, D-SP-19',
      slot: 'spells',
      changes: ['standing', 'conesStandStill'],
    },
    {
      says: 'A swarm fires any spell that takes a direction; a summoning brings as many creatures as its damage says.',
      source: 'Crossfire’s document on spells, D-SP-44, D-SP-41',
      slot: 'spells',
      changes: ['releases.swarm', 'steps.summonCount'],
    },
    {
      says: 'A magic missile hits with its spell’s attack type.',
      source: 'Crossfire’s document on spells, D-SP-26',
      slot: 'spells',
      changes: ['missilesAreOnlyMagic'],
    },
    {
      says: 'The spell of polymorph does nothing; a curse only sets the flag of its item.',
      source: 'Crossfire’s document on spells, D-SP-43, D-SP-51',
      slot: 'spells',
      changes: ['matter.polymorph.works', 'matter.curseConceals'],
    },
    {
      says: 'A blessing attunes to the paths of the god only if its spell says so.',
      source: 'Crossfire’s document on spells, D-SP-39',
      slot: 'spells',
      changes: ['divine.pathsIfAsked'],
    },
    {
      says: 'A smiting spell lasts longer by the adjustment of its duration; death on an undead always makes it stronger.',
      source: 'Crossfire’s document on spells, D-SP-23, D-SP-24',
      slot: 'spells',
      changes: ['divine.smiteLastsByRange', 'divine.deathOnUndead'],
    },
    {
      says: 'Resistance to magic shields from smiting spells; reflection of spells did.',
      source: 'own rule',
      slot: 'spells',
      changes: ['divine.smiteShield'],
    },
    {
      says: 'Monsters choose among all spells that they have; some subtypes they never chose.',
      source: 'own rule',
      slot: 'spells',
      changes: ['monsterSubtypes'],
    },
    {
      says: 'Every hero of the world may use a town portal.',
      source: 'own rule',
      slot: 'spells',
      changes: ['ways.portals.shared'],
    },
    {
      says: 'A source of charging gives a rod half of its energy, a blessed one all; a cursed one empties it.',
      source: 'own rule',
      slot: 'charging',
      changes: ['rods'],
    },
    {
      says: 'A power pack charges as the scroll does; the preservative engine is filled by a cursed source and emptied by a blessed one.',
      source: 'own rule',
      slot: 'charging',
      changes: ['sources.things', 'tools.rows.preservative-engine'],
    },
    {
      says: 'A spell that helps reaches companions too; it reached heroes only.',
      source: 'own rule',
      slot: 'spells',
      changes: ['helpsServants'],
    },
    {
      says: 'One potion in eight is cursed and one blessed, and a cursed one does what it says; half were cursed, and those blew up.',
      source: 'own rule',
      slot: 'spells',
      changes: ['carriers.potion', 'carriers.cursedPotion'],
    },
    {
      says: 'Chaos counts as magic; stolen life heals the attacker; an effect of one hit ends also when it kills; the highest roll always saves.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hits.chaosIsMagic', 'hits.stealsForOwner', 'hits.endsAfterKill', 'hits.saves'],
    },
    {
      says: 'A drainer gains from what its victim lost; cancellation goes by the damage of its effect; heroes hit themselves and each other in full.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hits.drain.gainsFromLost', 'hits.cancelsByVictim', 'hits.sparesFriends'],
    },
    {
      says: 'Of a pile that a spell destroys one piece at least is lost, and all may be; a thing of unknown material saves.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hits.things'],
    },
    {
      says: 'A push moves every thing on its way, each piece of an explosion outward, and one without a direction nothing.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hits.push'],
    },
    {
      says: 'A missile that is reflected turns on its own square; it entered that of the mirror.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hits.reflection'],
    },
    {
      says: 'Monsters recover by the rules of casting; they recovered with each of their moves.',
      source: 'own rule',
      slot: 'spells',
      changes: ['hits.monsters'],
    },
    {
      says: 'A summoned creature may come wherever a part of it fits, and monsters choose their spells by their minds.',
      source: 'own rule',
      slot: 'spells',
      changes: ['sides'],
    },
    {
      says: 'Not every caster has a god; what monsters cast in a direction finds heroes; a renewed blessing is a success, and all that a curse takes counts.',
      source: 'own rule',
      slot: 'spells',
      changes: [
        'divine.givesAll',
        'divine.pointsAtHeroes',
        'divine.renewalSucceeds',
        'divine.cursesCount',
      ],
    },
  ],
};
