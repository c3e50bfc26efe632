// The spells that do more than damage, and the shields: what a hero, a monster and every carrier do with them.

import { setEnchantments, TYPE } from '@roguewright/engine/objects';
import { describe, expect, it } from 'vitest';
import { byCarrier, byHero, byMonster, carriersOf } from './play-subtypes.ts';
import type { SubtypeScene } from './scenes/subtype-scene.ts';
import { content } from './shipped.ts';
import type { Stage } from './stage.ts';

const NEAR = ['##########', '#........#', '#@o......#', '#........#', '##########'];
const GRAVE = ['##########', '#........#', '#@Z......#', '#........#', '##########'];
const COURT = ['##########', '#........#', '#@Go.....#', '#........#', '##########'];

/** Every creature is hurt, so that a creature that drains life gains hit points. */
const hurt = ({ state }: Stage) => {
  for (const creature of [state.hero, ...state.level.creatures.all]) {
    creature.hitPoints = Math.ceil(creature.maxHitPoints / 2);
  }
};

/** Enchanted daggers for the hero and the one whom he meets. */
const enchanted = (stage: Stage) => {
  const { state, target } = stage;
  for (let count = 0; count < 6; count++) {
    const [own, other] = [stage.thing('dagger'), stage.thing('dagger')];
    for (const dagger of [own, other]) {
      setEnchantments(dagger, { toHit: 1, toDam: 1 });
    }
    state.sheet.inventory.add(own);
    target.carried.push(other);
  }
};

/** An iron helmet on the hero's head. */
const ironclad = (stage: Stage) => {
  const { sheet } = stage.state;
  const helm = stage.thing('iron_helm');
  sheet.inventory.add(helm);
  sheet.equipment = { ...sheet.equipment, helmet: helm.id };
};

const learned = ({ state }: Stage) => {
  state.sheet.experience = 5000;
};

/** Auras, and shields of an element. */
const AURAS: readonly number[] = [46, 50];

const near = { rows: NEAR, direction: 3 } as const;

const SCENES: readonly SubtypeScene[] = [
  {
    ...{ spell: 'spell_tithe_of_years', rows: COURT, before: learned },
    options: { kinds: { G: 'frost_giant' } },
    ...{ hero: 'experience-gained', monster: 'experience-lost', carrier: 'experience-gained' },
  },
  {
    ...{ ...near, spell: 'spell_borrowed_pulse', before: hurt },
    ...{ hero: 'healed', monster: 'healed', carrier: 'healed' },
  },
  {
    ...{ ...near, spell: 'spell_last_breath' },
    ...{ hero: 'died', monster: 'burned', carrier: 'died' },
  },
  {
    ...{ ...near, spell: 'spell_withering' },
    ...{ hero: 'level-drained', monster: 'attribute-lost', carrier: 'level-drained' },
  },
  {
    ...{ ...near, spell: 'spell_etching_spray', before: ironclad },
    ...{ hero: 'burned', monster: 'corroded', carrier: 'burned' },
  },
  {
    ...{ spell: 'spell_rebuke_graves', rows: GRAVE },
    ...{ hero: 'burned', monster: 'cast', carrier: 'burned' },
  },
  {
    ...{ ...near, spell: 'spell_unsaying', before: enchanted },
    ...{ hero: 'unenchanted', monster: 'unenchanted', carrier: 'unenchanted' },
  },
  // Every shield and aura that ships. The one that heals reaches companions alone, whom no monster has.
  ...content.archetypes
    .filter(({ type, subtype }) => type === TYPE.spell && AURAS.includes(subtype))
    .map(
      ({ id }): SubtypeScene => ({
        ...{ ...near, spell: id, hero: 'force-began', carrier: 'force-began' },
        monster: id === 'spell_kindly_circle' ? 'never' : 'force-began',
      }),
    ),
];

const SEEDS = Array.from({ length: 16 }, (_, seed) => `caster ${seed}`);

/** The kinds of events of the first seed in which one is told; otherwise of the last. */
function told(play: (seed: string) => readonly { readonly kind: string }[], wanted: string) {
  let kinds: string[] = [];
  for (const seed of SEEDS) {
    kinds = play(seed).map(({ kind }) => kind);
    if (kinds.includes(wanted)) {
      break;
    }
  }
  return kinds;
}

const NAMED = SCENES.map(scene => [scene.spell, scene] as const);

describe('a spell that does more than damage, and a shield', () => {
  it.each(NAMED)('does so by a hero: %s', (_, scene) => {
    expect(told(seed => byHero(scene, seed), scene.hero)).toContain(scene.hero);
  });

  it.each(NAMED)('does so by a monster: %s', (_, scene) => {
    const kinds = told(seed => byMonster(scene, seed), scene.monster);
    expect(kinds).toEqual(scene.monster === 'never' ? [] : expect.arrayContaining([scene.monster]));
  });

  it.each(NAMED)('does so from every carrier: %s', (_, scene) => {
    for (const kind of carriersOf(scene)) {
      const play = (seed: string) => byCarrier(scene, kind, seed);
      expect(told(play, scene.carrier), kind).toContain(scene.carrier);
    }
  });

  it('that turns the dead does the living no harm', () => {
    const [, scene] = NAMED.find(([spell]) => spell === 'spell_rebuke_graves')!;
    for (const seed of SEEDS) {
      const living = byHero({ ...scene, rows: NEAR }, seed);
      const harm = living.filter(event => event.kind === 'burned' && event.damage > 0);
      expect(harm).toEqual([]);
    }
  });
});
