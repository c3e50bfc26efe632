// For which platform a package is made, told from the end of its name: `…-linux-x64-musl`.

/** The conditions under which npm installs a package. */
export interface Platform {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** Words for systems in package names, and npm's word. */
const systems = new Map([
  ['aix', 'aix'],
  ['android', 'android'],
  ['darwin', 'darwin'],
  ['freebsd', 'freebsd'],
  ['linux', 'linux'],
  ['netbsd', 'netbsd'],
  ['openbsd', 'openbsd'],
  ['openharmony', 'openharmony'],
  ['sunos', 'sunos'],
  ['win', 'win32'],
  ['win32', 'win32'],
]);

const processors = new Set([
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
]);

/** Words for C libraries in package names, and npm's word. Others (`msvc`, `eabi`) don't matter. */
const libraries = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
]);

/** The platform that a package's name ends with; without one it is for all. */
export function platformOf(name: string): Platform {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  if (words.includes('wasm32')) {
    return { cpu: ['wasm32'] };
  }
  const at = words.findLastIndex(word => systems.has(word));
  const system = systems.get(words[at] ?? '');
  const processor = words.slice(at + 1).find(word => processors.has(word));
  if (system === undefined) {
    return {};
  }
  const library = words
    .slice(at + 1)
    .map(word => libraries.get(word))
    .find(Boolean);
  return {
    os: [system],
    ...(processor === undefined ? {} : { cpu: [processor] }),
    ...(library === undefined || system !== 'linux' ? {} : { libc: [library] }),
  };
}
