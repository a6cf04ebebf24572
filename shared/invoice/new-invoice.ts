import { BILLED_APPOINTMENT } from '#shared/appointment/billed-appointment.ts';
import { CREATION_ID } from '#shared/client-id.ts';
import { GENERATED_NUMBER } from '#shared/document/number-schema.ts';
import { recordId } from '#shared/receipt/schema.ts';
import { InvoiceInput } from './schema.ts';

/** The body that creates an invoice: what was entered, under the client's id, for the appointment that it bills. */
export const NewInvoice = InvoiceInput.extend({
  ...CREATION_ID,
  ...BILLED_APPOINTMENT,
  ...GENERATED_NUMBER,
  /** The draft that a deposit request is made for: the deposit pays it once it is issued. */
  depositFor: recordId.optional(),
});
