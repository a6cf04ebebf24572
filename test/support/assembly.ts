import { addStacks, newApp } from '#infra/stack/stacks.ts';
import { WITH_METADATA } from '#test/stack/synthesize.ts';

/** Lets the functions send email, and the demo's administrator sign in without a second factor. */
const STAGE = {
  fromAddress: 'invoices@demo.test',
  supportEmail: 'support@demo.test',
  alarmEmail: 'none',
  adminSecondFactor: 'optional',
};

/** Synthesizes the product with its bundles, as `cdk synth` does, and returns the assembly's folder. */
export function synthesizeAssembly(outdir: string): string {
  // The stack tests validate the template; here it would only take seconds.
  const app = newApp({ outdir, builtinCloudFormationValidation: false, context: { ...WITH_METADATA, ...STAGE } });
  addStacks(app);
  return app.synth().directory;
}
