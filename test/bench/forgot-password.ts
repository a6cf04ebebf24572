import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inBatches } from '#test/support/parallel.ts';
import { startProduct } from '#test/support/product-process.ts';
import { atMost, type Figure } from './figure.ts';

const EMAILS = 150;

/**
 * How well the time of "forgot password" tells an email with an account from one without, under load: 0.5 is guessing,
 * 1 is certainty.
 */
export async function benchForgotPassword(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const product = await startProduct({ folder: join(folder, 'data') });
  const post = (path: string, body: unknown) =>
    fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((response) => response.text());
  const timeOf = async (email: string) => {
    const startedAt = performance.now();
    await post('/auth/forgot-password', { email });
    return performance.now() - startedAt;
  };
  try {
    const known = emails('known');
    await inBatches(known, (email) => post('/users', { email, password: 'correct-horse-1' }));
    // Alternating, so that both kinds run under the same load.
    const asked = known.flatMap((email, index) => [email, emails('unknown')[index] ?? '']);
    const times = await inBatches(asked, timeOf);
    const separation = areaUnderCurve(
      times.filter((_, index) => index % 2 === 0),
      times.filter((_, index) => index % 2 === 1),
    );
    return [atMost('forgot password, AUC of its time', Math.max(separation, 1 - separation), 0.6, '')];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function emails(kind: string): string[] {
  return Array.from({ length: EMAILS }, (_, index) => `${kind}-${index}@example.com`);
}

/** The chance that a value of the first kind exceeds one of the second. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.map((one) => second.filter((other) => one > other).length);
  return wins.reduce((sum, count) => sum + count, 0) / (first.length * second.length);
}
