// The slots of the default ruleset. Each takes a program plus those statements of its document that fit one
// coherent game, without the slips, plus a few switches of its own.

import type { CastingRules } from '../../casting/index.ts';
import type { ChargingRules } from '../../charging/index.ts';
import type { CombatRules } from '../../combat/index.ts';
import { keepDebt, type SpeedRules } from '../../speed/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import { switches as attackSpo } from '../attack-spo/combat.ts';
import { preservativeEngine } from '../dnethack/equipment.ts';
import { added, type Patch, removed } from '../patch.ts';
import { switches as spellsTxt } from '../spells-txt/spells.ts';
import type { Switches } from '../switch.ts';
import { switches as wikiCharge } from '../wiki-charge/charging.ts';
import { switches as wikiSpeed } from '../wiki-speed/speed.ts';
import { switches as wikiSpellcasting } from '../wiki-spellcasting/casting.ts';
import { hits } from './hits.ts';

/** The statements that the default ruleset follows. */
function followed<Rules>(switches: Switches<Rules>): Patch<Rules>[] {
  return Object.values(switches)
    .filter(({ house }) => house)
    .map(({ patch }) => patch);
}

/** Prices differ between spells of one level, so the menu shows them and can sort by them. */
export const casting: readonly Patch<CastingRules>[] = [
  ...followed<CastingRules>(wikiSpellcasting),
  {
    // An attack spell costs at least a third of its expected damage.
    energy: { asWritten: true },
    menu: {
      columns: ['letter', 'name', 'level', 'school', 'failure', 'price', 'retention'],
      orders: [
        'letter',
        'name',
        'level',
        'level-down',
        'school',
        'school-level',
        'school-level-down',
        'failure',
        'price',
      ],
    },
  },
];

export const combat: readonly Patch<CombatRules>[] = followed<CombatRules>(attackSpo);

/** A price may leave a movement debt, which is kept: long actions cost their full time. */
export const speed: readonly Patch<SpeedRules>[] = [
  ...followed<SpeedRules>(wikiSpeed),
  { steps: { debt: keepDebt } },
];

/** A scroll fills half a rod, a blessed one a whole one, and a cursed one empties it. */
export const charging: readonly Patch<ChargingRules>[] = [
  ...followed<ChargingRules>(wikiCharge),
  // Power packs are found in this world, too.
  { sources: { things: ['scroll-of-charging', 'power-pack'] } },
  // So are preservative engines.
  { tools: { rows: { 'preservative-engine': added(preservativeEngine) } } },
  { rods: added({ tenths: { cursed: -10, uncursed: 5, blessed: 10 } }) },
];

/** Stepping into a hostile effect hits at once. Hits use the meanings of races and resistances. */
export const spells: readonly Patch<SpellcraftRules>[] = [
  ...followed<SpellcraftRules>(spellsTxt),
  {
    hitsOnEntry: true,
    // Minds choose among all abilities, as they do among NetHack's.
    monsterSubtypes: [],
    // A hound is a companion too.
    helpsServants: true,
    sides: { headFirst: false, choice: { byProgram: false } },
    // The heroes of a world are one party.
    ways: {
      // Who is at home can't be called home.
      recall: { worksAtHome: false },
      portals: { shared: true, opening: 'portal_opening' },
      raising: { ashes: 'pyre_smoke' },
    },
    // As NetHack's potions: 1 in 8 is cursed, 1 in 8 blessed.
    // A cursed one still does what it says.
    carriers: { potion: { bad: 12, blessed: 14 }, cursedPotion: removed },
    hits,
    // Priests smite heroes, and a curse is one.
    divine: {
      givesAll: false,
      pointsAtHeroes: true,
      smiteShield: 'resistance',
      renewalSucceeds: true,
      cursesCount: true,
    },
    traps: { life: { flash: 'rune_flash', plain: ['written_rune'] } },
    sickness: { picture: 'fever_glint' },
    matter: { alchemy: { smallNugget: 'gold_bead', largeNugget: 'gold_lump' } },
  },
];
