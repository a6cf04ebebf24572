import { enCaMessages } from '#shared/locale/en-ca-messages.ts';
import { frCaMessages } from '#shared/locale/fr-ca-messages.ts';
import type { Language } from '#shared/locale/language.ts';
import type { MessageFacts } from '#shared/locale/message-facts.ts';
import type { ReminderWords } from './texts.ts';

const MAIL = { en: enCaMessages.mail, fr: frCaMessages.mail } as const satisfies Record<Language, unknown>;

/**
 * The standard texts of a step with placeholders, from which an own text starts. They are true of every invoice and on
 * whatever day they are sent, so they lack what the standard ones adapt, such as the number of days. Those of a step up
 * to the due day are also true after it, to which a weekend can move the reminder (decision F175).
 */
export function standardWords(step: number, language: Language): ReminderWords {
  const { greeting, reminder } = MAIL[language];
  const facts: MessageFacts = {
    ...{ number: '{number}', company: '{company}', amount: '{amount}', dueDate: '{dueDate}' },
    state: 'due',
    isBalance: true,
    takesCards: false,
    days: -step,
  };
  const [subject, intro] =
    step > 0
      ? [reminder.subject(facts), reminder.lateIntro(facts)]
      : [reminder.anySubject(facts), reminder.anyIntro(facts)];
  return { subject, message: `${greeting('{customer}')}\n\n${intro}` };
}
