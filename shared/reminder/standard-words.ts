import { enCaMessages } from '#shared/locale/en-ca-messages.ts';
import { frCaMessages } from '#shared/locale/fr-ca-messages.ts';
import type { Language } from '#shared/locale/language.ts';
import type { MessageFacts } from '#shared/locale/message-facts.ts';
import type { ReminderWords } from './texts.ts';

const MAIL = { en: enCaMessages.mail, fr: frCaMessages.mail } as const satisfies Record<Language, unknown>;

/**
 * The standard texts of a step with placeholders, from which an own text starts. They are true of every invoice and on
 * whatever day they are sent, so they lack what the standard ones adapt, such as the number of days.
 */
export function standardWords(step: number, language: Language): ReminderWords {
  const { greeting, reminder } = MAIL[language];
  const facts: MessageFacts = {
    ...{ number: '{number}', company: '{company}', amount: '{amount}', dueDate: '{dueDate}' },
    state: 'due',
    isBalance: true,
    takesCards: false,
    days: step > 0 ? -1 : 1,
  };
  const intro = step > 0 ? reminder.lateIntro(facts) : reminder.intro(facts);
  return { subject: reminder.subject(facts), message: `${greeting('{customer}')}\n\n${intro}` };
}
