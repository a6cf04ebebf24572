import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Cell } from '#shared/csv.ts';
import { FIELDS, fieldsAt } from '#shared/document/fields.ts';
import { balanceCents, remainingCents, settledCents } from '#shared/invoice/amount-due.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { downloadTable } from '#web/lib/lists/download-table.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { STATUS_LABELS } from '#web/lib/locale/statuses.en.ts';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { t } from './texts.en.ts';

/**
 * Downloads invoices as a file named after the day: the columns of the list (spec 1 §7), where the amount is a text
 * with its currency, then numbers to calculate with.
 */
export async function saveInvoiceCsv(invoices: readonly InvoiceListItem[], today: CalendarDay): Promise<void> {
  await isDone(downloadTable(t.fileName({ day: today }), [HEADER, ...invoices.map(toRow)]), t.exportFailed);
}

const HEADER = [
  ...t.columns,
  ...fieldsAt('list').map((name) => upperFirst(FIELDS[name].label[LANGUAGE])),
  ...t.lastColumns,
];

function toRow(invoice: InvoiceListItem): Cell[] {
  const { invoiceNumber, billingName, issueDate, total, currency, status, amountRefunded = 0, isWrittenOff } = invoice;
  const totalCents = toCents(total);
  const settled = settledCents(invoice);
  return [
    invoiceNumber,
    billingName,
    { day: issueDate },
    `${plainAmount(totalCents)} ${currency}`,
    LANGUAGE === 'en' ? status : STATUS_LABELS[status],
    currency,
    { cents: totalCents },
    { cents: settled.paidCents },
    { cents: settled.creditedCents },
    { cents: toCents(amountRefunded) },
    // Nobody owes what is only asked for.
    { cents: invoice.isDeposit ? 0 : balanceCents(invoice) },
    { cents: isWrittenOff ? remainingCents(totalCents, settled) : 0 },
    ...fieldsAt('list').map((name) => invoice[name]),
    invoice.isDeposit ? t.depositRequest : t.invoice,
    { cents: toCents(invoice.amountKept ?? 0) },
  ];
}
