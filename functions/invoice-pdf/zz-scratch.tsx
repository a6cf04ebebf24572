import { readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { enCa } from '#shared/locale/en-ca.ts';

const EXT =
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  LAT =
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const F = process.env.FMT ?? 'woff2';
const fonts = [400, 600]
  .flatMap((w) =>
    (['latin-ext', 'latin'] as const).map(
      (n) =>
        `@font-face{font-family:'Inter Variable';font-weight:${w};src:url(data:font/${F};base64,${readFileSync(`/tmp/pdfw/fonts/inter-${n}-${w}.${F}`).toString('base64')}) format('${F === 'ttf' ? 'truetype' : F}');unicode-range:${n === 'latin' ? LAT : EXT}}`,
    ),
  )
  .join('');
export const base = {
  id: 'x',
  invoiceNumber: 'INV-20261121042',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'CAD',
  status: 'SENT',
  paymentMethod: 'bank',
  paymentTerms: 'Payment is due within 30 days of the invoice date.',
  additionalNotes: 'Thank you for your business.\n\nPlease quote the invoice number.',
  billingName: 'Łukasz Kovačević & Sœurs Bakery Ltd.',
  billingEmail: 'ap@bakery.test',
  billingPhone: '+1 403 555 0100',
  billingAddress: '1200 8 Avenue SW',
  billingCity: 'Calgary',
  billingProvince: 'AB',
  billingZip: 'T2P 1G1',
  billingCountry: 'Canada',
  discountType: 'percentage',
  discountValue: 10,
  shippingType: 'fixed',
  shippingValue: 25,
  taxType: 'percentage',
  taxValue: 5,
  company: {
    name: 'Northern Şky Studio',
    address: '88 Spruce Street',
    city: 'Edmonton',
    zip: 'T5J 0N3',
    country: 'Canada',
    vat: '123456789 RT0001',
    phone: '+1 780 555 0188',
    email: 'hello@northernsky.test',
    website: 'https://northernsky.test',
    paymentSettings: { paymentIntegrationEnabled: false },
  },
  paymentInstructions: {
    bankName: 'Royal Bank of Canada',
    accountName: 'Northern Sky Studio Inc.',
    accountNumber: '00123 003 1234567',
    swiftCode: 'ROYCCAT2',
    iban: 'GB33BUKB20201555555555',
  },
} as const;
export const items = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    name:
      ['Brand identity design', 'Website development', 'Photography — full day', 'Copywriting', 'Hosting (annual)'][
        i % 5
      ] + ` ${i + 1}`,
    ...(i % 3 === 0 && { description: 'Discovery workshop, two rounds of concepts and a final style guide.' }),
    quantity: [1, 2.5, 3, 12][i % 4]!,
    rate: [1200, 85.5, 640, 19.99][i % 4]!,
    amount: 0,
  }));
const html = (inv: any) =>
  '<!doctype html>' +
  renderToStaticMarkup(
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <title>{`Invoice ${inv.invoiceNumber}`}</title>
        <style href="f" precedence="first">
          {fonts}
        </style>
      </head>
      <body style={{ margin: 0 }}>
        <InvoiceDocument invoice={inv} dictionary={enCa} />
      </body>
    </html>,
  );
for (const n of [1, 10, 13, 60, 200]) writeFileSync(`/tmp/pdfw/i${n}.html`, html({ ...base, items: items(n) }));
