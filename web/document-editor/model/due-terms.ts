import { addDays, type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import {
  dueByText,
  dueDayOf,
  PAYMENT_TERMS,
  type PaymentTermsChoice,
  paymentTermsChoice,
  statedDueDay,
} from '#shared/document/payment-terms.ts';
import { enCa } from '#shared/locale/en-ca.ts';

/** The due date of an invoice and its payment terms. */
export type DueTerms = {
  readonly issueDate: CalendarDay;
  readonly dueDate: CalendarDay;
  readonly paymentTerms: string;
  /** Custom wording, kept while another option is chosen. */
  readonly ownTerms: string;
};

/** Applies a change; the terms follow manual changes, so that due date and text never contradict each other. */
export function changeDueTerms<Form extends DueTerms>(before: Form, change: Partial<Form>): Form {
  const after = { ...before, ...change };
  if (change.paymentTerms !== undefined) return setTerms(after, change.paymentTerms);
  if (change.dueDate !== undefined) return updateTermsText(before, after);
  return change.issueDate === undefined ? after : withDueDate(after, paymentTermsChoice(after.paymentTerms));
}

/** Sets the text of terms as if it had been chosen or typed, with the due date that it states, if any. */
export function withTerms<Form extends DueTerms>(terms: Form, text: string): Form {
  const choice = paymentTermsChoice(text);
  return chooseTerms({ ...terms, ownTerms: choice === 'custom' ? text : '' }, choice);
}

/** Chooses an option: sets its text and due date. `custom` restores the custom wording. */
export function chooseTerms<Form extends DueTerms>(terms: Form, choice: PaymentTermsChoice): Form {
  if (choice !== 'custom') return withDueDate({ ...terms, paymentTerms: PAYMENT_TERMS[choice].description }, choice);
  const chosen = { ...terms, paymentTerms: terms.ownTerms };
  return { ...chosen, dueDate: contradictedDueDate(chosen) ?? terms.dueDate };
}

/** The due date stated by the terms if it differs, else undefined. */
export function contradictedDueDate({ issueDate, dueDate, paymentTerms }: DueTerms): CalendarDay | undefined {
  if (!issueDate || !dueDate) return undefined;
  const stated = statedDueDay(paymentTerms, issueDate);
  return stated === dueDate ? undefined : stated;
}

/** The same terms from another issue date: as many days as they state, or else as there were. */
export function renewTerms<Form extends DueTerms>(terms: Form, issueDate: CalendarDay): Form {
  const days = daysBetween(terms.issueDate, terms.dueDate);
  const dueDate = addDays(issueDate, Number.isNaN(days) ? 0 : days);
  const isDueBy = terms.paymentTerms === dueBy(terms.dueDate);
  const renewed = { ...terms, issueDate, dueDate, ...(isDueBy && { paymentTerms: dueBy(dueDate), ownTerms: '' }) };
  return { ...renewed, dueDate: contradictedDueDate(renewed) ?? dueDate };
}

function setTerms<Form extends DueTerms>(after: Form, text: string): Form {
  const choice = paymentTermsChoice(text);
  return choice === 'custom' ? { ...after, ownTerms: text } : withDueDate(after, choice);
}

/** Keeps custom wording; regenerates the product's. */
function updateTermsText<Form extends DueTerms>(before: DueTerms, after: Form): Form {
  const { paymentTerms, dueDate } = before;
  const isCustom = paymentTermsChoice(paymentTerms) === 'custom' && paymentTerms !== dueBy(dueDate);
  if (isCustom || !after.dueDate) return after;
  const choices = (Object.keys(PAYMENT_TERMS) as PaymentTermsChoice[]).filter((each) => 'days' in PAYMENT_TERMS[each]);
  const choice = choices.find((each) => after.issueDate && dueDayOf(each, after.issueDate) === after.dueDate);
  return { ...after, paymentTerms: choice ? PAYMENT_TERMS[choice].description : dueBy(after.dueDate) };
}

function withDueDate<Form extends DueTerms>(terms: Form, choice: PaymentTermsChoice): Form {
  const dueDate = terms.issueDate && dueDayOf(choice, terms.issueDate);
  return dueDate ? { ...terms, dueDate } : terms;
}

function dueBy(dueDate: CalendarDay): string {
  return dueByText(enCa.longDay(dueDate));
}
