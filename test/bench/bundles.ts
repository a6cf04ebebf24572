import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { functionFolders } from '#infra/local/assembly/stack-functions.ts';
import { readTemplate } from '#infra/local/assembly/template.ts';
import { synthesizeAssembly } from '#test/support/assembly.ts';
import { atMost, type Figure } from './figure.ts';

const RUNS = 5;
const BUDGET = { bytes: 400_000, gzippedBytes: 120_000, importMs: 65 };
/** The PDF function has a budget for its JavaScript only: its start-up time is the browser's. */
const PDF_BYTES = 1_000_000;

/** The size of each function's bundle, and the time that a new process takes to import it. */
export async function benchBundles(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  try {
    const figures: Figure[] = [];
    for (const [name, bundle] of functionFolders(readTemplate(synthesizeAssembly(folder)))) {
      const code = readFileSync(join(bundle, 'index.mjs'));
      if (name === 'invoice-pdf') {
        figures.push(atMost(`bundle of ${name}`, code.length, PDF_BYTES, 'bytes'));
        continue;
      }
      figures.push(
        atMost(`bundle of ${name}`, code.length, BUDGET.bytes, 'bytes'),
        atMost(`bundle of ${name}, gzipped`, gzipSync(code).length, BUDGET.gzippedBytes, 'bytes'),
        atMost(`import of ${name}`, await importMs(bundle), BUDGET.importMs, 'ms'),
      );
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const IMPORT = `const startedAt = performance.now();
await import('./index.mjs');
console.log(performance.now() - startedAt);`;

/** The median over several new processes that cannot resolve any package. */
async function importMs(cwd: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', IMPORT], {
      cwd,
      env: { AWS_REGION: 'ca-central-1' },
    });
    times.push(Number(stdout));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}
