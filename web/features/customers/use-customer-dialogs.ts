import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';

/** The dialog that is open on the screen, and about whom. */
export type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly customer: Customer };

const OPEN_CREATE = 'openCreateDialog';

/** Which dialog is open. An address with `openCreateDialog=true` opens the one for a new customer, and loses it then. */
export function useCustomerDialogs() {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(OPEN_CREATE) === 'true';
  const [dialog, setDialog] = useState<OpenDialog | null>(isAsked ? { kind: 'add' } : null);

  useEffect(() => {
    if (!isAsked) return;
    setDialog({ kind: 'add' });
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(OPEN_CREATE);
        return after;
      },
      { replace: true },
    );
  }, [isAsked, setParams]);

  return { dialog, open: setDialog, close: () => setDialog(null) };
}
