import { addStacks, newApp } from '#infra/stack/stacks.ts';
import { WITH_METADATA } from '#test/stack/synthesize.ts';

/** What a stage must set before its functions can mail. */
const STAGE = { fromAddress: 'invoices@demo.test', supportEmail: 'support@demo.test' };

/** Synthesizes the product with its bundles into a folder, as `cdk synth` does, and answers the folder. */
export function synthesizeAssembly(outdir: string): string {
  const app = newApp({ outdir, context: { ...WITH_METADATA, ...STAGE } });
  addStacks(app);
  return app.synth().directory;
}
