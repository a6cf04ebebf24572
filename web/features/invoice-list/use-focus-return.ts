import { type RefObject, useEffect } from 'react';
import { findRowMenu } from '#web/parts/invoices/row-menu.tsx';
import type { OpenDialog } from '#web/parts/invoices/use-invoice-actions.ts';

/** When a dialog closes, returns the focus to its row's menu, or to the list if the row is gone. */
export function useFocusReturn(dialog: OpenDialog | null, list: RefObject<HTMLElement | null>): void {
  const invoiceId = dialog?.invoice.id;
  useEffect(() => {
    if (invoiceId === undefined) return;
    return () => (findRowMenu(invoiceId) ?? list.current)?.focus();
  }, [invoiceId, list]);
}
