import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';

const NEEDED = 'Python 3.10 or newer with venv';

type Installation = {
  /** The name of its folder in the cache: another one for other packages or versions. */
  readonly name: string;
  /** What one can do instead of installing, for the error's text. */
  readonly orElse?: string;
};

/**
 * The Python of a virtual environment with these packages, which pip installs into the cache folder on first use.
 * Throws if Python is missing or pip fails.
 */
export function pythonWith(packages: readonly string[], { name, orElse = '' }: Installation): string {
  const folder = cacheFolder(name, (filling) => {
    console.log(`Python installs ${packages.join(', ')}`);
    const made = spawnSync('python3', ['-m', 'venv', filling], { stdio: 'inherit' });
    if (made.status !== 0) throw new Error(`This needs ${NEEDED}: install it${orElse}`);
    const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages];
    const installed = spawnSync(join(filling, 'bin/python'), args, { stdio: 'inherit' });
    if (installed.status !== 0) throw new Error(`pip could not install ${packages}: see its message${orElse}`);
  });
  return join(folder, 'bin/python');
}

/** The reason why `pythonWith` cannot work on this machine, as a sentence; undefined if it can. */
export function missingPython(): string | undefined {
  const check = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';
  const { status } = spawnSync('python3', ['-c', check], { stdio: 'ignore' });
  return status === 0 ? undefined : `${NEEDED} is missing: install it to run these tests.`;
}
