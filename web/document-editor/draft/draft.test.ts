import { beforeEach, expect, it } from 'vitest';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { AMOUNT_LIMITS, blankItem } from '#web/document-editor/model/form.ts';
import { toInvoiceInput } from '#web/document-editor/model/payload.ts';
import { readNumber } from '#web/lib/numbers/read-number.ts';
import { newDraftKey, readDraft, readDrafts, removeDraft, storeDraft } from './draft.ts';

const place = { storage: localStorage, prefix: 'draftInvoice', userId: 'user-1', businessId: 'business-1' } as const;
const key = newDraftKey(place);
const saved = { id: 'inv-1', version: 3 };

beforeEach(() => localStorage.clear());

it('stores a draft under its key with its status', () => {
  expect(storeDraft(place, { key, form: aForm(), saved: null })).toBe(true);
  expect(key).toMatch(/^draftInvoice:user-1:./);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    status: 'draft',
    billingName: 'Café Léger Inc.',
  });
});

it('reads back a stored draft, with the invoice version it belongs to', () => {
  const form = aForm({ isNumberGenerated: true, additionalNotes: 'Thanks' });
  storeDraft(place, { key, form, saved });
  const read = readDraft(place, key);
  expect(read && toInvoiceInput(read.form)).toEqual(toInvoiceInput(form));
  expect(read).toMatchObject({
    key,
    invoiceId: 'inv-1',
    version: 3,
    form: { isNumberGenerated: true, clientId: form.clientId },
  });
});

it('keeps each editor’s draft separate, latest first', () => {
  const keys = [newDraftKey(place), newDraftKey(place), newDraftKey(place)] as const;
  localStorage.setItem(
    keys[0],
    JSON.stringify({ status: 'draft', userId: 'user-1', businessId: 'business-1', keptAt: 5, billingName: 'Old' }),
  );
  storeDraft(place, { key: keys[1], form: aForm(), saved: null });
  storeDraft(place, { key: keys[2], form: aForm(), saved });
  expect(readDrafts(place, null).map((draft) => draft.key)).toEqual([keys[1], keys[0]]);
  expect(readDrafts(place, 'inv-1').map((draft) => draft.key)).toEqual([keys[2]]);
  expect(readDrafts(place, 'inv-2')).toEqual([]);
});

it.each([{ userId: 'user-2' }, { businessId: 'business-2' }])('hides the draft of another owner: %j', (other) => {
  storeDraft(place, { key, form: aForm(), saved: null });
  expect(readDrafts({ ...place, ...other }, null)).toEqual([]);
  expect(readDraft({ ...place, ...other }, key)).toBeNull();
});

it.each(['{', 'null', '7', '{"status":"DRAFT","userId":"user-1"}'])('ignores the unreadable draft %s', (stored) => {
  localStorage.setItem(key, stored);
  expect(readDrafts(place, null)).toEqual([]);
});

it('removes one draft and leaves the others', () => {
  const other = newDraftKey(place);
  storeDraft(place, { key, form: aForm(), saved: null });
  storeDraft(place, { key: other, form: aForm(), saved: null });
  removeDraft(place, key);
  expect(readDrafts(place, null).map((draft) => draft.key)).toEqual([other]);
});

it('works when storage is refused, and says so', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { ...localStorage, length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
  const refusing = { ...place, storage };
  expect(storeDraft(refusing, { key, form: aForm(), saved: null })).toBe(false);
  expect(readDrafts(refusing, null)).toEqual([]);
  removeDraft(refusing, key);
});

it('is of one kind of document: an estimate’s draft is not an invoice’s', () => {
  storeDraft(place, { key, form: aForm(), saved: null });
  expect(readDrafts({ ...place, prefix: 'draftEstimate' }, null)).toEqual([]);
  expect(readDrafts(place, null)).toHaveLength(1);
});

/** The rate of a draft that was typed in the app in a language, as read back in English. */
function rateTypedIn(typedIn: string, rate: string) {
  storeDraft(place, { key, form: aForm({ items: [blankItem({ rate })] }), saved: null });
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), typedIn }));
  return readDraft(place, key)?.form.items[0]?.rate;
}

it.each([
  ['1,000', '1.000', 'ambiguous'],
  ['1,000 $', '1.000 $', 'ambiguous'],
  ['1 234,567', '1 234,567', 'decimals'],
  ['12 boîtes', '12 boîtes', 'text'],
])('refuses %j, refused in French, in English too: as %j', (typed, text, reason) => {
  expect(rateTypedIn('fr', typed)).toBe(text);
  expect(readNumber(text, AMOUNT_LIMITS)).toMatchObject({ kind: 'refused', reason });
});

it('says in which language a draft was typed, and leaves one of the same language as it is', () => {
  expect(rateTypedIn('en', '1,000*1,000,000')).toBe('1,000*1,000,000');
  storeDraft(place, { key, form: aForm(), saved: null });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ typedIn: 'en' });
});
