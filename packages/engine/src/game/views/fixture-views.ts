// Fixtures as the hero knows them.

import { appearanceOf, godCalled, TYPE } from '../../objects/index.ts';
import type { Fixture } from '../dungeon/fixture.ts';
import { isTrap } from '../fixtures/fixture-facts.ts';
import { kindOf } from '../fixtures/kinds/index.ts';
import type { FixtureUse } from '../protocol/thing-part.ts';
import type { ThingView } from '../protocol/view.ts';
import type { KnownFixture } from '../state/memory.ts';
import type { GameState } from '../state/state.ts';

/** The fixtures that the hero sees or remembers. */
export function fixtureViews(state: GameState): ThingView[] {
  const { level, memory } = state;
  const { map } = level;
  return [...memory.fixtures].map(([id, known]) => {
    const { square, archetype } = known;
    const fixture = state.sees(square) ? level.fixtures.find(id) : undefined;
    const { glyph, icon, hue } = appearanceOf(archetype);
    const spent = fixture !== undefined && fixture.fading >= 0;
    const text = isTrap(known)
      ? ''
      : (fixture?.thing.text('msg') ?? archetype.texts.msg ?? '').trim();
    return {
      id,
      kind: 'fixture',
      x: map.x(square),
      y: map.y(square),
      name: spent ? `spent ${archetype.name}` : nameOfFixture(state, known, fixture),
      glyph,
      icon,
      hue,
      hostile: false,
      health: '',
      ticksLeft: 0,
      use: spent ? 'spent' : fixture?.breakable === true ? 'wall' : useOf(known),
      ...(text !== '' && { text }),
    };
  });
}

/** The name of a fixture. That of an altar in sight says whose it is: a spell may give it to another god unseen. */
function nameOfFixture(
  { content }: GameState,
  { archetype }: KnownFixture,
  fixture: Fixture | undefined,
): string {
  const { name, type } = archetype;
  if (type !== TYPE.altar || fixture === undefined) {
    return name;
  }
  const owner = fixture.thing.text('otherArch');
  const god = owner === '' ? undefined : godCalled(content.gods, owner)?.name;
  return god === undefined || name.includes(god) ? name : `${name}, sacred to ${god}`;
}

/** What a fixture is for. */
function useOf(known: Pick<KnownFixture, 'archetype'> | Fixture): FixtureUse {
  switch (kindOf(known)?.name) {
    case 'rune':
      return 'trap';
    case 'plate':
      return 'plate';
    case 'lever':
      return 'lever';
    case 'firewall':
      return 'firewall';
    case 'altar':
      return 'altar';
    case 'exit':
      return 'way';
    case 'feature':
      return 'feature';
    default:
      return known.archetype.type === TYPE.sign ? 'sign' : 'object';
  }
}
