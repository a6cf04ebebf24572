import { describe, expect, it, vi } from 'vitest';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { serve } from '#functions/http/serve.ts';
import type { Files } from '#functions/services/files.ts';
import { invoicePdfRoutes } from '#shared/api/invoice-pdf.ts';
import { brandColors } from '#shared/company/brand-colors.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { aFullInvoice, aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { CREDIT } from '#test/support/export-entries.ts';
import { cachedPdfs } from './cached-pdfs.ts';
import { invoicePdfs } from './invoice-pdf.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const ROUTES = { get: invoicePdfRoutes.get };

function setUp(stored: Readonly<Record<string, Uint8Array>> = {}) {
  const kept = new Map(Object.entries(stored));
  const invoices = new Map<string, PublicInvoice>();
  const files = {
    get: vi.fn<Files['get']>(async (key) => kept.get(key)),
    put: vi.fn<Files['put']>(async (key, bytes) => void kept.set(key, bytes)),
  };
  const print = vi.fn(async (html: string) => Buffer.from(`printed ${html.length}`));
  const find = async (id: string) => {
    const invoice = invoices.get(id);
    return invoice && ({ invoice, business: { id: 'business' } } as PublishedInvoice);
  };
  const findToSend = async (id: string) => {
    const found = await find(id);
    return found && { ...found, invoice: { ...found.invoice, status: 'SENT' as const } };
  };
  const publish = (invoice: PublicInvoice) => {
    invoices.set(invoice.id, invoice);
    return invoice;
  };
  const ledger = { findCredit: async (_: string, id: string) => (id === CREDIT.id ? CREDIT : undefined) };
  const siteUrl = 'https://northbill.test';
  const pdfs = invoicePdfs({
    invoices: { find, findAny: find, findToSend },
    ledger,
    cached: cachedPdfs({ files, print }),
    siteUrl,
  });
  return { pdfs, files, print, kept, publish };
}

describe('the PDF of an invoice', () => {
  it('is not found where there is no invoice', async () => {
    const { pdfs } = setUp();
    await expect(pdfs.read('none')).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Invoice not found' });
  });

  it('is named after the number', async () => {
    const { pdfs, publish } = setUp();
    const { id } = publish(aPublicInvoice({ invoiceNumber: 'INV-7' }));
    expect((await pdfs.read(id)).fileName).toBe('invoice-INV-7.pdf');
  });

  it('is rendered once and cached under the invoice', async () => {
    const { pdfs, print, kept, files, publish } = setUp();
    const { id } = publish(aFullInvoice());
    const first = await pdfs.read(id);
    expect(await pdfs.read(id)).toEqual(first);
    expect(print).toHaveBeenCalledOnce();
    expect([...kept.keys()]).toEqual([expect.stringMatching(new RegExp(`^pdf/${id}/[0-9a-f]{64}\\.pdf$`))]);
    expect(files.put.mock.calls[0]?.[2]).toEqual({ contentType: 'application/pdf' });
  });

  it('is rendered again for every visible change', async () => {
    const { pdfs, print, kept, publish } = setUp();
    const company = aFullInvoice().company;
    const versions = [
      aFullInvoice(),
      aFullInvoice({ dueDate: '2026-03-01' }),
      aFullInvoice({ status: 'PAID' }),
      aFullInvoice({ status: 'PAID', paidAt: '2026-01-20' }),
      aFullInvoice({ company: { ...company, logo: 'images/one' } }),
      aFullInvoice({ company: { ...company, logo: 'images/two' } }),
      aFullInvoice({ company: { ...company, paperSize: 'A4' } }),
      aFullInvoice({ company: { ...company, brandColors: brandColors('#1e3a8a') } }),
      aFullInvoice({ company: { ...company, documentLayout: 'band' } }),
      aFullInvoice({ company: { ...company, footerLine: 'Bonded and insured' } }),
    ];
    for (const version of versions) await pdfs.read(publish(version).id);
    expect(print).toHaveBeenCalledTimes(versions.length);
    expect(kept.size).toBe(versions.length);
  });

  it('is attached to an email as if already sent', async () => {
    const { pdfs, print, publish } = setUp();
    const { id } = publish(aPublicInvoice({ status: 'DRAFT' }));
    await pdfs.read(id);
    await pdfs.readAsSent(id);
    const hasMark = print.mock.calls.map(([html]) => html.includes('Draft, not final'));
    expect(hasMark).toEqual([true, false]);
    publish(aPublicInvoice({ status: 'SENT' }));
    await pdfs.read(id);
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('shows an accountant no bank number in full and no link to pay', async () => {
    const { pdfs, print, publish } = setUp();
    const paymentInstructions = { bankName: 'Foothills', accountName: 'Prairie Studio', accountNumber: '7781204' };
    const company = { ...aFullInvoice().company, paymentSettings: { paymentIntegrationEnabled: true } };
    const { id } = publish(aPublicInvoice({ company, paymentMethod: 'bank', paymentInstructions }));
    await pdfs.read(id);
    await pdfs.readMasked({ id, businessId: 'business' });
    const [whole = '', masked = ''] = print.mock.calls.map(([html]) => html);
    expect([whole.includes('7781204'), whole.includes(`/pay/${id}`)]).toEqual([true, true]);
    expect([masked.includes('7781204'), masked.includes(`/pay/${id}`)]).toEqual([false, false]);
    expect([masked.includes('••••204'), masked.includes('Foothills')]).toEqual([true, true]);
    await expect(pdfs.readMasked({ id, businessId: 'another' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is rendered once for two hundred parallel calls', async () => {
    const { pdfs, print, publish } = setUp();
    const { id } = publish(aPublicInvoice());
    const answers = await Promise.all(Array.from({ length: 200 }, () => pdfs.read(id)));
    expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
    expect(print).toHaveBeenCalledOnce();
  });

  it('is rendered again after a failure', async () => {
    const { pdfs, print, publish } = setUp();
    const { id } = publish(aPublicInvoice());
    print.mockRejectedValueOnce(new Error('no paper'));
    await expect(pdfs.read(id)).rejects.toThrow('no paper');
    await expect(pdfs.read(id)).resolves.toBeDefined();
  });

  it('is returned even if it cannot be cached', async () => {
    const { pdfs, files, publish } = setUp();
    const { id } = publish(aPublicInvoice());
    files.put.mockRejectedValueOnce(new Error('no room'));
    expect((await pdfs.read(id)).bytes.length).toBeGreaterThan(0);
  });

  it('links to its page exactly while that takes a payment, whatever was rendered before', async () => {
    const { pdfs, print, publish } = setUp();
    const payable = aFullInvoice();
    const cardless = { ...payable.company, paymentSettings: { paymentIntegrationEnabled: false } };
    for (const version of [payable, { ...payable, company: cardless }, aFullInvoice({ status: 'PAID' })])
      await pdfs.read(publish(version).id);
    const links = print.mock.calls.map(([html]) => html.match(/href="https:[^"]+"/g)?.[0]);
    expect(links).toEqual([`href="https://northbill.test/pay/${payable.id}"`, undefined, undefined]);
    await pdfs.read(publish(payable).id);
    expect(print).toHaveBeenCalledTimes(3);
  });

  it('links to its page when it is mailed, even before it is marked as sent', async () => {
    const { pdfs, print, publish } = setUp();
    const { id } = publish(aFullInvoice({ status: 'DRAFT' }));
    await pdfs.read(id);
    await pdfs.readAsSent(id);
    expect(print.mock.calls.map(([html]) => html.includes(`/pay/${id}`))).toEqual([false, true]);
  });
});

describe('the PDF of a sender’s own copy', () => {
  it('has a marked link, and is kept apart from what the customer gets', async () => {
    const { pdfs, print, kept, publish } = setUp();
    const { id } = publish(aFullInvoice({ status: 'DRAFT' }));
    const { fileName } = await pdfs.readAsSent(id);
    expect((await pdfs.readCopy(id)).fileName).toBe(fileName);
    await pdfs.readAsSent(id);
    const links = print.mock.calls.map(([html]) => html.match(/href="https:[^"]+"/g));
    const page = `https://northbill.test/pay/${id}`;
    expect(links.map((each) => [...new Set(each)])).toEqual([[`href="${page}"`], [`href="${page}?copy"`]]);
    expect(kept.size).toBe(2);
  });
});

describe('images', () => {
  const printed = async (logo: string, stored: Readonly<Record<string, Uint8Array>>) => {
    const { pdfs, print, publish } = setUp(stored);
    const invoice = aFullInvoice();
    await pdfs.read(publish({ ...invoice, company: { ...invoice.company, logo } }).id);
    return /<img [^>]*src="([^"]{0,30})/.exec(print.mock.calls[0]?.[0] ?? '')?.[1];
  };

  it.each([
    ['PNG', PNG, 'data:image/png;base64,iVBORw0K'],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'data:image/jpeg;base64,/9j/4AA'],
    ['WebP', Buffer.from('RIFF\x01\x02\x03\x04WEBPVP8 '), 'data:image/webp;base64,UklGRgE'],
  ])('are embedded in the document: %s', async (_type, bytes, source) => {
    expect(await printed('images/a', { 'images/a': bytes })).toBe(source);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('are left out when they are %s', async (_type, bytes) => {
    expect(await printed('images/a', { 'images/a': bytes })).toBeUndefined();
  });

  it('are left out when they are missing', async () => {
    expect(await printed('images/a', {})).toBeUndefined();
  });
});

describe('the PDF of a credit note', () => {
  it('has its own number, and no payment instructions', async () => {
    const { pdfs, print, publish } = setUp();
    const { id } = publish(aPublicInvoice({ invoiceNumber: 'INV-7', paymentMethod: 'card' }));
    const { fileName } = await pdfs.readCreditNote({ id, creditNoteId: CREDIT.id });
    expect(fileName).toBe('credit-note-CN-1.pdf');
    const html = String(print.mock.calls[0]);
    expect(html).toContain('<title>Credit note CN-1</title>');
    expect(html).not.toContain('/pay/');
  });

  it('is not found under another id, nor without its invoice', async () => {
    const { pdfs, publish } = setUp();
    const { id } = publish(aPublicInvoice());
    const none = { code: 'NOT_FOUND' };
    await expect(pdfs.readCreditNote({ id, creditNoteId: '-' })).rejects.toMatchObject(none);
    await expect(pdfs.readCreditNote({ id: '-', creditNoteId: CREDIT.id })).rejects.toMatchObject(none);
  });
});

describe('the call', () => {
  const members = { findCaller: async () => null, record: async () => {} };
  const event = (id: string) =>
    ({ routeKey: 'GET /invoices/{id}/pdf', pathParameters: { id }, headers: {}, requestContext: {} }) as never;
  const context = {} as never;

  it('returns bytes to a caller that only sends a route and an id', async () => {
    const { pdfs, publish } = setUp();
    const { id } = publish(aPublicInvoice());
    const handler = serve(ROUTES, members, { get: ({ params }) => pdfs.read(params.id) });
    const answer = await handler(event(id), context);
    expect(answer).toMatchObject({
      statusCode: 200,
      isBase64Encoded: true,
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
    expect(Buffer.from(answer.body ?? '', 'base64').toString()).toMatch(/^printed \d+$/);
  });

  it('returns the same 404 for an unknown id and a malformed one', async () => {
    const { pdfs } = setUp();
    const handler = serve(ROUTES, members, { get: ({ params }) => pdfs.read(params.id) });
    const answers = await Promise.all(['unknown', '../../etc/passwd', ''].map((id) => handler(event(id), context)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});
