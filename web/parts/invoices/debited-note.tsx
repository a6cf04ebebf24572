import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { t } from './texts.en.tsx';

/** Says that a bank payment of an invoice is on its way: nobody need ask for it. */
export function DebitedNote({ isDebited }: Pick<InvoiceListItem, 'isDebited'>) {
  return isDebited ? <span className="mt-0.5 block text-muted text-xs">{t.debited}</span> : null;
}
