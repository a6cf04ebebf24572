import type { SentMail } from '#infra/local/emulators/mails.ts';
import type { SentSms } from '#infra/local/emulators/sns.ts';
import { productUrl } from './client.ts';
import { invoiceMailsProcessed } from './emulators.ts';

/** Sent messages as `/local/outbox.json` lists them. */
type Outbox = { mails: SentMail[]; texts: SentSms[] };

/** Mails sent to an address, newest first, without those that only prove its mailbox. */
export async function mailsTo(address: string): Promise<Outbox['mails']> {
  return (await allMailsTo(address)).filter((mail) => !provesMailbox(mail));
}

/** Mails sent to an address once all queued emails with invoices have been sent there, newest first. */
export async function invoiceMailsTo(address: string): Promise<Outbox['mails']> {
  await invoiceMailsProcessed(address);
  return mailsTo(address);
}

/** The mails with a code that prove the mailbox of an address, newest first. */
export async function verificationMailsTo(address: string): Promise<Outbox['mails']> {
  return (await allMailsTo(address)).filter(provesMailbox);
}

async function allMailsTo(address: string): Promise<Outbox['mails']> {
  return (await outbox(`?to=${encodeURIComponent(address)}`)).mails;
}

function provesMailbox({ text }: SentMail): boolean {
  return text.includes('/verify-email?token=');
}

/** SMS sent to a phone number. */
export async function textsTo(phoneNumber: string): Promise<Outbox['texts']> {
  return (await outbox()).texts.filter((text) => text.phoneNumber === phoneNumber);
}

async function outbox(query = ''): Promise<Outbox> {
  return (await fetch(`${productUrl()}/local/outbox.json${query}`)).json() as Promise<Outbox>;
}
