import { newId } from '#functions/data/table/ids.ts';
import { documentLanguageOf } from '#functions/domain/document/published-content.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { unpriced } from '#functions/domain/invoice/unpriced.ts';
import type { CustomerFields } from '#functions/domain/people/customers.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { cutText } from '#shared/cut-text.ts';
import { CUSTOM_FIELD_LIMITS } from '#shared/document/custom-fields.ts';
import { FIELDS } from '#shared/document/fields.ts';
import { generateInvoiceNumber } from '#shared/document/number.ts';
import { statedDueDay } from '#shared/document/payment-terms.ts';
import { filledPlaceholders, type Period } from '#shared/series/placeholders.ts';
import { firstFrom, nthDay } from '#shared/series/schedule.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import { SeriesInput } from '#shared/series/schema.ts';
import { filledLines } from './filled-lines.ts';
import type { SeriesRecord } from './series-record.ts';

/** The series of an invoice; it needs a schedule only for the placeholder of a period. */
type Source = Pick<SeriesRecord, 'id' | 'businessId' | 'schedule' | 'only'> & SeriesInput;

type Circumstances = {
  readonly day: CalendarDay;
  /** The customer of the day's content, as they are now; undefined if it names none or they were deleted. */
  readonly customer: CustomerFields | undefined;
  readonly now: Date;
};

/** What the invoice of a day is made of: the content of the series, unless that day has its own. */
export function contentOn({ only, ...series }: Source, day: CalendarDay): SeriesInput {
  return only?.day === day ? only.content : series;
}

/** The draft of a day, with the customer as they are now and with a generated number, but without taxes and total. */
export function draftOn(series: Source, { day, customer, now }: Circumstances): InvoiceRecord {
  const { dueInDays, ...content } = enteredOf(contentOn(series, day));
  const billed = { ...content, ...(customer && billTo(customer)) };
  const { paymentTerms } = billed;
  return {
    ...filledIn(billed, { from: day, to: lastDayOf(series.schedule, day) }),
    id: newId(),
    businessId: series.businessId,
    seriesId: series.id,
    invoiceNumber: generateInvoiceNumber(day, Math.random),
    issueDate: day,
    dueDate: statedDueDay(paymentTerms ?? '', day) ?? addDays(day, dueInDays),
    status: 'DRAFT',
    ...unpriced(now),
  };
}

/** The fields that a user enters. */
const ENTERED = Object.keys(SeriesInput.shape) as (keyof SeriesInput)[];

/** The entered fields of a series or of the content of a day, without those that say how far it has come. */
export function enteredOf(content: SeriesInput): SeriesInput {
  const given = ENTERED.filter((field) => content[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, content[field]])) as SeriesInput;
}

/** The customer as an invoice names them: what they no longer have is not on it, either. */
function billTo(customer: CustomerFields) {
  const { name, email, phone, address, city, state, zip, country, language, taxExemptions } = customer;
  return {
    ...{ billingName: name, billingEmail: email, billingPhone: phone, billingAddress: address, billingCity: city },
    ...{ billingProvince: state, billingZip: zip, billingCountry: country, taxExemptions },
    ...(language && { language }),
  };
}

/** The last day before the next invoice. */
function lastDayOf(schedule: Schedule | undefined, day: CalendarDay): CalendarDay {
  if (!schedule) return day;
  return addDays(nthDay(schedule, firstFrom(schedule, addDays(day, 1))), -1);
}

type Texts = Pick<SeriesInput, 'items' | 'introduction' | 'additionalNotes' | 'customFields' | 'language'>;

/** The content with the placeholders of its texts filled in; what becomes too long ends where its field does. */
function filledIn<Content extends Texts>(content: Content, period: Period): Content {
  const language = documentLanguageOf(content);
  const fill = (text: string) => filledPlaceholders(text, period, language);
  const filled = (text: string, max: number) => cutText(fill(text), max);
  const { items, introduction, additionalNotes, customFields } = content;
  return {
    ...content,
    items: filledLines(items, fill),
    ...(introduction && { introduction: filled(introduction, FIELDS.introduction.maxLength) }),
    ...(additionalNotes && { additionalNotes: filled(additionalNotes, FIELDS.additionalNotes.maxLength) }),
    ...(customFields && {
      customFields: customFields.map((field) => ({ ...field, value: filled(field.value, CUSTOM_FIELD_LIMITS.value) })),
    }),
  };
}
