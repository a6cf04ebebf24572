import { describe, expect, it } from 'vitest';
import { InvoiceInput } from './invoice/schema.ts';
import { ProductInput } from './product/schema.ts';
import { issueMessage } from './rules.ts';
import { issuesOf } from './schema-issues.ts';

const valid = {
  invoiceNumber: 'INV-1',
  issueDate: '2026-01-05',
  dueDate: '2026-02-04',
  currency: 'CAD',
  paymentMethod: 'bank',
  billingName: 'Léger',
  items: [{ name: 'Design', quantity: 1, rate: 10 }],
};

function messagesFor(changes: object): string[] {
  const input = { ...valid, ...changes };
  const result = InvoiceInput.safeParse(input);
  return result.success ? [] : issuesOf(result.error.issues, input).map(issueMessage);
}

describe('messages of a refused invoice', () => {
  it.each([
    [{ billingEmail: 'nope' }, 'billingEmail must be an email'],
    [{ items: undefined }, 'items is required'],
    [{ items: [] }, 'items is required'],
    [{ items: Array.from({ length: 201 }, () => valid.items[0]) }, 'items must have at most 200 entries'],
    [{ billingName: '  ' }, 'billingName is required'],
    [{ issueDate: '2026-02-30' }, 'issueDate must be a valid date'],
    [{ issueDate: 5 }, 'issueDate must be a string'],
    [{ currency: 'XYZ' }, 'currency must be one of CAD, USD, EUR, GBP'],
    [{ items: [{ name: '', quantity: 1, rate: 1 }] }, 'items.0.name is required'],
    [{ items: [{ name: 'a', quantity: 0, rate: 1 }] }, 'items.0.quantity must be greater than 0'],
    [{ items: [{ name: 'a', quantity: 'x', rate: 1 }] }, 'items.0.quantity must be a number'],
    [{ items: [{ name: 'a', quantity: 1, rate: 0.001 }] }, 'items.0.rate must have at most 2 decimal places'],
    [{ total: 1 }, 'property total should not exist'],
    [{ items: [{ name: 'a', quantity: 1, rate: 1, amount: 5 }] }, 'property items.0.amount should not exist'],
    [{ billingName: 'a\r\nBcc: x' }, 'billingName must not contain line breaks or control characters'],
    [{ status: 'PAID' }, 'status must be one of DRAFT'],
  ])('%j', (changes, message) => {
    expect(messagesFor(changes)).toEqual([message]);
  });

  it('names every broken rule', () => {
    expect(messagesFor({ billingName: undefined, dueDate: 'x' })).toEqual([
      'dueDate must be a valid date',
      'billingName is required',
    ]);
  });

  it('keeps the day of a date-time', () => {
    expect(InvoiceInput.parse({ ...valid, issueDate: '2026-01-05T23:30:00.000Z' }).issueDate).toBe('2026-01-05');
  });
});

describe('messages of a refused product', () => {
  const product = { shortDescription: 'Logo', detailedDescription: 'A logo in three sizes', price: 1 };
  it.each([
    [{ shortDescription: undefined }, 'shortDescription is required'],
    [{ shortDescription: '' }, 'shortDescription is required'],
    [{ shortDescription: ' \t ' }, 'shortDescription is required'],
    [{ shortDescription: 'ab ' }, 'shortDescription must be at least 3 characters'],
    [{ shortDescription: 'x'.repeat(101) }, 'shortDescription must be at most 100 characters'],
    [{ detailedDescription: 'too short' }, 'detailedDescription must be at least 10 characters'],
    [{ detailedDescription: 'x'.repeat(1001) }, 'detailedDescription must be at most 1000 characters'],
    [{ price: undefined }, 'price is required'],
    [{ price: null }, 'price must be a number'],
    [{ price: '5' }, 'price must be a number'],
    [{ price: -0.01 }, 'price must be at least 0'],
    [{ price: 1.005 }, 'price must have at most 2 decimal places'],
    [{ price: 0.001 }, 'price must have at most 2 decimal places'],
    [{ price: 10_000_000 }, 'price must be at most 9999999.99'],
  ])('%j', (changes, message) => {
    const input = { ...product, ...changes };
    const issues = issuesOf(ProductInput.safeParse(input).error?.issues ?? [], input);
    expect(issues.map(issueMessage)).toEqual([message]);
  });

  it.each([0, 0.29, 1.1, 19.99, 1_234_567.89, 9_999_999.99])('takes the price %d', (price) => {
    expect(ProductInput.safeParse({ ...product, price }).success).toBe(true);
  });
});
