import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '#shared/activity/schema.ts';
import type { InvoiceHistory } from '#shared/invoice/history.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { Series, SeriesInvoice } from '#shared/series/schema.ts';
import { runSchedules } from '#test/support/a-charging-series.ts';
import { aSchedule, aStoredSeries } from '#test/support/a-series.ts';
import { productUrl } from '#test/support/client.ts';
import { aCustomer, aPersonReadyToSend, aStoredReceipt, type Person, todayOf } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

/** A series whose first invoice is due today. */
async function aDueSeries(mode: 'draft' | 'send', to: string, credit = 0): Promise<Series> {
  const { id: customerId } = await aCustomer(owner, { email: to, appliesCredit: true });
  if (credit > 0) await aStoredReceipt(owner, { customerId, amount: credit });
  const { id } = await aStoredSeries(owner, { customerId, billingEmail: to });
  const schedule = { ...aSchedule(), firstDay: await todayOf(owner), hour: 0, daysInAdvance: 0 };
  const { status, body } = await owner.call<Series>('POST', `/series/${id}/schedule`, { body: { schedule, mode } });
  expect(status).toBe(200);
  return body;
}

const invoicesOf = async ({ id }: Series) =>
  (await owner.call<{ data: SeriesInvoice[] }>('GET', `/series/${id}/invoices`)).body.data;
const anAddress = () => `series-${crypto.randomUUID()}@example.com`;

describe('a series that is due', () => {
  it('makes an invoice and sends it, once', async () => {
    const to = anAddress();
    const series = await aDueSeries('send', to);
    await Promise.all([runSchedules(), runSchedules()]);
    const [made, ...others] = await invoicesOf(series);
    expect(others).toEqual([]);
    expect(made?.invoice).toMatchObject({ status: 'SENT', seriesId: series.id, billingEmail: to });
    const id = made?.invoice?.id ?? '';
    const { body: invoice } = await owner.call<Invoice>('GET', `/invoices/${id}`);
    expect(invoice).toMatchObject({ seriesId: series.id, issueDate: await todayOf(owner) });
    expect((await mailsTo(to)).map(({ subject }) => subject)).toEqual([expect.stringContaining(invoice.invoiceNumber)]);
    const { body: history } = await owner.call<InvoiceHistory>('GET', `/invoices/${id}/history`);
    expect(history.events.find(({ type }) => type === 'CREATED')).toMatchObject({ seriesId: series.id });
    const shown = await fetch(`${productUrl()}/api/invoices/${id}/public`);
    expect(JSON.stringify(await shown.json())).not.toContain(series.id);
    const { body: log } = await owner.call<{ data: Activity[] }>('GET', '/activity');
    const about = log.data.filter(({ record }) => record?.id === id);
    expect(about.map(({ action, by }) => [action, by])).toEqual([
      ['invoice.send', undefined],
      ['invoice.create', undefined],
    ]);
    expect((await owner.call<Series>('GET', `/series/${series.id}`)).body).toMatchObject({ madeCount: 1 });
  });

  it('pays its invoice by the customer’s credit before the email says what is due', async () => {
    const to = anAddress();
    const series = await aDueSeries('send', to, 7);
    await runSchedules();
    const [made] = await invoicesOf(series);
    const { total = 0, ...invoice } = made?.invoice ?? {};
    expect(invoice).toMatchObject({ status: 'SENT', amountPaid: 7 });
    const [mail] = await mailsTo(to);
    expect(mail?.text).toContain((total - 7).toFixed(2).replace('.', ','));
  });

  it('makes a draft and tells the owner that it waits', async () => {
    const to = anAddress();
    const series = await aDueSeries('draft', to);
    await runSchedules();
    const [made] = await invoicesOf(series);
    expect(made?.invoice?.status).toBe('DRAFT');
    expect(await mailsTo(to)).toEqual([]);
    const number = made?.invoiceNumber ?? '';
    const notices = (await mailsTo(owner.email)).filter(({ subject }) => subject.includes(number));
    expect(notices.map(({ subject }) => subject)).toEqual([expect.stringContaining('Ready to send')]);
  });
});
