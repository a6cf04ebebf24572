import { expect, it } from 'vitest';
import { PROVINCE_CODES, type ProvinceCode } from '#shared/canada/provinces.ts';
import { taxesIn } from '#shared/canada/tax-rates.ts';
import { provinceAt, sampleInvoice } from './sample-invoice.ts';

const TODAY = '2026-11-23';

it.each(PROVINCE_CODES)('charges the taxes of %s', (province) => {
  const { taxes } = sampleInvoice(province, TODAY);
  expect(taxes?.map(({ code }) => code)).toEqual(taxesIn(province, TODAY).map(({ code }) => code));
  expect(taxes?.every(({ registration }) => registration)).toBe(true);
});

it('is in the language of the app in every province', () => {
  expect(sampleInvoice('ON', TODAY)).toMatchObject({ invoiceNumber: 'SAMPLE-001', language: 'en' });
  expect(sampleInvoice('QC', TODAY)).toMatchObject({ invoiceNumber: 'SAMPLE-001', language: 'en' });
});

it('names nobody who exists', () => {
  const emails = JSON.stringify(sampleInvoice('AB', TODAY)).match(/[\w.]+@[\w.]+/g);
  expect(emails?.every((email) => email.endsWith('@example.com'))).toBe(true);
});

it.each<[company: string | undefined, timeZone: string | undefined, province: ProvinceCode]>([
  ['QC', 'America/Edmonton', 'QC'],
  ['Ont.', undefined, 'ON'],
  [undefined, 'America/Toronto', 'ON'],
  [undefined, 'America/Halifax', 'NS'],
  ['Bavaria', 'Europe/Berlin', 'AB'],
  [undefined, undefined, 'AB'],
])('a business in %s with the zone %s is in %s', (company, timeZone, province) => {
  expect(provinceAt(company, timeZone)).toBe(province);
});
