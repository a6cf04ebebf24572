import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { ownWords } from './own-words.ts';
import { standardWords } from './standard-words.ts';

const STEPS = [-30, -3, -1, 0, 1, 7, 180];
const DAYS_LATE = [-30, -3, -1, 0, 1, 2, 7, 180];
const FACTS = { number: 'INV-7', company: 'Larch', amount: '45.00 CAD', dueDate: 'May 1' } as const;

/** What only holds until the end of the due day, and what only holds after it. */
const EARLY = /\bis due\b|\btoday\b|\best payable\b|aujourd’hui/i;
const LATE = /\boverdue\b|\bwas due\b|\ben retard\b|\bétait payable\b/i;

const expectTrue = (text: string, daysLate: number) => {
  expect(text).not.toMatch(daysLate > 0 ? EARLY : LATE);
};

/** What the product says by itself on a day. */
function saidOn(daysLate: number, language: Language): string {
  const { reminder } = messageDictionaryFor({ language }).mail;
  const facts = { ...FACTS, state: 'due', isBalance: false, takesCards: true, days: -daysLate } as const;
  return `${reminder.subject(facts)} ${reminder.intro(facts)}`;
}

describe.each(LANGUAGES)('a reminder in %s', (language) => {
  it.each(DAYS_LATE)('says what is true %i days after the due day', (daysLate) => {
    expectTrue(saidOn(daysLate, language), daysLate);
  });

  const days = STEPS.flatMap((step) => DAYS_LATE.map((daysLate) => [step, daysLate] as const));
  it.each(days)('of step %i that starts from the standard words is true %i days after it', (step, daysLate) => {
    const own = { step, language, ...standardWords(step, language) };
    const words = ownWords({ days: STEPS, texts: [own] }, { step, daysLate, language });
    // A step up to the due day can be sent after it, but not the other way round.
    expect(words !== undefined).toBe(step <= 0 || daysLate > 0);
    if (words) expectTrue(`${words.subject} ${words.message}`, daysLate);
  });

  it.each(STEPS.filter((step) => step <= 0))('of step %i starts from words that are true on any day', (step) => {
    const { subject, message } = standardWords(step, language);
    expect(`${subject} ${message}`).not.toMatch(EARLY);
    expect(`${subject} ${message}`).not.toMatch(LATE);
  });
});

it('words for a day after the due day are not sent before it is over, such as once it was moved', () => {
  const texts = [{ step: 7, language: 'en' as const, subject: 'Own', message: 'You are late!' }];
  const worded = (daysLate: number) => ownWords({ days: [7], texts }, { step: 7, daysLate, language: 'en' });
  expect([worded(0), worded(-3)]).toEqual([undefined, undefined]);
  expect(worded(1)).toMatchObject({ subject: 'Own' });
});
