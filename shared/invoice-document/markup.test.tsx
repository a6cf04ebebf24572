import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { aFullInvoice, aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { InvoiceDocument } from './invoice-document.tsx';

const PAY_URL = 'https://northbill.test/pay/abc';

const markupOf = (invoice: PublicInvoice, options: { payUrl?: string; apiHost?: string } = {}) =>
  renderToStaticMarkup(<InvoiceDocument invoice={invoice} dictionary={enCa} {...options} />);

describe('markup', () => {
  it('loads image paths from the API', () => {
    const invoice = aFullInvoice();
    const company = { ...invoice.company, logo: '/images/logo1', signature: 'data:image/png;base64,AA==' };
    const markup = markupOf({ ...invoice, company });
    expect(markup).toContain('src="/api/images/logo1" alt="Northern Sky Studio"');
    expect(markup).toContain('src="data:image/png;base64,AA==" alt="Signature"');
    expect(markupOf({ ...invoice, company }, { apiHost: 'https://api.test' })).toContain(
      'src="https://api.test/images/',
    );
  });

  it('takes all text from the dictionary', () => {
    const document = Object.fromEntries(Object.keys(enCa.document).map((label) => [label, `«${label}»`]));
    const french = { ...enCa, locale: 'fr-CA', document } as typeof enCa;
    const invoice = aFullInvoice({ company: { ...aFullInvoice().company, signature: 'data:image/png;base64,AA==' } });
    const text = renderToStaticMarkup(<InvoiceDocument invoice={invoice} dictionary={french} payUrl={PAY_URL} />);
    const found = Object.values(enCa.document).filter((label) => text.includes(`>${label}<`));
    expect(found).toEqual([]);
    expect(text).toContain('lang="fr-CA"');
    expect(text).toContain("'«page» ' counter(page) ' «of» ' counter(pages)");
  });

  it('escapes markup in every field', () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)></style>';
    const full = aFullInvoice();
    const texts = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, hostile]));
    const markup = markupOf(
      aFullInvoice({
        invoiceNumber: hostile,
        billingName: hostile,
        billingAddress: hostile,
        billingEmail: hostile,
        paymentTerms: hostile,
        additionalNotes: hostile,
        items: [{ name: hostile, description: hostile, quantity: 1, rate: 1, amount: 1 }],
        paymentInstructions: texts(full.paymentInstructions ?? {}),
        company: { ...texts(full.company), paymentSettings: full.company.paymentSettings },
      }),
    );
    expect(markup).not.toMatch(/<script|<img src=x/);
    expect(markup.match(/<\/style>/g)).toHaveLength(1);
    expect(markup.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(15);
  });

  it('has a table with column headers and row headers under one heading', () => {
    const markup = markupOf(aPublicInvoice());
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup.match(/<th scope="col"/g)).toHaveLength(4);
    expect(markup.match(/<th scope="row"/g)).toHaveLength(1);
  });

  it('scopes every style to the document or its own printed page', () => {
    const styles = /<style[^>]*>([\s\S]*?)<\/style>/.exec(markupOf(aPublicInvoice()))?.[1] ?? '';
    const selectors = [...styles.matchAll(/(?:^|[{}])\s*([^{}@;]+)\{/g)].map(([, selector = '']) => selector.trim());
    expect(selectors.length).toBeGreaterThan(40);
    expect(selectors.filter((selector) => !/^(\.invoice-|:where\(\.invoice-document)/.test(selector))).toEqual([]);
    expect(styles).not.toMatch(/@page\s*\{|&gt;|&#x27;/);
  });
});
