import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '#test/support/product-process.ts';
import { workingDay } from './a-working-day.ts';
import { type Caller, type Count, countedCalls } from './counted-calls.ts';
import { atMost, type Figure } from './figure.ts';
import { descendantsMb, residentMb } from './process-memory.ts';

const CALLS = 10_000;
const SAMPLE_MS = 250;
/** Businesses at work at the same time. */
const AT_ONCE = 4;

type Sample = { calls: number; own: number; started: number };

/**
 * The memory of the running product over 10,000 calls and 500 PDFs, as businesses come and work one after another: the
 * median of the last quarter against the one before it. Medians, because resident memory rises and falls with garbage
 * collection; quarters of the calls and not of the time, because the machine may be busy.
 */
export async function benchMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder: join(folder, 'data') });
  const count: Count = { calls: 0, pdfs: 0 };
  const samples: Sample[] = [];
  const processId = product.process.pid ?? 0;
  const timer = setInterval(() => {
    samples.push({ calls: count.calls, own: residentMb(processId), started: descendantsMb(processId) });
  }, SAMPLE_MS);
  try {
    await work(countedCalls(product.url, count), count);
    if (count.pdfs < 500) throw new Error(`Only ${count.pdfs} PDFs were read`);
    return [
      ...growth('memory of the product', samples, ({ own }) => own),
      ...growth('memory of database and browser', samples, ({ started }) => started),
    ];
  } finally {
    clearInterval(timer);
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function work(visitor: Caller, count: Count): Promise<void> {
  const demo = { email: 'admin@demo.test', password: 'demo-1234' };
  const { access_token } = await visitor.call<{ access_token: string }>('POST', '/auth/login', demo);
  const admin = visitor.as(access_token);
  const one = async () => {
    while (count.calls < CALLS) await workingDay(visitor, admin);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function growth(work: string, samples: readonly Sample[], valueOf: (sample: Sample) => number): Figure[] {
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const within = samples.filter(({ calls }) => Math.min(3, Math.floor((4 * calls) / CALLS)) === quarter);
    return median(within.map(valueOf));
  });
  const [, , third = Number.NaN, last = Number.NaN] = quarters;
  const figure = atMost(`${work}, last quarter of ${CALLS} calls against the third`, last / third, 1.1, '');
  const inMb = quarters.map((value) => Math.round(value)).join(' → ');
  return [{ ...figure, measured: `${(last / third).toFixed(3)} (${inMb} MB)` }];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
