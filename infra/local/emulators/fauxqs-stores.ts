import type { BuildAppOptions } from 'fauxqs';

/** fauxqs's data: objects and queues. */
export type Stores = NonNullable<BuildAppOptions['stores']>;

type Kept = NonNullable<Stores['s3Store']['persistence']> & NonNullable<Stores['sqsStore']['persistence']>;
type Persistence = Kept & { load(sqs: object, sns: object, s3: object): void; close(): void };

/**
 * Opens the data in a folder. fauxqs's own start function listens on all interfaces; avoiding that takes store classes
 * that it does not export.
 */
export async function openStores(folder: string): Promise<{ stores: Stores; close: () => void }> {
  const [s3, sqs, sns, persistence]: [
    { S3Store: new () => Stores['s3Store'] },
    { SqsStore: new () => Stores['sqsStore'] },
    { SnsStore: new () => Stores['snsStore'] },
    { PersistenceManager: new (folder: string) => Persistence },
  ] = await Promise.all([
    importPart('./s3/s3Store.js'),
    importPart('./sqs/sqsStore.js'),
    importPart('./sns/snsStore.js'),
    importPart('./persistence.js'),
  ]);
  const stores = { s3Store: new s3.S3Store(), sqsStore: new sqs.SqsStore(), snsStore: new sns.SnsStore() };
  const kept = new persistence.PersistenceManager(folder);
  // Load before persistence is attached: otherwise loading would rewrite the data and lose its messages.
  kept.load(stores.sqsStore, stores.snsStore, stores.s3Store);
  stores.s3Store.persistence = kept;
  stores.sqsStore.persistence = kept;
  for (const queue of stores.sqsStore.allQueues()) queue.persistence = kept;
  return { stores, close: () => kept.close() };
}

function importPart(path: string) {
  return import(/* @vite-ignore */ new URL(path, import.meta.resolve('fauxqs')).href);
}
