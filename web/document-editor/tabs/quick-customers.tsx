import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type Dispatch, useState } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { BillTo } from '#web/document-editor/model/form.ts';
import { newestCustomersQuery } from '#web/lib/queries/customers.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.tsx';

type QuickCustomersProps = {
  to: BillTo;
  dispatch: Dispatch<EditorAction>;
  /** Goes to the lines. */
  onPicked: () => void;
};

/**
 * Offers the newest customers: one click picks one and continues with the lines. Only if the invoice began without a
 * customer. The picker finds the others.
 */
export function QuickCustomers({ to, dispatch, onPicked }: QuickCustomersProps) {
  // Stays while the user types, so that the fields below do not move.
  const [isOffered] = useState(!to.id && !to.name && !to.email);
  const { data } = useQuery({ ...newestCustomersQuery, enabled: isOffered });
  const { texts } = useDocumentKind();
  const customers = data?.customers ?? [];
  if (!isOffered || customers.length === 0) return null;
  return (
    <ul aria-label={t.newestCustomers} className="mt-3 flex flex-wrap gap-2">
      {customers.map((customer) => (
        <li className="max-w-full" key={customer.id}>
          <Button
            className="max-w-full pointer-coarse:h-11"
            onClick={() => {
              dispatch({ type: 'pickCustomer', customer: billToCustomer(customer) });
              onPicked();
            }}
            size="sm"
            variant="secondary"
          >
            <span className="sr-only">{texts.startFor}</span>
            <span className="min-w-0 truncate">{customer.name}</span>
            <ArrowRight aria-hidden="true" className="text-muted" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
