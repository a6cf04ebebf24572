import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { QUEUE_NAMES, QUEUES } from '#infra/queues.ts';
import { openBackend } from './backend.ts';
import { accessTokenVerifier, publishedKey } from './emulators/access-token.ts';
import { ensureTable } from './emulators/create-table.ts';
import { endpointsOf, type ForeignServices, type Service, startEmulators } from './emulators/emulators.ts';
import { ensureUserPool } from './emulators/user-pool.ts';
import { FILES_BUCKET } from './environment.ts';
import { httpApi } from './gateway/http-api.ts';
import { imageFiles } from './gateway/image-files.ts';
import { localPages } from './gateway/local-pages.ts';
import { startLocalProxy } from './gateway/local-proxy.ts';
import { builtCatalogue, builtSite, ensureBuilt, liveSite, type Site } from './gateway/site.ts';
import { startMailboxSimulator } from './outbox/mailbox-simulator.ts';
import { startEventSource } from './triggers/event-source.ts';
import { type LoadFunction, loadFromSources } from './triggers/functions.ts';
import { startLambda } from './triggers/lambda.ts';
import { startSchedules } from './triggers/schedules.ts';

export type CloudOptions = {
  /** The product's port; 0 for any free one. */
  port: number;
  /** Data folder. */
  folder: string;
  /** Serve site and functions from their sources, with live changes. */
  live?: boolean;
  foreign?: ForeignServices;
  /** Run the output of `cdk synth` in this folder instead of the sources. */
  assembly?: string | undefined;
};

/** The whole product, running on this machine. */
export type Cloud = {
  /** Origin of site and API. */
  url: string;
  /** Origins of the emulators, for tests and debugging. */
  endpoints: Record<Service, string>;
  /** Stops everything that was started. */
  stop: () => Promise<void>;
};

const ROOT = resolve(import.meta.dirname, '../..');

/** Starts the emulators, then site and API in front of them. Throws if the port is taken. */
export async function startCloud({ port, folder, live = false, foreign = {}, assembly }: CloudOptions): Promise<Cloud> {
  mkdirSync(folder, { recursive: true });
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  try {
    const proxy = await startLocalProxy(port);
    running.push(proxy);
    const emulators = await startEmulators({ folder, foreign, url: proxy.url, running });
    const { site, catalogue, load: loadSource } = await openSite(live);
    running.push(site);
    const functions = Promise.withResolvers<LoadFunction>();
    const load: LoadFunction = async (name) => (await functions.promise)(name);
    const lambda = await startLambda(load);
    running.push(lambda);
    const pool = await ensureUserPool(emulators.cognito.endpoint);
    const key = foreign.cognito ? await publishedKey(foreign.cognito, pool) : undefined;
    const parts = { url: proxy.url, pool, lambda, ...emulators };
    const endpoints = endpointsOf(parts);
    const backend = await openBackend(parts, { assembly, loadSource });
    running.push(backend);
    functions.resolve(backend.load);
    await ensureTable(emulators.dynamodb.endpoint, backend.table);
    running.push(startSchedules(load), startMailboxSimulator(emulators.ses, load));
    for (const name of QUEUE_NAMES) {
      const { consumer: functionName, batchSize, batchSeconds } = QUEUES[name];
      const queueUrl = emulators.sqs.urlOf(name);
      running.push(startEventSource({ queueUrl, functionName, load, batchSize, batchSeconds }));
    }
    proxy.open({
      images: imageFiles(`${emulators.s3.endpoint}/${FILES_BUCKET}`),
      api: httpApi({ ...backend, verify: accessTokenVerifier({ ...backend.tokens, key }) }),
      catalogue,
      local: localPages({ load, ...emulators, endpoints }),
      site: site.handle,
    });
    return { url: proxy.url, endpoints, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type OpenSite = { site: Site; catalogue: Site['handle']; load: LoadFunction };

async function openSite(live: boolean): Promise<OpenSite> {
  if (live) {
    const { site, load } = await liveSite(ROOT);
    return { site, catalogue: site.handle, load };
  }
  const built = join(ROOT, 'dist/site');
  await ensureBuilt(ROOT, built);
  return { site: builtSite(built), catalogue: builtCatalogue(ROOT), load: loadFromSources };
}
