import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox } from '#infra/local/outbox/outbox.ts';

/** Waits for an email, ten seconds at most: it is sent after the call that ordered it. */
const TRIES = 100;
const PAUSE_MS = 100;

/** The token in the latest link to a page that was emailed to an address. */
export async function mailedToken(url: string, address: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outbox = await fetch(`${url}/local/outbox.json?to=${encodeURIComponent(address)}`);
    const { mails } = (await outbox.json()) as Outbox;
    const token = mails.map(({ text }) => link.exec(text)).find((found) => found !== null)?.[1];
    if (token) return token;
    await pause(PAUSE_MS);
  }
  throw new Error(`No link to ${page} was emailed to ${address}`);
}
