import type { RulesetSource } from '../ruleset.ts';
import { switches } from './spells.ts';

/** The developers' document on spells read literally, on top of the Crossfire server. */
export const ruleset: RulesetSource = {
  id: 'spells-txt',
  title: 'The Crossfire document on spells',
  parent: 'crossfire',
  slots: { spells: { patches: Object.values(switches).map(({ patch }) => patch) } },
  about:
    "The developers' document on spells read literally: Crossfire with every statement of the " +
    'document that its server contradicts. Where the document is silent the server stands.',
  differences: [
    {
      says:
        'A spell of an attuned path is as strong as five levels higher, of a repelled one as five ' +
        "levels lower; it was two on the caster's level and two on the spell's.",
      source: 'Crossfire, spells, D-SP-01 (switch path-level-shift)',
      slot: 'spells',
      changes: ['pathLevels'],
    },
    {
      says: 'The levels of paths count for bonuses only; they also counted for price and permission.',
      source: 'Crossfire, spells, D-SP-02 (switch path-shift-bonuses-only)',
      slot: 'spells',
      changes: ['steps.priceLevel', 'steps.permissionLevel', 'steps.neededLevel'],
    },
    {
      says:
        'Healing rolls `hp` six-sided dice; it gave one number from their count up to 6, plus ' +
        'that count.',
      source: 'Crossfire, spells, D-SP-33 (switch healing-dice)',
      slot: 'spells',
      changes: ['steps.healingAmount'],
    },
    {
      says: 'A thing of speed 1 acts every tick; it acted every second one.',
      source: 'Crossfire, spells, D-SP-48 (switch act-each-tick)',
      slot: 'spells',
      changes: ['steps.turnsInTick', 'steps.clockAfterTick'],
    },
    {
      says: 'A rod regains a tenth of its energy, fractions up; it regained a tenth and one more.',
      source: 'Crossfire, spells, D-SP-54 (switch rod-tenth)',
      slot: 'spells',
      changes: ['carriers.rodGain'],
    },
    {
      says: "A magic missile hits with its spell's attack type; it hit as plain magic.",
      source: 'Crossfire, spells, D-SP-26 (switch missile-attack-type)',
      slot: 'spells',
      changes: ['missilesAreOnlyMagic'],
    },
    {
      says: 'A swarm fires any spell that takes a direction; it fired bullets and magic missiles only.',
      source: 'Crossfire, spells, D-SP-44 (switch swarm-any-spell)',
      slot: 'spells',
      changes: ['releases.swarm'],
    },
    {
      says:
        'A spell of a group renews its own force; the group refused it as it refuses every other ' +
        'of its spells.',
      source: 'Crossfire, spells, D-SP-37 (switch race-groups-refresh)',
      slot: 'spells',
      changes: ['forces.groupsRenewOwn'],
    },
    {
      says: 'The glow of faery fire lasts ten ticks a point; it lasted twelve ticks in all.',
      source: 'Crossfire, spells, D-SP-46 (switch faery-fire-tens)',
      slot: 'spells',
      changes: ['forces.glow'],
    },
    {
      says: 'An aura hits creatures that come into it, besides its own turns.',
      source: 'Crossfire, spells, D-SP-49 (switch aura-on-entry)',
      slot: 'spells',
      changes: ['forces.aurasHitOnEntry'],
    },
    {
      says:
        'Spells of an area around their caster reach all of its squares; its last column and row ' +
        'were missing.',
      source: 'Crossfire, spells, D-SP-06 (switch full-square)',
      slot: 'spells',
      changes: ['standing.wholeSquare'],
    },
    {
      says:
        'A summoning that names its creature brings as many as its damage says; it brought that ' +
        'many and one more.',
      source: 'Crossfire, spells, D-SP-41 (switch summon-count)',
      slot: 'spells',
      changes: ['steps.summonCount'],
    },
    {
      says:
        'A spell that searches in a direction looks at as many squares as its range; it looked at ' +
        'one less.',
      source: 'Crossfire, spells, D-SP-05 (switch full-range)',
      slot: 'spells',
      changes: ['making.searchesFullRange'],
    },
    {
      says: 'A blessing attunes to the paths of the god only if its spell says so; it always did.',
      source: 'Crossfire, spells, D-SP-39 (switch bless-paths-if-asked)',
      slot: 'spells',
      changes: ['divine.pathsIfAsked'],
    },
    {
      says: 'A smiting spell lasts longer by the adjustment of its duration; it was that of its range.',
      source: 'Crossfire, spells, D-SP-23 (switch smite-duration-adjust)',
      slot: 'spells',
      changes: ['divine.smiteLastsByRange'],
    },
    {
      says:
        'Death on an undead always makes it stronger; in two cases of three it only seemed to turn ' +
        'back.',
      source: 'Crossfire, spells, D-SP-24 (switch smite-undead-strengthens)',
      slot: 'spells',
      changes: ['divine.deathOnUndead'],
    },
    {
      says: 'Magic resistance shields from smiting spells; reflection of spells did.',
      source: 'Crossfire, spells, D-SP-25 (switch smite-stopped-by-resistance)',
      slot: 'spells',
      changes: ['divine.smiteShield'],
    },
    {
      says:
        'Raising the dead may fail, the more often the higher the level of the dead; it always ' +
        'succeeded.',
      source: 'Crossfire, spells, D-SP-11 (switch raise-dead-may-fail)',
      slot: 'spells',
      changes: ['ways.raising'],
    },
    {
      says: 'A recall acts after exactly as many ticks as it says; it took 1 or 2 more.',
      source: 'Crossfire, spells, D-SP-31 (switch recall-exact-ticks)',
      slot: 'spells',
      changes: ['ways.recall'],
    },
    {
      says:
        'A town portal takes two casts: the first marks its far end; it took one, to a square to ' +
        'which the caster was attuned.',
      source: 'Crossfire, spells, D-SP-50 (switch portal-two-casts)',
      slot: 'spells',
      changes: ['ways.portals'],
    },
    {
      says: 'A cone with the flag `stand_still` stays on its first squares; the flag was not read.',
      source: 'Crossfire, spells, D-SP-19 (switch stand-still)',
      slot: 'spells',
      changes: ['conesStandStill'],
    },
    {
      says: 'The range modifier of a golem’s spell lowers its wc as well; it changed its speed only.',
      source: 'Crossfire, spells, D-SP-27 (switch range-modifier-wc)',
      slot: 'spells',
      changes: ['sides.golems'],
    },
    {
      says: 'Healing reaches its caster only; a neighbour in its direction came first.',
      source: 'Crossfire, spells, D-SP-34 (switch heal-own-square)',
      slot: 'spells',
      changes: ['healsOwnSquare'],
    },
    {
      says: 'Polymorph does nothing, because of abuse; it works.',
      source: 'Crossfire, spells, D-SP-43 (switch polymorph-off)',
      slot: 'spells',
      changes: ['matter.polymorph'],
    },
    {
      says: 'A curse only sets the flag of its item; it also hid what was known of it.',
      source: 'Crossfire, spells, D-SP-51 (switch curse-only-flag)',
      slot: 'spells',
      changes: ['matter.curseConceals'],
    },
    {
      says: 'Monsters cast spells of areas around them, too; those subtypes they never chose.',
      source: 'Crossfire, spells, D-SP-30 (switch monsters-use-areas)',
      slot: 'spells',
      changes: ['monsterSubtypes'],
    },
  ],
};
