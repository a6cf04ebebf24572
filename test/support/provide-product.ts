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
    /** The file with the product's URL, once it has started. */
    productFile: string;
    /** The product's data folder. */
    productFolder: string;
  }
}

/** The URL of the started product, or the reason why it did not start. */
type Outcome = { url: string } | { error: string };

/** The folder of the run, the product's data folder in it, and the function that starts the product. */
type Startup = { folder: string; data: string; start: () => Promise<Product> };

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Starts a product for the tests of a project without waiting for it, so that tests without a product run meanwhile.
 * Returns a function that stops it, removes the folder and returns its error output.
 */
export async function provideProduct(
  project: TestProject,
  { folder, data, start }: Startup,
): Promise<() => Promise<string>> {
  // Unpacked before any product starts: a new executable cannot run while a child process still holds it open.
  await chromiumExecutable();
  await buildSite();
  const starting = start();
  const file = join(folder, 'product.json');
  project.provide('productFile', file);
  project.provide('productFolder', data);
  const outcomeWritten = starting.then(
    ({ url }) => writeOutcome(file, { url }),
    (cause: unknown) => writeOutcome(file, { error: cause instanceof Error ? cause.message : String(cause) }),
  );
  return async () => {
    await outcomeWritten;
    const product = await starting.catch(() => undefined);
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
    return product?.errors() ?? '';
  };
}

/** Builds the site in advance; otherwise, products that start in parallel would all build it into the same folder. */
async function buildSite(): Promise<void> {
  if (isBuilt(ROOT, join(ROOT, 'dist/site'))) return;
  await promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } });
}

/** Writes the file atomically, so that a test never reads half of it. */
function writeOutcome(file: string, outcome: Outcome): void {
  writeFileSync(`${file}.part`, JSON.stringify(outcome));
  renameSync(`${file}.part`, file);
}

/** The product's origin from this file. Throws if it did not start. */
export function originIn(file: string): string {
  const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'));
  if ('error' in outcome) throw new Error(`The product did not start: ${outcome.error}`);
  return outcome.url;
}
