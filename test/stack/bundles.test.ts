import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { addStacks, newApp } from '#infra/stack/stacks.ts';
import { lambdas, WITH_METADATA } from './synthesize.ts';

const outdir = await mkdtemp(join(tmpdir(), 'bundles-'));
afterAll(() => rm(outdir, { recursive: true, force: true }));

const product = Template.fromStack(addStacks(newApp({ outdir, context: WITH_METADATA })).product);
const functions = [...lambdas(product)].map(([name, { id, properties }]) => {
  const asset: string = product.findResources('AWS::Lambda::Function')[id]?.Metadata['aws:asset:path'];
  return { name, folder: join(outdir, asset), environment: properties.Environment?.Variables ?? {} };
});

describe.each(functions)('the bundle of $name', ({ name, folder, environment }) => {
  it('is loaded by plain Node, by itself, and has a handler that Lambda takes', async () => {
    const described = await load(folder, environment);
    expect(described).toMatchObject({ type: 'function', complaints: '' });
    // Node 24 on Lambda refuses a handler that wants a callback.
    expect(described.parameters).toBeLessThan(3);
  });

  it('is small', async () => {
    const { size } = await stat(join(folder, 'index.mjs'));
    expect(size).toBeLessThan(LARGER[name] ?? 400_000);
  });
});

describe('the PDF function', () => {
  const { folder = '' } = functions.find(({ name }) => name === 'invoice-pdf') ?? {};

  it('carries its browser, ready to be run, and its fonts', async () => {
    await access(join(folder, 'chromium/chromium'), constants.X_OK);
    expect(await readdir(join(folder, 'fonts'))).toContain('inter-latin-400.woff2');
  });

  it('stays below the 250 MB that Lambda unpacks', async () => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)));
    const total = (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeLessThan(250 * 1024 * 1024);
  });
});

/** Bytes of the bundles that carry more than DynamoDB and zod: Stripe, S3, the mail composer, React, puppeteer. */
const LARGER: Readonly<Record<string, number>> = {
  admin: 650_000,
  companies: 550_000,
  contact: 550_000,
  employees: 550_000,
  invoices: 650_000,
  'invoice-delivery': 700_000,
  'invoice-pdf': 1_750_000,
  'password-reset': 600_000,
  'purge-businesses': 600_000,
  stripe: 650_000,
  'stripe-events': 650_000,
};

/** As a module: a script given to `node -e` has a `require` in reach that Lambda does not have. */
const DESCRIBE = `import('./index.mjs').then(({ handler }) => console.log(typeof handler, handler.length))`;

/** Loads a bundle in a process of its own, with the names of its environment and no package in reach. */
async function load(folder: string, environment: Record<string, unknown>) {
  const texts = Object.entries(environment).map(([name, value]) => [name, typeof value === 'string' ? value : 'x']);
  const env = { AWS_REGION: 'ca-central-1', ...Object.fromEntries(texts) };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', DESCRIBE], {
    cwd: folder,
    env,
  });
  const [type, parameters] = stdout.trim().split(' ');
  return { type, parameters: Number(parameters), complaints: stderr };
}
