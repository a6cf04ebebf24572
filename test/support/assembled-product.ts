import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { synthesizeAssembly } from './assembly.ts';
import { startProduct } from './product-process.ts';

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
  const assembly = synthesizeAssembly(join(folder, 'assembly'));
  const data = join(folder, 'data');
  const product = await startProduct({ folder: data, assembly });
  project.provide('productUrl', product.url);
  project.provide('productFolder', data);
  project.provide('assemblyFolder', assembly);
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
    const refusals = product.errors().match(/.* is not authorized to perform .*/g) ?? [];
    if (refusals.length > 0) throw new Error(`Roles lack permissions:\n${refusals.join('\n')}`);
  };
}
