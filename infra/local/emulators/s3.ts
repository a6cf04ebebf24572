import { mkdirSync } from 'node:fs';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import type { Emulator } from './emulator.ts';

/** Starts S3 on fauxqs with its objects in `folder`, and creates the named buckets that are missing. */
export async function startS3({ folder, buckets }: { folder: string; buckets: string[] }): Promise<Emulator> {
  mkdirSync(folder, { recursive: true });
  const { stores, close } = await openStores(folder);
  for (const bucket of buckets) stores.s3Store.createBucket(bucket);
  const app = buildApp({ logger: false, stores });
  app.addHook('onClose', async () => close());
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
  return { endpoint, stop: () => app.close() };
}

type Stores = NonNullable<BuildAppOptions['stores']>;
type Persistence = NonNullable<Stores['s3Store']['persistence']> & { loadS3(store: Stores['s3Store']): void };

// fauxqs' own start function listens on every network interface, and what is needed to do without it is not exported.
async function openStores(folder: string): Promise<{ stores: Stores; close: () => void }> {
  const [s3, sqs, sns, persistence]: [
    { S3Store: new () => Stores['s3Store'] },
    { SqsStore: new () => Stores['sqsStore'] },
    { SnsStore: new () => Stores['snsStore'] },
    { PersistenceManager: new (folder: string) => Persistence & { close(): void } },
  ] = await Promise.all([
    importPart('./s3/s3Store.js'),
    importPart('./sqs/sqsStore.js'),
    importPart('./sns/snsStore.js'),
    importPart('./persistence.js'),
  ]);
  const stores = { s3Store: new s3.S3Store(), sqsStore: new sqs.SqsStore(), snsStore: new sns.SnsStore() };
  const objects = new persistence.PersistenceManager(folder);
  objects.loadS3(stores.s3Store);
  stores.s3Store.persistence = objects;
  return { stores, close: () => objects.close() };
}

function importPart(path: string) {
  return import(/* @vite-ignore */ new URL(path, import.meta.resolve('fauxqs')).href);
}
