import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#infra/local/emulators/loopback.ts';
import { startProduct } from '#test/support/product-process.ts';
import { atMost, type Figure, median } from './figure.ts';

const RUNS = 3;

/** Seconds from `npm start` until the product is ready, with its site built and new demo data written. */
export async function benchStart(): Promise<Figure[]> {
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) seconds.push(await secondsToStart());
  return [atMost('npm start ready, installed', median(seconds), 10, 's')];
}

async function secondsToStart(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const port = await findFreePort();
  const startedAt = performance.now();
  const product = await startProduct({ folder: join(folder, 'data'), port, byNpm: true });
  const seconds = (performance.now() - startedAt) / 1000;
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
  return seconds;
}
