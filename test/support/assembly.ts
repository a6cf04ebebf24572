import { addStacks, newApp } from '#infra/stack/stacks.ts';
import { WITH_METADATA } from '#test/stack/synthesize.ts';

/** Settings without which the functions cannot send mail. The demo's administrator has no second factor. */
const STAGE = {
  fromAddress: 'invoices@demo.test',
  supportEmail: 'support@demo.test',
  alarmEmail: 'none',
  adminSecondFactor: 'optional',
};

/** Synthesizes the product with its bundles, as `cdk synth` does, and returns the assembly's folder. */
export function synthesizeAssembly(outdir: string): string {
  // The stack's tests validate the template, which takes seconds.
  const app = newApp({ outdir, builtinCloudFormationValidation: false, context: { ...WITH_METADATA, ...STAGE } });
  addStacks(app);
  return app.synth().directory;
}
