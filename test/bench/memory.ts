import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '#test/support/product-process.ts';
import { workingDay } from './a-working-day.ts';
import { type Caller, type Count, countedCalls } from './counted-calls.ts';
import { atMost, type Figure } from './figure.ts';
import { descendantsMb, liveHeapMb, residentMb } from './process-memory.ts';

const CALLS = 10_000;
const PDFS = 500;
const SAMPLE_MS = 500;
/** Businesses at work at the same time. */
const AT_ONCE = 4;

type Sample = { calls: number; own: number; started: number };

/**
 * The memory of the running product over 10,000 calls and 500 PDFs, as new businesses come and work one after another.
 * Resident memory rises and falls with garbage collection, so it is compared by the medians of the last two quarters of
 * the calls, not of the time, since the machine may be busy. A small leak hides in that: it shows in the objects that
 * survive garbage collection, counted after the first quarter, which still warms up, and at the end.
 */
export async function benchMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder: join(folder, 'data'), nodeOptions: ['--inspect=127.0.0.1:0'] });
  const inspector = /ws:\S+/.exec(product.errors())?.[0] ?? '';
  const count: Count = { calls: 0, pdfs: 0 };
  const samples: Sample[] = [];
  const processId = product.process.pid ?? 0;
  const timer = setInterval(() => {
    samples.push({ calls: count.calls, own: residentMb(processId), started: descendantsMb(processId) });
  }, SAMPLE_MS);
  try {
    const visitor = countedCalls(product.url, count);
    await work(visitor, () => count.calls >= CALLS / 4);
    const warm = { calls: count.calls, heapMb: await liveHeapMb(inspector) };
    await work(visitor, () => count.calls >= CALLS && count.pdfs >= PDFS);
    const perThousand = ((await liveHeapMb(inspector)) - warm.heapMb) / ((count.calls - warm.calls) / 1000);
    return [
      growth('memory of the product', samples, ({ own }) => own),
      growth('memory of database and browser', samples, ({ started }) => started),
      atMost('objects that outlive 1,000 calls', perThousand, 1, 'MB'),
    ];
  } finally {
    clearInterval(timer);
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function work(visitor: Caller, isDone: () => boolean): Promise<void> {
  const businesses = async () => {
    while (!isDone()) await workingDay(visitor);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, businesses));
}

function growth(work: string, samples: readonly Sample[], megabytes: (sample: Sample) => number): Figure {
  const total = samples.at(-1)?.calls ?? Number.NaN;
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const within = samples.filter(({ calls }) => Math.min(3, Math.floor((4 * calls) / total)) === quarter);
    return median(within.map(megabytes));
  });
  const [, , third = Number.NaN, last = Number.NaN] = quarters;
  const figure = atMost(`${work}, last quarter against the third`, last / third, 1.1, '');
  return { ...figure, measured: `${(last / third).toFixed(2)} (${quarters.map(Math.round).join(' → ')} MB)` };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
