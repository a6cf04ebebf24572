import { join } from 'node:path';
import { type AwsService, FILES_BUCKET, WEBHOOK_SECRET } from '#infra/local/environment.ts';
import { startStripe } from '#infra/local/stripe/stripe.ts';
import { QUEUE_NAMES, QUEUES } from '#infra/queues.ts';
import { startCognito } from './cognito.ts';
import { startDynamoDb } from './dynamodb.ts';
import type { Emulator } from './emulator.ts';
import { queueUrls, startFauxqs } from './fauxqs.ts';
import { startSes } from './ses.ts';
import { startSns } from './sns.ts';

/** The stand-ins for AWS and Stripe. */
export type Emulators = Awaited<ReturnType<typeof startEmulators>>;

/** Origins of services to use instead of the bundled emulators. They must have the bucket and the queues already. */
export type ForeignServices = Readonly<Partial<Record<Exclude<AwsService, 'lambda'>, string>>>;

type Start = {
  /** Data folder. */
  folder: string;
  foreign: ForeignServices;
  /** Origin of the product, which receives the stand-in's Stripe events. */
  url: string;
  /** Started emulators are added here, to be stopped later. */
  running: { stop: () => Promise<void> }[];
};

/** Starts all emulators. Throws DamagedFile if one cannot read its data. */
export async function startEmulators({ folder, foreign, url, running }: Start) {
  const started = <E extends Emulator>(emulator: E): E => {
    running.push(emulator);
    return emulator;
  };
  const at = <E extends Emulator>(emulator: E, endpoint = emulator.endpoint): E => ({ ...emulator, endpoint });
  const queues = QUEUE_NAMES.map((name) => ({ name, ...QUEUES[name] }));
  const fauxqs = started(await startFauxqs({ folder: join(folder, 'fauxqs'), buckets: [FILES_BUCKET], queues }));
  return {
    // Not started beside another: the bundled one is a binary, which some platforms lack.
    dynamodb: foreign.dynamodb
      ? { endpoint: foreign.dynamodb }
      : started(await startDynamoDb({ folder: join(folder, 'dynamodb') })),
    cognito: at(started(await startCognito({ folder: join(folder, 'cognito') })), foreign.cognito),
    s3: at(fauxqs, foreign.s3),
    ses: at(started(await startSes({ folder: join(folder, 'outbox') })), foreign.ses),
    sns: at(started(await startSns({ folder: join(folder, 'outbox') })), foreign.sns),
    sqs: { ...at(fauxqs, foreign.sqs), urlOf: queueUrls(foreign.sqs ?? fauxqs.endpoint) },
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
export function endpointsOf(emulators: Readonly<Record<Service, Pick<Emulator, 'endpoint'>>>): Record<Service, string> {
  return Object.fromEntries(SERVICES.map((name) => [name, emulators[name].endpoint])) as Record<Service, string>;
}
