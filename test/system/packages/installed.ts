// The packages as people install them: packed, and installed into an empty project without a network.

import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The compilers that the types must suit, by their version. */
export const COMPILERS = {
  '7': join(ROOT, 'node_modules/typescript/bin/tsc'),
  '5.9': join(ROOT, 'tools/published/node_modules/typescript/bin/tsc'),
  /** Too old for the types: a tool of this workspace brings it. */
  '5.6': join(ROOT, 'node_modules/@arethetypeswrong/core/node_modules/typescript/bin/tsc'),
} as const;

/** Options of a compiler. */
export type CompilerOptions = Readonly<Record<string, string | boolean | readonly string[]>>;

const onWindows = process.platform === 'win32';

/** The package with the command line. */
export const COMMAND = '@roguewright/cli';

/** A text file of the workspace. */
export function readWorkspace(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Packs all packages into a new folder. @returns the paths of the tarballs */
export function packInto(folder: string): string[] {
  mkdirSync(folder);
  const parameters = ['--conditions=roguewright-source', 'tools/pack.ts', folder];
  execFileSync(process.execPath, parameters, { cwd: ROOT, stdio: 'pipe' });
  return readdirSync(folder)
    .sort()
    .map(name => join(folder, name));
}

/** What the linters of packages say of a tarball: nothing, if all is well. */
export function lintPackage(tarball: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools/published/lint.ts'), tarball],
    { encoding: 'utf8' },
  );
  return { stdout, stderr, status };
}

/** A project outside of the clone, in which the packages are installed. */
export class Project {
  readonly folder: string;

  /** @param tarballs what is installed, from these files alone */
  constructor(folder: string, tarballs: readonly string[]) {
    this.folder = folder;
    mkdirSync(folder);
    this.write('package.json', '{ "name": "consumer", "private": true, "type": "module" }');
    const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    const cache = ['--cache', join(folder, 'empty-cache')];
    execFileSync(onWindows ? 'npm.cmd' : 'npm', ['install', ...flags, ...cache, ...tarballs], {
      cwd: folder,
      stdio: 'pipe',
      // Windows starts npm only through a shell.
      shell: onWindows,
    });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** All files of an installed package, by their paths in it. */
  filesOf(name: string): string[] {
    const folder = join(this.folder, 'node_modules', name);
    return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map(path => path.replaceAll('\\', '/'));
  }

  readFrom(name: string, path: string): string {
    return readFileSync(join(this.folder, 'node_modules', name, path), 'utf8');
  }

  /** Runs a module of the project and gives back what it printed. Throws when it fails. */
  run(name: string): string {
    return execFileSync(process.execPath, [name], {
      cwd: this.folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  }

  /**
   * Runs modules of the project one after the other in one process, which loads the packages once.
   * @returns what each printed. Throws when one fails.
   */
  runAll(names: readonly string[]): Map<string, string> {
    const lines = names.map(name => `console.log('--- ${name}');\nawait import('./${name}');`);
    this.write('all.js', lines.join('\n'));
    const printed = this.run('all.js').split(/^--- /m).slice(1);
    return new Map(
      printed.map(part => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1)];
      }),
    );
  }

  /** Runs the installed command. */
  roguewright(...parameters: readonly string[]): SpawnSyncReturns<string> {
    const bin = join(this.folder, 'node_modules', COMMAND, 'bin/roguewright.js');
    return spawnSync(process.execPath, [bin, ...parameters], {
      cwd: this.folder,
      encoding: 'utf8',
    });
  }

  /** Copies a file or folder of the workspace to the same place in the project. */
  copy(path: string): void {
    cpSync(join(ROOT, path), join(this.folder, path), { recursive: true });
  }

  /** Installs a package that the workspace has. */
  link(name: string): void {
    const place = join(this.folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), place, 'junction');
  }

  /** Runs a program of the project, which must succeed. @returns what it printed */
  start(command: string, parameters: readonly string[], input = ''): string {
    const { stdout, stderr, status } = spawnSync(command, parameters, {
      cwd: this.folder,
      encoding: 'utf8',
      input,
    });
    if (status !== 0) {
      throw new Error(`${parameters.join(' ')} ended with ${status}: ${stderr}`);
    }
    return stdout;
  }

  /** What a compiler says of modules of the project, a line for each problem. */
  typeProblems(
    resolution: CompilerOptions,
    compiler: keyof typeof COMPILERS = '7',
    include: readonly string[] = ['*.ts'],
  ): string[] {
    const options = { strict: true, noEmit: true, target: 'es2024', types: [], ...resolution };
    this.write('tsconfig.json', JSON.stringify({ compilerOptions: options, include }));
    const { stdout, status } = spawnSync(process.execPath, [COMPILERS[compiler], '-p', '.'], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0 && stdout === '') {
      throw new Error(`the compiler ended with ${status} and said nothing`);
    }
    // What is said further of a problem is indented.
    return stdout.split('\n').filter(line => /^\S/.test(line));
  }
}
