import { describe, expect, it } from 'vitest';
import {
  type Aimed,
  aimAt,
  aimIn,
  isAimed,
  mayBeHere,
  nextAim,
  proposedAim,
  targetAims,
} from './aim.ts';
import { aimAfter } from './aim-input.ts';
import { aimedCommand, aimQuestion, dangerQuestion } from './aimed.ts';
import { hostiles, hostilesSeen } from './known-map.ts';
import { DAGGER, drawView, spell } from './testing/views.ts';

const BOLT: Aimed = { kind: 'cast', spell: spell() };
const STORM: Aimed = { kind: 'cast', spell: spell({ atSquare: true }) };
const SHIELD: Aimed = { kind: 'cast', spell: spell({ needsDirection: false, atSelf: true }) };
const THROWN: Aimed = { kind: 'throw', item: DAGGER };
const WAND: Aimed = { kind: 'zap', item: DAGGER };
const BLOW = { kind: 'attack' } as const;

describe('help', () => {
  const BALM: Aimed = { kind: 'cast', spell: spell({ needsDirection: false, helps: true }) };
  const drawn = drawView(['d..', '.@d', '...']);
  const view = {
    ...drawn,
    things: drawn.things.map(thing => (thing.x === 2 ? { ...thing, hostile: false } : thing)),
  };

  it('is proposed for the hero himself, and may go to a companion beside him', () => {
    expect(isAimed(BALM) && mayBeHere(BALM)).toBe(true);
    const here = { direction: 0, square: { x: 1, y: 1 } } as const;
    expect(proposedAim(view, BALM)).toEqual({ aim: here, isDoubtful: false });
    const beside = { direction: 3, square: { x: 2, y: 1 } } as const;
    expect(targetAims(view, BALM)).toEqual([here, beside]);
    expect(nextAim(view, BALM, here, 1)).toEqual(beside);
    expect(nextAim(view, BALM, beside, 1)).toEqual(here);
    expect(aimedCommand(BALM, beside)).toMatchObject({ kind: 'cast', direction: 3 });
  });

  it('reaches one square', () => {
    const far = drawView(['@...d']);
    expect(aimAt(far, BALM, { x: 4, y: 0 })).toEqual({ direction: 3, square: { x: 1, y: 0 } });
  });
});

describe('a creature that is only sensed', () => {
  const seen = drawView(['@.d', '...', 'd..']);
  const things = seen.things.map(thing =>
    thing.y === 0 && thing.x === 2 ? { ...thing, id: 0 } : thing,
  );
  const view = { ...seen, things };

  it('has no odds, since nobody knows whether it is still there', () => {
    const at = { direction: 3, square: { x: 2, y: 0 } } as const;
    expect(aimQuestion(view, BLOW, at)).toBeUndefined();
    expect(aimQuestion(view, THROWN, at)).toBeUndefined();
    expect(dangerQuestion(view, at.square)).toBeUndefined();
    expect(dangerQuestion(view, { x: 0, y: 2 })).toEqual({ ask: 'danger', target: 3 });
  });

  it('is no enemy in sight', () => {
    expect(hostiles(view)).toHaveLength(2);
    expect(hostilesSeen(view).map(({ id }) => id)).toEqual([3]);
  });
});

describe('an aim along a ray', () => {
  it('sits on the first creature', () => {
    expect(aimIn(drawView(['@.d.d']), 3)).toEqual({ direction: 3, square: { x: 2, y: 0 } });
  });

  it('sits on the last open square when there is none', () => {
    expect(aimIn(drawView(['@...#']), 3).square).toEqual({ x: 3, y: 0 });
    expect(aimIn(drawView(['@.+..']), 3).square).toEqual({ x: 1, y: 0 });
    expect(aimIn(drawView(['#@']), 7).square).toEqual({ x: 1, y: 0 });
  });

  it('goes no further than the hero sees', () => {
    const view = drawView(['@....']);
    const dark = { ...view, map: { ...view.map, visible: ['11100'] } };
    expect(aimIn(dark, 3).square).toEqual({ x: 2, y: 0 });
  });

  it('reaches a creature that is only sensed, over ground that is remembered', () => {
    const view = drawView(['@...d']);
    const dark = { ...view, map: { ...view.map, visible: ['11100'] } };
    expect(aimIn(dark, 3).square).toEqual({ x: 4, y: 0 });
  });

  it('reaches what is seen through the dark', () => {
    const view = drawView(['@....d.']);
    const seenThrough = [1, 2, 3].map(x => [x, 0] as const);
    const ground = { terrain: ['.   ...'], visible: ['1000111'], seenThrough };
    const dark = { ...view, map: { ...view.map, ...ground } };
    expect(aimIn(dark, 3).square).toEqual({ x: 5, y: 0 });
    expect(proposedAim(dark, BOLT).aim).toEqual({ direction: 3, square: { x: 5, y: 0 } });
    // Unknown squares behind which nothing is seen are no part of the aim, nor is what a wall hides.
    const nothing = { visible: ['1000000'], seenThrough: [] };
    const blind = { ...dark, things: [], map: { ...dark.map, ...nothing } };
    expect(aimIn(blind, 3).square).toEqual({ x: 0, y: 0 });
    const walled = { ...dark, map: { ...dark.map, terrain: ['.# ....'], seenThrough: [] } };
    expect(aimIn(walled, 3).square).toEqual({ x: 0, y: 0 });
  });

  it('of a blow goes one square', () => {
    expect(aimIn(drawView(['@..d']), 3, BLOW).square).toEqual({ x: 1, y: 0 });
  });
});

describe('an aim at a square', () => {
  it('takes the direction nearest to it for what flies along a ray', () => {
    const view = drawView(['.....', '@....', '.....']);
    expect(aimAt(view, BOLT, { x: 4, y: 0 })?.direction).toBe(3);
    expect(aimAt(drawView(['..', '@.']), BOLT, { x: 1, y: 0 })?.direction).toBe(2);
  });

  it('is the square itself for what goes anywhere, and nothing beyond the edge', () => {
    const view = drawView(['@....']);
    expect(aimAt(view, THROWN, { x: 3, y: 0 })).toEqual({ direction: 3, square: { x: 3, y: 0 } });
    expect(aimAt(view, STORM, { x: 3, y: 1 })).toBeUndefined();
  });
});

describe('the aim that is proposed', () => {
  it('prefers an enemy in line to a nearer one that is not', () => {
    const view = drawView(['......', '@...d.', '..d...']);
    expect(proposedAim(view, BOLT)).toEqual({
      aim: { direction: 3, square: { x: 4, y: 1 } },
      isDoubtful: false,
    });
    expect(proposedAim(view, THROWN).aim.square).toEqual({ x: 2, y: 2 });
  });

  it('is doubtful when it meets no enemy', () => {
    expect(proposedAim(drawView(['.', '@']), BOLT)).toMatchObject({
      aim: { direction: 1 },
      isDoubtful: true,
    });
    expect(proposedAim(drawView(['@....', '..d..']), WAND)).toMatchObject({ isDoubtful: true });
    expect(proposedAim(drawView(['@.d']), BLOW)).toMatchObject({
      aim: { direction: 0, square: { x: 0, y: 0 } },
      isDoubtful: true,
    });
  });

  it('is here for what isn’t aimed, and never doubtful', () => {
    expect(proposedAim(drawView(['@.d']), SHIELD)).toEqual({
      aim: { direction: 0, square: { x: 0, y: 0 } },
      isDoubtful: false,
    });
  });

  it('of a blow is the enemy beside the hero', () => {
    expect(proposedAim(drawView(['..d', '@..', 'd..']), BLOW).aim.direction).toBe(5);
  });
});

describe('the targets', () => {
  const view = drawView(['d....', '@.d.d', '.d...']);

  it('are one in each direction of an enemy for what flies along a ray', () => {
    const aims = targetAims(view, BOLT);
    expect(aims.map(({ direction }) => direction).toSorted()).toEqual([1, 3, 4]);
    expect(aims).toContainEqual(proposedAim(view, BOLT).aim);
  });

  it('are all enemies for a missile, and those beside the hero for a blow', () => {
    expect(targetAims(view, THROWN)).toHaveLength(4);
    expect(targetAims(view, BLOW).map(({ direction }) => direction)).toEqual([1, 4]);
  });

  it('follow each other in a circle, both ways', () => {
    const first = proposedAim(view, THROWN).aim;
    const all = [1, 2, 3, 4].reduce(
      aims => [...aims, nextAim(view, THROWN, aims.at(-1)!, 1)],
      [first],
    );
    expect(all[4]).toEqual(first);
    expect(nextAim(view, THROWN, all[1]!, -1)).toEqual(first);
    // From an aim at no target, the last target is one step back.
    const nobody = aimAt(view, THROWN, { x: 3, y: 0 })!;
    expect(nextAim(view, THROWN, nobody, -1)).toEqual(all[3]);
    const empty = drawView(['@..']);
    expect(nextAim(empty, BOLT, nobody, 1)).toBe(nobody);
  });
});

describe('an input', () => {
  const view = drawView(['.....', '@....', '.....']);
  const aim = aimIn(view, 3);

  it('aims along a ray; at the hero only what may be', () => {
    expect(aimAfter(view, BOLT, aim, { kind: 'ray', direction: 2 }).direction).toBe(2);
    expect(aimAfter(view, BOLT, aim, { kind: 'ray', direction: 0 })).toBe(aim);
    expect(aimAfter(view, WAND, aim, { kind: 'ray', direction: 0 }).direction).toBe(0);
    expect([BOLT, WAND, SHIELD, STORM, THROWN].map(mayBeHere)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('nudges a missile by one square and no further than the edge, and turns a ray', () => {
    const there = { direction: 3, square: { x: 3, y: 0 } } as const;
    const after = aimAfter(view, THROWN, there, { kind: 'nudge', direction: 2 });
    expect(after.square).toEqual({ x: 4, y: 0 });
    expect(aimAfter(view, BOLT, aim, { kind: 'nudge', direction: 4 }).direction).toBe(4);
  });

  it('means nothing for what isn’t aimed', () => {
    expect(isAimed(SHIELD)).toBe(false);
    expect(aimAfter(view, SHIELD, aim, { kind: 'square', square: { x: 4, y: 0 } })).toBe(aim);
  });
});

describe('what an aim comes to', () => {
  const view = drawView(['@.d']);
  const aim = aimIn(view, 3);

  it('is a question', () => {
    expect(aimQuestion(view, BOLT, aim)).toEqual({ ask: 'cast', spell: 7, direction: 3 });
    expect(aimQuestion(view, STORM, aim)).toEqual({ ask: 'cast-at', spell: 7, x: 2, y: 0 });
    expect(aimQuestion(view, WAND, aim)).toEqual({ ask: 'zap', item: 9, direction: 3 });
    expect(aimQuestion(view, THROWN, aim)).toEqual({ ask: 'throw', item: 9, target: 2 });
    expect(aimQuestion(view, BLOW, aim)).toEqual({ ask: 'attack', target: 2 });
    const nobody = { direction: 3, square: { x: 1, y: 0 } } as const;
    expect(aimQuestion(view, THROWN, nobody)).toBeUndefined();
    expect(aimQuestion(view, BLOW, nobody)).toBeUndefined();
    expect(dangerQuestion(view, aim.square)).toEqual({ ask: 'danger', target: 2 });
    expect(dangerQuestion(view, nobody.square)).toBeUndefined();
  });

  it('is a command; on hit points where energy is lacking, of the quiver without an item', () => {
    const strained: Aimed = { kind: 'cast', spell: spell({ strain: 2 }) };
    expect(aimedCommand(BOLT, aim)).toEqual({ kind: 'cast', spell: 7, direction: 3 });
    expect(aimedCommand(strained, aim)).toEqual({ kind: 'strain', spell: 7, direction: 3 });
    expect(aimedCommand(STORM, aim)).toEqual({ kind: 'cast-at', spell: 7, x: 2, y: 0 });
    expect(aimedCommand(WAND, aim)).toEqual({ kind: 'zap', item: 9, direction: 3 });
    const quiver: Aimed = { kind: 'fire', item: undefined };
    expect(aimedCommand(quiver, aim)).toEqual({ kind: 'fire', item: 0, x: 2, y: 0 });
    expect(aimedCommand(BLOW, aim)).toEqual({ kind: 'attack', direction: 3 });
  });
});
