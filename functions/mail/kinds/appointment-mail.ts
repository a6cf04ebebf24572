import type { BusinessRecord, CompanyRecord } from '#functions/domain/people/businesses.ts';
import { languageOf, personFields, type UserRecord } from '#functions/domain/people/user-record.ts';
import type { Fact } from '#functions/mail/fact-table.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { AppointmentMail } from '#functions/mail/orders/appointment-mails.ts';
import { addressLines } from '#shared/address-lines.ts';
import { meetingTime } from '#shared/appointment/meeting-time.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { brandColors } from '#shared/company/brand-colors.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { type AppointmentTexts, enCaAppointment } from '#shared/locale/en-ca-appointment.ts';
import { frCaAppointment } from '#shared/locale/fr-ca-appointment.ts';
import { type Language, languageAt } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { withoutAutoLinks } from '#shared/mailed-text.ts';
import { localTimesIn } from '#shared/zoned-time.ts';
import { calendarFile } from './appointment-event.ts';
import { businessMail } from './business-mail.ts';

const TEXTS: Readonly<Record<Language, AppointmentTexts>> = { en: enCaAppointment, fr: frCaAppointment };

/** The business that an appointment is with. */
export type Host = {
  readonly business: BusinessRecord;
  readonly company: CompanyRecord | undefined;
  readonly owner: UserRecord;
  /** The account of the employee that the email is to, if there is one. */
  readonly employee?: UserRecord | undefined;
  readonly siteUrl: string;
};

/**
 * The email that notifies an attendee of an appointment, with the file that adds, updates or removes it in a calendar.
 * Replies go to the company's email or, without one, to the owner's; replies to the invitation always to the address
 * that first invited.
 */
export function appointmentMail(mail: AppointmentMail, host: Host): Mail {
  const { to, news, appointment } = mail;
  const message = messageOf(mail, host);
  const { company, dictionary, texts, time } = message;
  const text = texts.news[news];
  const other = to.role === 'customer' ? company.name : appointment.customer.name;
  return {
    ...businessMail(
      { company, replyTo: company.email, siteUrl: host.siteUrl, dictionary },
      {
        to: to.email,
        subject: text.subject({ other, day: time.day }),
        lines: [dictionary.mail.greeting(to.name), text.intro({ other })],
        figure: { label: upperFirst(time.day), value: time.time },
        facts: factsOf(mail, message),
        after: [text.attached],
        addresses: to.role === 'customer' ? [] : [appointment.customer.email],
      },
    ),
    calendar: calendarOf(mail, message),
    countsFor: mail.businessId,
  };
}

type Message = ReturnType<typeof messageOf>;

function messageOf({ to, appointment }: AppointmentMail, host: Host) {
  const { business, company, owner } = host;
  const language = readersLanguage(to, host);
  const { name, email } = personFields(owner);
  return {
    texts: TEXTS[language],
    dictionary: messageDictionaryFor({ language }),
    time: meetingTime(localTimesIn(business.timeZone, appointment), language),
    before: appointment.before && meetingTime(localTimesIn(business.timeZone, appointment.before), language),
    company: {
      ...company,
      brandColors: brandColors(company?.brandColor),
      name: company ? company.name || PRODUCT_NAME : name,
      email: company?.email || email,
    },
  };
}

/** A customer's is chosen for them or follows from an address, an employee's is their own. */
function readersLanguage(to: AppointmentMail['to'], { company, owner, employee }: Host): Language {
  if (to.role === 'employee') return languageOf(employee ?? owner);
  return to.language ?? languageAt(company ?? {});
}

/** The title, place and people; an employee gets the customer's details. */
function factsOf({ to, appointment }: AppointmentMail, { texts, dictionary, time, before }: Message): Fact[] {
  const { customer, employee, location } = appointment;
  const { phone, email, state: province, ...address } = customer;
  const facts: [label: string, value: string | undefined][] = [
    [texts.before, before && `${before.day}, ${before.time}`],
    [texts.title, appointment.title],
    [texts.location, location],
    ...(to.role === 'customer'
      ? ([[texts.employee, employee]] satisfies typeof facts)
      : ([
          [texts.customer, customer.name],
          [texts.phone, phone],
          [texts.email, email],
          [texts.address, addressLines({ ...address, province }, dictionary.place).join(', ')],
        ] satisfies typeof facts)),
    [texts.timeZone, time.zone],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function calendarOf(mail: AppointmentMail, message: Message): Mail['calendar'] {
  const { to, news, sequence, sentAt, appointmentId, appointment, organizer } = mail;
  const { texts, dictionary, company } = message;
  const { startTime, endTime, title, location } = appointment;
  const readable = (text: string) => withoutAutoLinks(text, [appointment.customer.email]);
  const colon = dictionary.locale.startsWith('fr') ? '\u00a0:' : ':';
  // Calendars show the times themselves, in the reader's time zone.
  const shown = [texts.title, texts.before, texts.location, texts.timeZone];
  const told = factsOf(mail, message).filter(({ label }) => !shown.includes(label));
  return calendarFile({
    id: appointmentId,
    sequence,
    changedAt: sentAt,
    isCancelled: news === 'CANCELLED' || news === 'UNASSIGNED',
    startTime,
    endTime,
    title: readable(title),
    description: told.map(({ label, value }) => `${label}${colon} ${readable(value)}`).join('\n'),
    location: location && readable(location),
    organizer: { name: company.name, email: organizer },
    attendee: to,
  });
}
