// Every golden rule that the engine has built, room by room.

import type { Adapter } from './adapter.ts';
import { castingAdapters } from './adapters/casting.ts';
import { bookAdapters } from './adapters/casting-books.ts';
import { castingEffectAdapters } from './adapters/casting-effects.ts';
import { memoryAdapters } from './adapters/casting-memory.ts';
import { chargingAdapters } from './adapters/charging.ts';
import { displayAdapters } from './adapters/charging-display.ts';
import { combatAdapters } from './adapters/combat.ts';
import { missileAdapters } from './adapters/missiles.ts';
import { speedAdapters } from './adapters/speed.ts';
import { pieceAdapters } from './adapters/spell-pieces.ts';
import { spellcraftAdapters } from './adapters/spells.ts';
import { carrierAdapters } from './adapters/spells-carriers.ts';
import { formatAdapters } from './adapters/spells-formats.ts';
import { spellHitAdapters } from './adapters/spells-hits.ts';
import { makingAdapters } from './adapters/spells-making.ts';
import { poolAdapters } from './adapters/spells-pools.ts';
import { sicknessAdapters } from './adapters/spells-sickness.ts';
import { sideAdapters } from './adapters/spells-sides.ts';
import { trapAdapters } from './adapters/spells-traps.ts';
import { treasureAdapters } from './adapters/spells-treasure.ts';

/** The adapters of all rooms. */
export const adapters: readonly Adapter[] = [
  ...castingAdapters,
  ...bookAdapters,
  ...memoryAdapters,
  ...castingEffectAdapters,
  ...combatAdapters,
  ...missileAdapters,
  ...spellcraftAdapters,
  ...pieceAdapters,
  ...formatAdapters,
  ...treasureAdapters,
  ...carrierAdapters,
  ...trapAdapters,
  ...spellHitAdapters,
  ...makingAdapters,
  ...sicknessAdapters,
  ...sideAdapters,
  ...poolAdapters,
  ...speedAdapters,
  ...chargingAdapters,
  ...displayAdapters,
];
