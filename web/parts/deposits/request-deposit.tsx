import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { invoiceCurrency } from '#shared/money.ts';
import { wayBackIn, wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { customerAccountQuery } from '#web/lib/queries/customers.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useUser } from '#web/lib/session/session.ts';
import { AssignDialog } from '#web/parts/customers/assign-dialog.tsx';
import type { PayableInvoice } from '#web/parts/payments/payable.ts';
import { useInvoiceCustomer } from '#web/parts/payments/use-invoice-customer.ts';
import { Button } from '#web/ui/button.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { sourceOfCustomer, sourceOfDraft } from './deposit-input.ts';
import { RequestDialog } from './request-dialog.tsx';
import { t } from './texts.en.tsx';

/** Asks a customer for a deposit on work that has no invoice yet. */
export function RequestOfCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const settings = useSettings();
  const { preferredCurrency } = useUser().profile;
  const account = useQuery(customerAccountQuery(customer.id, { page: 1, limit: 1 }));
  const onCreated = useShowRequest(onClose);
  if (settings === undefined || account.isLoading) return <Loading onClose={onClose} />;
  // As their invoices were; if they had some in several currencies, as the business's.
  const [first, ...others] = account.data?.owed.map(({ currency }) => currency) ?? [];
  const currency = first && others.length === 0 ? first : invoiceCurrency(preferredCurrency);
  return (
    <RequestDialog
      onClose={onClose}
      onCreated={onCreated}
      source={sourceOfCustomer(customer, { currency, settings })}
    />
  );
}

type DraftProps = { invoice: PayableInvoice; onClose: () => void };

/** Asks the customer of a draft for a deposit, which pays the invoice later. */
export function RequestForDraft({ invoice, onClose }: DraftProps) {
  const settings = useSettings();
  const query = useQuery({ ...invoiceQuery(invoice.id), staleTime: Number.POSITIVE_INFINITY });
  const customer = useInvoiceCustomer(invoice, true);
  const onCreated = useShowRequest(onClose);
  const draft = query.data;
  if (customer.kind === 'none') return <NeedsCustomer invoice={customer.invoice} onClose={onClose} />;
  if (!draft || customer.kind === 'unknown' || settings === undefined) {
    return (
      <Loading onClose={onClose}>
        <Fetched failure={{ title: t.notLoaded }} query={query} skeleton={LOADING}>
          {() => LOADING}
        </Fetched>
      </Loading>
    );
  }
  return <RequestDialog onClose={onClose} onCreated={onCreated} source={sourceOfDraft(draft, customer.id, settings)} />;
}

/** The payment settings; null if there are none, or they cannot be read; undefined while loading. */
function useSettings() {
  const { data, isLoadingError } = useQuery(paymentSettingsQuery(useUser().id));
  return isLoadingError ? null : data;
}

/** Opens the page of a new request, which leads back to the screen that it was made on, other than another invoice's. */
function useShowRequest(onClose: () => void): (request: Invoice) => void {
  const navigate = useNavigate();
  const here = useLocation();
  return ({ id }) => {
    // At once, or the open form would ask before it is left.
    flushSync(onClose);
    const earlier = wayBackIn(here.state);
    const isInvoice = here.pathname.startsWith(`${paths.invoices}/`);
    void navigate(paths.invoice(id), { state: isInvoice ? earlier && { wayBack: earlier } : wayBackTo(here) });
  };
}

function Loading({ onClose, children = LOADING }: { onClose: () => void; children?: ReactNode }) {
  return (
    <Dialog description={t.noTax} onOpenChange={onClose} open title={t.title}>
      {children}
    </Dialog>
  );
}

const LOADING = (
  <LoadingRegion title={t.loading}>
    <Skeleton className="h-10" />
    <Skeleton className="mt-5 h-10" />
  </LoadingRegion>
);

/** Without a customer, nobody could have the deposit applied or back. */
function NeedsCustomer({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [isAssigning, setIsAssigning] = useState(false);
  if (isAssigning) return <AssignDialog current={undefined} invoice={invoice} onClose={() => setIsAssigning(false)} />;
  return (
    <Dialog
      description={t.needsCustomer}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {t.cancel}
          </Button>
          <Button onClick={() => setIsAssigning(true)}>
            <UserPlus aria-hidden="true" />
            {t.assignToCustomer}
          </Button>
        </>
      }
      onOpenChange={onClose}
      open
      title={t.title}
    />
  );
}
