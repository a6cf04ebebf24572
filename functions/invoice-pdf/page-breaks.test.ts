import { afterAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { aFullInvoice, someItems } from '#test/support/a-public-invoice.ts';
import { aSection, aStatement } from '#test/support/a-statement.ts';
import { type PdfPage, pdfLayout } from '#test/support/pdf-layout.ts';
import { repeats } from '#test/support/repeats.ts';
import { closeBrowser, printPdf } from './browser.ts';
import { invoiceHtml } from './document.tsx';
import { statementHtml } from './statement-pdf.tsx';

afterAll(closeBrowser);

const PAY_URL = 'https://app.example.com/pay/7hG2kLmN4pQr8sTuVwXyZa';

/** The full text beside the QR code. */
const PAY_ONLINE = /Pay online Scan this code or open app\.example\.com\/ ?pay\/[\w ]+/g;

const note = (length: number) => 'Please quote the number. '.repeat(200).slice(0, length).trim();
const lines = (count: number) => Array.from({ length: count }, (_, index) => `part ${index}.`).join('\n');

/** Invoices of any number of lines, each with a different end. */
const INVOICES: Readonly<Record<string, (count: number) => Partial<PublicInvoice>>> = {
  'short notes': () => ({}),
  'no notes and no instructions': () => ({ additionalNotes: '', paymentTerms: '', paymentMethod: 'cash' }),
  'notes of 330 characters': () => ({ additionalNotes: note(330) }),
  'notes of 2,000 characters': () => ({ additionalNotes: note(2_000) }),
  'notes of nine lines': () => ({ additionalNotes: lines(9) }),
  'terms of 1,000 characters': () => ({ paymentTerms: 'Pay soon. '.repeat(100).trim() }),
  'terms of forty lines': () => ({ paymentTerms: 'Pay soon.\n'.repeat(40).trim() }),
  'a long last line': (count) => ({ items: withDescription(count, count - 1, lines(15)) }),
  'a long last line without line breaks': (count) => ({ items: withDescription(count, count - 1, note(1_000)) }),
  'a long line before the last': (count) => ({ items: withDescription(count, count - 2, lines(25)) }),
  'a first line longer than a page': (count) => ({ items: withDescription(count, 0, lines(90)) }),
};

/** Chromium cannot keep a part of a long line together with the next one. */
const isAfterLong = ({ items }: PublicInvoice) => (items.at(-2)?.description?.split('\n').length ?? 0) > 8;

function withDescription(count: number, at: number, description: string): PublicInvoice['items'] {
  return someItems(count).map((item, index) => (index === at ? { ...item, description } : item));
}

/** Every number of lines in long runs, else every fifth, beginning with another one for each kind. */
const countsOf = (kind: number, most: number) =>
  Array.from({ length: most }, (_, index) => index + 1).filter((count) => (count + kind) % repeats(5, 1) === 0);

/** The page on which a text is. */
const pageWith = (pages: readonly PdfPage[], text: string) => pages.findIndex((page) => page.text.includes(text));

/** Lowest text of any page but the last, as a share of its height. */
const fullness = (pages: readonly PdfPage[]) => Math.min(1, ...pages.slice(0, -1).map(({ bottom }) => bottom));

describe.each(Object.entries(INVOICES).map(([name, changes], kind) => ({ name, changes, kind })))(
  'an invoice with $name',
  ({ changes, kind }) => {
    it('keeps two lines with its totals and fills its pages, however many lines it has', async () => {
      for (const count of countsOf(kind, 36)) {
        const invoice = aFullInvoice({ items: someItems(count), ...changes(count) });
        // Every other one can be paid online.
        const pages = await pdfLayout(await printPdf(invoiceHtml(invoice, count % 2 === 0 ? PAY_URL : undefined)));
        const withTotals = pages[pageWith(pages, ' Subtotal ')]?.text ?? '';
        const before = withTotals.slice(0, withTotals.indexOf(' Subtotal '));
        const paid = pages.flatMap(({ text }) => text.match(PAY_ONLINE) ?? []);
        expect(paid, `${count} lines`).toHaveLength(count % 2 === 0 ? 1 : 0);
        const found = before.match(/Work no|part \d+\.|quote the/g)?.length ?? 0;
        expect(found, `${count} lines`).toBeGreaterThanOrEqual(Math.min(isAfterLong(invoice) ? 1 : 2, count));
        expect(pageWith(pages, 'ITEM QTY'), `${count} lines`).toBe(0);
        expect(fullness(pages), `${count} lines`).toBeGreaterThan(0.53);
      }
    });
  },
);

describe('a statement', () => {
  it.each([
    ['one currency', []],
    ['two currencies', [aSection(7)]],
  ])('keeps two lines with its closing balance, however many lines it has: %s', async (_title, before) => {
    for (const count of countsOf(before.length, 60)) {
      const statement = aStatement(count, { sections: [...before, aSection(count)] });
      const pages = await pdfLayout(await printPdf(statementHtml(statement)));
      for (const { text } of pages.slice(1)) {
        for (const rows of text.split(' Closing balance ').slice(0, -1))
          expect(rows.match(/INV-\d+/g)?.length ?? 0, `${count} lines`).toBeGreaterThanOrEqual(Math.min(2, count));
      }
      expect(pages.at(-1)?.text, `${count} lines`).toContain('Closing balance');
      expect(fullness(pages), `${count} lines`).toBeGreaterThan(0.75);
    }
  });
});
