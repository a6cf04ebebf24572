import { beforeAll, describe, expect, it } from 'vitest';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { InvoiceHistory } from '#shared/invoice/history.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import type { Filing, FilingChanges } from '#shared/reports/filing.ts';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { signedIn } from '#test/support/given.ts';

type Shown = { readonly invoice: Invoice; readonly history: InvoiceHistory };

let shown: Shown[];
beforeAll(async () => {
  const { call } = await signedIn('owner@demo.test', 'demo-1234');
  const { data } = (await call<{ data: InvoiceListItem[] }>('GET', '/invoices?limit=100')).body;
  shown = await Promise.all(
    data.map(async ({ id }) => ({
      invoice: (await call<Invoice>('GET', `/invoices/${id}`)).body,
      history: (await call<InvoiceHistory>('GET', `/invoices/${id}/history`)).body,
    })),
  );
});

it('the demo business has a customer with credit', async () => {
  const { call } = await signedIn('owner@demo.test', 'demo-1234');
  const ids = new Set(shown.flatMap(({ invoice }) => invoice.customerId ?? []));
  const accounts = await Promise.all([...ids].map((id) => call<CustomerAccount>('GET', `/customers/${id}/account`)));
  expect(accounts.filter(({ body }) => body.credit)).toHaveLength(1);
});

it('shows a reminder in the demo business’s own words', async () => {
  const { call } = await signedIn('owner@demo.test', 'demo-1234');
  const { days, texts } = (await call<ReminderSettings>('GET', '/reminders')).body;
  expect(texts).toMatchObject([{ language: 'en' }]);
  expect(days).toContain(texts?.[0]?.step);
});

it('the demo business has a retainer that has run for a year, and goes on', async () => {
  const { call } = await signedIn('owner@demo.test', 'demo-1234');
  const [retainer] = (await call<{ data: SeriesListItem[] }>('GET', '/series')).body.data;
  expect(retainer).toMatchObject({ status: 'ACTIVE', mode: 'send' });
  const made = shown.filter(({ invoice }) => invoice.seriesId === retainer?.id).map(({ invoice }) => invoice);
  expect(made).toHaveLength(retainer?.madeCount ?? 0);
  expect(made.length).toBeGreaterThanOrEqual(12);
  expect(made.slice(1).map(({ status }) => status)).not.toContain('DRAFT');
  expect(made.every(({ issueDate }) => issueDate < (retainer?.nextDay ?? ''))).toBe(true);
});

it('the demo business has an invoice whose bank payment is on its way, and one that was paid so', () => {
  const pending = shown.filter(({ invoice }) => invoice.pendingDebit);
  expect(pending).toMatchObject([{ invoice: { status: 'SENT' } }]);
  expect(pending[0]?.invoice.pendingDebit?.amount).toBe(pending[0]?.invoice.total);
  const paid = shown.filter(({ history: { events } }) =>
    events.some((event) => event.type === 'PAYMENT' && event.method === 'debit'),
  );
  expect(paid).toMatchObject([{ invoice: { status: 'PAID' } }]);
  const times = ['DEBIT_STARTED', 'PAYMENT'].map((type) => {
    return paid[0]?.history.events.find((event) => event.type === type)?.at;
  });
  expect(times).toEqual([...times].sort());
  expect(times).not.toContain(undefined);
});

describe('the demo business has an invoice that was sent, delivered and opened, and', () => {
  it.each([
    ['whose customer reported an e-Transfer', 'CLAIM', 'SENT'],
    ['that is overdue and was reminded', 'REMINDER', 'OVERDUE'],
    ['that was paid in part', 'PAYMENT', 'SENT'],
    ['that a credit note reduced', 'CREDIT', 'SENT'],
  ] as const)('%s', (_, type, status) => {
    const found = shown.find(
      ({ history: { events, reach }, invoice }) =>
        invoice.status === status &&
        ['EMAIL', type].every((each) => events.some((event) => event.type === each)) &&
        reach.deliveries.length > 0 &&
        reach.opened,
    );
    const { events = [], reach } = found?.history ?? {};
    const times = [
      events.find((event) => event.type === 'EMAIL')?.at,
      reach?.deliveries[0]?.at,
      reach?.opened?.firstAt,
      events.find((event) => event.type === type)?.at,
    ];
    expect(times).not.toContain(undefined);
    expect(times).toEqual([...times].sort());
  });
});

it('the demo business filed the quarter before last, to which a document was added since', async () => {
  const { call } = await signedIn('owner@demo.test', 'demo-1234');
  const { filings } = (await call<{ filings: Filing[] }>('GET', '/reports/taxes/filings')).body;
  expect(filings.map(({ account }) => account).sort()).toEqual(['GST_HST', 'QST']);
  const filing = filings.find(({ account }) => account === 'GST_HST');
  expect(filing && filing.filedAt > filing.to).toBe(true);
  const { documents } = (await call<FilingChanges>('GET', `/reports/taxes/filings/${filing?.id}/changes`)).body;
  expect(documents).toMatchObject([{ change: 'added', kind: 'sale' }]);
});
