import { describe, expect, it } from 'vitest';
import { draftTexts, type KeptTexts } from '#functions/mail/kinds/draft-texts.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { textsToKeep } from './email-texts.ts';

const invoice = { ...aPublicInvoice(), status: 'SENT', dueDate: '2026-12-15', billingName: 'Café Léger' } as const;
const message = (changes: Partial<typeof invoice> | object = {}, today = '2026-12-01') => {
  const changed = { ...invoice, ...changes };
  return { invoice: changed, today, dictionary: messageDictionaryFor(changed) } as Parameters<typeof draftTexts>[0];
};
const own = { subject: 'Your work: {number}', message: 'Hi {customer},\n\n{amount} by {dueDate}.\n\nJo, {company}' };
const kept: KeptTexts = { en: own };

describe('the texts of an email', () => {
  it('are the standard ones, with greeting and introduction', () => {
    const draft = draftTexts(message(), {});
    expect(draft.isKept).toBe(false);
    expect(draft.message).toMatch(/^Hello Café Léger,\n\n.* sent you invoice /);
  });

  it('are the business’s own, filled in for the invoice', () => {
    const { subject, message: text, isKept } = draftTexts(message(), kept);
    expect(isKept).toBe(true);
    expect(subject).toBe(`Your work: ${invoice.invoiceNumber}`);
    expect(text).toMatch(/^Hi Café Léger,\n\n\$?[\d,.]+.* by December 15, 2026\.\n\nJo, /);
  });

  it.each([
    ['overdue', message({}, '2026-12-20')],
    ['paid', message({ status: 'PAID' })],
    ['partly paid', message({ amountPaid: 1 })],
    ['in another language', message({ language: 'fr' })],
  ])('are the standard ones for an invoice that is %s', (_, about) => {
    expect(draftTexts(about, kept).isKept).toBe(false);
  });
});

describe('kept texts', () => {
  it('have placeholders for values that differ between invoices', () => {
    const filled = draftTexts(message(), kept);
    expect(textsToKeep(filled, message())).toEqual(own);
  });

  it('replace whole words only, and a value within another last', () => {
    const about = message({ invoiceNumber: '7', billingName: 'Jo' });
    const texts = { subject: 'No. 7 of 70', message: 'Jo, Joanne, invoice 7, 7 days, 17' };
    expect(textsToKeep(texts, about)).toEqual({
      subject: 'No. {number} of 70',
      message: '{customer}, Joanne, invoice {number}, 7 days, 17',
    });
  });

  it('are not used where they would become a link', () => {
    const own = { subject: 'Invoice', message: 'Pay at {customer}.example/pay' };
    expect(draftTexts(message({ billingName: 'evil' }), { en: own }).isKept).toBe(false);
    expect(draftTexts(message({ billingName: 'evil' }), { en: { ...own, message: 'Hi {customer}' } }).isKept).toBe(
      true,
    );
  });

  it('may contain special characters of patterns', () => {
    const about = message({ invoiceNumber: 'A+(1)$&' });
    const texts = textsToKeep({ subject: 'Invoice A+(1)$&', message: 'x' }, about);
    expect(texts?.subject).toBe('Invoice {number}');
    expect(draftTexts(about, { en: texts as typeof own }).subject).toBe('Invoice A+(1)$&');
  });

  it('are not kept from the email of an overdue invoice', () => {
    expect(textsToKeep(own, message({}, '2026-12-20'))).toBeUndefined();
  });
});
