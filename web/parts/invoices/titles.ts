import { t } from './texts.en.tsx';

const OF_INVOICE = {
  send: t.sendInvoice,
  status: t.updateInvoiceStatus,
  download: t.downloadingInvoice,
  delete: t.deleteInvoice,
} as const;

const OF_DEPOSIT: { readonly [Action in keyof typeof OF_INVOICE]: string } = {
  send: t.sendRequest,
  status: t.updateRequestStatus,
  download: t.downloadingRequest,
  delete: t.deleteRequest,
};

/** The names of the actions that name what they act on: an invoice, or a deposit request. */
export function titlesOf({ isDeposit }: { readonly isDeposit?: boolean | undefined }): typeof OF_DEPOSIT {
  return isDeposit ? OF_DEPOSIT : OF_INVOICE;
}
