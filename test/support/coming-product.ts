import { execFile } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { isBuilt } from '#infra/local/gateway/site.ts';
import type { Product } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that says where the product runs, as soon as it does. */
    productFile: string;
    /** The product's data folder. */
    productFolder: string;
  }
}

/** Where a product that was started runs, or why it does not. */
type Outcome = { url: string } | { error: string };

/** A folder for the run, the product's data folder in it, and how to start the product. */
type Coming = { folder: string; data: string; start: () => Promise<Product> };

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Provides the tests of a project with a product that is still starting: tests that need none run meanwhile. Returns
 * how to stop it and remove the folder, which returns what it complained of.
 */
export async function provideProduct(
  project: TestProject,
  { folder, data, start }: Coming,
): Promise<() => Promise<string>> {
  // Not by those who start: a program that was just written cannot be run while one of their children holds it open.
  await chromiumExecutable();
  await buildSite();
  const starting = start();
  const file = join(folder, 'product.json');
  project.provide('productFile', file);
  project.provide('productFolder', data);
  const told = starting.then(
    ({ url }) => tell(file, { url }),
    (cause: unknown) => tell(file, { error: cause instanceof Error ? cause.message : String(cause) }),
  );
  return async () => {
    await told;
    const product = await starting.catch(() => undefined);
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
    return product?.errors() ?? '';
  };
}

/** Products that start at once would otherwise build it at once, in one folder. */
async function buildSite(): Promise<void> {
  if (isBuilt(ROOT, join(ROOT, 'dist/site'))) return;
  await promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } });
}

/** A test must not find half of the file. */
function tell(file: string, outcome: Outcome): void {
  writeFileSync(`${file}.part`, JSON.stringify(outcome));
  renameSync(`${file}.part`, file);
}

/** The origin of the product that this file tells of. Throws if it did not start. */
export function originIn(file: string): string {
  const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'));
  if ('error' in outcome) throw new Error(`The product did not start: ${outcome.error}`);
  return outcome.url;
}
