import { beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { anExport, EXPORT_MS } from '#test/support/export-calls.ts';
import {
  aCustomer,
  aPersonReadyToSend,
  aProduct,
  aSentInvoice,
  aStoredInvoice,
  type Person,
} from '#test/support/given.ts';
import { aPng, dataUrl } from '#test/support/images.ts';
import { lapseConfirmation } from '#test/support/lapse-confirmation.ts';
import { mailsTo } from '#test/support/outbox.ts';
import { pdfPages } from '#test/support/pdf-text.ts';
import { readZip } from '#test/support/zip.ts';

const LOGO = aPng();
const linkOf = (owner: Person) => owner.call<{ url: string }>('POST', '/business/export/link');

describe('an export of all records', () => {
  let owner: Person;
  let other: Person;
  beforeAll(async () => {
    [owner, other] = await Promise.all([aPersonReadyToSend(), aPersonReadyToSend()]);
    await Promise.all([
      aCustomer(owner, { name: 'Maison Verte' }),
      aProduct(owner),
      aSentInvoice(owner, { invoiceNumber: 'INV/1', billingName: 'Maison Verte' }),
      aStoredInvoice(owner, { invoiceNumber: 'INV-2' }),
      aStoredInvoice(other, { invoiceNumber: 'FOREIGN-1' }),
    ]);
  });

  it('does not exist before it is requested', async () => {
    expect(await owner.call('GET', '/business/export')).toMatchObject({ status: 200, body: { status: null } });
    expect(await linkOf(owner)).toMatchObject({ status: 404 });
  });

  it('is an archive with JSON, CSV, images and PDFs, downloaded by a link', { timeout: EXPORT_MS }, async () => {
    const { body: company } = await owner.call<Company>('GET', '/companies/me');
    await owner.call('PATCH', `/companies/${company.id}`, { body: { logo: dataUrl(LOGO) } });
    const ready = await anExport(owner);
    expect(ready).toMatchObject({ status: 'READY', expiresAt: expect.any(String) });
    const { body } = await linkOf(owner);
    const download = await fetch(body.url);
    expect(download.headers.get('content-disposition')).toMatch(
      /^attachment; filename="northbill-prairie-studio-ltd-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const archive = new Uint8Array(await download.arrayBuffer());
    expect(archive.length).toBe(ready.sizeBytes);
    const files = readZip(archive);
    const invoices = JSON.parse(String(files.get('json/invoices.json')));
    expect(invoices.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber).sort()).toEqual([
      'INV-2',
      'INV/1',
    ]);
    expect(files.get('company/logo.png')?.equals(LOGO)).toBe(true);
    expect(String(files.get('csv/customers.csv'))).toContain('"Maison Verte"');
    const [sent = [], draft = []] = await Promise.all(
      ['invoices/INV_1.pdf', 'invoices/INV-2.pdf'].map((name) => pdfPages(files.get(name) ?? new Uint8Array())),
    );
    expect(sent[0]).toContain('Maison Verte');
    expect([sent, draft].map(([page]) => /draft/i.test(page ?? ''))).toEqual([false, true]);
    for (const bytes of files.values()) expect(bytes.toString('latin1')).not.toContain('FOREIGN-1');
    await expect
      .poll(async () => (await mailsTo(owner.email)).map(({ subject }) => subject))
      .toContain('Your Northbill export is ready');
  });

  it('has no link for another business', async () => {
    expect(await linkOf(other)).toMatchObject({ status: 404 });
    const { body } = await linkOf(owner);
    const moved = new URL(body.url);
    expect(moved.pathname).toContain(`/exports/${owner.businessId}/`);
    expect(moved.searchParams.get('X-Amz-Expires')).toBe('300');
  });

  it('is not available to employees', async () => {
    const employee = await anEmployeeOf(owner);
    expect(await employee.call('GET', '/business/export')).toMatchObject({ status: 403 });
    expect(await employee.call('POST', '/business/export')).toMatchObject({ status: 403 });
    expect(await linkOf(employee)).toMatchObject({ status: 403 });
  });

  it('can be neither requested nor downloaded without a confirmation', async () => {
    await lapseConfirmation(owner);
    const required = { status: 403, body: { reason: 'CONFIRMATION_REQUIRED' } };
    expect(await owner.call('POST', '/business/export')).toMatchObject(required);
    expect(await linkOf(owner)).toMatchObject(required);
  });
});

it('can be requested three times a day, and is in the language of its owner', { timeout: 2 * EXPORT_MS }, async () => {
  const owner = await aPersonReadyToSend();
  await owner.call('PATCH', '/profile', { body: { language: 'fr' } });
  for (let count = 0; count < 3; count += 1) expect(await anExport(owner)).toMatchObject({ status: 'READY' });
  const { body } = await linkOf(owner);
  const files = readZip(new Uint8Array(await (await fetch(body.url)).arrayBuffer()));
  expect([...files.keys()].at(-1)).toBe('LISEZ-MOI.txt');
  expect(await owner.call('POST', '/business/export')).toMatchObject({
    status: 429,
    body: { message: 'You can prepare 3 exports per day. Please try again tomorrow.' },
  });
});
