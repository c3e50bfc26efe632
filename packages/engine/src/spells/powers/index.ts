// The registry of power rules: one line for each power that affects creatures, travels or has a monster's
// moment.

import { charm } from './creatures/charm.ts';
import { polymorph } from './creatures/polymorph.ts';
import { acidStream } from './harm/acid-stream.ts';
import { cold } from './harm/cold.ts';
import { death } from './harm/death.ts';
import { drainLife } from './harm/drain-life.ts';
import { fire } from './harm/fire.ts';
import { forceBolt } from './harm/force-bolt.ts';
import { lightning } from './harm/lightning.ts';
import { missiles } from './harm/missiles.ts';
import { poisonBlast } from './harm/poison-blast.ts';
import { turnUndead } from './harm/turn-undead.ts';
import { beckon } from './places/beckon.ts';
import { blink } from './places/blink.ts';
import { hurl } from './places/hurl.ts';
import { knock } from './places/knock.ts';
import { teleport } from './places/teleport.ts';
import { wizardLock } from './places/wizard-lock.ts';
import { PowerRules } from './power-rules.ts';
import { fear } from './state/fear.ts';
import { haste } from './state/haste.ts';
import { healing } from './state/healing.ts';
import { sleep } from './state/sleep.ts';
import { slow } from './state/slow.ts';
import { cancellation } from './things/cancellation.ts';
import { stoneToFlesh } from './things/stone-to-flesh.ts';

/** Every power with a rule half. */
export const POWER_RULES: PowerRules = new PowerRules([
  acidStream,
  beckon,
  blink,
  cancellation,
  charm,
  cold,
  death,
  drainLife,
  fear,
  fire,
  forceBolt,
  haste,
  healing,
  hurl,
  knock,
  lightning,
  missiles,
  poisonBlast,
  polymorph,
  sleep,
  slow,
  stoneToFlesh,
  teleport,
  turnUndead,
  wizardLock,
]);
