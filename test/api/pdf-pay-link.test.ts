import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceInput } from '#shared/invoice/schema.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { payByCard } from '#test/support/card-payment.ts';
import { productUrl } from '#test/support/client.ts';
import {
  aPayment,
  aPerson,
  aPersonTakingCards,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfCodes } from '#test/support/pdf-codes.ts';
import { pdfLinks } from '#test/support/pdf-links.ts';

let taker: Person;
beforeAll(async () => {
  taker = await aPersonTakingCards();
});

const pageOf = (id: string) => `${productUrl()}/pay/${id}`;

/** Where a PDF leads cameras and clicks: each address once. */
async function waysIn(pdf: Uint8Array) {
  const [codes, links] = await Promise.all([pdfCodes(pdf), pdfLinks(pdf)]);
  return { codes: codes.map(({ text }) => text), links: [...new Set(links.map(({ url }) => url))] };
}

async function download(id: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(`${productUrl()}/api/invoices/${id}/pdf`)).arrayBuffer());
}

const downloaded = async (id: string) => waysIn(await download(id));

async function mailed(to: string): Promise<Uint8Array> {
  await expect.poll(() => mailsTo(to)).not.toEqual([]);
  const [mail] = await mailsTo(to);
  return Buffer.from(mail?.attachments[0]?.content ?? '', 'base64');
}

const NONE = { codes: [], links: [] };
const leadingTo = (id: string) => ({ codes: [pageOf(id)], links: [pageOf(id)] });

describe('the PDF of an invoice that can be paid online', () => {
  it.each([{ language: 'en' }, { language: 'fr', paymentMethod: 'bank' }] satisfies Partial<InvoiceInput>[])(
    'leads to its page, as a link and as a code: %j',
    async (changes) => {
      const { id } = await aSentInvoice(taker, changes);
      expect(await downloaded(id)).toEqual(leadingTo(id));
    },
  );

  it('leads there when it is mailed, although it was a draft until then', async () => {
    const to = `payer-${crypto.randomUUID()}@example.com`;
    const { id } = await aStoredInvoice(taker, { billingEmail: to });
    expect(await downloaded(id)).toEqual(NONE);
    await taker.call('POST', `/invoices/${id}/send`);
    expect(await waysIn(await mailed(to))).toEqual(leadingTo(id));
    expect(await downloaded(id)).toEqual(leadingTo(id));
  });

  it('leads nowhere once it is paid by card, and neither does its receipt', async () => {
    const to = `payer-${crypto.randomUUID()}@example.com`;
    const { id } = await aSentInvoice(taker, { billingEmail: to });
    expect(await downloaded(id)).toEqual(leadingTo(id));
    await payByCard(taker, id);
    expect(await downloaded(id)).toEqual(NONE);
    expect(await waysIn(await mailed(to))).toEqual(NONE);
  });

  it('leads there while a balance is left, and again once a payment turns out to be none', async () => {
    const { id } = await aSentInvoice(taker);
    const paid = `/invoices/${id}/payments`;
    await taker.call('POST', paid, { body: aPayment({ amount: 150 }) });
    expect(await downloaded(id)).toEqual(leadingTo(id));
    const rest = aPayment({ amount: 50 });
    const { body } = await taker.call<InvoicePayments>('POST', paid, { body: rest });
    expect(body.balance).toBe(0);
    expect(await downloaded(id)).toEqual(NONE);
    await taker.call('POST', `${paid}/${rest.id}/void`, { body: {} });
    expect(await downloaded(id)).toEqual(leadingTo(id));
  });

  it('leads nowhere while it is cancelled', async () => {
    const { id } = await aSentInvoice(taker);
    for (const [status, ways] of [
      ['CANCELLED', NONE],
      ['SENT', leadingTo(id)],
    ] as const) {
      await taker.call('PATCH', `/invoices/${id}`, { body: { status } });
      expect(await downloaded(id)).toEqual(ways);
    }
  });
});

it('leads nowhere if the business takes no cards, or no longer', async () => {
  const { id } = await aSentInvoice(await aPerson());
  expect(await downloaded(id)).toEqual(NONE);
  const leaver = await aPersonTakingCards();
  const own = await aSentInvoice(leaver);
  expect(await downloaded(own.id)).toEqual(leadingTo(own.id));
  expect((await leaver.call('POST', '/stripe/disconnect')).status).toBe(204);
  expect(await downloaded(own.id)).toEqual(NONE);
});
