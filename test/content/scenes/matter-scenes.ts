// Scenes of spells on bodies and matter: diseases and their cure, gold, curses and blessings of items.

import { beatitudeOf, isGodGiven } from '@roguewright/engine/objects';
import type { Stage } from '../stage.ts';
import type { SpellScene } from './spell-scene.ts';

const HALL = ['##########', '#........#', '#@..o....#', '#........#', '##########'];
const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
const GRAVE = ['##########', '#........#', '#@..Z....#', '#........#', '##########'];
const HEAP = ['######', '#@,..#', '######'];

const isIllWith =
  (name: string) =>
  ({ target }: Stage) =>
    target.forces.all.some(force => force.kind === 'disease' && force.name === name);

const disease = (name: string, rows = HALL): SpellScene => ({
  rows,
  direction: 3,
  told: 'fell-ill',
  shows: isIllWith(name),
});

/** The hero’s own dagger, which the next cast is for. */
let own = 0;

const chosen = {
  get item() {
    return own;
  },
};

/** A dagger for the spell to act on. */
export function giveDagger(stage: Stage): void {
  const dagger = stage.thing('dagger');
  stage.state.sheet.inventory.add(dagger);
  own = dagger.id;
}

/** The dagger that the last scene gave. */
export function givenDagger(): { readonly item: number } {
  return { item: own };
}

const dagger = ({ state }: Stage) => state.sheet.inventory.find(own)!;

const lyingAhead = ({ state }: Stage) =>
  state.level.items.get(state.level.map.square(3, 2))?.map(({ archetype }) => archetype.id) ?? [];

const melting: SpellScene = {
  rows: HEAP,
  options: { floor: 'plate_mail' },
  told: 'thing-melted',
  shows: stage => lyingAhead(stage).every(id => id === 'gold_bead' || id === 'gold_lump'),
};

/** The scenes by the spells’ ids. */
export const MATTER_SCENES: Readonly<Record<string, SpellScene>> = {
  spell_gutter_cough: disease('gutter cough'),
  spell_grey_ague: disease('grey ague'),
  spell_slow_peeling: disease('the peeling'),
  spell_red_sweat: disease('red sweat'),
  spell_grave_mould: disease('grave mould', GRAVE),
  spell_clean_blood: {
    rows: EMPTY,
    before: stage => {
      const { state, content } = stage;
      const source = content.archetype('gutter_cough');
      state.spells.bearers.begin(state.hero.id, {
        ...{ kind: 'disease', source, name: source.name, duration: 8, speed: 0.05, clock: -0.1 },
        ...{ level: 2, owner: 0, gives: {} },
        disease: {
          ...{ level: 2, infectiousness: 0, contagionRange: 0, lifeOutside: 0, length: 8 },
          ...{ damage: 1, pace: 0, energyLoss: 0, progress: 0, digestion: 0, healing: 0 },
          ...{ recovery: 0, turnsLeft: 8, outsideLeft: 0, weakening: 0 },
        },
      });
    },
    told: 'force-ended',
    shows: ({ state }) => state.sheet.forces.none,
  },
  spell_true_weight: melting,
  spell_ledger_fire: melting,
  spell_ill_wish: {
    rows: EMPTY,
    before: giveDagger,
    chosen,
    told: 'item-cursed',
    shows: stage => beatitudeOf(dagger(stage)) === 'cursed',
  },
  spell_good_word: {
    rows: EMPTY,
    before: giveDagger,
    chosen,
    told: 'item-blessed',
    shows: stage => beatitudeOf(dagger(stage)) === 'blessed' && isGodGiven(dagger(stage)),
  },
  // The house lets nothing change its shape by such spells.
  spell_second_thoughts: {
    rows: HALL,
    direction: 3,
    told: 'cast-in-vain',
    shows: ({ target }) => target.archetype.id === 'ogre',
  },
  spell_lay_bare: { rows: HALL, told: 'detected', shows: () => true },
  spell_assay: {
    rows: HEAP,
    options: { floor: 'wand/spell_dig' },
    told: 'detected',
    shows: ({ state }) => {
      const [lying] = [...state.level.items.values()][0]!;
      return state.sheet.lore.knowsMagic(lying!);
    },
  },
};
