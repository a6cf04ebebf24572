import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { textsOf } from './web/texts-build.ts';

/** All temporary files of a run, removed at its end. */
const temporaryFolder = mkdtempSync(join(tmpdir(), 'northbill-tests-'));
process.env.TMPDIR = temporaryFolder;
process.once('exit', () => rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 5 }));

/** Polling timeout in ms, generous for busy machines. */
const PATIENT = { poll: { timeout: 45_000 } };

/** The same for what the product does meanwhile: each look takes CPU time from what it waits for. */
const PATIENT_WITH_PRODUCT = { poll: { timeout: 45_000, interval: 150 } };

/** A larger young generation saves about 10 % of the CPU time. */
const execArgv = ['--max-semi-space-size=64'];

/**
 * Template tests run first, in one worker: every extra worker would load the CDK and compile its validators again.
 * Meanwhile, the product starts on the other cores.
 */
const SYNTHESIZING = { maxWorkers: 1, execArgv, sequence: { groupOrder: 0 } };

/** CPU-bound tests that sometimes wait for a retry or an emulator: one extra worker keeps all cores busy. */
const COMPUTING = { maxWorkers: availableParallelism() + 1, execArgv, sequence: { groupOrder: 1 } };

/** Tests that spend half their time waiting for a browser or the product, which is running by then. */
const WAITING = {
  maxWorkers: 4,
  execArgv,
  setupFiles: ['test/support/await-product.ts', 'test/support/fixed-seeds.ts'],
  sequence: { groupOrder: 2 },
};

/**
 * Tests of the local cloud itself: how it starts, stops and keeps data. They take half a minute each, and in the last
 * group, with the browser tests, they would end up running alone.
 */
const STARTS_ITS_OWN_PRODUCT = ['test/api/{durability,local-cloud}.test.ts'];

/** Tests of the app in French. */
const IN_FRENCH = ['web/**/*.fr.test.{ts,tsx}'];

/** Browser tests that take long, though their files are short. */
const LONG = ['screens', 'slow-line', 'appointment-time', 'invoice-editor-long', 'write-off'];

/**
 * Starts the long files first among the browser tests, which come last. Vitest starts with the largest files; a short
 * file that takes a minute would be the last, and leave the other workers idle.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name !== 'browser' ? 0 : LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`)) ? 1 : 2;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Tests beside the code are self-contained; those in `test/api` and `test/browser` talk to a running product. The API
 * tests run against the synthesized assembly; `npm run test:sources` runs them on the sources instead.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongFirst },
    // With `isolate: false`, a worker loads packages once instead of for each file.
    projects: [
      {
        test: {
          name: 'unit',
          ...COMPUTING,
          isolate: false,
          setupFiles: ['test/support/fresh-modules.ts', 'test/support/fixed-seeds.ts'],
          expect: PATIENT,
          env: { LOG_LEVEL: 'silent' },
          include: ['{shared,functions,infra}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          ...COMPUTING,
          isolate: false,
          // In registration order: the setup file unmounts a screen before the test file restores clock and mocks.
          sequence: { ...COMPUTING.sequence, hooks: 'list' },
          expect: PATIENT,
          env: { LOG_LEVEL: 'silent' },
          setupFiles: ['test/support/fresh-modules.ts', 'test/support/screens-setup.ts'],
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: IN_FRENCH,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [textsOf('fr')],
        test: {
          name: 'french',
          ...COMPUTING,
          isolate: false,
          sequence: { ...COMPUTING.sequence, hooks: 'list' },
          expect: PATIENT,
          env: { LOG_LEVEL: 'silent' },
          setupFiles: ['test/support/fresh-modules.ts', 'test/support/screens-setup.ts'],
          include: IN_FRENCH,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'assembly',
          ...WAITING,
          isolate: false,
          expect: PATIENT_WITH_PRODUCT,
          include: ['test/{api,assembly}/**/*.test.ts'],
          globalSetup: ['test/support/assembled-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'sources',
          ...WAITING,
          expect: PATIENT_WITH_PRODUCT,
          include: ['test/api/**/*.test.ts'],
          exclude: STARTS_ITS_OWN_PRODUCT,
          globalSetup: ['test/support/running-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'dynamodb',
          ...WAITING,
          expect: PATIENT_WITH_PRODUCT,
          include: ['{test/api,functions}/**/*.test.ts'],
          exclude: STARTS_ITS_OWN_PRODUCT,
          env: { LOG_LEVEL: 'silent' },
          globalSetup: ['test/dynamodb/product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          // One browser at a time.
          maxWorkers: 1,
          setupFiles: ['test/support/await-product.ts'],
          expect: PATIENT_WITH_PRODUCT,
          include: ['test/engines/**/*.test.ts'],
          globalSetup: ['test/support/running-product.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'deploy',
          // One emulator at a time: on a busy machine, they end calls.
          maxWorkers: 1,
          expect: { poll: { timeout: 60_000 } },
          include: ['test/deploy/**/*.test.ts'],
          // Each test builds on those before it.
          bail: 1,
          testTimeout: 1_200_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'formats',
          ...WAITING,
          expect: PATIENT_WITH_PRODUCT,
          include: ['test/formats/**/*.test.ts'],
          globalSetup: ['test/support/running-product.ts'],
          testTimeout: 300_000,
          // The checking programs are installed on first use.
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'stack',
          ...SYNTHESIZING,
          isolate: false,
          include: ['test/stack/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'browser',
          ...WAITING,
          // A worker keeps its browser across files.
          isolate: false,
          expect: PATIENT_WITH_PRODUCT,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/running-product.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
