import { dirname } from 'node:path';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { addStacks, newApp } from '#infra/stack/stacks.ts';
import { closeGaps } from './gaps.ts';

/**
 * The app of `cdk.json` without the features that the emulator lacks. `STRIPE_API_URL` is the Stripe stand-in,
 * `EMULATOR_ORIGIN` the emulator, and `DEPLOYMENT_FAILS` keeps resources that the emulator refuses.
 */
const app = newApp();
addStacks(app);
closeGaps(app, {
  stripeUrl: process.env.STRIPE_API_URL ?? '',
  chromiumFolder: dirname((await chromiumExecutable()).executablePath),
  emulatorOrigin: process.env.EMULATOR_ORIGIN ?? '',
  endpoint: process.env.AWS_ENDPOINT_URL ?? '',
  keepsRefusedAlarms: process.env.DEPLOYMENT_FAILS !== undefined,
});
