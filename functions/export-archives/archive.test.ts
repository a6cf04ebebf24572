import { beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf, invoiceKey, invoiceRows } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import { put } from '#functions/data/table/write.ts';
import type { InvoiceRow } from '#functions/domain/invoice/invoice-row.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { AppError } from '#shared/errors.ts';
import { emulatedFiles } from '#test/support/emulated-files.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { FILED, FILING, SECRET } from '#test/support/export-entries.ts';
import { exportHarness, type StoredBusiness } from '#test/support/export-harness.ts';
import { EXPORTED_KINDS, REASONS } from '#test/support/exported-kinds.ts';
import { NOW } from '#test/support/purge-harness.ts';

const table = await emulatedTable();
const harness = exportHarness(table, await emulatedFiles());

async function exported(invoices?: number) {
  const business = await harness.aBusiness(invoices);
  const id = await harness.begin(business);
  expect(await harness.run(business.businessId, id)).toBe(false);
  return { ...business, id, files: await harness.archive(business.businessId, id) };
}

describe('an archive', () => {
  let files: Map<string, Buffer>;
  let business: StoredBusiness & { id: string };
  let other: StoredBusiness;
  beforeAll(async () => {
    other = await harness.aBusiness();
    ({ files, ...business } = await exported());
  });
  const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
  const json = (name: string) => JSON.parse(text(`json/${name}.json`));

  it('has a file for each kind of record and a PDF for each invoice and credit note', () => {
    // Invoices of one day created in the same millisecond have no order.
    expect([...files.keys()].slice(0, 32).concat([...files.keys()].slice(32).sort())).toEqual([
      'company/logo.png',
      'company/signature.webp',
      'json/business.json',
      'json/company.json',
      'json/payment-settings.json',
      'json/card-request.json',
      'json/email-texts.json',
      'json/numbering.json',
      'json/ledger-accounts.json',
      'json/return-settings.json',
      'json/reminders.json',
      'json/profile.json',
      'json/customers.json',
      'json/products.json',
      'json/employees.json',
      'json/estimates.json',
      'json/appointments.json',
      'json/receipts.json',
      'json/saved-cards.json',
      'json/series.json',
      'json/filings.json',
      'json/activity.json',
      'json/invoices.json',
      'csv/customers.csv',
      'csv/products.csv',
      'csv/invoices.csv',
      'csv/invoice-items.csv',
      'csv/payments.csv',
      'csv/credit-notes.csv',
      'csv/estimates.csv',
      'csv/estimate-items.csv',
      'csv/recurring-invoices.csv',
      'README.txt',
      'credit-notes/CN-1-2.pdf',
      'credit-notes/CN-1.pdf',
      `invoices/${business.mark}_1.pdf`,
      `invoices/${business.mark}_2.pdf`,
    ]);
  });

  it('has every record of the business', () => {
    const { mark, owner } = business;
    expect(json('company')).toMatchObject({ name: `Étude ${mark}`, timeZone: 'America/Edmonton' });
    expect(json('company')).toMatchObject({ logo: 'company/logo.png', signature: 'company/signature.webp' });
    expect(text('company/logo.png')).toBe('.png');
    expect(text('company/signature.webp')).toBe('.webp');
    expect(json('business')).toEqual({ timeZone: 'America/Edmonton', createdAt: NOW.toISOString() });
    expect(json('card-request')).toEqual({ status: 'OPEN', askedAt: NOW.toISOString() });
    expect(json('email-texts')).toEqual({ fr: { subject: mark, message: 'Bonjour' } });
    expect(json('numbering')).toEqual({
      invoices: { prefix: mark, digits: 3, restarts: 'never', next: { all: 7 } },
    });
    const texts = [{ step: 30, language: 'fr', subject: business.mark, message: 'Bonjour {customer}' }];
    expect(json('reminders')).toEqual({ isOn: true, days: [-7, 30], hour: 11, texts, version: 2 });
    expect(json('payment-settings')).toMatchObject({ bankName: mark, preferredCurrency: 'CAD' });
    expect(json('profile')).toEqual({
      ...{ firstName: mark, lastName: '', email: owner.email, phone: '', preferredCurrency: 'CAD' },
      notices: { payments: true, bounces: false, reminders: true },
    });
    expect(json('customers')).toMatchObject([{ name: `=${mark}`, email: 'a@example.com' }]);
    expect(json('products')).toMatchObject([{ shortDescription: mark, price: 450.5 }]);
    expect(json('employees')).toMatchObject([{ user: { email: `${mark}@example.com` } }]);
    expect(json('saved-cards')).toEqual([
      {
        ...{ customerId: 'customer', brand: 'visa', last4: '4242', savedAt: NOW.toISOString() },
        agreement: { text: mark, at: NOW.toISOString(), address: '203.0.113.7', agent: 'Firefox' },
        ...{ invoiceId: 'invoice', invoiceNumber: 'INV-1' },
      },
    ]);
    expect(json('filings')).toEqual([{ ...FILING, documents: [FILED] }]);
    expect(json('appointments')).toMatchObject([{ title: mark, customer: { name: `=${mark}` } }]);
    expect(json('activity')).toContainEqual(
      expect.objectContaining({ by: { userId: owner.id, name: mark, email: owner.email } }),
    );
    expect(
      json('invoices')
        .map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber)
        .sort(),
    ).toEqual([`${mark}/1`, `${mark}/2`]);
    const [invoice] = json('invoices');
    expect(invoice).toMatchObject({
      total: 201,
      items: [{ name: 'Design, "bold"', amount: 201 }],
      history: [{ type: 'CREATED' }],
      reach: { deliveries: [{ address: 'a@example.com' }], opened: { times: 1 } },
      writtenOff: { by: 'a@example.com', reason: 'Gone' },
      payments: [
        { id: 'pi_1', kind: 'payment', method: 'card', amount: 201, currency: 'CAD', on: '2026-03-01' },
        { id: 'by-hand', kind: 'payment', method: 'cash', amount: 0.95, reason: 'Wrong invoice', reference: '0042' },
        { kind: 'rounding', amount: -0.02, paymentId: 'by-hand' },
        { id: 're_2', kind: 'refund', method: 'card', amount: 2, status: 'failed', paymentId: 'pi_1' },
      ],
    });
    const number = invoice.invoiceNumber.replace('/', '_');
    expect(text(`invoices/${number}.pdf`)).toBe(`%PDF ${invoice.id}`);
    expect(text('credit-notes/CN-1.pdf')).toBe(`%PDF ${invoice.id} credit-1`);
  });

  it('has no formula that a spreadsheet would run', () => {
    const { mark } = business;
    expect(text('csv/customers.csv')).toMatch(new RegExp(`^\uFEFF"Name","Email",.*\r\n"'=${mark}","a@example.com",`));
    expect(text('csv/products.csv')).toContain(`"${mark}","${mark}",450.50,`);
    expect(text('csv/invoices.csv').split('\r\n')).toHaveLength(4);
    expect(text('csv/invoice-items.csv')).toContain(`"${mark}/1",1,"Design, ""bold""","",2,100.50,201.00,"CAD"`);
    expect(text('csv/payments.csv')).toContain(`"2026-03-01","Payment","Card","CAD",201.00,`);
    expect(text('csv/payments.csv')).toContain(`"Payment","Cash","CAD",0.95,"voided","0042"`);
    expect(text('csv/payments.csv')).toContain(`"Rounding","Cash","CAD",-0.02,`);
    expect(text('csv/credit-notes.csv')).toMatch(
      /"2026-03-05","CAD",10.00,1.50,0.00,1.50,0.00,0.00,0.00,0.00,0.00,11.50,"Fewer hours","","2027-03-05T06:00:00-06:00"/,
    );
  });

  it('has the file of every kind of record that is not left out for a reason', () => {
    for (const kind of Object.values(EXPORTED_KINDS)) {
      if ('file' in kind) expect([...files.keys()]).toContain(kind.file);
      else expect(REASONS[kind.because]).toBeTruthy();
    }
  });

  it('has no secret and nothing of another business', () => {
    for (const [name, bytes] of files) {
      const content = bytes.toString('utf8');
      expect(content, name).not.toContain(SECRET);
      for (const theirs of [other.mark, other.businessId, other.owner.email])
        expect(content, name).not.toContain(theirs);
    }
  });

  it('is saved under the name of the business and the day', async () => {
    const name = `northbill-etude-${business.mark.toLowerCase()}-2026-03-01.zip`;
    expect(await harness.headers(business.businessId, business.id)).toMatchObject({
      ContentType: 'application/zip',
      ContentDisposition: `attachment; filename="${name}"`,
    });
  });
});

it('names the files of invoices that it has no time for, or that are lost', async () => {
  const { businessId } = await harness.aBusiness(1);
  const [row] = await table.query<InvoiceRow>(startingWith(invoiceRows(businessId)));
  const key = invoiceKey(row ? idOf(row) : '');
  const invoice = await table.get<object>(key);
  const file = { id: 'lost', key: 'attachments/lost', name: 'plan.pdf', size: 1, type: 'application/pdf' };
  await table.transact({ invoice: put({ ...key, ...invoice, attachments: [file] }) });
  const id = await harness.begin({ businessId });
  vi.stubEnv('LOG_LEVEL', 'silent');
  await harness.run(businessId, id);
  vi.unstubAllEnvs();
  const readme = String((await harness.archive(businessId, id)).get('README.txt'));
  expect(readme).toMatch(/could not be added.*\nattachments\/mark-.*_1\/plan.pdf\n$/);
});

it('is in French for who asks in French, except what is for programs', async () => {
  const business = await harness.aBusiness(1);
  const id = await harness.begin(business, { language: 'fr', csvFormat: 'semicolon' });
  await harness.run(business.businessId, id);
  const files = await harness.archive(business.businessId, id);
  const text = (name: string) => String(files.get(name));
  expect([...files.keys()].filter((name) => !name.startsWith('json/'))).toEqual([
    'entreprise/logo.png',
    'entreprise/signature.webp',
    'csv/clients.csv',
    'csv/produits.csv',
    'csv/factures.csv',
    'csv/lignes-de-facture.csv',
    'csv/paiements.csv',
    'csv/notes-de-credit.csv',
    'csv/soumissions.csv',
    'csv/lignes-de-soumission.csv',
    'csv/factures-recurrentes.csv',
    `factures/${business.mark}_1.pdf`,
    'notes-de-credit/CN-1.pdf',
    'LISEZ-MOI.txt',
  ]);
  expect(text('LISEZ-MOI.txt')).toContain('Vos données dans Northbill, exportées le 2026-03-01.');
  expect(text('LISEZ-MOI.txt')).toContain('des points-virgules et des virgules décimales');
  for (const folder of ['factures', 'notes-de-credit', 'entreprise', 'csv', 'json'])
    expect(text('LISEZ-MOI.txt')).toContain(`\n${folder}/ `);
  expect(text('csv/clients.csv')).toMatch(/^\uFEFF"Nom";"Courriel";/);
  expect(text('csv/paiements.csv')).toContain('"Paiement";"Carte";"CAD";201,00;');
  expect(JSON.parse(text('json/company.json'))).toMatchObject({ logo: 'entreprise/logo.png' });
  expect(JSON.parse(text('json/invoices.json'))).toMatchObject([{ payments: [{ method: 'card' }, {}, {}, {}] }]);
});

it('has no invoice of another business, even if a row of its list names one', async () => {
  const [business, other] = [await harness.aBusiness(1), await harness.aBusiness(1)];
  const [theirs] = await table.query<InvoiceRow>(startingWith(invoiceRows(other.businessId)));
  const row = { ...theirs, ...invoiceRows(business.businessId), sk: theirs?.sk ?? '' };
  await table.transact({ row: put(row) });
  const id = await harness.begin(business);
  await harness.run(business.businessId, id);
  const files = await harness.archive(business.businessId, id);
  expect(JSON.parse(String(files.get('json/invoices.json')))).toHaveLength(1);
  for (const bytes of files.values()) expect(bytes.toString('utf8')).not.toContain(other.mark);
});

it('is neither stored nor mailed once the business was deleted', async () => {
  const business = await harness.aBusiness(1);
  const id = await harness.begin(business);
  const { length } = harness.accounts.mails;
  await businessesIn(table).change(business.businessId, { deletedAt: NOW.toISOString() });
  expect(await harness.run(business.businessId, id)).toBe(false);
  expect(await harness.headers(business.businessId, id)).toBeNull();
  expect(harness.accounts.mails).toHaveLength(length);
});

it('can be of a business without records', async () => {
  const owner = await harness.accounts.anUnverifiedPerson();
  const id = await harness.begin(owner);
  expect(await harness.run(owner.businessId, id)).toBe(false);
  const files = await harness.archive(owner.businessId, id);
  expect(JSON.parse(String(files.get('json/invoices.json')))).toEqual([]);
  expect(JSON.parse(String(files.get('json/company.json')))).toBeNull();
});

it('keeps only a few PDFs in memory, however many invoices there are', async () => {
  let [open, most] = [0, 0];
  harness.asShown = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    // More than a part of the upload in total.
    return Buffer.alloc(200_000);
  };
  const { files } = await exported(60);
  expect([...files.keys()].filter((name) => name.startsWith('invoices/'))).toHaveLength(60);
  expect(most).toBeLessThanOrEqual(4);
});

it('omits the PDF of an invoice that was deleted in the meantime', async () => {
  harness.asShown = async (id) => {
    await table.transact({ invoice: { Delete: { Key: invoiceKey(id) } } });
    throw new AppError('UNAVAILABLE', 'The PDF could not be created. Please try again later.');
  };
  const { files } = await exported(1);
  expect([...files.keys()].filter((name) => name.startsWith('invoices/'))).toEqual([]);
});
