// Every ruleset that ships, one folder each.

import { ruleset as acehack } from './acehack/ruleset.ts';
import { ruleset as angband305 } from './angband-3.0.5/ruleset.ts';
import { ruleset as attackSpo } from './attack-spo/ruleset.ts';
import { ruleset as crossfire } from './crossfire/ruleset.ts';
import { ruleset as dnethack } from './dnethack/ruleset.ts';
import { ruleset as evilhack } from './evilhack/ruleset.ts';
import { ruleset as fiqhack } from './fiqhack/ruleset.ts';
import { ruleset as grunthack } from './grunthack/ruleset.ts';
import { ruleset as house } from './house/ruleset.ts';
import { RulesetLibrary } from './library.ts';
import { ruleset as nethack13d } from './nethack-1.3d/ruleset.ts';
import { ruleset as nethack320 } from './nethack-3.2.0/ruleset.ts';
import { ruleset as nethack343 } from './nethack-3.4.3/ruleset.ts';
import { ruleset as nethack360 } from './nethack-3.6.0/ruleset.ts';
import { ruleset as nethack361 } from './nethack-3.6.1/ruleset.ts';
import { ruleset as nethack367 } from './nethack-3.6.7/ruleset.ts';
import { ruleset as nethack37 } from './nethack-3.7/ruleset.ts';
import { ruleset as nethack50 } from './nethack-5.0/ruleset.ts';
import { ruleset as notdnethack } from './notdnethack/ruleset.ts';
import { ruleset as notnotdnethack } from './notnotdnethack/ruleset.ts';
import { PRESETS } from './presets/presets.ts';
import type { RulesetSource } from './ruleset.ts';
import { ruleset as slashem } from './slashem/ruleset.ts';
import { ruleset as slashthem } from './slashthem/ruleset.ts';
import { ruleset as spellsTxt } from './spells-txt/ruleset.ts';
import { ruleset as sporkhack } from './sporkhack/ruleset.ts';
import { ruleset as unnethack } from './unnethack/ruleset.ts';
import { ruleset as wikiCharge } from './wiki-charge/ruleset.ts';
import { ruleset as wikiSpeed } from './wiki-speed/ruleset.ts';
import { ruleset as wikiSpellcasting } from './wiki-spellcasting/ruleset.ts';

/** Programs first, then the documents that differ from them. */
export const RULESETS: readonly RulesetSource[] = [
  house,
  nethack13d,
  nethack320,
  nethack343,
  nethack360,
  nethack361,
  nethack367,
  nethack37,
  nethack50,
  slashem,
  fiqhack,
  slashthem,
  sporkhack,
  grunthack,
  unnethack,
  acehack,
  dnethack,
  notdnethack,
  notnotdnethack,
  evilhack,
  angband305,
  crossfire,
  wikiSpellcasting,
  attackSpo,
  spellsTxt,
  wikiSpeed,
  wikiCharge,
];

/** A library of every ruleset and every preset that ships. */
export function createRulesets(): RulesetLibrary {
  return new RulesetLibrary(RULESETS, PRESETS);
}
