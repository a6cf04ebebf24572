import { describe, expect, it } from 'vitest';
import { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { filledIn, PLACEHOLDERS, unknownPlaceholder } from '#shared/invoice/placeholders.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { issuesOf } from '#shared/schema-issues.ts';
import { ownWords } from './own-words.ts';
import { ReminderSettingsUpdate } from './settings.ts';
import { standardWords } from './standard-words.ts';
import { type ReminderText, ReminderTexts, ReminderWords } from './texts.ts';

const aText = (changes: Partial<ReminderText> = {}): ReminderText => ({
  ...{ step: 7, language: 'en', subject: 'Invoice {number}', message: 'Hello {customer}' },
  ...changes,
});
const issuesIn = (texts: unknown) => issuesOf(ReminderTexts.safeParse(texts).error?.issues ?? [], texts);

describe('own texts', () => {
  it('may have every placeholder, and braces that enclose none', () => {
    const message = `${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')} :-} {`;
    expect(issuesIn([aText({ message })])).toEqual([]);
  });

  it.each(['{name}', '{Number}', '{ number }', '{}', '{due date}', '{{numbr}}'])('are refused with %s', (typed) => {
    const placeholder = typed.replace('{{numbr}}', '{numbr}');
    for (const field of ['subject', 'message'])
      expect(issuesIn([aText({ [field]: `About {number} ${typed}` })])).toEqual([
        { path: `0.${field}`, rule: 'placeholder', params: { placeholder } },
      ]);
  });

  it.each([
    ['without a subject', { subject: ' ' }, 'subject', 'required'],
    ['without a message', { message: '' }, 'message', 'required'],
    ['with a line break in the subject', { subject: 'a\nb' }, 'subject', 'singleLine'],
    ['with a link, whatever else is wrong', { message: 'https://example.com/{name}' }, 'message', 'noAddress'],
    ['of a day too far away', { step: 181 }, 'step', 'max'],
    ['in another language', { language: 'de' as 'en' }, 'language', 'oneOf'],
  ])('are refused %s', (_, changes, field, rule) => {
    expect(issuesIn([aText(changes)])).toMatchObject([{ path: `0.${field}`, rule }]);
  });

  it('have limits like those of an invoice’s email', () => {
    expect(issuesIn([aText({ subject: 'x'.repeat(200), message: 'x'.repeat(3_000) })])).toEqual([]);
    expect(issuesIn([aText({ subject: 'x'.repeat(201), message: 'x'.repeat(3_001) })])).toHaveLength(2);
  });

  it('are one a step and language, at most two for each of eight steps', () => {
    expect(issuesIn([aText(), aText({ language: 'fr' }), aText({ step: 8 })])).toEqual([]);
    expect(issuesIn([aText(), aText({ subject: 'Another' })])).toEqual([{ path: '1.step', rule: 'unique' }]);
    const many = Array.from({ length: 17 }, (_, step) => aText({ step }));
    expect(issuesIn(many.slice(1))).toEqual([]);
    expect(issuesIn(many)).toEqual([{ path: '', rule: 'maxItems', params: { max: 16 } }]);
  });

  it('are left alone by a change of other settings', () => {
    expect(ReminderSettingsUpdate.parse({ hour: 10 })).toEqual({ hour: 10 });
  });
});

describe('placeholders', () => {
  const values = { number: '{amount}', amount: '$&', dueDate: 'May 1', customer: '<b>', company: '' };

  it('are filled in once, with whatever characters a value has', () => {
    expect(filledIn('{number} {amount} {dueDate} {customer}{company}, {other}', values)).toBe(
      '{amount} $& May 1 <b>, {other}',
    );
  });

  it('are named as they were typed', () => {
    expect(unknownPlaceholder('{number} and {naem} or {nmae}')).toBe('{naem}');
    expect(unknownPlaceholder('{number}{amount}')).toBeUndefined();
  });
});

describe('the standard words of a step', () => {
  it.each(LANGUAGES)('can be kept as own ones, in %s', (language) => {
    for (const step of [-30, 0, 180]) {
      const words = standardWords(step, language);
      expect(ReminderWords.parse(words)).toEqual(words);
      expect(InvoiceEmailTexts.parse(words)).toEqual(words);
    }
  });

  it('say neither the number of days nor “today”', () => {
    expect(standardWords(0, 'en')).toEqual({
      subject: 'Reminder: invoice {number} from {company}, due {dueDate}',
      message:
        'Hello {customer},\n\nThis is a reminder of invoice {number} from {company} with a balance of {amount}, due {dueDate}. If you have already paid it, please disregard this email.',
    });
    expect(standardWords(14, 'fr').message.replaceAll('\u00a0', ' ')).toBe(
      'Bonjour {customer},\n\nLa facture {number} envoyée par {company}, dont le solde est de {amount}, était payable au plus tard le {dueDate} et est en retard. Si vous l’avez déjà payée, veuillez ne pas tenir compte de ce courriel.',
    );
  });
});

describe('the words of a reminder', () => {
  const settings = {
    days: [-3, 0, 7, 14],
    texts: [
      aText({ step: -3 }),
      aText({ subject: 'A week late' }),
      aText({ step: 7, language: 'fr', subject: 'Retard' }),
    ],
  };
  const worded = (step: number | undefined, daysLate: number, language: 'en' | 'fr' = 'en') =>
    ownWords(settings, { step, daysLate, language })?.subject;

  it('are those of its step, on whatever day it is sent', () => {
    expect([worded(7, 9), worded(7, 9, 'fr'), worded(-3, 0)]).toEqual(['A week late', 'Retard', 'Invoice {number}']);
  });

  it('are the standard ones of a step or language that has none', () => {
    expect([worded(0, 0), worded(14, 14), worded(-3, -3, 'fr'), worded(21, 21)]).toEqual(Array(4).fill(undefined));
    expect(ownWords({ days: [7] }, { step: 7, daysLate: 7, language: 'en' })).toBeUndefined();
  });

  it.each([
    [-4, undefined],
    [-3, 'Invoice {number}'],
    [-1, 'Invoice {number}'],
    [0, undefined],
    [7, 'A week late'],
    [13, 'A week late'],
    [400, undefined],
  ])('sent by hand %i days after the due day, are those of the last step that has come', (daysLate, subject) => {
    expect(worded(undefined, daysLate)).toBe(subject);
  });
});
