// Plain flutes and harps, which calm those who listen if they are played well. NetHack 3.6.7 src/music.c
// (do_improvisation, charm_snakes, calm_nymphs).

import { type GameObject, textOf } from '../../../objects/index.ts';
import { wake } from '../../body/relieve.ts';
import { changeMoods } from '../../movement/roster.ts';
import { apart } from '../../movement/where.ts';
import { PLAY_TELLINGS } from '../../protocol/tools/tool-events.ts';
import type { LikelyToolOutcome } from '../../protocol/tools/tool-outcome.ts';
import { calm } from '../../state/alarm.ts';
import type { ToolView } from '../../state/powers.ts';
import { isThreat } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { likely, listenersWithin } from './foreseen-music.ts';
import { listensTo, playsWell } from './music-rules.ts';
import { isOutOfTune } from './sound.ts';

type Instrument = 'flute' | 'harp';

function musicianOf({ sheet }: GameState) {
  return { dexterity: sheet.present.dexterity, level: sheet.level };
}

/** Plays a tune. @returns that nothing is learned of the instrument */
export function playTune(state: GameState, played: GameObject, instrument: Instrument): boolean {
  const { hero, sheet, level } = state;
  const { music } = state.ruleset.slots.world.tools;
  const chance = state.luck('tools');
  const isGood = !isOutOfTune(state) && playsWell(chance, music, musicianOf(state));
  const telling = isGood ? 'tune' : 'noise';
  state.logFelt('instrument-played', hero.id, played.id, PLAY_TELLINGS.indexOf(telling));
  if (!isGood) {
    return false;
  }
  const within = music.plain.calmsPerLevel * sheet.level;
  for (const creature of level.creatures.all) {
    const steps = apart(level.map, creature, hero.square);
    const listens = listensTo(music.plain[instrument], textOf(creature.archetype, 'race'));
    if (!creature.alive || !listens || steps * steps >= within || !isThreat(state, creature)) {
      continue;
    }
    wake(creature);
    calm(creature);
    changeMoods(level, creature, ['calm'], ['berserk']);
    state.logSeen('calmed-by-music', creature, creature.id);
  }
  return false;
}

/** What a tune would come to. */
export function foreseenTune(
  state: GameState,
  view: ToolView,
  instrument: Instrument,
): readonly LikelyToolOutcome[] {
  const { music } = state.ruleset.slots.world.tools;
  const good = isOutOfTune(state)
    ? 0
    : view.ask.ask(playsWell, music, musicianOf(state)).probability(plays => plays);
  const within = music.plain.calmsPerLevel * state.sheet.level;
  return listenersWithin(view, within)
    .filter(({ race, friendly }) => !friendly && listensTo(music.plain[instrument], race))
    .flatMap(({ name }) => likely({ kind: 'calmed', name }, good));
}
