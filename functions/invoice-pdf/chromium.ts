import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unpackChromium } from './unpack-chromium.ts';

/** A Chromium to start: spread it into the launch options of Playwright or Puppeteer. */
export type ChromiumExecutable = {
  readonly executablePath: string;
  /** Its complete environment, without this process's secrets. */
  readonly env: Record<string, string>;
};

/**
 * Finds Chromium: at `CHROMIUM_PATH`, else in `CHROMIUM_FOLDER`, where `unpackChromium` put it at build time, else in
 * the package, which is unpacked beside the installed packages on first use. Throws if there is none; only Linux on x64
 * has a packaged one.
 */
export async function chromiumExecutable(): Promise<ChromiumExecutable> {
  const { CHROMIUM_PATH, CHROMIUM_FOLDER, PATH = '', HOME = tmpdir() } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: { PATH, HOME } };
  const folder = CHROMIUM_FOLDER || (await unpackedFolder());
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      HOME: tmpdir(),
      TMPDIR: tmpdir(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

async function unpackedFolder(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Set CHROMIUM_PATH to a Chrome or Chromium: none is packaged for this machine');
  }
  const installed = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as { version: string };
  const folder = resolve(installed, '../../.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackChromium(folder);
  return folder;
}
