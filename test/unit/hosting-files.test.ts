// The files for hosting agree with the program: every setting that they name is read by the server, every
// one that the server reads is documented, and the paths that they name exist.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const HOSTING = join(ROOT, 'docs/hosting');

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Settings of the server, as names of environment variables. */
const SETTING = /\b(?:ROGUEWRIGHT_[A-Z]+|DATABASE_URL|REDIS_URL|PORT)\b/g;

function settingsIn(text: string): Set<string> {
  return new Set(text.match(SETTING));
}

const READ = settingsIn(
  ['packages/server/src/settings.ts', 'packages/server/src/hosts/shared-settings.ts']
    .map(textOf)
    .join('\n'),
);

const FILES = [
  'Dockerfile',
  'docs/hosting/Caddyfile',
  'docs/hosting/compose.yaml',
  'docs/hosting/nginx.conf',
  'docs/hosting/roguewright.service',
];

describe('the files for hosting', () => {
  it('are all looked at here', () => {
    const all = readdirSync(HOSTING).map(name => `docs/hosting/${name}`);
    expect(FILES).toEqual(['Dockerfile', ...all.sort()]);
  });

  it.each(FILES)('%s names only settings that the server reads', path => {
    const named = [...settingsIn(textOf(path))];
    expect(named.filter(name => !READ.has(name))).toEqual([]);
  });

  it('leave no setting without documentation', () => {
    const told = settingsIn(textOf('docs/HOSTING.md') + textOf('packages/server/README.md'));
    expect([...READ].filter(name => !told.has(name))).toEqual([]);
    expect(READ.size).toBeGreaterThan(10);
  });

  it('hold the same operators’ paths back that the server answers', () => {
    const routes = textOf('packages/server/src/operations/routes.ts');
    const paths = [...routes.matchAll(/case '\/(\w+)'/g)].map(([, path]) => path!);
    expect(paths).toHaveLength(3);
    for (const proxy of ['docs/hosting/Caddyfile', 'docs/hosting/nginx.conf']) {
      const held = /\^\(\/p\/\[\^\/\]\+\)\?\/\((?<paths>[\w|]+)\)\$/.exec(textOf(proxy));
      expect(held?.groups?.paths?.split('|').toSorted()).toEqual(paths.toSorted());
    }
  });

  it('mount and build what exists', () => {
    const compose = textOf('docs/hosting/compose.yaml');
    const mounted = [...compose.matchAll(/"\.\/([\w.]+):/g)].map(([, file]) =>
      join(HOSTING, file!),
    );
    const built = [...compose.matchAll(/build: (\S+)/g)].map(([, folder]) =>
      join(HOSTING, folder!, 'Dockerfile'),
    );
    expect(mounted.length + built.length).toBeGreaterThan(1);
    expect([...mounted, ...built].filter(path => !existsSync(path))).toEqual([]);
    expect(textOf('Dockerfile')).toContain('node tools/run.mjs pack');
  });
});
