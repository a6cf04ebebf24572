import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { aForm, anInvoice } from '#test/support/screens/an-invoice.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { createDocument, saveFailures } from './write-document.ts';

const taken = new AppError('CONFLICT', 'Invoice number INV-1 already exists', { reason: 'NUMBER_TAKEN' });

function server(conflicts: number) {
  let drawn = 0;
  let left = conflicts;
  return {
    create: vi.fn(({ invoiceNumber }: { invoiceNumber: string }) => {
      left -= 1;
      return left < 0 ? Promise.resolve(anInvoice({ invoiceNumber })) : Promise.reject(taken);
    }),
    generateNumber: vi.fn(() => {
      drawn += 1;
      return `DRAWN-${drawn}`;
    }),
  };
}

it('generates another number if the generated one is taken', async () => {
  expect(await createDocument(aForm(), server(2))).toMatchObject({ invoiceNumber: 'DRAWN-2' });
});

it('gives up after five numbers', async () => {
  const { create, generateNumber } = server(99);
  await expect(createDocument(aForm(), { create, generateNumber })).rejects.toBe(taken);
  expect([create.mock.calls.length, generateNumber.mock.calls.length]).toEqual([6, 5]);
});

it('does not replace a typed number', async () => {
  const { create, generateNumber } = server(1);
  const form = aForm({ invoiceNumber: 'MINE-1', isNumberGenerated: false });
  await expect(createDocument(form, { create, generateNumber })).rejects.toBe(taken);
  expect(generateNumber).not.toHaveBeenCalled();
});

it.each([
  invalidRequest([{ path: 'dueDate', rule: 'required' }]),
  new AppError('CONFLICT', 'You now work in another business', { reason: 'BUSINESS_CHANGED' }),
])('tries only once after another failure: $message', async (refused) => {
  const create = vi.fn(() => Promise.reject(refused));
  const generateNumber = vi.fn(() => 'DRAWN');
  await expect(createDocument(aForm(), { create, generateNumber })).rejects.toBe(refused);
  expect(create).toHaveBeenCalledOnce();
  expect(generateNumber).not.toHaveBeenCalled();
});

it.each<[error: unknown, texts: string[]]>([
  [
    invalidRequest([
      { path: 'billingEmail', rule: 'email' },
      { path: 'items', rule: 'required' },
    ]),
    ['Please enter a valid email address', 'At least one item is required'],
  ],
  [new AppError('UNEXPECTED', []), ['An error occurred while saving the invoice']],
  [new Error('none of ours'), ['An error occurred while saving the invoice']],
  [new ConnectionError(), ['Unable to connect to the server. Please check your internet connection.']],
])('says why an invoice could not be saved: %s', (error, texts) => {
  expect(saveFailures(error, 'An error occurred while saving the invoice')).toEqual(texts);
});
