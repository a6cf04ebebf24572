import { useQuery } from '@tanstack/react-query';
import { Coins, FileCheck2, FilePlus2, HandCoins, Pencil, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { ReceiptsCard } from '#web/features/customers/receipts/receipts-card.tsx';
import { wayBackIn } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { customerAccountQuery } from '#web/lib/queries/customers.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { AccountCard } from './account-card.tsx';
import { CustomerInvoices, PAGE_SIZE } from './customer-invoices.tsx';
import { CustomerLayout } from './customer-layout.tsx';
import { CustomerSeries } from './customer-series.tsx';
import { DetailsCard } from './details-card.tsx';
import type { PageDialog } from './page-dialogs.tsx';
import { SavedCardOf } from './saved-card.tsx';
import { t } from './texts.en.tsx';

const loadPageDialogs = async () => (await import('./page-dialogs.tsx')).PageDialogs;

const LOOKS = {
  edit: { title: t.editCustomer, fields: 6 },
  statement: { title: t.statementOfAccount, fields: 3 },
  record: { title: t.recordPayment, fields: 4 },
  deposit: { title: t.requestDeposit, fields: 3 },
  apply: { title: t.applyToInvoices, fields: 1 },
  'give-back': { title: t.giveBackCredit, fields: 3 },
  void: { title: t.voidPayment, fields: 1 },
} as const;

/** A customer with their account and its actions. */
export function CustomerView({ customer }: { customer: Customer }) {
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const [params, setParams] = useSearchParams();
  const mayChange = useMayChange();
  const location = useLocation();
  const wayBack = wayBackIn(location.state);
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const account = useQuery(customerAccountQuery(customer.id, { page, limit: PAGE_SIZE }));
  const close = () => setDialog(null);
  return (
    <>
      <BackLink state={wayBack?.state} to={wayBack ?? paths.customers}>
        {t.back}
      </BackLink>
      <ScreenHeader
        actions={
          // Without icons, the buttons fit on one line on phones.
          <div className="flex flex-wrap gap-2 max-sm:[&>*>svg]:hidden">
            {mayChange && (
              <Button onClick={() => setDialog({ kind: 'edit' })} variant="secondary">
                <Pencil aria-hidden="true" />
                {t.edit}
              </Button>
            )}
            <Button onClick={() => setDialog({ kind: 'statement' })} variant="secondary">
              <ReceiptText aria-hidden="true" />
              {t.statement}
            </Button>
            {mayChange && <NewRecords customer={customer} onOpen={(kind) => setDialog({ kind })} />}
          </div>
        }
        title={customer.name}
      />
      <CustomerLayout
        account={<AccountCard account={account} />}
        details={
          <>
            <CustomerSeries customer={customer} />
            <SavedCardOf customer={customer} />
            <DetailsCard account={account.data} customer={customer} />
          </>
        }
        receipts={<ReceiptsCard act={(kind, receipt) => setDialog({ kind, receipt })} customerId={customer.id} />}
        invoices={
          <CustomerInvoices
            account={account}
            customer={customer}
            onPage={(next, options) =>
              setParams(next > 1 ? { page: String(next) } : {}, { ...options, state: location.state })
            }
          />
        }
      />
      <LazyDialog load={loadPageDialogs} look={dialog && LOOKS[dialog.kind]} onClose={close}>
        {(PageDialogs) => dialog && <PageDialogs customer={customer} dialog={dialog} onClose={close} />}
      </LazyDialog>
    </>
  );
}

type NewRecordsProps = { customer: Customer; onOpen: (kind: 'record' | 'deposit') => void };

/** What a customer's page starts for them. */
function NewRecords({ customer, onOpen }: NewRecordsProps) {
  return (
    <>
      <Button onClick={() => onOpen('record')} variant="secondary">
        <HandCoins aria-hidden="true" />
        {t.recordPayment}
      </Button>
      <Button onClick={() => onOpen('deposit')} variant="secondary">
        <Coins aria-hidden="true" />
        {t.requestDeposit}
      </Button>
      <Link
        className={buttonStyle({ variant: 'secondary' })}
        state={{ customer: billToCustomer(customer) }}
        to={paths.estimateCustomer(customer.id)}
      >
        <FileCheck2 aria-hidden="true" />
        {t.newEstimate}
      </Link>
      <Link
        className={buttonStyle()}
        state={{ customer: billToCustomer(customer) }}
        to={paths.invoiceCustomer(customer.id)}
      >
        <FilePlus2 aria-hidden="true" />
        {t.newInvoice}
      </Link>
    </>
  );
}
