import { expect, it } from 'vitest';
import { sampleInvoice } from './sample-invoice.ts';

it('is in the language of the app in every province', () => {
  expect(sampleInvoice('ON', '2026-11-23')).toMatchObject({ invoiceNumber: 'EXEMPLE-001', language: 'fr' });
  expect(sampleInvoice('QC', '2026-11-23')).toMatchObject({ invoiceNumber: 'EXEMPLE-001', language: 'fr' });
});
