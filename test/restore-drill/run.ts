// `npm run restore-drill`: loses the product's table, user pool and files on the emulators, restores them, and verifies
// that everything works as before. Exits with 1 if a check fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/data/table/table.ts';
import { TABLE_NAME } from '#infra/local/environment.ts';
import { mailedToken } from '#infra/local/seed/mailed-token.ts';
import { differences, type Fingerprints, fingerprintsOf, itemsIn } from '#infra/recovery/compare-tables.ts';
import { placesOf } from '#infra/recovery/rebuild-account.ts';
import { rebuildPool } from '#infra/recovery/rebuild-pool.ts';
import { type Product, startProduct } from '#test/support/product-process.ts';
import { backUp, cloudAt, restore } from './cloud.ts';
import { step } from './steps.ts';
import {
  look,
  proveAdministrator,
  proveIsolation,
  proveLoss,
  proveOwner,
  proveRecipient,
  resetPassword,
} from './witness.ts';

const RESTORED = 'restored';
const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
const backup = join(folder, 'table.jsonl');
const startedAt = performance.now();
// The loss causes errors, as expected.
process.env.LOG_LEVEL ??= 'silent';
let product: Product | undefined;
try {
  await drill();
  console.log(
    `\nEverything is as before the loss, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s in total.`,
  );
} catch {
  console.log('\nThe drill has failed.');
  process.exitCode = 1;
} finally {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function drill(): Promise<void> {
  const { before, fingerprints } = await prepareAndLose();
  const url = await step('Start the product on an empty table and an empty user pool', () =>
    start(RESTORED, { empty: true }),
  );
  const cloud = await cloudAt(url);
  await step('Restore the table from the backup', async () => {
    await restore(cloud.dynamo, backup, RESTORED);
    return compared(fingerprints, await fingerprintsOf(cloud.dynamo, RESTORED, new Date()));
  });
  await step('Restore the files from the second region', async () => `${(await cloud.restoreFiles()).copied} files`);
  await step('Rebuild the user pool from the table', async () => {
    const client = DynamoDBDocumentClient.from(cloud.dynamo);
    const places = placesOf(openTable(RESTORED, client), cloud.userPoolId, cloud.cognito);
    const { counts, left } = await rebuildPool(places, { tableName: RESTORED, client });
    if (left.length > 0) throw new Error(left.join('\n'));
    return `${counts.created} accounts`;
  });
  for (const email of ['owner@demo.test', 'jordan@demo.test', 'admin@demo.test']) {
    const token = () => eventually(() => mailedToken(url, email, 'reset-password'));
    await step(`Reset the password of ${email}`, () => resetPassword(url, email, token));
  }
  await step('The owner signs in and sees the same', () => proveOwner(url, before));
  await step('The recipient opens and downloads an invoice', () => proveRecipient(url, before));
  await step('Another business sees none of it', () => proveIsolation(url, before));
  await step('The administrator is still one', () => proveAdministrator(url));
  cloud.close();
}

/** Starts the product with its demo data, backs everything up and loses it. */
async function prepareAndLose() {
  const url = await step('Start the product with its demo data', () => start(TABLE_NAME));
  const before = await step('See what its owner sees', () => look(url));
  const cloud = await cloudAt(url);
  const fingerprints = await step('Back up the table', async () => {
    const settled = await settledTable(cloud.dynamo);
    await backUp(cloud.dynamo, TABLE_NAME, backup);
    return settled;
  });
  await step('Replicate the files', async () => `${(await cloud.replicate()).copied} files`);
  await step('Lose table, user pool and files', async () => {
    await cloud.lose(TABLE_NAME);
    await proveLoss(url);
  });
  cloud.close();
  return { before, fingerprints };
}

/** Restarts the product on another table. Returns its URL. */
async function start(table: string, { empty = false } = {}): Promise<string> {
  await product?.stop();
  process.env.TABLE_NAME = table;
  product = await startProduct({ folder: join(folder, 'data'), empty });
  return product.url;
}

/** Waits until the emails of the demo were sent and delivered, so that nothing changes during the backup. */
async function settledTable(client: DynamoDBClient): Promise<Fingerprints> {
  for (let before: Fingerprints = {}; ; ) {
    const now = await fingerprintsOf(client, TABLE_NAME, new Date());
    if (differences(before, now).length === 0) return now;
    before = now;
    await sleep(2_000);
  }
}

/** Retries for up to ten seconds. */
async function eventually<Result>(find: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await find();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function compared(before: Fingerprints, after: Fingerprints): string {
  const different = differences(before, after);
  if (different.length > 0) throw new Error(different.join('\n'));
  return `${itemsIn(after)} items, none of them different`;
}
