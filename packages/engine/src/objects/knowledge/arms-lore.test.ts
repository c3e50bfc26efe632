import { describe, expect, it } from 'vitest';
import { ArmsLore } from './arms-lore.ts';
import { Lore } from './lore.ts';

const blow = (damage: number) => ({ place: 0, damage, armourClass: 4 });

describe('what is known of the arms of a creature', () => {
  it('is remembered by creature, the newest eight blows', () => {
    const lore = new ArmsLore();
    for (let damage = 1; damage <= 10; damage++) {
      lore.feel(7, blow(damage));
    }
    lore.feel(9, blow(3));
    expect(lore.feltOf(7).map(({ damage }) => damage)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    expect(lore.feltOf(9)).toEqual([blow(3)]);
    expect(lore.feltOf(8)).toEqual([]);
  });

  it('starts over when it takes another weapon, and ends with it', () => {
    const lore = new ArmsLore();
    lore.feel(7, blow(2));
    lore.seeTake(7, 30);
    lore.seeTake(7, 31);
    expect(lore.feltOf(7)).toEqual([]);
    expect(lore.takenBy(7)).toEqual([30, 31]);
    lore.forget(7);
    expect(lore.takenBy(7)).toEqual([]);
  });

  it('is saved with the lore, and is no part of a save from before', () => {
    const lore = new Lore(new Map());
    expect(lore.save().arms).toBeUndefined();
    expect(Lore.restore(lore.save()).arms.feltOf(7)).toEqual([]);
    lore.arms.feel(7, blow(5));
    lore.arms.seeTake(3, 30);
    const again = Lore.restore(JSON.parse(JSON.stringify(lore.save())));
    expect(again.save()).toEqual(lore.save());
    expect(again.arms.feltOf(7)).toEqual([blow(5)]);
    expect(again.arms.takenBy(3)).toEqual([30]);
  });
});
