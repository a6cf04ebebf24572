import type { SentMail } from '#infra/local/emulators/ses.ts';
import type { SentSms } from '#infra/local/emulators/sns.ts';
import { productUrl } from './client.ts';
import { mailsProcessed } from './emulators.ts';

/** Sent messages as `/local/outbox.json` lists them. */
type Outbox = { mails: SentMail[]; texts: SentSms[] };

/** Emails sent to an address, newest first, once none to it is queued; except confirmation emails. */
export async function mailsTo(address: string): Promise<Outbox['mails']> {
  return (await allMailsTo(address)).filter((mail) => !isConfirmation(mail));
}

/** Confirmation emails sent to an address, newest first. */
export async function verificationMailsTo(address: string): Promise<Outbox['mails']> {
  return (await allMailsTo(address)).filter(isConfirmation);
}

async function allMailsTo(address: string): Promise<Outbox['mails']> {
  await mailsProcessed(address);
  return (await outbox(address)).mails;
}

function isConfirmation({ text }: SentMail): boolean {
  return text.includes('/verify-email?token=');
}

/** SMS sent to a phone number. */
export async function textsTo(phoneNumber: string): Promise<Outbox['texts']> {
  return (await outbox(phoneNumber)).texts;
}

async function outbox(to: string): Promise<Outbox> {
  const url = `${productUrl()}/local/outbox.json?to=${encodeURIComponent(to)}`;
  return (await fetch(url)).json() as Promise<Outbox>;
}
