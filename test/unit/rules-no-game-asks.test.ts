// The READMEs of speed and charging list the rules that no game asks. A change that uses one takes it off the
// list; a change that adds a rule without a caller adds it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '../../packages/engine/src');

function sources(room: string): string[] {
  return readdirSync(join(ENGINE, room), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => join(ENGINE, room, file));
}

/** Functions that a room offers. */
function offered(room: string): string[] {
  const index = readFileSync(join(ENGINE, room, 'index.ts'), 'utf8');
  return [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names]) => names!.split(','))
    .map(name => name.trim())
    .filter(name => /^[a-z]\w*$/.test(name) && !name.startsWith('validate'));
}

describe.each(['speed', 'charging'])('the README of %s', room => {
  const readme = readFileSync(join(ENGINE, room, 'README.md'), 'utf8');
  const section = /## Rules that no game asks\n([\s\S]*?)\n## /.exec(readme)![1]!;
  const listed = [...section.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  const played = ['game', 'actors', 'host']
    .flatMap(sources)
    .map(file => readFileSync(file, 'utf8'));
  const own = sources(room)
    .filter(file => !file.endsWith('index.ts'))
    .map(file => readFileSync(file, 'utf8'));
  const isAsked = (name: string) => played.some(text => new RegExp(`\\b${name}\\b`).test(text));
  /** Another file of the room, or a ruleset, is made with it. */
  const isPart = (name: string) => {
    const word = new RegExp(`\\b${name}\\b`);
    const rulesets = sources('rulesets').map(file => readFileSync(file, 'utf8'));
    return own.filter(text => word.test(text)).length > 1 || rulesets.some(text => word.test(text));
  };

  it('lists no rule that the game asks, but for what is told of riding', () => {
    expect(listed.filter(name => name !== 'heroAllotment' && isAsked(name))).toEqual([]);
    expect(listed.filter(name => !offered(room).includes(name))).toEqual([]);
  });

  it('lists every rule that nothing calls', () => {
    const alone = offered(room).filter(name => !isAsked(name) && !isPart(name));
    expect(alone.filter(name => !listed.includes(name))).toEqual([]);
  });
});
