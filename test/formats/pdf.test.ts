import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, printPdf } from '#functions/invoice-pdf/browser.ts';
import { invoiceHtml } from '#functions/invoice-pdf/document.tsx';
import { finishPdf } from '#functions/invoice-pdf/finish-pdf.ts';
import { statementHtml } from '#functions/invoice-pdf/statement-pdf.tsx';
import { invoiceTitle, type PrintedInvoice } from '#shared/invoice-document/invoice-part.ts';
import { aFullInvoice, aTaxedInvoice, someItems } from '#test/support/a-public-invoice.ts';
import { aStatement } from '#test/support/a-statement.ts';
import { brokenUaRules, missing } from './verapdf.ts';

/** A single pixel. */
const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const company = { ...aFullInvoice().company, logo: IMAGE, signature: IMAGE };
const SCRIPTS = 'ਮਿੱਠੂ हिन्दी தமிழ் বাংলা ไทย ᐃᓄᒃ አማርኛ Հայ ქარ 北京 かな 한국 سلام שלום';
const { name: _, ...nameless } = company;

const invoice = (of: PrintedInvoice) => ({
  html: invoiceHtml(of, 'https://example.com/pay/1'),
  title: invoiceTitle(of),
});

const DOCUMENTS = {
  'an invoice': invoice(aFullInvoice({ company })),
  'an invoice of several pages by card': invoice(
    aFullInvoice({ company, items: someItems(60), paymentMethod: 'card' }),
  ),
  'a French invoice': invoice(aTaxedInvoice()),
  'an invoice without a company name': invoice(aFullInvoice({ company: nameless })),
  'an invoice in many scripts': invoice(aFullInvoice({ billingName: SCRIPTS, additionalNotes: SCRIPTS.repeat(9) })),
  'a credit note': invoice({ ...aFullInvoice({ company, status: 'PAID', dueDate: '' }), creditNoteFor: 'INV-1' }),
  'a French credit note': invoice({ ...aTaxedInvoice({ status: 'PAID', dueDate: '' }), creditNoteFor: 'INV-1' }),
  'a statement': { html: statementHtml(aStatement(40)), title: 'Statement' },
  'a French statement': { html: statementHtml(aStatement(3, { language: 'fr' })), title: 'État de compte' },
  'an empty statement': { html: statementHtml(aStatement(0, { sections: [] })), title: 'Statement' },
};
const names = Object.keys(DOCUMENTS);

const files: string[] = [];
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  for (const [index, { html, title }] of Object.values(DOCUMENTS).entries()) {
    const path = join(folder, `${index}.pdf`);
    writeFileSync(path, finishPdf(await printPdf(html), { title, author: 'Prairie Studio Ltd.' }));
    files.push(path);
  }
});
afterAll(closeBrowser);

describe('every PDF', () => {
  it('has a structure that qpdf accepts', ({ skip }) => {
    const reason = missing('qpdf');
    skip(Boolean(reason), reason);
    const found = files.map((file) => spawnSync('qpdf', ['--check', file], { encoding: 'utf8' }));
    expect(found.map(({ status, stderr }, index) => [names[index], status, stderr])).toEqual(
      names.map((name) => [name, 0, '']),
    );
  });

  it('conforms to PDF/UA-1, as veraPDF reads it', ({ skip }) => {
    const reason = missing('java', '-version') ?? missing('mvn');
    skip(Boolean(reason), reason);
    const rules = brokenUaRules(files);
    expect(rules.map((broken, index) => [names[index], broken])).toEqual(names.map((name) => [name, '{}']));
  });
});
