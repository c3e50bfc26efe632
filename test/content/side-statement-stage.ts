// Stages for the statements about golems, moods and animated weapons, with kinds and spells of their own.

import { readContent } from '@roguewright/content';
import type { Creature } from '@roguewright/engine/actors';
import { castFreely, loadContent, performCommand } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { Stage, type StageOptions } from './stage.ts';

export const house = createRulesets().resolve('house');

/** A spell of level 1. */
const spell = (id: string, subtype: number, lines: string) =>
  `Object ${id}\nname ${id}\ntype 101\nsubtype ${subtype}\nlevel 1\nsp 1\n${lines}\nend\n`;

/** A monster of a race. */
const beast = (id: string, lines: string) =>
  `Object ${id}\nname ${id}\nmonster 1\nalive 1\nlevel 1\nmovement 12\narmour_class 10\n` +
  `blow_1 hit 2d4\nnotices 12\nhit_points 60\nglyph b\n${lines}\nend\n`;

/** Kinds and spells that only these tests need. */
const EXTRA = [
  beast('tin_man', 'hp 20\ndam 6\nwc 12\nspeed 1\nattacktype 1'),
  beast('slow_man', 'hp 20\ndam 6\nwc 12\nspeed 0.1\nattacktype 1'),
  beast('shell', 'hp 20\ndam 6\nwc 8\nspeed 0.3\nattacktype 256'),
  beast('weasel', 'race weasel'),
  beast('stoat', 'race stoat'),
  beast('guest', 'race hearth'),
  beast('fiend', 'race demon'),
  'Object odd_blade\nname odd blade\ntype 15\nweapon_kind sword\ndamage_dice 1d4\nweight 540\n' +
    'dam 7\nmagic 2\nstr 1\ndex 1\ncon 1\nattacktype 4\nglyph )\nicon plain-dagger\nend\n',
  spell('call_tin', 12, 'duration 4\nother_arch tin_man'),
  spell('call_own', 12, 'dam_modifier 3\nother_arch slow_man'),
  spell('call_set', 12, 'dam 8\ndam_modifier 3\nother_arch slow_man'),
  spell('call_long', 12, 'duration 6\nduration_modifier 2\nother_arch slow_man'),
  spell('call_jolt', 12, 'attacktype 8\nrace holy servant'),
  spell('call_shock', 12, 'attacktype 8\nother_arch slow_man'),
  spell('call_fast', 12, 'range_modifier 5\nother_arch slow_man'),
  spell('call_deft', 12, 'wc_increase_rate 5\nother_arch slow_man'),
  spell('call_servant', 12, 'race holy servant'),
  spell('call_avatar', 12, 'race avatar'),
  spell('patch_up', 21, 'dam 3'),
  spell('calm_near', 34, 'unaggressive 1\nrange 2'),
  spell('find_near', 33, 'monster 1\nrange 2'),
  spell('calm_weasels', 34, 'unaggressive 1\nrange 4\nrace weasel'),
  spell('calm_enemies', 34, 'unaggressive 1\nrange 4\nrace GOD_SLAYING'),
  spell('calm_friends', 34, 'unaggressive 1\nrange 4\nrace GOD_FRIEND'),
  spell('madden_weasels', 34, 'berserk 1\nrange 7\nrace weasel'),
  spell('charm_near', 34, 'no_attack 1\nrange 2'),
  spell('anger_near', 34, 'monster 1\nrange 2'),
  spell('animate', 41, 'other_arch shell'),
  spell('animate_odd', 41, 'race odd_blade\nother_arch shell'),
  spell('animate_far', 41, 'range_modifier 10\nother_arch shell'),
  spell('animate_long', 41, 'duration 10\nduration_modifier 2\nother_arch shell'),
  spell('animate_hard', 41, 'dam 2\ndam_modifier 2\nother_arch shell'),
].join('');
export const content = loadContent([...readContent(), { path: 'sides.arc', text: EXTRA }]);

export const EMPTY = ['##########', '#........#', '#@.......#', '#........#', '##########'];
export const NEAR = EMPTY.map(row => row.replace('@.', '@v'));

const KINDS = { v: 'weasel', s: 'stoat', g: 'guest', f: 'fiend' };

/** A stage whose creatures act as soon as time passes. */
export function stageOf(rows: readonly string[], options: StageOptions = {}): Stage {
  const stage = new Stage(content, house, rows, { seed: 'sides', kinds: KINDS, ...options });
  for (const { conditions } of stage.state.level.creatures.all) {
    conditions.set('helpless', 0);
  }
  return stage;
}

/** The hero casts, before time passes. @returns what is told; undefined: the cast failed */
export function cast(stage: Stage, id: string, level = 1, item?: number, direction = 3) {
  const { state } = stage;
  state.log.perceived();
  const succeeds = castFreely(state, {
    ...{ spell: content.archetype(id), caster: state.hero.id, direction, level },
    ...(item !== undefined && { arguments: { item } }),
  });
  stage.events.splice(0, stage.events.length, ...state.log.perceived());
  return succeeds ? stage.events : undefined;
}

/** What a golem's spell and kind give it. */
export const numbers = ({ golem, maxHitPoints }: Creature) => ({
  ...{ damage: golem!.damage, wc: golem!.wc, speed: golem!.speed, life: maxHitPoints },
});

/** Moves pass. */
export function wait({ state }: Stage, moves: number): void {
  for (let move = 0; move < moves; move++) {
    performCommand(state, { kind: 'search', count: 1 });
  }
}
