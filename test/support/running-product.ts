import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product-process.ts';
import { provideProduct } from './provide-product.ts';

/** Runs the product as `npm start` does, on a free port and an empty folder, for the tests of one project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-test-'));
  const data = join(folder, 'data');
  const stop = await provideProduct(project, { folder, data, start: () => startProduct({ folder: data }) });
  return async () => void (await stop());
}
