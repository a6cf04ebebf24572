// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetDraft, forgetDraftOf, keepDraft, readDraft } from './draft.ts';
import { toInvoiceInput } from './payload.ts';
import { aForm } from './sample-invoice.ts';

const place = { storage: localStorage, userId: 'user-1' };

beforeEach(() => localStorage.clear());

it('keeps a draft under its name with its status', () => {
  keepDraft(place, aForm());
  expect(JSON.parse(localStorage.getItem('draftInvoice') ?? '')).toMatchObject({
    status: 'draft',
    billingName: 'Café Léger Inc.',
  });
});

it('reads back what was kept', () => {
  const form = aForm({ isNumberGenerated: true, additionalNotes: 'Thanks' });
  keepDraft(place, form);
  const read = readDraft(place);
  expect(read && toInvoiceInput(read)).toEqual(toInvoiceInput(form));
  expect(read?.isNumberGenerated).toBe(true);
});

it('shows nobody the draft of somebody else', () => {
  keepDraft(place, aForm());
  expect(readDraft({ ...place, userId: 'user-2' })).toBeNull();
});

it.each(['{', 'null', '7', '{"status":"DRAFT","userId":"user-1"}'])('reads nothing from %s', (stored) => {
  localStorage.setItem('draftInvoice', stored);
  expect(readDraft(place)).toBeNull();
});

it('forgets', () => {
  keepDraft(place, aForm());
  forgetDraft(place);
  expect([readDraft(place), localStorage.getItem('draftInvoice')]).toEqual([null, null]);
});

it('forgets the draft of one invoice and leaves that of another', () => {
  keepDraft(place, aForm({ invoiceNumber: 'INV-1' }));
  forgetDraftOf(place, { invoiceNumber: 'INV-2' });
  expect(readDraft(place)).not.toBeNull();
  forgetDraftOf(place, { invoiceNumber: 'INV-1' });
  expect(readDraft(place)).toBeNull();
});

it('does without a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { ...localStorage, getItem: refuse, setItem: refuse, removeItem: refuse };
  keepDraft({ storage, userId: 'user-1' }, aForm());
  expect(readDraft({ storage, userId: 'user-1' })).toBeNull();
  forgetDraft({ storage });
});
