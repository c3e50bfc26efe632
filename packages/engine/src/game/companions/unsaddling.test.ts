import { describe, expect, it } from 'vitest';
import { directionsFor } from '../../face/index.ts';
import { setBeatitude } from '../../objects/index.ts';
import { tellEvents } from '../../words/index.ts';
import { ANIMALS, bring, bringPet } from '../testing/animals.ts';
import { inForm } from '../testing/bodies.ts';
import { MixedLuck } from '../testing/mixed-luck.ts';
import { Scene } from '../testing/scene.ts';
import { performedFor } from '../views/events-for.ts';
import { viewFor } from '../views/view-for.ts';

const ADDER = {
  path: 'adder.arc',
  text: 'Object adder\nname adder\nmonster 1\nlevel 1\nblow_1 bite 1d2\nbody_traits no-limbs\nglyph S\nend\n',
};

const FIELD = ['############', '#..........#', '#....@.....#', '#..........#', '############'];

/** A saddled pony east of the hero. */
function stable() {
  const play = new Scene(FIELD, {
    streams: new MixedLuck({ riding: [] }),
    content: [...ANIMALS, ADDER],
  });
  return { play, state: play.state, pony: bringPet(play.state, 'test_pony', [1, 0], true) };
}

const unsaddle = { kind: 'unsaddle', direction: 3 } as const;

describe('taking a saddle off', () => {
  it('puts it into the pack, takes a move, and leaves a pet that nobody can ride', () => {
    const { play, state, pony } = stable();
    const { turn } = state.clock;
    expect(directionsFor(viewFor(state), 'unsaddle')).toEqual([3]);
    expect(play.perform(unsaddle)).toBeUndefined();
    expect(tellEvents(performedFor(state, undefined)).join(' ')).toContain(
      'You take the saddle off the test pony.',
    );
    expect(state.clock.turn).toBe(turn + 1);
    expect(pony.carried).toEqual([]);
    expect(state.sheet.inventory.things.map(({ name }) => name)).toContain('saddle');
    expect(play.perform({ kind: 'ride', direction: 3 })?.reason).toBe('no-saddle');
    expect(play.perform(unsaddle)?.reason).toBe('no-saddle');
    expect(directionsFor(viewFor(state), 'unsaddle')).toEqual([]);
  });

  it('fails where the saddle is cursed, which shows by trying', () => {
    const { play, state, pony } = stable();
    const [saddle] = pony.carried;
    setBeatitude(saddle!, 'cursed');
    const { turn } = state.clock;
    expect(play.perform(unsaddle)).toBeUndefined();
    expect(play.kinds).toContain('saddle-sticks');
    expect(state.clock.turn).toBe(turn + 1);
    expect(pony.carried).toEqual([saddle]);
    expect(state.sheet.lore.knows(saddle!, 'beatitude')).toBe(true);
  });

  it('is refused for nobody, for bare backs, for the steed under the rider, and to forms without limbs', () => {
    const { play, state } = stable();
    bring(state, 'test_pony', [-1, 0]);
    expect(play.perform({ ...unsaddle, direction: 1 })?.reason).toBe('nothing-to-ride');
    expect(play.perform({ ...unsaddle, direction: 7 })?.reason).toBe('no-saddle');
    inForm(play, 'adder');
    expect(play.perform(unsaddle)).toEqual({ reason: 'no-limbs', usesMove: false });
  });

  it('is refused while he rides it', () => {
    const { play, pony } = stable();
    pony.pet!.tameness = 20;
    play.perform({ kind: 'ride', direction: 3 });
    expect(play.perform({ ...unsaddle, direction: 0 })?.reason).toBe('rides-it');
    expect(play.perform(unsaddle)?.reason).toBe('nothing-to-ride');
  });
});
