import type { InvoiceEmailInput } from '#shared/invoice/email.ts';

/** Where an attempt to send an email ended; `held` if its sender should look at findings first. */
export type SendOutcome = 'sent' | 'held' | 'failed';

/** What the dialog for the email of an invoice needs. */
export type EmailDialogProps = {
  invoiceId: string;
  to: string;
  /** What was written before, if it was not sent. */
  written: InvoiceEmailInput | undefined;
  onClose: () => void;
  onSend: (email: InvoiceEmailInput) => Promise<SendOutcome>;
};
