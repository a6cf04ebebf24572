import { meetingTime } from '#shared/appointment/meeting-time.ts';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { GivenDefaults } from '#shared/document/chosen-defaults.ts';
import type { CustomField } from '#shared/document/custom-fields.ts';
import { languageAt } from '#shared/locale/language.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { Product } from '#shared/product/schema.ts';
import { searchText } from '#shared/search-text.ts';
import { itemFromProduct } from '#web/document-editor/catalogue/product-item.ts';
import { blankItem, type FormItem, type InvoiceForm, newInvoiceForm } from '#web/document-editor/model/form.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';

/** The facts about the business that a new invoice needs. */
export type Business = {
  readonly today: CalendarDay;
  readonly currency: InvoiceCurrency;
  readonly invoiceNumber: string;
  readonly defaults?: GivenDefaults;
  readonly customFields?: readonly CustomField[];
};

/**
 * A new invoice for an appointment: its customer, and one line with its title, time and length in hours. The price is
 * that of the product with this name; without one, it is left empty. All files of the appointment come along.
 */
export function appointmentForm(
  appointment: Appointment,
  { products, ...business }: Business & { readonly products: readonly Product[] },
): InvoiceForm {
  const customer = billToCustomer(appointment.customer);
  const prices = { products, pricedIn: business.currency };
  const form = newInvoiceForm({ ...business, customer });
  const { id: appointmentId, attachments } = appointment;
  const appointmentFiles = attachments?.length ? attachments.map(({ id }) => id) : undefined;
  return { ...form, appointmentId, appointmentFiles, items: [lineOf(appointment, prices)] };
}

type Prices = { readonly products: readonly Product[]; readonly pricedIn: InvoiceCurrency };

function lineOf(appointment: Appointment, { products, pricedIn }: Prices): FormItem {
  const { title, customer } = appointment;
  const language = customer.language ?? languageAt({ province: customer.state, country: customer.country });
  const { day, time } = meetingTime(appointment, language);
  const when = `${day}, ${time}`;
  const product = products.find(({ shortDescription }) => searchText(shortDescription.trim()) === searchText(title));
  const hours = { quantity: hoursOf(appointment), unit: HOUR };
  if (!product) return blankItem({ name: title, description: when, ...hours });
  const item = itemFromProduct({ product, quantity: 1, pricedIn });
  const counted = isHourly(product) && { ...hours, ...(product.unit && { unit: product.unit }) };
  return { ...item, ...counted, description: [when, item.description].filter(Boolean).join('\n') };
}

/** Length in hours, with a quantity's four decimals. */
function hoursOf({ startTime, endTime }: Appointment): number {
  return Math.round((Date.parse(endTime) - Date.parse(startTime)) / 360) / 10_000;
}

/** The symbol is the same in both languages. */
const HOUR = 'h';
const HOURS = /^(?:h|hrs?|hours?|heures?)\.?$/iu;
const HOURLY =
  /\b(?:per|an|each|par)\s+(?:hour|heure)\b|\bhourly\b|\bhoraire\b|\/\s*h(?:r|our|eure)?\b|(?:à|de) l[’']heure\b/iu;

/** Without a unit, a product's text shows whether it is priced by the hour. */
function isHourly({ shortDescription, detailedDescription, unit }: Product): boolean {
  return unit ? HOURS.test(unit) : HOURLY.test(`${shortDescription}\n${detailedDescription}`);
}
