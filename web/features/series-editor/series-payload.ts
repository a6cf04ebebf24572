import { addDays, type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import {
  dueByDay,
  dueDayOf,
  PAYMENT_TERMS,
  type PaymentTermsChoice,
  statedDueDay,
} from '#shared/document/payment-terms.ts';
import type { SeriesInput, SeriesUpdate } from '#shared/series/schema.ts';
import { renewTerms, withTerms } from '#web/document-editor/model/due-terms.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { toDocumentInput, toDocumentUpdate } from '#web/document-editor/model/payload.ts';
import { toLine } from './followed-lines.ts';
import { t } from './texts.en.ts';

/** The body that creates a series. */
export function toSeriesInput(form: InvoiceForm): SeriesInput {
  return { ...undated(toDocumentInput(form)), ...ofSeries(form) };
}

/** The body that updates the series read as `saved`; without `version`, unconditionally. */
export function toSeriesUpdate(form: InvoiceForm, saved: InvoiceForm, version?: number): SeriesUpdate {
  return { ...undated(toDocumentUpdate(form, saved, version)), ...ofSeries(form) };
}

/** What a series has besides any document. */
function ofSeries(form: InvoiceForm): Pick<SeriesInput, 'paymentMethod' | 'dueInDays' | 'items'> {
  return { paymentMethod: form.paymentMethod, dueInDays: dueInDays(form), items: form.items.map(toLine) };
}

/** Days from an invoice to its due day; 0 if none is known. */
export function dueInDays({ issueDate, dueDate }: Pick<InvoiceForm, 'issueDate' | 'dueDate'>): number {
  return Math.max(0, daysBetween(issueDate, dueDate) || 0);
}

/** A content without the number and the days that each invoice gets. */
function undated<Content extends { invoiceNumber: string; issueDate: string; dueDate: string }>(content: Content) {
  const { invoiceNumber: _number, issueDate: _issued, dueDate: _due, ...rest } = content;
  return rest;
}

/** A form as the invoice of a day, due by the same rule. */
export function formOn(form: InvoiceForm, day: CalendarDay): InvoiceForm {
  const { isDeposit: _, appointmentId: __, appointmentFiles: ___, ...kept } = byRule(form);
  return settledSeries({ ...kept, invoiceNumber: t.numberLater, isNumberGenerated: true }, { issueDate: day });
}

/** A form after a change: its day stays, and it is due when its payment terms say so, if they do. */
export function settledSeries(form: InvoiceForm, { issueDate }: Pick<InvoiceForm, 'issueDate'>): InvoiceForm {
  const dated = form.issueDate === issueDate ? form : renewTerms(form, issueDate);
  const dueDate = statedDueDay(dated.paymentTerms, issueDate);
  return dueDate === undefined || dueDate === dated.dueDate ? dated : { ...dated, dueDate };
}

/** Payment terms that name a day, as the rule that leads to it. */
function byRule(form: InvoiceForm): InvoiceForm {
  const named = dueByDay(form.paymentTerms);
  if (!named) return form;
  const choices = Object.keys(PAYMENT_TERMS) as PaymentTermsChoice[];
  const choice = choices.find((each) => dueDayOf(each, form.issueDate) === named);
  const days = Math.max(0, daysBetween(form.issueDate, named) || 0);
  const text = choice ? PAYMENT_TERMS[choice].description : withinDays(days);
  return withTerms({ ...form, dueDate: addDays(form.issueDate || named, days) }, text);
}

/** As the product words it. */
function withinDays(days: number): string {
  return PAYMENT_TERMS.due_in_30_days.description.replace('30', String(days));
}
