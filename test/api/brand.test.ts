import { describe, expect, it } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { aCompany } from '#test/support/a-company.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call, productUrl } from '#test/support/client.ts';
import { aStoredInvoice } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfFirstPage, pdfPages } from '#test/support/pdf-text.ts';

const BRAND = { brandColor: '#FFD400', documentLayout: 'band', footerLine: ' Bonded and insured ', logoOnColor: true };
const COLORS = { color: '#ffd400', onColor: '#000000', light: '#887000', dark: '#ffd400' };

const pdfOf = async (id: string) =>
  new Uint8Array(await (await fetch(`${productUrl()}/api/invoices/${id}/pdf`)).arrayBuffer());

const shownCompany = async (id: string) =>
  (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body.company as object;

describe('the brand of a company', () => {
  it('is stored tidily, with the colours that follow from it, and is removed by empty values', async () => {
    const { owner, company } = await aCompany(BRAND);
    expect(company).toMatchObject({
      brandColor: '#ffd400',
      brandColors: COLORS,
      documentLayout: 'band',
      footerLine: 'Bonded and insured',
      logoOnColor: true,
    });
    expect((await owner.call('GET', '/companies/me')).body).toEqual(company);
    const body = { brandColor: '', documentLayout: '', footerLine: '', logoOnColor: false };
    const { body: plain } = await owner.call<Company>('PATCH', `/companies/${company.id}`, { body });
    for (const field of ['brandColors', ...Object.keys(BRAND)]) expect(plain).not.toHaveProperty(field);
  });

  it('does not exist for a company that chose none', async () => {
    const { company } = await aCompany();
    for (const field of ['brandColors', ...Object.keys(BRAND)]) expect(company).not.toHaveProperty(field);
  });

  it.each([
    ['brandColor', 'green'],
    ['brandColor', '#12345g'],
    ['brandColor', '#0b6b58;background:url(//example.com)'],
    ['brandColor', 'var(--x)'],
    ['brandColor', null],
    ['brandColors', COLORS],
    ['documentLayout', 'fancy'],
    ['footerLine', 'x'.repeat(121)],
    ['footerLine', 'two\nlines'],
    ['logoOnColor', 'yes'],
  ])('cannot have the %s %j', async (field, value) => {
    const { owner, company } = await aCompany();
    const refused = await owner.call('PATCH', `/companies/${company.id}`, { body: { [field]: value } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(field);
  });

  it('is recorded in the activity log', async () => {
    const { owner, company } = await aCompany();
    await owner.call('PATCH', `/companies/${company.id}`, { body: BRAND });
    const [entry] = await entriesOf(owner);
    expect(entry?.changes).toEqual([
      { field: 'brandColor', to: { kind: 'text', text: '#ffd400' } },
      { field: 'documentLayout', to: { kind: 'choice', choice: 'band' } },
      { field: 'footerLine', to: { kind: 'text', text: 'Bonded and insured' } },
      { field: 'logoOnColor', to: { kind: 'yesOrNo', isYes: true } },
    ]);
  });
});

describe('an invoice', () => {
  it('shows the brand of its company, in its PDF as soon as it changes', async () => {
    const { owner, company } = await aCompany();
    const { id } = await aStoredInvoice(owner);
    const plain = await pdfOf(id);
    const change = (body: object) => owner.call('PATCH', `/companies/${company.id}`, { body });
    await change(BRAND);
    expect(await shownCompany(id)).toMatchObject({
      brandColors: COLORS,
      documentLayout: 'band',
      footerLine: 'Bonded and insured',
    });
    const branded = await pdfOf(id);
    expect(Buffer.compare(branded, plain)).not.toBe(0);
    expect((await pdfPages(branded)).join()).toContain('Bonded and insured');
    await change({ brandColor: '', documentLayout: '', footerLine: '', logoOnColor: false });
    expect(Buffer.compare(await pdfOf(id), plain)).toBe(0);
  });

  it('is emailed with it', async () => {
    const { owner } = await aCompany({ brandColor: '#ffd400' });
    const billingEmail = `brand-${crypto.randomUUID()}@example.com`;
    const { id } = await aStoredInvoice(owner, { billingEmail });
    expect((await owner.call('POST', `/invoices/${id}/send`, { body: {} })).status).toBeLessThan(300);
    const [mail] = await mailsTo(billingEmail);
    expect(mail?.html).toContain('background:#887000');
    expect(mail?.html).toContain('.button { background: #ffd400 !important; }');
  });

  it.each([
    [{ country: 'Canada' }, [612, 792]],
    [{ country: 'France' }, [595, 842]],
    [{ country: 'Canada', paperSize: 'A4' }, [595, 842]],
  ])('of a company with %j is %j points large', async (place, size) => {
    const { owner } = await aCompany(place);
    const { width, height } = await pdfFirstPage(await pdfOf((await aStoredInvoice(owner)).id));
    expect([width, height].map(Math.round)).toEqual(size);
  });
});
