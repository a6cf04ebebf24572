import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';

/** The open dialog and its customer. */
export type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly customer: Customer };

const OPEN_CREATE = 'openCreateDialog';

/** The open dialog. `openCreateDialog=true` in the query opens the dialog for a new customer and is then removed. */
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
