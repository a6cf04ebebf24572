import type { InvoiceEmailInput } from '#shared/invoice/email.ts';

/** The outcome of sending an email; `held` if the sender should review findings first. */
export type SendOutcome = 'sent' | 'held' | 'failed';

/** Props of the dialog for an invoice's email. */
export type EmailDialogProps = {
  invoiceId: string;
  to: string;
  /** The edited email, if it was not sent. */
  written: InvoiceEmailInput | undefined;
  onClose: () => void;
  onSend: (email: InvoiceEmailInput) => Promise<SendOutcome>;
};
