import { beforeAll, describe, expect, it } from 'vitest';
import { aFiling } from '#test/support/a-filing.ts';
import { productUrl } from '#test/support/client.ts';
import { aSentInvoice, type Person } from '#test/support/given.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

const WINTER = 'from=2026-01-01&to=2026-03-31';

let owner: Person;
beforeAll(async () => {
  owner = await aRegisteredOwner();
  await aSentInvoice(owner, {
    ...{ billingProvince: 'QC', billingCountry: 'Canada', taxMode: 'province', issueDate: '2026-01-05' },
    items: [{ name: 'Design', quantity: 3, rate: 100 }],
  });
});

async function pdfOf(by: Person, query: string) {
  const headers = { authorization: `Bearer ${by.token}` };
  const response = await fetch(`${productUrl()}/api/reports/taxes/pdf?${query}`, { headers });
  const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
  return { name: response.headers.get('content-disposition'), text: pages.join(' ').replace(/\s+/g, ' ') };
}

describe('the PDF of sales taxes', () => {
  it('has the figures with what was typed as claimed, in the language of the user or another', async () => {
    const { name, text } = await pdfOf(owner, `${WINTER}&claimedGst=250&claimedQst=0`);
    expect(name).toContain('sales-taxes-2026-01-01-2026-03-31.pdf');
    expect(text).toContain('Studio Boréal inc.');
    expect(text).toContain('109 Net tax (105 − 108) 12.50');
    const french = await pdfOf(owner, `${WINTER}&language=fr`);
    expect(french.name).toContain('taxes-de-vente-2026-01-01-2026-03-31.pdf');
    expect(french.text).toContain('109 Taxe nette (105 − 108) 15,00');
  });

  it('has what was claimed when the return was filed', async () => {
    await aFiling(owner, { from: '2026-01-01', to: '2026-03-31', claimedCents: 400 });
    const { text } = await pdfOf(owner, `${WINTER}&claimedGst=250`);
    // A long email is broken where a line ends.
    expect(text.replaceAll(' ', '')).toContain(`by${owner.email}`);
    expect(text).toContain('109 Net tax (105 − 108) 11.00');
  });

  it.each([
    'from=2026-02-01&to=2026-01-31',
    'from=2024-01-01&to=2025-01-01',
    'from=2026-01-01',
    `${WINTER}&claimedGst=-1`,
  ])('is refused for %s', async (query) => {
    expect((await owner.call('GET', `/reports/taxes/pdf?${query}`)).status).toBe(400);
  });
});
