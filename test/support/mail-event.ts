import { expect } from 'vitest';
import type { TakenMail } from '#infra/local/emulators/ses.ts';
import { type OutcomeType, sesEvent, snsEvent } from '#infra/local/outbox/ses-event.ts';
import { endpoints } from './behind.ts';

/** An address of AWS's mailbox simulator, for this test alone: mails to it come back a moment later. */
export const bouncing = () => `bounce+${crypto.randomUUID().slice(0, 8)}@simulator.amazonses.com`;
/** As `bouncing`: mails to it are called spam. */
export const complaining = () => `complaint+${crypto.randomUUID().slice(0, 8)}@simulator.amazonses.com`;

type Told = { to: string; tags?: TakenMail['tags']; messageId?: string };

/** An event in which SES tells of a mail, as its topic carries it. */
export function aMailEvent(type: OutcomeType, { to, tags = {}, messageId = crypto.randomUUID() }: Told): object {
  const mail = { messageId, source: 'invoices@demo.test', destination: [to], configurationSet: 'local', tags };
  const now = new Date();
  return snsEvent(sesEvent(type, mail, { sentAt: now, at: now }));
}

/** Hands an event to the function, as its topic does. */
export async function tell(event: unknown): Promise<void> {
  const url = `${(await endpoints()).lambda}/2015-03-31/functions/mail-events/invocations`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(event) });
  expect(await answer.text()).toBe('null');
}
