import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chromiumExecutable } from './chromium.ts';
import { unpackChromium } from './unpack-chromium.ts';

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'unpacks a working browser when two processes do so at once',
  async () => {
    const parent = mkdtempSync(join(tmpdir(), 'unpacked-'));
    const { TMPDIR } = process.env;
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(parent, { recursive: true });
    });
    const folder = join(parent, 'deeper', 'chromium');
    await Promise.all([unpackChromium(folder), unpackChromium(folder)]);
    expect(readdirSync(join(parent, 'deeper'))).toEqual(['chromium']);
    expect(process.env.TMPDIR).toBe(TMPDIR);

    vi.stubEnv('CHROMIUM_FOLDER', folder);
    const { executablePath, env } = await chromiumExecutable();
    expect(executablePath).toBe(join(folder, 'chromium'));
    expect(execFileSync(executablePath, ['--version'], { env }).toString()).toMatch(/153\.\d+/);
  },
);

test('uses the given browser, without this process’s secrets', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'aws');
  const { executablePath, env } = await chromiumExecutable();
  expect(executablePath).toBe('/opt/chrome');
  expect(Object.keys(env).sort()).toEqual(['HOME', 'PATH']);
});
