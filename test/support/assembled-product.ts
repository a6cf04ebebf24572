import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { provideProduct } from './coming-product.ts';
import { type Product, startProduct } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the synthesized assembly lies. */
    assemblyFolder: string;
  }
}

/**
 * Runs what `cdk synth` makes, as `ASSEMBLY=… npm start` does, for the tests of one project. Its end fails when a
 * function asked for something that its role does not allow, even if it got over that.
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
