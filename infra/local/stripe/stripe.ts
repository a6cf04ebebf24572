import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { serveLoopback } from '#infra/local/emulators/loopback.ts';
import { handleApiCall } from './api.ts';
import { expireDueSessions } from './checkout-sessions.ts';
import { decideDueDebits } from './debits.ts';
import { HOSTED_PREFIX, handleHostedPage } from './hosted.ts';
import { openStore } from './store.ts';
import { createSender, type Webhook } from './webhook.ts';
import type { World } from './world.ts';

const EXPIRY_CHECK_MS = 5000;

type StripeOptions = {
  webhook: Webhook;
  /** The folder in which the state survives restarts. */
  folder: string;
  /** Origin of the hosted pages; by default the stand-in's own. */
  publicUrl?: string;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
};

/** The stand-in. */
export type StripeEmulator = Emulator & {
  /** Its state, for acting as payers, owners and banks without their pages. */
  world: World;
  /** Handles a request for a hosted page (`/local/stripe/…`); returns false for any other. */
  handleHostedPage(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /**
   * Has banks decide on the debits that are due by a time, waits until the webhook knows, and then runs something while
   * charges are dated at that time, if it is ahead. Sessions and keys expire as ever.
   */
  asOf<Result>(at: Date, run: () => Promise<Result>): Promise<Result>;
  /** Resolves once every event has been accepted or given up. */
  settled(): Promise<void>;
};

/** Starts a stand-in of Stripe's API, its hosted pages and its webhooks, in test mode. */
export async function startStripe(options: StripeOptions): Promise<StripeEmulator> {
  const { webhook, folder, publicUrl, now = Date.now } = options;
  const seconds = () => Math.floor(now() / 1000);
  const sender = createSender(webhook, seconds);
  const store = openStore(folder);
  let chargesAt = 0;
  const world: World = {
    store,
    now: seconds,
    chargeTime: () => Math.max(seconds(), chargesAt),
    pageUrl: (path) => `${publicUrl ?? emulator.endpoint}${HOSTED_PREFIX}${path}`,
    emit(event) {
      store.save();
      return sender.emit(event);
    },
  };
  const emulator = await serveLoopback(async (request, response) => {
    if (!(await handleHostedPage(world, request, response))) await handleApiCall(world, request, response);
  });
  const expiry = setInterval(() => expireDueSessions(world), EXPIRY_CHECK_MS).unref();
  return {
    endpoint: emulator.endpoint,
    world,
    handleHostedPage: (request, response) => handleHostedPage(world, request, response),
    async asOf(at, run) {
      const time = Math.floor(at.getTime() / 1000);
      await decideDueDebits(world, time);
      store.save();
      await sender.settled();
      chargesAt = time;
      return run().finally(() => {
        chargesAt = 0;
      });
    },
    settled: sender.settled,
    async stop() {
      clearInterval(expiry);
      sender.stop();
      await emulator.stop();
    },
  };
}
