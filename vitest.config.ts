import { defineConfig } from 'vitest/config';

/** What a test waits for comes at once; this long, in ms, it may take on a machine with too much to do. */
const PATIENT = { poll: { timeout: 20_000 } };

/** Tests beside the code need nothing; those in `test/api` and `test/browser` talk to a running product. */
export default defineConfig({
  test: {
    // Half of what they do is waiting for a browser or for the product.
    maxWorkers: 3,
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          expect: PATIENT,
          env: { LOG_LEVEL: 'silent' },
          setupFiles: ['test/support/patient-screens.ts'],
          include: ['{shared,functions,infra,web}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          expect: PATIENT,
          include: ['test/api/**/*.test.ts'],
          globalSetup: ['test/support/running-product.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'assembly',
          expect: PATIENT,
          include: ['test/{api,assembly}/**/*.test.ts'],
          // These start products of their own, to see how the local cloud itself starts, stops and keeps data.
          exclude: ['test/api/{durability,local-cloud}.test.ts'],
          globalSetup: ['test/support/assembled-product.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'stack', include: ['test/stack/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 240_000 } },
      {
        test: {
          name: 'browser',
          expect: PATIENT,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/running-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
