import { t } from './texts.en.tsx';

type Kind = { readonly isDeposit?: boolean | undefined };

/** What is said of an invoice, or of a deposit request. */
export function wordsOf({ isDeposit }: Kind): typeof t.ofInvoice {
  return isDeposit ? t.ofDeposit : t.ofInvoice;
}
