import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openStore } from '#infra/local/stripe/store.ts';
import { testFolder } from '#test/support/test-folder.ts';
import { startCognito } from './cognito.ts';
import { DamagedFile } from './damaged-file.ts';
import { startDynamoDb } from './dynamodb.ts';
import { startFauxqs } from './fauxqs.ts';

type Opens = (folder: string) => unknown;
const DATABASES: [name: string, file: string, open: Opens][] = [
  ['DynamoDB', 'dynamodb.sqlite', (folder) => startDynamoDb({ folder })],
  ['S3 and SQS', 'fauxqs.db', (folder) => startFauxqs({ folder })],
];
const JSON_FILES: [name: string, file: string, open: Opens][] = [
  ['Cognito', 'clients.json', (folder) => startCognito({ folder })],
  ['Stripe', 'stripe.json', async (folder) => openStore(folder)],
];

async function expectNamed(file: string, content: string | Buffer, open: Opens): Promise<void> {
  const path = join(testFolder(), file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  const opening = Promise.resolve(dirname(path)).then(open);
  await expect(opening).rejects.toThrow(DamagedFile);
  await expect(opening).rejects.toThrow(new RegExp(`^${path} is damaged\\..* run npm start -- --reset\\.`));
}

/** A database that was cut off in the middle. */
function halfADatabase(): Buffer {
  const file = join(testFolder(), 'whole.sqlite');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE texts (text TEXT)');
  const insert = database.prepare('INSERT INTO texts VALUES (?)');
  for (let count = 0; count < 200; count += 1) insert.run('x'.repeat(500));
  database.close();
  truncateSync(file, 40_000);
  return readFileSync(file);
}

it.each(DATABASES)('is named if it is no database: %s', (_, file, open) => expectNamed(file, 'no database', open));

it.each(DATABASES)('is named if it was cut off: %s', (_, file, open) => expectNamed(file, halfADatabase(), open));

it.each(JSON_FILES)('is named if it was cut off: %s', (_, file, open) => expectNamed(file, '{"Users": {"a"', open));

it.each(JSON_FILES)('is named if it is empty: %s', (_, file, open) => expectNamed(file, '', open));

it.each(JSON_FILES)('is named if it holds something else: %s', (_, file, open) => expectNamed(file, '[]', open));
