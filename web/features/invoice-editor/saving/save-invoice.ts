import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';

/** How often another number is drawn for one that is taken. */
const MAX_DRAWS = 5;

type Create = {
  create: (form: InvoiceForm) => Promise<Invoice>;
  /** A new number, as the product draws them. */
  drawNumber: () => string;
};

/**
 * Creates the invoice and answers it with the form that it was made from: a number that the product drew is drawn again
 * while it is taken, one that was typed is not. Throws what the last call threw.
 */
export async function createInvoice(
  form: InvoiceForm,
  { create, drawNumber }: Create,
): Promise<{ invoice: Invoice; form: InvoiceForm }> {
  let current = form;
  for (let draws = 0; ; draws += 1) {
    try {
      return { invoice: await create(current), form: current };
    } catch (error) {
      if (!isNumberTaken(error) || !form.isNumberGenerated || draws === MAX_DRAWS) throw error;
      current = { ...current, invoiceNumber: drawNumber() };
    }
  }
}

/** Why an invoice could not be saved, a text for each broken rule (spec 1 §8). */
export function saveFailures(error: unknown): string[] {
  const isExplained = error instanceof AppError && error.messages.length > 0;
  return isExplained ? friendlyMessages(error) : ['An error occurred while saving the invoice'];
}

/** Any other conflict says its reason, and another number would not resolve it. */
function isNumberTaken(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CONFLICT' && error.reason === undefined;
}
