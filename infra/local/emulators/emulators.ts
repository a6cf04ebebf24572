import { join } from 'node:path';
import { FILES_BUCKET, WEBHOOK_SECRET } from '#infra/local/environment.ts';
import { startStripe } from '#infra/local/stripe/stripe.ts';
import { QUEUE_NAMES, QUEUES } from '#infra/queues.ts';
import { startCognito } from './cognito.ts';
import { startDynamoDb } from './dynamodb.ts';
import type { Emulator } from './emulator.ts';
import { startFauxqs } from './fauxqs.ts';
import { startSes } from './ses.ts';
import { startSns } from './sns.ts';

/** The stand-ins for AWS and Stripe. */
export type Emulators = Awaited<ReturnType<typeof startEmulators>>;

type Start = {
  /** Data folder. */
  folder: string;
  /** Origin of a DynamoDB to use instead of one in the folder. */
  dynamodb: string | undefined;
  /** Origin of the product, which receives the stand-in's Stripe events. */
  url: string;
  /** Started emulators are added here, to be stopped later. */
  running: { stop: () => Promise<void> }[];
};

/** Starts all emulators. Throws DamagedFile if one cannot read its data. */
export async function startEmulators({ folder, dynamodb: external, url, running }: Start) {
  const started = <E extends Emulator>(emulator: E): E => {
    running.push(emulator);
    return emulator;
  };
  const none = async () => undefined;
  const queues = QUEUE_NAMES.map((name) => ({ name, ...QUEUES[name] }));
  const fauxqs = started(await startFauxqs({ folder: join(folder, 'fauxqs'), buckets: [FILES_BUCKET], queues }));
  return {
    dynamodb: started(
      external ? { endpoint: external, stop: none } : await startDynamoDb({ folder: join(folder, 'dynamodb') }),
    ),
    cognito: started(await startCognito({ folder: join(folder, 'cognito') })),
    s3: fauxqs,
    ses: started(await startSes({ folder: join(folder, 'outbox') })),
    sns: started(await startSns({ folder: join(folder, 'outbox') })),
    sqs: fauxqs,
    stripe: started(
      await startStripe({
        folder: join(folder, 'stripe'),
        publicUrl: url,
        webhook: { url: () => `${url}/api/stripe/events`, secret: WEBHOOK_SECRET },
      }),
    ),
  };
}

const SERVICES = ['dynamodb', 'cognito', 's3', 'ses', 'sns', 'sqs', 'stripe', 'lambda'] as const;
/** The services whose data is read by tests and local pages. */
export type Service = (typeof SERVICES)[number];

/** Their origins. */
export function endpointsOf(emulators: Readonly<Record<Service, Emulator>>): Record<Service, string> {
  return Object.fromEntries(SERVICES.map((name) => [name, emulators[name].endpoint])) as Record<Service, string>;
}
