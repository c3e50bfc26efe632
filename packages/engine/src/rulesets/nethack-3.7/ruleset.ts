import type { RulesetSource } from '../ruleset.ts';
import { casting } from './casting.ts';
import { charging } from './charging.ts';
import { speed } from './speed.ts';

/** NetHack 3.7: spellcasting, speed and charging. */
export const ruleset: RulesetSource = {
  id: 'nethack-3.7',
  title: 'NetHack 3.7',
  parent: 'nethack-3.6.7',
  slots: {
    casting: { patches: [casting] },
    charging: { patches: [charging] },
    speed: { patches: [speed] },
  },
  about:
    'Spellcasting as the development line NetHack 3.7 plays it, as of 2024-10-24: what it ' +
    'changed since 3.6.7. It came out as 5.0.0. Checked against the program’s own functions.' +
    ' ' +
    'The development version of NetHack as it stood on 24 October 2024. It was released, further changed, as 5.0.0.',
  differences: [
    {
      says: 'Knights cast clerical spells as if no metal were on body, head, hands and feet; a robe gives them its whole bonus.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (percent_success)',
      slot: 'casting',
      changes: ['roles.knight'],
    },
    {
      says: 'A wielded quarterstaff takes 3 points off the penalty, and never keeps the hands from casting.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (percent_success, rejectcasting)',
      slot: 'casting',
      changes: ['gear.quarterstaff', 'prerequisites.checks.hands-not-free'],
    },
    {
      says: 'Casting a forgotten spell drains up to five energy a level.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (spelleffects)',
      slot: 'casting',
      changes: ['backfire.drainSidesPerLevel'],
    },
    {
      says: 'Who reads the book of a spell that is known well is asked, not sent away.',
      source: 'NetHack 3.7 (2024-10-24) src/spell.c (study_book)',
      slot: 'casting',
      changes: ['memory.reread'],
    },
    {
      says: 'The damage bonus comes before a cone of cold’s dice against those who resist fire.',
      source: 'NetHack 3.7 (2024-10-24) src/zap.c (zhitm)',
      slot: 'casting',
      changes: ['attack.ray.order'],
    },
    {
      says: 'Gold, clay, stone, glass and iron golems have more hit points to drain.',
      source: 'NetHack 3.7 (2024-10-24) src/makemon.c (golemhp)',
      slot: 'casting',
      changes: ['attack.golems'],
    },
    {
      says: 'What is carried is lost by a routine of its own, which adds its damage there.',
      source: 'NetHack 3.7 (2024-10-24) src/zap.c',
      slot: 'casting',
      changes: ['attack.explosion.items'],
    },
    {
      says: 'Sleep is level 3, confuse monster 1, charm monster 5; chain lightning is new; a few books are rarer.',
      source: 'NetHack 3.7 (2024-10-24) include/objects.h',
      slot: 'casting',
      changes: ['spells'],
    },
    {
      says: 'Monks may start with confuse monster, not with sleep.',
      source: 'NetHack 3.7 (2024-10-24) src/u_init.c',
      slot: 'casting',
      changes: ['startingBooks'],
    },
    {
      says: 'Archeologists are fast from level 10 on; they were from the start.',
      source: 'NetHack 3.7 src/attrib.c',
      slot: 'speed',
      changes: ['quickness.fastAtLevel'],
    },
    {
      says: 'A potion of speed that isn’t cursed gives lasting speed besides.',
      source: 'NetHack 3.7 src/potion.c (peffect_speed)',
      slot: 'speed',
      changes: ['quickness.potionForGood'],
    },
    {
      says: 'The wand of speed monster at oneself makes very fast for 50 to 74 turns; it made fast for good.',
      source: 'NetHack 3.7 src/zap.c (zapyourself)',
      slot: 'speed',
      changes: ['quickness.wandTurns'],
    },
    {
      says: 'Blue dragon scales and scale mail make very fast while worn.',
      source: 'NetHack 3.7 src/do_wear.c (dragon_armor_handling)',
      slot: 'speed',
      changes: ['quickness.worn'],
      askedOnly: true,
    },
    {
      says: 'The least carrying capacity is 1; it was 0.',
      source: 'NetHack 3.7 src/hack.c (weight_cap)',
      slot: 'speed',
      changes: ['capacity'],
    },
    {
      says: 'A monster strikes back at another with what points it has, the likelier the more there are; it took a whole move.',
      source: 'NetHack 3.7 src/mhitm.c (fightm)',
      slot: 'speed',
      changes: ['steps.strikeBackPrice'],
    },
    {
      says: 'Nothing has more than 99 charges or fewer than −99; it was a signed byte.',
      source: 'NetHack 3.7 src/read.c (recharge)',
      slot: 'charging',
      changes: [
        'range',
        'tools.rows.tinning-kit',
        'tools.rows.expensive-camera',
        'tools.rows.magic-marker',
      ],
    },
    {
      says: 'A crystal ball holds 7 charges and takes the beatitude of what charges it; a cancelled one can be charged.',
      source: 'NetHack 3.7 src/read.c (recharge)',
      slot: 'charging',
      changes: ['tools.rows.crystal-ball'],
    },
    {
      says: 'An uncursed source adds 2 to 6 charges to bags of tricks, grease and horns of plenty; it added 1 to 5.',
      source: 'NetHack 3.7 src/read.c (recharge)',
      slot: 'charging',
      changes: [
        'tools.rows.bag-of-tricks',
        'tools.rows.can-of-grease',
        'tools.rows.horn-of-plenty',
      ],
    },
    {
      says: 'Grease is made with 5 charges or more, crystal balls, horns and bags with 3 or more.',
      source: 'NetHack 3.7 src/mkobj.c (mksobj_init)',
      slot: 'charging',
      changes: ['making'],
    },
    {
      says: 'A cancelled crystal ball has −1 charges, and novels go blank.',
      source: 'NetHack 3.7 src/zap.c (cancel_item)',
      slot: 'charging',
      changes: ['cancel'],
    },
    {
      says: 'Electricity charges rings that can be charged, two times in three.',
      source: 'NetHack 3.7 src/zap.c (maybe_destroy_item)',
      slot: 'charging',
      changes: ['shock'],
      askedOnly: true,
    },
    {
      says: 'Lamps are offered for charging; charged tools of unknown type only on request.',
      source: 'NetHack 3.7 src/read.c (charge_ok)',
      slot: 'charging',
      changes: ['steps.offers'],
    },
    {
      says: 'A ring of protection without enchantment makes hungry when nothing else protects.',
      source: 'NetHack 3.7 src/eat.c (gethungry)',
      slot: 'charging',
      changes: ['steps.emptyRingCosts'],
    },
    {
      says: 'Who has no hands can neither zap a wand nor apply a tool; both could be done.',
      source: 'NetHack 3.7 src/zap.c (dozap), src/apply.c (doapply)',
      slot: 'charging',
      changes: ['handless'],
    },
  ],
};
