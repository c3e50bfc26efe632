// Finds, resolves and composes rulesets.

import { nearest, RulesetError } from '../errors/index.ts';
import { type Bridges, bridgesOf, type WorldRules } from '../worldrules/index.ts';
import { applyPatch, type Patch } from './patch.ts';
import { type Preset, presetId } from './presets/preset.ts';
import type { Composition, Ruleset, RulesetSource, SlotSource } from './ruleset.ts';
import { SLOT_NAMES, type SlotName, type Slots } from './slots.ts';

/** The default ruleset. It fills every slot that a ruleset or a composition leaves empty. */
export const DEFAULT_RULESET = 'house';

interface Filled<Name extends SlotName> {
  readonly rules: Slots[Name];
  readonly origin: string;
}

/** Rulesets by id. Each is resolved once, on first use. */
export class RulesetLibrary {
  /** Named compositions, in the order in which they are offered. */
  readonly presets: readonly Preset[];
  #sources = new Map<string, RulesetSource>();
  #resolved = new Map<string, Ruleset>();
  /** Whether a ruleset fills a slot, by both. */
  #fills = new Map<string, boolean>();
  #bridges = new WeakMap<WorldRules, Bridges>();

  /** @param sources rulesets in any order; `house` must be among them */
  constructor(sources: readonly RulesetSource[], presets: readonly Preset[] = []) {
    this.presets = presets;
    for (const source of sources) {
      this.#sources.set(source.id, source);
    }
  }

  /** All ids, in the order of the registry. */
  get ids(): readonly string[] {
    return [...this.#sources.keys()];
  }

  /** The ruleset as its folder states it. Throws a RulesetError that names the nearest id. */
  source(id: string): RulesetSource {
    const source = this.#sources.get(id);
    if (source === undefined) {
      const close = this.#closeTo(id);
      const hint =
        close.length === 0 ? `known: ${this.ids.join(', ')}` : `did you mean ${eitherOf(close)}?`;
      throw new RulesetError(`no ruleset ${JSON.stringify(id)}; ${hint}`);
    }
    return source;
  }

  /** The ids that may have been meant: the nearest, or all versions of the program that was named. */
  #closeTo(written: string): readonly string[] {
    const ids = [...this.ids, ...this.presets.map(preset => preset.id)];
    const close = nearest(written, [...ids, ...ids.map(programOf)]);
    return ids.includes(close ?? '') || close === undefined
      ? [close ?? ''].filter(id => id !== '')
      : ids.filter(id => programOf(id) === close);
  }

  /** The named composition of an id or title; undefined: none has it. */
  preset(name: string): Preset | undefined {
    const wanted = presetId(name);
    return this.presets.find(({ id }) => id === wanted);
  }

  /** Whether the ruleset or one of its ancestors states anything about the slot. */
  fills(id: string, slot: SlotName): boolean {
    const key = `${id}.${slot}`;
    const known = this.#fills.get(key) ?? this.#fill(id, slot, []) !== undefined;
    this.#fills.set(key, known);
    return known;
  }

  /**
   * A resolved ruleset. Empty slots are filled by the default ruleset. That of a preset is its composition.
   * @param named an id, a preset, or a ruleset for each of some slots
   * @throws RulesetError for unknown ids, misspelt keys, cycles, empty slots and unmet needs
   */
  resolve(named: string | Composition): Ruleset {
    const wanted = this.#composed(named);
    const id = typeof wanted === 'string' ? wanted : compositionId(wanted);
    let ruleset = this.#resolved.get(id);
    if (ruleset === undefined) {
      ruleset = this.#resolve(id, wanted);
      this.#resolved.set(id, ruleset);
    }
    return ruleset;
  }

  /**
   * A ruleset with some of its slots replaced.
   * @param named an id, a preset, or a ruleset for each of some slots
   * @param instead the rulesets of the replaced slots
   * @throws RulesetError as `resolve` does
   */
  resolveWith(named: string | Composition, instead: Composition): Ruleset {
    const wanted = this.#composed(named);
    const own =
      typeof wanted !== 'string'
        ? wanted
        : Object.fromEntries(
            SLOT_NAMES.filter(slot => wanted !== DEFAULT_RULESET && this.fills(wanted, slot)).map(
              slot => [slot, wanted],
            ),
          );
    return this.resolve({ ...own, ...instead });
  }

  /** What a preset is composed of; anything else as it is. */
  #composed(named: string | Composition): string | Composition {
    const isPreset = typeof named === 'string' && !this.#sources.has(named);
    return isPreset ? (this.preset(named)?.rules ?? named) : named;
  }

  #resolve(id: string, wanted: string | Composition): Ruleset {
    const of = (slot: SlotName) => (typeof wanted === 'string' ? wanted : wanted[slot]);
    const filled = Object.fromEntries(
      SLOT_NAMES.map(slot => [slot, this.#slot(of(slot), slot, typeof wanted !== 'string')]),
    ) as { [Name in SlotName]: Filled<Name> };
    const slots = Object.fromEntries(SLOT_NAMES.map(slot => [slot, filled[slot].rules]));
    const origins = Object.fromEntries(SLOT_NAMES.map(slot => [slot, filled[slot].origin]));
    const { world } = filled;
    const ruleset = {
      id,
      title: typeof wanted === 'string' ? this.source(wanted).title : id,
      slots: slots as unknown as Slots,
      bridges: this.#bridgesOf(world.rules),
      origins: origins as Record<SlotName, string>,
    };
    const chosen = typeof wanted === 'string' ? [wanted] : Object.values(wanted);
    for (const part of chosen) {
      this.#checkNeeds(this.source(part), ruleset.slots);
    }
    return deepFreeze(ruleset);
  }

  /** Rulesets with the same world share its bridges, and thereby their caches. */
  #bridgesOf(world: WorldRules): Bridges {
    const bridges = this.#bridges.get(world) ?? bridgesOf(world);
    this.#bridges.set(world, bridges);
    return bridges;
  }

  #slot(id: string | undefined, slot: SlotName, named: boolean): Filled<SlotName> {
    const own = id === undefined ? undefined : this.#fill(id, slot, []);
    if (own === undefined && id !== undefined && named) {
      throw new RulesetError(`${id} has no ${slot} rules; ${this.#whoFills(slot)}`);
    }
    const filled = own ?? this.#fill(DEFAULT_RULESET, slot, []);
    if (filled === undefined) {
      throw new RulesetError(`no ruleset fills the slot ${slot}`);
    }
    return filled;
  }

  #whoFills(slot: SlotName): string {
    return `these have: ${this.ids.filter(id => this.fills(id, slot)).join(', ')}`;
  }

  #fill<Name extends SlotName>(
    id: string,
    slot: Name,
    below: readonly string[],
  ): Filled<Name> | undefined {
    if (below.includes(id)) {
      throw new RulesetError(`${[...below, id].join(' ← ')}: a ruleset descends from itself`);
    }
    const source = this.source(id);
    const parent = typeof source.parent === 'string' ? source.parent : source.parent?.[slot];
    const inherited = parent === undefined ? undefined : this.#fill(parent, slot, [...below, id]);
    const own = source.slots[slot] as SlotSource<Slots[Name]> | undefined;
    if (own === undefined) {
      return inherited;
    }
    if ('whole' in own) {
      return { rules: own.whole, origin: id };
    }
    if (inherited === undefined) {
      throw new RulesetError(`${id}.${slot}: differences from a parent that has no ${slot} rules`);
    }
    const rules = own.patches.reduce(
      (base, patch: Patch<Slots[Name]>) => applyPatch<Slots[Name]>(base, patch, `${id}.${slot}`),
      inherited.rules,
    );
    return { rules, origin: id };
  }

  #checkNeeds(source: RulesetSource, slots: Slots): void {
    for (const need of source.needs ?? []) {
      let at: unknown = slots;
      for (const key of need.split('.')) {
        at = (at as Record<string, unknown> | undefined)?.[key];
      }
      if (at === undefined) {
        throw new RulesetError(`${source.id} needs ${need}, which this composition lacks`);
      }
    }
  }
}

/** Reads `casting=fiqhack,speed=nethack-3.4.3` or a plain id. Throws a RulesetError for a wrong slot. */
export function parseRulesetName(text: string): string | Composition {
  if (!text.includes('=')) {
    return text;
  }
  const composition: Partial<Record<SlotName, string>> = {};
  for (const part of text.split(',')) {
    const [slot = '', id = ''] = part.split('=').map(word => word.trim());
    const name = SLOT_NAMES.find(known => known === slot);
    if (name === undefined) {
      const close = nearest(slot, SLOT_NAMES);
      const hint =
        close === undefined ? `known: ${SLOT_NAMES.join(', ')}` : `did you mean ${close}?`;
      throw new RulesetError(`no slot ${JSON.stringify(slot)}; ${hint}`);
    }
    composition[name] = id;
  }
  return composition;
}

/** The program of a ruleset's id, without its version: `nethack` of `nethack-3.6.7`. */
function programOf(id: string): string {
  return id.replace(/-\d.*$/, '');
}

/** `a`, `a or b`, `a, b or c`. */
function eitherOf(ids: readonly string[]): string {
  const last = ids.at(-1) ?? '';
  return ids.length < 2 ? last : `${ids.slice(0, -1).join(', ')} or ${last}`;
}

function compositionId(composition: Composition): string {
  return SLOT_NAMES.filter(slot => composition[slot] !== undefined)
    .map(slot => `${slot}=${composition[slot]}`)
    .join(',');
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) {
      deepFreeze(inner);
    }
  }
  return value;
}
