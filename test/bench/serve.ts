import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { BUNDLE } from '#infra/stack/bundle.ts';
import { atMost, because, type Figure } from './figure.ts';

const WHY = 'zod takes two thirds of it: besides its lines, an invoice has taxes, exemptions and payments';

/** What `serve` adds to parsing and writing JSON, in a bundle like a function's; unbundled, it takes half as long again. */
export async function benchServe(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  try {
    const outfile = join(folder, 'index.mjs');
    buildSync({ ...BUNDLE, entryPoints: [join(import.meta.dirname, 'serve-cost.ts')], outfile });
    const added = Number(execFileSync(process.execPath, [outfile], { encoding: 'utf8' }));
    return because(WHY, [atMost('serve over JSON alone, 10-item invoice', added, 25, 'µs')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
