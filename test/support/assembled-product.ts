import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from './product-process.ts';
import { provideProduct } from './provide-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the synthesized assembly. */
    assemblyFolder: string;
  }
}

/**
 * Runs the output of `cdk synth`, as `ASSEMBLY=… npm start` does, for the tests of one project. The teardown fails if
 * a role refused any call of its function, even if the function handled the refusal.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-assembly-'));
  const [data, assembly] = [join(folder, 'data'), join(folder, 'assembly')];
  project.provide('assemblyFolder', assembly);
  const stop = await provideProduct(project, { folder, data, start: () => startAssembled(data, assembly) });
  return async () => {
    const refusals = (await stop()).match(/.* is not authorized to perform .*/g) ?? [];
    if (refusals.length > 0) throw new Error(`Roles lack permissions:\n${refusals.join('\n')}`);
  };
}

async function startAssembled(data: string, assembly: string): Promise<Product> {
  const script = join(import.meta.dirname, 'synthesize-assembly.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, assembly]);
  return startProduct({ folder: data, assembly });
}
