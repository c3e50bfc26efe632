// The section of the handbook that explains each fact. Facts of what happens in a game have none.

/** Facts by section, in the order of the handbook. */
const FACTS: Readonly<Record<string, string>> = {
  'casting.training': 'training',
  'casting.teleport': 'teleport-at-will',
  'casting.checks':
    'no-spells stunned strangled silent-form headless-form buzzing-form burbling-form two-hander-stuck weapon-and-shield-stuck forgotten too-hungry too-weak overburdened cancelled confused',
  'casting.memory':
    'retention memory-learnt known-well book-too-faint amnesia study-ability study-turns',
  'casting.backfire': 'backfire backfire-drain',
  'casting.price':
    'base-energy-cost amulet-drain amulet-price exhaustion not-enough-energy not-enough-grace needs-no-food nutrition-by-price hunger-reduced nutrition-by-exhaustion nutrition-limit nutrition-cost failed succeeded failed-prayer succeeded-prayer paid paid-grace energy-gain',
  'casting.penalty':
    'role-base body-armour metal-body metal-under-robe robe shield metal-helmet metal-gloves metal-boots quarterstaff special-spell emergency-spell penalty-limit penalty-least metal-ignored penalty',
  'casting.fail':
    'base-chance too-difficult easy chance-limit large-shield success-chance difficulty',
  'casting.easy': 'highest-easy-level level-cliff no-cliff',
  'casting.range': 'range',
  'casting.ray-to-hit': 'ray-aim missed',
  'casting.damage-bonus': 'spell-damage-bonus',
  'casting.damage':
    'spell-dice bolt-odds resist-odds magic-resistant element-resistant drain-resistant through-resistance half-damage spell-damage life-drained explosions holder opposite-element carried-damage at-self',
  'casting.variants':
    'power-base power-intelligence power-level power-spell power-armour power-skill-limit power-chance power-price items-cursed tameness invoked-resting',
  'combat.blows':
    'bare-hands-blows weight-counts strength-per-weight blow-column natural-blows class-maximum-blows extra-blows too-heavy-blows blows',
  'combat.skill': 'class-skill race-skill level-skill base-skill attack-skill',
  'combat.bonus':
    'stat-row stat-becomes stat-becomes-above weight-limit over-limit strength-to-hit dexterity-to-hit equipment-to-hit stunned-to-hit bless-to-hit heroism-to-hit berserk-to-hit heavy-weapon-to-hit heavy-launcher-to-hit unblessed-edge-to-hit to-hit-bonus',
  'combat.hit': 'unseen armor-counts automatic-hit automatic-miss hopeless hit-chance',
  'combat.critical':
    'critical-chance critical-good critical-great critical-superb critical-greater critical-utmost',
  'combat.damage':
    'strength-to-dam equipment-to-dam stunned-to-dam unblessed-edge-to-dam to-dam-bonus weapon-dice bare-hands-damage dice-multiplied slay-animal slay-evil slay-undead slay-demon slay-orc slay-troll slay-giant slay-dragon execute-dragon execute-demon execute-undead brand-acid brand-lightning brand-fire brand-cold brand-poison damage-added damage-nothing',
  'combat.shots':
    'class-shots extra-shots launcher-multiplier extra-might too-heavy-shots too-heavy-might shots shot-energy fire-range',
  'combat.throws': 'throw-range',
  'combat.missile-hit': 'grids-away distance-to-hit shot-skill throw-skill',
  'combat.missile-damage': 'missile-dice missile-added launcher-multiplies thrown-no-weapon',
  'combat.breakage': 'artifact-unbreakable met-nobody breaks-usually breaks-near',
  'spells.objects':
    'levels-above damage-bonus duration-bonus range-bonus base-mana base-grace price-grows least-price mana-price grace-price',
  'spells.times': 'base-time casting-time attuned-time repelled-time',
  'spells.paths':
    'spell-skill-level no-spell-skill caster-own-level path-attuned path-repelled path-denied caster-level min-casting-level level-suffices level-too-low attuned-price repelled-price paths-shown worn-items',
  'spells.projectiles': 'acts-in-ticks',
  'spells.runes': 'rune-plain rune-hidden disarms-one-in set-off-one-in',
  'spells.servants': 'mood-resistance mood-too-strong mood-levels',
  'spells.bodies': 'healing-amount healed-to',
  'spells.mishaps':
    'astray prayer-granted prayer-unheard prayer-fumbles-below prayer-fumbled encumbrance reading-too-low learning-from-book spell-bungled',
  'speed.moves':
    'base-speed speed-bonus-always speed-bonus speed-bonus-missed slowness-takes slowness-missed aid burden-leaves allotment capacity-by-body capacity-borne wounded-legs capacity within-capacity over-capacity burden-level',
  'speed.sources': 'speed-lasts speed-for-good speed-lost slow-lasts legs-healed',
  'speed.riding': 'riding-skill gallop gallop-turns steed-carries thrown-off',
  'speed.monsters': 'speed-scaled speed-wobble speed-before speed-slow speed-fast speed-gives',
  'speed.fights': 'strike-back-odds',
  'charging.charges': 'charge-spent made-with-charges',
  'charging.cancel': 'cancelled-charges cancel-untouched cancelled-wand',
  'charging.sources': 'power-gained power-lost',
  'charging.wands':
    'charges-drawn charges-set charge-beyond charge-held shrugged-off recharge-count stripped not-stripped nothing-to-charge wand-bursts',
  'charging.explosions':
    'wand-explosion-odds blast-dice blast-by-health blast-breaks cursed-wand-odds expected-recharges',
  'charging.rings':
    'ring-change ring-explosion-odds ring-explodes-surely ring-safe ring-damage ring-shock-odds ring-spared',
  'charging.tools':
    'charged-too-often tool-charges tool-fuel lamp-goes-out oil-filled oil-explodes',
  'charging.advice': 'wrested not-wrested',
  'charging.variants': 'book-crumbles-odds book-count-odds',
};

const SECTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(FACTS).flatMap(([section, facts]) =>
    facts.split(' ').map(fact => [fact, section] as const),
  ),
);

/** The sections that explain facts. */
export const EXPLAINING_SECTIONS: readonly string[] = Object.keys(FACTS);

/** The section that explains a fact, such as `casting.fail`; undefined: none does. */
export function sectionOfFact(fact: string): string | undefined {
  return SECTIONS.get(fact);
}
