import { describe, expect, it } from 'vitest';
import { attackBit, pathBit } from '../../spellcraft/index.ts';
import { tellEvents } from '../tell-events.ts';
import { type ForetoldForce, forceLines } from './lasting.ts';

const FORCE: ForetoldForce = {
  name: 'owl eyes',
  kind: 'ability',
  renewed: false,
  turns: 5,
  gives: {},
  damage: 0,
  range: 0,
  bearer: '',
};

describe('a force that would begin', () => {
  it('names the attack types of blows, and the spell paths', () => {
    const gives = {
      attacktype: attackBit('fire') | attackBit('cold'),
      pathAttuned: pathBit('fire'),
      pathRepelled: pathBit('frost') | pathBit('death'),
      resistPhysical: 23,
    };
    expect(forceLines({ ...FORCE, gives })).toEqual([
      'Owl eyes lasts on you for 5 turns.',
      'Your blows carry fire and cold.',
      'Attunes you to fire.',
      'Repels you from frost and death.',
      '23 % of physical damage resisted.',
    ]);
  });

  it('is told of whom it is on', () => {
    const glow = { ...FORCE, name: 'telltale', gives: { glowRadius: 1 } };
    expect(forceLines(glow)).toContain('You glow.');
    expect(forceLines({ ...glow, bearer: 'ogre' })).toEqual([
      'Telltale lasts on the ogre for 5 turns.',
      'It glows.',
    ]);
  });

  it('is a bout of the disease that brings it', () => {
    expect(forceLines({ ...FORCE, kind: 'symptom', bearer: 'ogre', turns: 1 })).toEqual([
      'Each bout of it lasts 1 turn.',
    ]);
  });
});

describe('the events of a force', () => {
  const hero = { name: 'Ada', isHero: true, common: false };
  const ogre = { name: 'ogre', isHero: false, common: true };
  const names = (name: string) => ({ 1: hero, 2: ogre, 9: { name, isHero: false, common: true } });

  it.each(['owl eyes', 'unheeded', 'the peeling'])('suit any name, such as %s', name => {
    const events = [
      { kind: 'force-began', actor: 1, spell: 9 },
      { kind: 'force-began', actor: 2, spell: 9 },
      { kind: 'force-fades', actor: 1, spell: 9 },
      { kind: 'force-ended', actor: 1, spell: 9 },
      { kind: 'grew-immune', actor: 1, spell: 9 },
    ] as const;
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(tellEvents({ events: [...events], names: names(name), renamed: {} })).toEqual([
      `${title} takes hold of you.`,
      `${title} takes hold of the ogre.`,
      `${title} is wearing thin.`,
      `${title} leaves you.`,
      `You are immune to ${name} now.`,
    ]);
  });
});
