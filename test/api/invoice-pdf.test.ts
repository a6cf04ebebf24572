import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { aCompany } from '#test/support/a-company.ts';
import { call, productUrl } from '#test/support/client.ts';
import { aPerson, aStoredInvoice } from '#test/support/given.ts';
import { pdfFirstPage, pdfPages } from '#test/support/pdf-text.ts';

const fetchPdf = (id: string) => fetch(`${productUrl()}/api/invoices/${id}/pdf`);

const pdfOf = async (id: string) => new Uint8Array(await (await fetchPdf(id)).arrayBuffer());

const paperOf = async (id: string) => {
  const { width, height } = await pdfFirstPage(await pdfOf(id));
  return [width, height].map(Math.round);
};

describe('the PDF of an invoice', () => {
  it('is a file named after the invoice, for anyone with its link', async () => {
    const { id, invoiceNumber } = await aStoredInvoice(await aPerson());
    const { status, headers } = await fetchPdf(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(`invoice-${invoiceNumber}.pdf`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has a readable name in every script', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner, { invoiceNumber: 'É-北京-1', language: 'fr' });
    expect((await fetchPdf(id)).headers.get('content-disposition')).toBe(
      `attachment; filename="facture-E-__-1.pdf"; filename*=UTF-8''facture-%C3%89-%E5%8C%97%E4%BA%AC-1.pdf`,
    );
  });

  it('is rendered once, and again when the invoice changes', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner, { additionalNotes: 'First words' });
    const first = await pdfOf(id);
    expect(Buffer.compare(await pdfOf(id), first)).toBe(0);
    await owner.call('PATCH', `/invoices/${id}`, { body: { additionalNotes: 'Second words' } });
    expect((await pdfPages(await pdfOf(id))).join('')).toContain('Second words');
  });

  it('names the issuer if there is no company', async () => {
    const owner = await aPerson();
    const { id } = await aStoredInvoice(owner);
    expect((await pdfPages(await pdfOf(id))).join('')).toContain(owner.email);
  });

  it('returns 404 for an unknown invoice', async () => {
    expect((await fetchPdf('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});

describe('the paper', () => {
  it('is A4 without a country, Letter if the company chooses it, and A4 again when it switches back', async () => {
    const { owner, company } = await aCompany();
    const { id } = await aStoredInvoice(owner);
    expect(await paperOf(id)).toEqual([595, 842]);
    for (const [paperSize, size] of [
      ['LETTER', [612, 792]],
      ['A4', [595, 842]],
    ] as const) {
      const changed = await owner.call('PATCH', `/companies/${company.id}`, { body: { paperSize } });
      expect(changed).toMatchObject({ status: 200, body: { paperSize } });
      expect(await paperOf(id)).toEqual(size);
      const shown = await call<PublicInvoice>('GET', `/invoices/${id}/public`);
      expect(shown.body.company.paperSize).toBe(paperSize);
    }
  });

  it('can be chosen when the company is created', async () => {
    const { owner } = await aCompany({ paperSize: 'LETTER' });
    const { id } = await aStoredInvoice(owner);
    expect(await paperOf(id)).toEqual([612, 792]);
  });

  it.each(['A3', 'letter', null])('cannot be %j', async (paperSize) => {
    const { owner, company } = await aCompany();
    const response = await owner.call('PATCH', `/companies/${company.id}`, { body: { paperSize } });
    expect(response).toMatchObject({ status: 400 });
    expect(JSON.stringify(response.body)).toContain('paperSize');
  });
});
