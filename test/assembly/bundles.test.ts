import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { functionFolders } from '#infra/local/assembly/stack-functions.ts';
import { readTemplate } from '#infra/local/assembly/template.ts';
import { bundleClassOf } from '#test/bench/bundle-classes.ts';

const folders = functionFolders(readTemplate(inject('assemblyFolder')));
const functions = [...folders].map(([name, folder]) => ({ name, folder }));

describe.each(functions)('the bundle of $name', ({ name, folder }) => {
  it('loads in plain Node without packages and exports a handler that Lambda accepts', async () => {
    const { parameters, ...loaded } = await load(folder);
    expect(loaded).toEqual({ type: 'function', stderr: '' });
    // Lambda's Node 24 runtime rejects handlers with a callback parameter.
    expect(parameters).toBeLessThan(3);
  });

  it('is small', async () => {
    const { size } = await stat(join(folder, 'index.mjs'));
    expect(size).toBeLessThanOrEqual(bundleClassOf(name).bytes);
  });
});

describe('the PDF function', () => {
  const folder = folders.get('invoice-pdf') ?? '';

  it('contains an executable browser and its fonts', async () => {
    await access(join(folder, 'chromium/chromium'), constants.X_OK);
    expect(await readdir(join(folder, 'fonts'))).toContain('inter-latin-400.woff2');
  });

  it('stays below Lambda’s limit of 250 MB unzipped', async () => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)));
    const total = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeLessThan(250 * 1024 * 1024);
  });
});

/** Run as a module, since a plain `node -e` script has `require`, unlike Lambda. */
const DESCRIBE = `import('./index.mjs').then(({ handler }) => console.log(typeof handler, handler.length))`;

/** Loads a bundle in a separate process that cannot resolve any package. */
async function load(folder: string) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', DESCRIBE], {
    cwd: folder,
    // Stripe's client needs a key to be constructed; the API tests run each bundle with its real environment.
    env: { AWS_REGION: 'ca-central-1', STRIPE_SECRET_KEY: 'sk_test', NODE_OPTIONS: '--enable-source-maps' },
  });
  const [type, parameters] = stdout.trim().split(' ');
  return { type, parameters: Number(parameters), stderr };
}
