// G7, G8: the success chance, by the thousand from columns, and one by one from plain objects. The
// workload gives every record its own role; NetHack's rule with those roles is the workload's rule.

import {
  type CastingRules,
  type ChanceView,
  encodeChances,
  prepareChances,
  preparedChance,
  successChance,
  successChances,
} from '@roguewright/engine/casting';
import { NoteList } from '@roguewright/engine/chance';
import { added, applyPatch, createRulesets } from '@roguewright/engine/rulesets';
import { type Bench, type Benchmark, mustAgree, type Row } from './goal.ts';
import { compare, type Side, timed } from './measure.ts';
import { allFolded, definedDraws, folded } from './workload.ts';

const RECORDS = 4096;
/** The checksums of every side by number of passes, by the definition of the workload. */
const CHECKS: readonly (readonly [passes: number, checksum: number])[] = [
  [500, 144487484],
  [1000, -522622856],
];

/** The rules with a role for each kind of record, and the records as views of them. */
interface Workload {
  readonly rules: CastingRules;
  readonly roles: readonly string[];
  readonly views: readonly ChanceView[];
}

const SKILLS = ['unskilled', 'basic', 'skilled', 'expert'] as const;

/** Names from a table of their own: names put together on the spot are slow to look up anywhere. */
function interned(name: string): string {
  return Object.keys({ [name]: true })[0]!;
}

function drawWorkload(): Workload {
  const below = definedDraws(7);
  const rows = new Map<string, CastingRules['roles'][string]>();
  const names = new Map<string, string>();
  const views = Array.from({ length: RECORDS }, (): ChanceView => {
    const base = below(12);
    const stat = 3 + below(16);
    const skill = SKILLS[below(4)]!;
    const level = 1 + below(30);
    const spellLevel = 1 + below(7);
    const suit = 8 + below(3);
    const shield = below(3);
    const flags = below(256);
    const emergency = -4 + below(4);
    const key = `base-${base}-suit-${suit}-shield-${shield}-emergency-${-emergency}`;
    const role = names.get(key) ?? interned(key);
    names.set(key, role);
    rows.set(role, { base, suit, shield, emergency, stat: 'wisdom', specialSpell: '' });
    const worn = (bit: number) => ((flags & bit) !== 0 ? 'metallic' : 'none');
    const large = (flags & 128) !== 0 ? 'large' : 'small';
    return {
      role,
      stat,
      level,
      spellLevel,
      skill,
      emergency: (flags & 64) !== 0,
      special: (flags & 64) !== 0,
      bodyArmour: worn(1),
      robe: (flags & 2) !== 0,
      shield: (flags & 4) !== 0 ? large : 'none',
      helmet: worn(8),
      gloves: worn(16),
      boots: worn(32),
      quarterstaff: false,
    };
  });
  const parent = createRulesets().resolve('nethack-3.6.7').slots.casting;
  const roles = Object.fromEntries([...rows].map(([name, row]) => [name, added(row)]));
  const rules = applyPatch<CastingRules>(
    parent,
    { roles, penalty: { specialSpell: 0 } },
    'workload',
  );
  return { rules, roles: [...rows.keys()], views };
}

/** A side that does the same for each view. */
function eachView(
  name: string,
  views: readonly ChanceView[],
  chance: (view: ChanceView) => number,
) {
  return timed(name, RECORDS, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      for (let index = 0; index < views.length; index++) {
        sum = folded(sum, chance(views[index]!));
      }
    }
    return sum;
  });
}

function kernelSide({ rules, roles, views }: Workload): Side {
  const tables = prepareChances(rules, roles);
  const columns = encodeChances(tables, views);
  const out = new Int32Array(RECORDS);
  return timed('batch kernel', RECORDS, passes => {
    let sum = 0;
    for (let pass = 0; pass < passes; pass++) {
      successChances(tables, columns, out);
      sum = allFolded(sum, out, RECORDS);
    }
    return sum;
  });
}

function measure({ compiler, effort, say }: Bench): Row[] {
  const workload = drawWorkload();
  const { rules, roles, views } = workload;
  const tables = prepareChances(rules, roles);
  const notes = new NoteList();
  const kernel = kernelSide(workload);
  const prepared = eachView('prepared call on objects', views, view =>
    preparedChance(tables, view),
  );
  const objects = eachView('public call on objects', views, view => successChance(rules, view));
  const noted = eachView('the same, noted', views, view => {
    notes.clear();
    return preparedChance(tables, view, notes);
  });
  const counted = compiler?.side('C, counted root', RECORDS, 'success-chance', 'counted');
  const hardware = compiler?.side('C, hardware root', RECORDS, 'success-chance', 'hardware');
  for (const [passes, checksum] of CHECKS) {
    for (const side of [kernel, prepared, objects, noted, counted, hardware]) {
      if (side !== undefined) {
        mustAgree(`success chance, ${side.name}`, side.run(passes).checksum, checksum);
      }
    }
    say(`${passes} passes: ${checksum} on every side`);
  }
  const against = (ours: Side, theirs: Side | undefined) =>
    theirs === undefined ? undefined : compare(ours, theirs, effort);
  return [
    {
      goal: 'G7',
      what: 'success chance, batch kernel / C with the hardware root',
      measured: against(kernel, hardware),
      must: 1,
      stretch: 1.3,
    },
    {
      goal: 'G7',
      what: 'success chance, batch kernel / C that counts the root',
      measured: against(kernel, counted),
      must: 4,
    },
    {
      goal: 'G8',
      what: 'success chance, prepared call on objects / C that counts the root',
      measured: against(prepared, counted),
      must: 0.5,
      stretch: 1,
    },
    {
      what: 'success chance, unprepared call on objects / C that counts the root',
      measured: against(objects, counted),
    },
    {
      goal: 'G8',
      what: 'success chance, the same call with a notebook / C that counts the root',
      measured: against(noted, counted),
      must: 0.25,
      stretch: 0.5,
    },
  ];
}

/** The benchmark of G7 and G8. */
export const successChanceBench: Benchmark = {
  name: 'success-chance',
  about: 'the success chance by the thousand, and one by one',
  measure,
};
