// Spells that cost energy and grace: each pool is checked and paid. Crossfire server/spell_util.c
// (SP_level_spellpoint_cost).

import { describe, expect, it } from 'vitest';
import { Streams } from '../chance/index.ts';
import type { ContentFile } from '../objects/index.ts';
import { learn } from './testing/casters.ts';
import { Scene } from './testing/scene.ts';
import { viewFor } from './views/view-for.ts';

const RITE: ContentFile = {
  path: 'rite.arc',
  text: `Object spell_rite
name rite
type 101
subtype 21
level 1
spell_level 1
school healing
sp 5
grace 4
hp 2
end
`,
};

function rite(ruleset: string, role: string, pools: { energy: number; grace: number }) {
  const scene = new Scene(['#####', '#@..#', '#####'], {
    streams: new Streams(`rite of a ${role}`),
    ruleset,
    content: [RITE],
  });
  const { sheet } = scene.state;
  Object.assign(sheet, { role, ...pools, maxEnergy: 20, maxGrace: role === 'priest' ? 20 : 0 });
  Object.assign(sheet.attributes, { wisdom: 25, intelligence: 25 });
  for (const pool of ['mana', 'grace'] as const) {
    sheet.powers.pools.running[pool].wait = 1000;
  }
  const spell = learn(scene, 'spell_rite');
  const cast = () => scene.perform({ kind: 'cast', spell: spell.id, direction: 0 });
  return { scene, sheet, spell, cast };
}

describe('a spell that costs both', () => {
  it('takes each price from its own pool, and by role the half of both for a failure', () => {
    const { scene, sheet, spell, cast } = rite('house', 'priest', { energy: 9, grace: 9 });
    expect(cast()).toBeUndefined();
    const paid = scene.events.find(({ kind }) => kind === 'cast' || kind === 'cast-failed');
    const whole = paid?.kind === 'cast';
    expect(paid).toMatchObject({ spell: spell.id, price: whole ? 5 : 2, grace: whole ? 4 : 2 });
    expect(sheet.energy).toBe(whole ? 4 : 7);
    expect(sheet.grace).toBe(whole ? 5 : 7);
  });

  it('takes each price from its own pool under crossfire, where wisdom 25 fumbles 4 in 100', () => {
    const { scene, sheet, spell, cast } = rite('crossfire', 'priest', { energy: 9, grace: 9 });
    expect(cast()).toBeUndefined();
    const paid = scene.events.find(({ kind }) => kind === 'cast');
    expect(paid).toMatchObject({ spell: spell.id, price: 5, grace: 4 });
    expect(sheet).toMatchObject({ energy: 4, grace: 5 });
  });

  it('is refused for want of grace by role, and nothing is paid', () => {
    const { sheet, cast } = rite('house', 'priest', { energy: 9, grace: 3 });
    expect(cast()).toEqual({ reason: 'not-enough-grace', usesMove: false });
    expect(sheet).toMatchObject({ energy: 9, grace: 3 });
  });
});

describe.each(['house', 'crossfire'])('a spell that costs both, under %s', ruleset => {
  it('is refused for want of energy, and nothing is paid', () => {
    const pools = { energy: 4, grace: 9 };
    const { sheet, cast } = rite(ruleset, 'priest', pools);
    expect(cast()).toEqual({ reason: 'not-enough-energy', usesMove: false });
    expect(sheet).toMatchObject(pools);
  });

  it('is paid from energy alone by a role without grace, which the menu says', () => {
    const { scene, sheet, cast } = rite(ruleset, 'wizard', { energy: 9, grace: 0 });
    const menu = viewFor(scene.state).spells.find(({ name }) => name === 'rite')!;
    expect(menu).toMatchObject({ price: 9, pool: 'energy', andGrace: 0, forGrace: 4 });
    expect(cast()).toBeUndefined();
    expect(sheet.grace).toBe(0);
    expect([0, 5]).toContain(sheet.energy);
    sheet.energy = 8;
    expect(cast()).toEqual({ reason: 'not-enough-energy', usesMove: false });
  });

  it('shows both in the menu of a role that prays', () => {
    const { scene } = rite(ruleset, 'priest', { energy: 9, grace: 9 });
    const menu = viewFor(scene.state).spells.find(({ name }) => name === 'rite')!;
    expect(menu).toMatchObject({ price: 5, pool: 'energy', andGrace: 4, forGrace: 0 });
  });
});
