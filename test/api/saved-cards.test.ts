import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import type { SavedCard } from '#shared/saved-card/schema.ts';
import type { Series } from '#shared/series/schema.ts';
import {
  anInvoiceOfCharging,
  aPersonChargingCards,
  openPayment,
  payOn,
  savedCardOf,
} from '#test/support/a-charging-series.ts';
import { aSchedule, aStoredSeries, FIRST_DAY } from '#test/support/a-series.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { call } from '#test/support/client.ts';
import { storedItem, storeItem, stripe } from '#test/support/emulators.ts';
import { aCustomer, aPerson, aSentInvoice, type Person, theAdministrator } from '#test/support/given.ts';
import { mailsTo } from '#test/support/outbox.ts';

const MASTERCARD = '5555 5555 5555 4444';
const VISA = { brand: 'visa', last4: '4242' };

let owner: Person;
beforeAll(async () => {
  owner = await aPersonChargingCards();
});

const shown = async (id: string) => (await call<PublicInvoice>('GET', `/invoices/${id}/public`)).body;
const read = async (id: string) => (await owner.call<Invoice>('GET', `/invoices/${id}`)).body;
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

/** The stored card of a customer, with what the provider knows it by. */
const stored = (customerId: string) => storedItem(`BUSINESS#${owner.businessId}`, `SAVED_CARD#${customerId}`);

/** Whether the card provider could still charge a card. */
async function isAtStripe(card: Record<string, unknown> | undefined): Promise<boolean> {
  const options = { stripeAccount: String(card?.accountId) };
  const { customer } = await (await stripe()).paymentMethods.retrieve(String(card?.methodId), {}, options);
  return customer !== null;
}

/** An invoice paid with the card saved. */
async function saved(customerId?: string, card?: string) {
  const invoice = await anInvoiceOfCharging(owner, customerId);
  await payOn((await openPayment(invoice.id, true)).body, card);
  await expect.poll(async () => (await stored(invoice.customerId))?.invoiceId).toBe(invoice.id);
  return { ...invoice, card: await stored(invoice.customerId) };
}

describe('a payer who ticks the box', () => {
  it('has their card saved with what they agreed to; they and the business see it', async () => {
    const invoice = await anInvoiceOfCharging(owner);
    expect(await shown(invoice.id)).toMatchObject({ savesCard: true });
    const before = Date.now();
    const { body: link } = await openPayment(invoice.id, true);
    await payOn(link);
    await expect.poll(() => savedCardOf(owner, invoice.customerId)).toMatchObject(VISA);
    expect(await read(invoice.id)).toMatchObject({ status: 'PAID' });

    const { ask, terms } = cardAgreement('en', 'Prairie Studio Ltd.');
    const card = (await savedCardOf(owner, invoice.customerId)) as SavedCard;
    const { invoiceNumber } = await read(invoice.id);
    expect(card).toEqual({
      ...VISA,
      savedAt: expect.any(String),
      agreement: { text: `${ask}\n${terms}`, at: expect.any(String), address: '127.0.0.1', agent: 'A browser' },
      ...{ invoiceId: invoice.id, invoiceNumber },
    });
    expect(Date.parse(card.agreement.at)).toBeGreaterThanOrEqual(before);

    const page = await shown(invoice.id);
    expect(page).toMatchObject({ savesCard: true, savedCard: VISA });
    expect(page.savedCard).toEqual(VISA);
    const { methodId, holderId, accountId } = (await stored(invoice.customerId)) ?? {};
    for (const secret of [methodId, holderId, accountId, card.agreement.at, 'agreement'])
      expect(JSON.stringify(page)).not.toContain(secret);
    const { body: series } = await owner.call<Series>('GET', `/series/${invoice.seriesId}`);
    expect(series.savedCard).toEqual(VISA);
    const entry = (await entriesOf(owner)).find(({ action }) => action === 'customer.save-card');
    expect(entry).toMatchObject({ record: { kind: 'customer', id: invoice.customerId } });
    expect(entry).not.toHaveProperty('by');
    const told = 'Your card is saved for invoices from Prairie Studio Ltd.';
    await expect.poll(() => subjectsTo(invoice.billingEmail)).toContain(told);
  });

  it('gets a page of its own, also after one on which nothing is saved', async () => {
    const { id } = await anInvoiceOfCharging(owner);
    const links = [await openPayment(id), await openPayment(id, true), await openPayment(id, true)];
    const [plain, saving, again] = links.map(({ body }) => JSON.stringify(body));
    expect(saving).not.toBe(plain);
    expect(again).toBe(saving);
  });

  it('is refused if no series that charges cards made the invoice', async () => {
    const { id } = await aSentInvoice(owner);
    expect(await openPayment(id, true)).toMatchObject({ status: 409, body: { reason: 'CARD_NOT_SAVED_HERE' } });
    expect(await call('DELETE', `/invoices/${id}/saved-card`)).toMatchObject({
      status: 409,
      body: { reason: 'CARD_NOT_SAVED_HERE' },
    });
    expect(await openPayment(id)).toMatchObject({ status: 200 });
    expect(await shown(id)).not.toHaveProperty('savesCard');
  });
});

it('a payer who does not tick the box has nothing saved', async () => {
  const invoice = await anInvoiceOfCharging(owner);
  await payOn((await openPayment(invoice.id, false)).body);
  await expect.poll(() => read(invoice.id)).toMatchObject({ status: 'PAID' });
  expect(await savedCardOf(owner, invoice.customerId)).toBeUndefined();
  expect(await shown(invoice.id)).not.toHaveProperty('savedCard');
});

it('another card takes the place of the first, which Stripe can no longer charge', async () => {
  const first = await saved();
  expect(await isAtStripe(first.card)).toBe(true);
  const second = await saved(first.customerId, MASTERCARD);
  expect(await savedCardOf(owner, first.customerId)).toMatchObject({ brand: 'mastercard', last4: '4444' });
  expect((await shown(first.id)).savedCard).toEqual({ brand: 'mastercard', last4: '4444' });
  await expect.poll(() => isAtStripe(first.card)).toBe(false);
  expect(await isAtStripe(second.card)).toBe(true);
});

describe('a saved card', () => {
  it('is removed by its payer with the link, at Stripe too, and they are told', async () => {
    const { id, customerId, card, billingEmail } = await saved();
    const announced = await anInvoiceOfCharging(owner, customerId);
    expect(await shown(announced.id)).toMatchObject({ savedCard: VISA, chargedOn: expect.any(String) });
    expect(await call('DELETE', `/invoices/${announced.id}/saved-card`)).toMatchObject({ status: 204 });
    expect(await call('DELETE', `/invoices/${id}/saved-card`)).toMatchObject({ status: 204 });
    expect(await savedCardOf(owner, customerId)).toBeUndefined();
    expect(await shown(announced.id)).not.toHaveProperty('savedCard');
    expect(await shown(announced.id)).not.toHaveProperty('chargedOn');
    await expect.poll(() => isAtStripe(card)).toBe(false);
    await expect.poll(async () => (await read(announced.id)).charge?.over).toBe('card-removed');
    const { invoiceNumber } = await read(announced.id);
    await expect
      .poll(() => subjectsTo(owner.email))
      .toContainEqual(expect.stringContaining(`removed their saved card: invoice ${invoiceNumber}`));
    const told = 'Your card was removed: invoices from Prairie Studio Ltd.';
    await expect.poll(() => subjectsTo(billingEmail)).toContain(told);
    expect((await subjectsTo(billingEmail)).filter((subject) => subject === told)).toHaveLength(1);
  });

  it('is removed by the business; that is recorded, and nobody else’s business can', async () => {
    const { customerId, card } = await saved();
    const stranger = await aPerson();
    const path = `/customers/${customerId}/saved-card`;
    expect(await stranger.call('GET', path)).toMatchObject({ status: 404 });
    expect(await stranger.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await savedCardOf(owner, customerId)).toMatchObject(VISA);
    expect(await owner.call('DELETE', path)).toMatchObject({ status: 204 });
    expect(await owner.call('DELETE', path)).toMatchObject({ status: 204 });
    expect(await savedCardOf(owner, customerId)).toBeUndefined();
    await expect.poll(() => isAtStripe(card)).toBe(false);
    const removals = (await entriesOf(owner)).filter(
      ({ action, record }) => action === 'customer.remove-card' && record?.id === customerId,
    );
    expect(removals).toMatchObject([{ by: { userId: owner.id } }]);
  });

  it('goes with its customer', async () => {
    const { id, customerId, card } = await saved();
    expect(await owner.call('DELETE', `/customers/${customerId}`)).toMatchObject({ status: 204 });
    await expect.poll(() => isAtStripe(card)).toBe(false);
    expect(await stored(customerId)).toBeUndefined();
    expect(await shown(id)).not.toHaveProperty('savedCard');
    expect(await owner.call('GET', `/customers/${customerId}/saved-card`)).toMatchObject({ status: 404 });
  });

  it('is removed from the record if it is removed at Stripe', async () => {
    const { customerId, card } = await saved();
    const options = { stripeAccount: String(card?.accountId) };
    await (await stripe()).paymentMethods.detach(String(card?.methodId), {}, options);
    await expect.poll(() => savedCardOf(owner, customerId)).toBeUndefined();
  });

  it('cannot be removed with a link that does not open', async () => {
    const other = await aPersonChargingCards();
    const invoice = await aSentInvoice(other);
    await storeItem({ ...(await storedItem(`INVOICE#${invoice.id}`, 'INVOICE')), savesCard: true });
    const admin = await theAdministrator();
    await admin.call('POST', `/admin/businesses/${other.businessId}/suspend`, { body: {} });
    const closed = await call('DELETE', `/invoices/${invoice.id}/saved-card`);
    expect(closed).toMatchObject({ status: 404, body: { reason: 'INVOICE_UNAVAILABLE' } });
    expect(await call('DELETE', `/invoices/${'A'.repeat(22)}/saved-card`)).toMatchObject({ status: 404 });
  });
});

describe('an invoice that is given to another customer', () => {
  it.each(['PATCH /invoices/{id}/customer', 'PATCH /invoices/{id}'])('shows nobody’s card: %s', async (route) => {
    const { customerId } = await saved();
    const invoice = await anInvoiceOfCharging(owner);
    const [method = '', path = ''] = route.replace('{id}', invoice.id).split(' ');
    expect(await owner.call(method, path, { body: { customerId } })).toMatchObject({ status: 200 });
    const page = await shown(invoice.id);
    expect(page).not.toHaveProperty('savesCard');
    expect(page).not.toHaveProperty('savedCard');
    expect(await call('DELETE', `/invoices/${invoice.id}/saved-card`)).toMatchObject({ status: 409 });
    expect(await savedCardOf(owner, customerId)).toMatchObject(VISA);
  });
});

it('an invoice of such a series that a person has made and sends offers to save a card, too', async () => {
  const { id: customerId } = await aCustomer(owner);
  const { id } = await aStoredSeries(owner, { customerId });
  await owner.call('POST', `/series/${id}/schedule`, { body: { schedule: aSchedule(), mode: 'charge' } });
  const { body: draft } = await owner.call<Invoice>('POST', `/series/${id}/make`, { body: { day: FIRST_DAY } });
  await owner.call('PATCH', `/invoices/${draft.id}`, { body: { status: 'SENT' } });
  expect(await shown(draft.id)).toMatchObject({ savesCard: true });
});
