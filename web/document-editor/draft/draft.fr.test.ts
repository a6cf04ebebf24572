import { beforeEach, expect, it } from 'vitest';
import { aForm } from '#test/support/screens/an-invoice.ts';
import { AMOUNT_LIMITS, blankItem, NO_ADJUSTMENTS } from '#web/document-editor/model/form.ts';
import { readNumber } from '#web/lib/numbers/read-number.ts';
import { newDraftKey, readDraft, storeDraft } from './draft.ts';

const place = { storage: localStorage, prefix: 'draftInvoice', userId: 'user-1', businessId: 'business-1' } as const;
const key = newDraftKey(place);

beforeEach(() => localStorage.clear());

/** A draft that was typed in the app in a language, as read back in French. */
function typedIn(language: string, form: Parameters<typeof aForm>[0]) {
  storeDraft(place, { key, form: aForm(form), saved: null });
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), typedIn: language }));
  return readDraft(place, key)?.form;
}

it.each([
  ['1,000*1,000,000', '1000*1,000,000', 'too large'],
  ['5-1,000', '5-1000', 'negative'],
  ['1.000', '1.000', 'ambiguous'],
  ['12 boxes', '12 boxes', 'text'],
])('refuses %j, refused in English, in French too: as %j', (rate, text, reason) => {
  expect(typedIn('en', { items: [blankItem({ rate })] })?.items[0]?.rate).toBe(text);
  expect(readNumber(text, AMOUNT_LIMITS)).toMatchObject({ kind: 'refused', reason });
});

it('keeps a refused adjustment refused', () => {
  const discount = { isOn: true, type: 'amount', value: '5-1,000' } as const;
  const form = typedIn('en', { adjustments: { ...NO_ADJUSTMENTS, discount } });
  expect(form?.adjustments.discount).toEqual({ ...discount, value: '5-1000' });
});

it('says in which language a draft was typed, and leaves one of the same language as it is', () => {
  expect(typedIn('fr', { items: [blankItem({ rate: '1,000' })] })?.items[0]?.rate).toBe('1,000');
  storeDraft(place, { key, form: aForm(), saved: null });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ typedIn: 'fr' });
});
