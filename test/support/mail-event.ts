import { expect } from 'vitest';
import type { AcceptedMail } from '#infra/local/emulators/ses.ts';
import { type OutcomeType, sesEvent } from '#infra/local/outbox/ses-event.ts';
import { endpoints } from './emulators.ts';

/** A unique address of AWS's mailbox simulator that bounces email shortly after it is sent. */
export const bouncingAddress = () => `bounce+${crypto.randomUUID().slice(0, 8)}@simulator.amazonses.com`;
/** A unique address of AWS's mailbox simulator that reports email as spam. */
export const complainingAddress = () => `complaint+${crypto.randomUUID().slice(0, 8)}@simulator.amazonses.com`;

type MailEventFields = { to: string; tags?: AcceptedMail['tags']; messageId?: string };

/** An SES event about an email, as published on its topic. */
export function aMailEvent(
  type: OutcomeType,
  { to, tags = {}, messageId = crypto.randomUUID() }: MailEventFields,
): object {
  const mail = { messageId, source: 'invoices@demo.test', destination: [to], configurationSet: 'local', tags };
  const now = new Date();
  return sesEvent(type, mail, { sentAt: now, at: now });
}

/** Invokes the function with an event, as the topic does. */
export async function deliverMailEvent(event: unknown): Promise<void> {
  const url = `${(await endpoints()).lambda}/2015-03-31/functions/mail-events/invocations`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(event) });
  expect(await response.text()).toBe('null');
}
