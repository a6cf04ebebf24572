import { describe, expect, it } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Product } from '#shared/product/schema.ts';
import { localTimesIn } from '#shared/zoned-time.ts';
import { findProblems } from '#web/document-editor/model/problems.ts';
import { INVOICE } from '#web/features/invoice-editor/invoice-kind.ts';
import { appointmentForm } from './appointment-form.ts';

const BUSINESS = { today: '2026-07-10', currency: 'CAD', invoiceNumber: 'INV-20260710007' } as const;

/** An appointment of one and a half hours, in the evening of July 9 in Toronto. */
function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  const { startTime = '2026-07-10T01:00:00.000Z', endTime = '2026-07-10T02:30:00.000Z' } = changes;
  return {
    id: 'kick-off',
    title: 'Copywriting',
    startTime,
    endTime,
    timeZone: 'America/Toronto',
    ...localTimesIn('America/Toronto', { startTime, endTime }),
    status: 'confirmed',
    customer: { id: 'ann', name: 'Ann Lee', email: 'ann@example.com', city: 'Calgary', state: 'AB', language: 'en' },
    version: 2,
    ...changes,
  };
}

const aProduct = (changes: Partial<Product>): Product => ({
  id: 'one',
  shortDescription: 'copywriting ',
  detailedDescription: 'Texts in English and French, per hour',
  price: 95.5,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  ...changes,
});

const formOf = (changes: Partial<Appointment> = {}, products: readonly Product[] = []) =>
  appointmentForm(anAppointment(changes), { ...BUSINESS, products });
const lineOf = (...given: Parameters<typeof formOf>) => formOf(...given).items[0];

describe('the invoice for an appointment', () => {
  it('has its customer, and its title, time and hours as a line without a price', () => {
    const form = formOf();
    expect(form).toMatchObject({
      to: { id: 'ann', name: 'Ann Lee', email: 'ann@example.com', city: 'Calgary', province: 'AB' },
      language: 'en',
      issueDate: '2026-07-10',
      items: [
        {
          name: 'Copywriting',
          description: 'Thursday, July 9, 2026, 9:00 PM – 10:30 PM',
          quantity: 1.5,
          unit: 'h',
          rate: '',
        },
      ],
    });
    expect(findProblems(form, { issuer: {}, saved: null }, INVOICE).map(({ field }) => field)).toEqual([
      expect.stringMatching(/rate$/),
    ]);
  });

  it('is in the language of its customer, by default that of their address', () => {
    const { language: _, ...customer } = anAppointment().customer;
    const french = { ...customer, state: 'QC', country: 'Canada' };
    expect(lineOf({ customer: french })?.description).toBe('jeudi 9\u00a0juillet 2026, 21\u00a0h – 22\u00a0h\u00a030');
  });

  it.each([
    ['2026-07-10T01:45:00.000Z', 0.75],
    ['2026-07-10T01:50:00.000Z', 0.8333],
    ['2026-07-10T05:00:00.000Z', 4],
  ])('that ends at %s is over %s hours', (endTime, hours) => {
    expect(lineOf({ endTime })?.quantity).toBe(hours);
  });

  it.each<[string, Partial<Product>, object]>([
    ['by the hour', {}, { quantity: 1.5, unit: 'h', rate: 95.5 }],
    ['with hours as its unit', { detailedDescription: 'Texts', unit: 'Hours' }, { quantity: 1.5, unit: 'Hours' }],
    ['with another unit', { unit: 'session' }, { quantity: 1, unit: 'session' }],
    ['at an hourly rate', { detailedDescription: 'At our hourly rate' }, { quantity: 1.5, rate: 95.5 }],
    ['at a rate per h', { detailedDescription: 'Senior writer, $95.50/h' }, { quantity: 1.5, rate: 95.5 }],
    ['by the hour in French', { detailedDescription: 'Textes, tarif à l’heure' }, { quantity: 1.5, rate: 95.5 }],
    [
      'at a fixed price',
      { detailedDescription: 'A landing page with three hours of talks' },
      { quantity: 1, unit: '', rate: 95.5 },
    ],
    ['with its tax', { taxTreatment: 'exempt' }, { taxTreatment: 'exempt' }],
    ['of another name', { shortDescription: 'Copywriting, rush' }, { quantity: 1.5, rate: '' }],
  ])('has the price of its product %s', (_, product, line) => {
    expect(lineOf({}, [aProduct(product)])).toMatchObject(line);
  });

  it('has the time on the clocks of the business, whatever those of the device show', () => {
    // The night on which Toronto's clocks go back.
    const night = { startTime: '2026-11-01T05:30:00.000Z', endTime: '2026-11-01T06:30:00.000Z' };
    expect(lineOf(night)?.description).toBe(
      'Sunday, November 1, 2026, 1:30 AM (Eastern Daylight Time) – 1:30 AM (Eastern Standard Time)',
    );
  });

  it('says when it took place before what the product is', () => {
    expect(lineOf({}, [aProduct({})])?.description).toBe(
      'Thursday, July 9, 2026, 9:00 PM – 10:30 PM\nTexts in English and French, per hour',
    );
  });
});
