import { expect, it } from 'vitest';
import { SeriesInput } from '#shared/series/schema.ts';
import { draftOn } from './draft-on.ts';

/** Content with a value for every field. */
const ALL = {
  ...{ customerId: 'c1', keepCustomer: false, currency: 'CAD', language: 'en', reminders: 'off', dueInDays: 10 },
  ...{ billingName: 'Café Léger', billingEmail: 'a@example.com', billingPhone: '+1 514 555 0100' },
  ...{ billingAddress: '1 Rue', billingCity: 'Montréal', billingProvince: 'QC', billingZip: 'H2X 1Y4' },
  ...{ billingCountry: 'Canada', supplyProvince: 'ON', taxMode: 'custom', taxExemptions: [] },
  ...{ poNumber: 'P-1', introduction: 'For {month}', additionalNotes: 'Thanks', internalNotes: 'Call first' },
  ...{ paymentTerms: 'Soon.', paymentMethod: 'bank', customFields: [{ label: 'Job', value: '7', isPrinted: true }] },
  ...{ items: [{ name: 'Care, {month}', quantity: 1, rate: 9 }], discountType: 'fixed', discountValue: 1 },
  ...{ taxType: 'fixed', taxValue: 1, shippingType: 'fixed', shippingValue: 1 },
};

it('has every field that a user enters, also those that only the business reads', () => {
  expect(Object.keys(ALL).toSorted()).toEqual(Object.keys(SeriesInput.shape).toSorted());
  const items = [{ name: 'Care, {month}', quantity: 1, rate: 9, productId: 'p1' }];
  const series = { ...SeriesInput.parse({ ...ALL, items }), id: 's1', businessId: 'b1' };
  const draft = draftOn(series, { day: '2026-12-15', customer: undefined, now: new Date('2026-12-15T14:00:00Z') });
  const { dueInDays: _, introduction: __, items: ___, ...same } = SeriesInput.parse(ALL);
  expect(draft).toMatchObject({ ...same, internalNotes: 'Call first', introduction: 'For December' });
  expect(draft).toMatchObject({ issueDate: '2026-12-15', dueDate: '2026-12-25' });
  expect(draft.items).toEqual([{ name: 'Care, December', quantity: 1, rate: 9 }]);
});

it('has texts that end at the limit of their field', () => {
  const long = {
    ...ALL,
    introduction: '{month}'.repeat(285),
    items: [{ name: '{month}'.repeat(28), quantity: 1, rate: 9 }],
  };
  const series = { ...SeriesInput.parse(long), id: 's1', businessId: 'b1' };
  const draft = draftOn(series, { day: '2026-09-15', customer: undefined, now: new Date('2026-09-15T14:00:00Z') });
  expect([draft.introduction?.length, draft.items[0]?.name.length]).toEqual([2000, 200]);
});
