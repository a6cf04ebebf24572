import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import { checkDatabase } from './damaged-file.ts';
import type { Emulator } from './emulator.ts';

/** A queue. A received message stays hidden for `hiddenSeconds`; after `maxReceives` it becomes a dead letter. */
export type LocalQueue = { name: string; hiddenSeconds: number; maxReceives: number };

/** S3 and SQS, with the URLs of queues as functions find them in their environment. */
export type Fauxqs = Emulator & { urlOf: (name: string) => string };

type Options = { folder: string; buckets?: readonly string[]; queues?: readonly LocalQueue[] };

/**
 * Starts S3 and SQS on fauxqs with their data in `folder`, and creates the buckets and queues that are missing; each
 * queue has a dead-letter queue.
 */
export async function startFauxqs({ folder, buckets = [], queues = [] }: Options): Promise<Fauxqs> {
  mkdirSync(folder, { recursive: true });
  checkDatabase(join(folder, 'fauxqs.db'));
  const { stores, close } = await openStores(folder);
  for (const bucket of buckets) stores.s3Store.createBucket(bucket);
  for (const queue of queues) addQueue(stores, queue);
  const app = buildApp({ logger: false, stores });
  app.addHook('onClose', async () => close());
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
  return { endpoint, urlOf: queueUrls(endpoint), stop: () => app.close() };
}

/** The URLs of queues by name, at an origin. */
export function queueUrls(endpoint: string): (name: string) => string {
  return (name) => `${endpoint}/${ACCOUNT}/${name}`;
}

function addQueue({ sqsStore }: Stores, { name, hiddenSeconds, maxReceives }: LocalQueue): void {
  const { arn } = ensureQueue(sqsStore, deadLettersOf(name), { MessageRetentionPeriod: '1209600' });
  const redrive = { deadLetterTargetArn: arn, maxReceiveCount: maxReceives };
  const attributes = { VisibilityTimeout: String(hiddenSeconds), RedrivePolicy: JSON.stringify(redrive) };
  pollSlowly(ensureQueue(sqsStore, name, attributes));
}

/** The name of a queue's dead-letter queue. */
export function deadLettersOf(name: string): string {
  return `${name}-dead-letters`;
}

const ACCOUNT = '000000000000';

type Queue = ReturnType<Stores['sqsStore']['createQueue']>;

/** Reuses an existing queue: creating it again would empty it. */
function ensureQueue(store: Stores['sqsStore'], name: string, attributes: Record<string, string>): Queue {
  const queue = store.getQueueByName(name);
  queue?.setAttributes(attributes);
  const [url, arn] = [`http://sqs/${ACCOUNT}/${name}`, `arn:aws:sqs:ca-central-1:${ACCOUNT}:${name}`];
  return queue ?? store.createQueue(name, url, arn, attributes);
}

/** Milliseconds between checks for hidden messages while a receiver waits; new ones arrive immediately. */
const POLL_MS = 250;

/** fauxqs checks fifty times a second, which keeps an idle machine busy. */
function pollSlowly(queue: Queue): void {
  Object.assign(queue, {
    startPollTimerIfNeeded(this: { pollTimer?: ReturnType<typeof setInterval>; processTimers(): void }) {
      this.pollTimer ??= setInterval(() => this.processTimers(), POLL_MS);
    },
  });
}

/** fauxqs's data: objects and queues. */
type Stores = NonNullable<BuildAppOptions['stores']>;

type Kept = NonNullable<Stores['s3Store']['persistence']> & NonNullable<Stores['sqsStore']['persistence']>;
type Persistence = Kept & { load(sqs: object, sns: object, s3: object): void; close(): void };

/**
 * Opens the data in a folder. fauxqs's own start function listens on all interfaces; avoiding that takes store classes
 * that it does not export.
 */
async function openStores(folder: string): Promise<{ stores: Stores; close: () => void }> {
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
  // Writes survive a killed process; only a crash of the machine can lose the latest ones. By default each waits for the
  // disk, and the whole product with it.
  const database: Pick<DatabaseSync, 'exec'> = Reflect.get(kept, 'db');
  database.exec('PRAGMA synchronous = NORMAL');
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
