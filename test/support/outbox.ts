import type { SentMail } from '#infra/local/emulators/mails.ts';
import type { SentText } from '#infra/local/emulators/sns.ts';
import { productUrl } from './client.ts';

/** What was sent, as `/local/outbox.json` tells it. */
type Outbox = { mails: SentMail[]; texts: SentText[] };

/** The mails that were sent to one address. */
export async function mailsTo(address: string): Promise<Outbox['mails']> {
  return (await outbox()).mails.filter(({ to }) => to.some((each) => each.includes(address)));
}

/** The texts that were sent to one phone number. */
export async function textsTo(phoneNumber: string): Promise<Outbox['texts']> {
  return (await outbox()).texts.filter((text) => text.phoneNumber === phoneNumber);
}

async function outbox(): Promise<Outbox> {
  return (await fetch(`${productUrl()}/local/outbox.json`)).json() as Promise<Outbox>;
}
