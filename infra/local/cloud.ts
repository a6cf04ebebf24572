import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureTable } from './create-table.ts';
import { accessTokenVerifier } from './emulators/access-token.ts';
import { startCognito } from './emulators/cognito.ts';
import { startDynamoDb } from './emulators/dynamodb.ts';
import type { Emulator } from './emulators/emulator.ts';
import { startS3 } from './emulators/s3.ts';
import { startSes } from './emulators/ses.ts';
import { startSns } from './emulators/sns.ts';
import { ensureUserPool } from './emulators/user-pool.ts';
import { environment, FILES_BUCKET, TABLE_NAME, WEBHOOK_SECRET } from './environment.ts';
import { startFrontDoor } from './front-door.ts';
import { type LoadFunction, loadFromSources } from './functions.ts';
import { httpApi } from './http-api.ts';
import { imageFiles } from './image-files.ts';
import { startLambda } from './lambda.ts';
import { localPages } from './local-pages.ts';
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
};

/** The whole product, running on this machine. */
export type Cloud = {
  /** Origin of site and API. */
  url: string;
  /** Origins of the emulators, for whoever looks behind the product. */
  endpoints: Record<'dynamodb' | 'cognito' | 's3' | 'ses' | 'sns' | 'stripe', string>;
  /** Ends everything that was started. */
  stop: () => Promise<void>;
};

const ROOT = resolve(import.meta.dirname, '../..');

/** Starts the emulators, then the site and the API in front of them. Throws when the port is taken. */
export async function startCloud({ port, folder, live = false }: CloudOptions): Promise<Cloud> {
  mkdirSync(folder, { recursive: true });
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  try {
    const door = await startFrontDoor(port);
    running.push(door);
    const emulators = await startEmulators(folder, door.url, running);
    const { site, load } = await openSite(live);
    running.push(site);
    const lambda = await startLambda(load);
    running.push(lambda);
    const pool = await ensureUserPool(emulators.cognito.endpoint);
    Object.assign(process.env, environment({ url: door.url, pool, lambda, ...emulators }));
    await ensureTable(emulators.dynamodb.endpoint, TABLE_NAME);
    running.push(startSchedules(load), { stop: closeBrowser });
    door.open({
      images: imageFiles(`${emulators.s3.endpoint}/${FILES_BUCKET}`),
      api: httpApi({ load, verify: accessTokenVerifier(pool) }),
      local: localPages({ load, ...emulators, endpoints: endpointsOf(emulators) }),
      site: site.handle,
    });
    return { url: door.url, endpoints: endpointsOf(emulators), stop };
  } catch (error) {
    await stop();
    throw error;
  }
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

/** The PDF function keeps its browser between calls. */
async function closeBrowser(): Promise<void> {
  const { closeBrowser: close } = await import('#functions/invoice-pdf/browser.ts');
  await close();
}

function endpointsOf(emulators: Record<keyof Cloud['endpoints'], Emulator>): Cloud['endpoints'] {
  const { dynamodb, cognito, s3, ses, sns, stripe } = emulators;
  return {
    dynamodb: dynamodb.endpoint,
    cognito: cognito.endpoint,
    s3: s3.endpoint,
    ses: ses.endpoint,
    sns: sns.endpoint,
    stripe: stripe.endpoint,
  };
}
