import { productUrl } from './client.ts';

/** What was sent, as `/local/outbox.json` tells it. */
export type Outbox = {
  mails: {
    id: string;
    from: string;
    to: string[];
    replyTo: string[];
    subject: string;
    text: string;
    html: string;
    attachments: { name: string; contentType: string; size: number; content: string }[];
  }[];
  texts: { id: string; phoneNumber: string; message: string }[];
};

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
