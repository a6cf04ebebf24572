import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STRIPE_QUEUE } from '#infra/stripe-queue.ts';
import { type Assembly, type AssemblyLocals, openAssembly } from './assembly/assembly.ts';
import { ensureTable, tableNamed } from './create-table.ts';
import { accessTokenVerifier, tokensOf } from './emulators/access-token.ts';
import { startCognito } from './emulators/cognito.ts';
import { startDynamoDb } from './emulators/dynamodb.ts';
import type { Emulator } from './emulators/emulator.ts';
import { startS3 } from './emulators/s3.ts';
import { startSes } from './emulators/ses.ts';
import { startSns } from './emulators/sns.ts';
import { startSqs } from './emulators/sqs.ts';
import { ensureUserPool, type UserPool } from './emulators/user-pool.ts';
import {
  environment,
  FILES_BUCKET,
  runtimeVariables,
  STRIPE_QUEUE_NAME,
  stripeSecrets,
  TABLE_NAME,
  WEBHOOK_SECRET,
} from './environment.ts';
import { startEventSource } from './event-source.ts';
import { startFrontDoor } from './front-door.ts';
import { type LoadFunction, loadFromSources } from './functions.ts';
import { registryRoutes } from './gateway-routes.ts';
import { httpApi } from './http-api.ts';
import { imageFiles } from './image-files.ts';
import { startLambda } from './lambda.ts';
import { localPages } from './local-pages.ts';
import { startMailboxSimulator } from './mailbox-simulator.ts';
import { startSchedules } from './schedules.ts';
import { builtSite, ensureBuilt, liveSite, type Site } from './site.ts';
import { startStripe } from './stripe/stripe.ts';

export type CloudOptions = {
  /** The one port of the product; 0 is any free one. */
  port: number;
  /** Where everything that is kept lies. */
  folder: string;
  /** Serve site and functions from their sources, each change at once. */
  live?: boolean;
  /** Run what `cdk synth` left in this folder instead of the sources. */
  assembly?: string | undefined;
};

/** The whole product, running on this machine. */
export type Cloud = {
  /** Origin of site and API. */
  url: string;
  /** Origins of the emulators, for whoever looks behind the product. */
  endpoints: Record<'dynamodb' | 'cognito' | 's3' | 'ses' | 'sns' | 'sqs' | 'stripe' | 'lambda', string>;
  /** Ends everything that was started. */
  stop: () => Promise<void>;
};

const ROOT = resolve(import.meta.dirname, '../..');

/** Starts the emulators, then the site and the API in front of them. Throws when the port is taken. */
export async function startCloud({ port, folder, live = false, assembly }: CloudOptions): Promise<Cloud> {
  mkdirSync(folder, { recursive: true });
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  try {
    const door = await startFrontDoor(port);
    running.push(door);
    const emulators = await startEmulators(folder, door.url, running);
    const { site, load: loadSource } = await openSite(live);
    running.push(site);
    const functions = Promise.withResolvers<LoadFunction>();
    const load: LoadFunction = async (name) => (await functions.promise)(name);
    const lambda = await startLambda(load);
    running.push(lambda);
    const pool = await ensureUserPool(emulators.cognito.endpoint);
    const parts = { url: door.url, pool, lambda, ...emulators };
    const endpoints = endpointsOf(parts);
    const locals = localsOf(parts);
    Object.assign(process.env, environment(parts));
    const backend = assembly ? await openAssembly(resolve(assembly), locals) : fromSources(pool, loadSource);
    running.push(backend);
    functions.resolve(backend.load);
    await ensureTable(emulators.dynamodb.endpoint, backend.table);
    running.push(startSchedules(load), startMailboxSimulator(emulators.ses, load));
    const queueUrl = emulators.sqs.urlOf(STRIPE_QUEUE_NAME);
    running.push(
      startEventSource({ queueUrl, functionName: 'stripe-ledger', load, batchSize: STRIPE_QUEUE.batchSize }),
    );
    door.open({
      images: imageFiles(`${emulators.s3.endpoint}/${FILES_BUCKET}`),
      api: httpApi({ ...backend, verify: accessTokenVerifier(backend.tokens) }),
      local: localPages({ load, ...emulators, endpoints }),
      site: site.handle,
    });
    return { url: door.url, endpoints, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the API and the functions are made of: the sources, unless an assembly is run. */
function fromSources(pool: UserPool, load: LoadFunction): Assembly {
  return {
    table: tableNamed(TABLE_NAME),
    routes: registryRoutes(),
    tokens: tokensOf(pool),
    originHeaders: {},
    load,
    stop: closeBrowser,
  };
}

async function startEmulators(folder: string, url: string, running: { stop: () => Promise<void> }[]) {
  const started = <E extends Emulator>(emulator: E): E => {
    running.push(emulator);
    return emulator;
  };
  const outside = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const none = async () => undefined;
  return {
    dynamodb: started(
      outside ? { endpoint: outside, stop: none } : await startDynamoDb({ folder: join(folder, 'dynamodb') }),
    ),
    cognito: started(await startCognito({ folder: join(folder, 'cognito') })),
    s3: started(await startS3({ folder: join(folder, 's3'), buckets: [FILES_BUCKET] })),
    ses: started(await startSes({ folder: join(folder, 'outbox') })),
    sns: started(await startSns({ folder: join(folder, 'outbox') })),
    sqs: started(
      await startSqs({ folder: join(folder, 'sqs'), queues: [{ name: STRIPE_QUEUE_NAME, ...STRIPE_QUEUE }] }),
    ),
    stripe: started(
      await startStripe({
        folder: join(folder, 'stripe'),
        publicUrl: url,
        webhook: { url: `${url}/api/stripe/events`, secret: WEBHOOK_SECRET },
      }),
    ),
  };
}

async function openSite(live: boolean): Promise<{ site: Site; load: LoadFunction }> {
  if (live) return liveSite(ROOT);
  const built = join(ROOT, 'dist/site');
  await ensureBuilt(ROOT, built);
  return { site: builtSite(built), load: loadFromSources };
}

type Emulators = Awaited<ReturnType<typeof startEmulators>>;
type Parts = Emulators & { url: string; pool: UserPool; lambda: Emulator };

/** What an assembly needs to know of this machine. */
function localsOf(parts: Parts): AssemblyLocals {
  return {
    url: parts.url,
    pool: parts.pool,
    stripeQueueUrl: parts.sqs.urlOf(STRIPE_QUEUE_NAME),
    stripeSecrets: stripeSecrets(),
    endpoints: endpointsOf(parts),
    runtimeVariables: runtimeVariables(parts),
  };
}

/** The PDF function keeps its browser between calls. */
async function closeBrowser(): Promise<void> {
  const { closeBrowser: close } = await import('#functions/invoice-pdf/browser.ts');
  await close();
}

function endpointsOf(emulators: Record<keyof Cloud['endpoints'], Emulator>): Cloud['endpoints'] {
  const { dynamodb, cognito, s3, ses, sns, sqs, stripe, lambda } = emulators;
  return {
    dynamodb: dynamodb.endpoint,
    cognito: cognito.endpoint,
    s3: s3.endpoint,
    ses: ses.endpoint,
    sns: sns.endpoint,
    sqs: sqs.endpoint,
    stripe: stripe.endpoint,
    lambda: lambda.endpoint,
  };
}
