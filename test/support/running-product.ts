import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the running product. */
    productUrl: string;
    /** Its data folder. */
    productFolder: string;
  }
}

/** Runs the product as `npm start` does, on a free port and an empty folder, for the tests of one project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-test-'));
  const data = join(folder, 'data');
  const product = await startProduct({ folder: data });
  project.provide('productUrl', product.url);
  project.provide('productFolder', data);
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
