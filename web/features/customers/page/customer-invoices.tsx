import type { UseQueryResult } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Customer } from '#shared/customer/schema.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { DebitedNote } from '#web/parts/invoices/debited-note.tsx';
import { DepositTag } from '#web/parts/invoices/deposit-tag.tsx';
import { DueState } from '#web/parts/invoices/due-state.tsx';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Money } from '#web/ui/money.tsx';
import { CustomerInvoiceCard, CustomerInvoiceSkeleton, InvoiceLink, owedCents } from './customer-invoice-card.tsx';
import { t } from './texts.en.tsx';

/** Invoices on a page. */
export const PAGE_SIZE = 10;

type CustomerInvoicesProps = {
  customer: Customer;
  account: UseQueryResult<CustomerAccount>;
  onPage: (page: number, options?: { replace?: boolean }) => void;
};

/** The invoices of a customer, newest first. */
export function CustomerInvoices({ customer, account, onPage }: CustomerInvoicesProps) {
  const mayChange = useMayChange();
  return (
    <Card flush title={t.invoices}>
      <PagedList
        card={(invoice) => <CustomerInvoiceCard invoice={invoice} />}
        cardSkeleton={<CustomerInvoiceSkeleton />}
        columns={COLUMNS}
        empty={
          <EmptyState
            icon={FileText}
            title={t.noInvoices}
            {...(mayChange && {
              text: t.noInvoicesHint,
              action: (
                <Link
                  className={buttonStyle()}
                  state={{ customer: billToCustomer(customer) }}
                  to={paths.invoiceCustomer(customer.id)}
                >
                  {t.createInvoice}
                </Link>
              ),
            })}
          />
        }
        entriesOf={({ data }) => data}
        failure={{ title: t.invoicesNotLoaded }}
        label={t.invoices}
        list={account}
        loading={{ title: t.loadingInvoices, hint: t.loadingInvoicesHint }}
        noun={t.noun}
        onPage={onPage}
        pageSize={PAGE_SIZE}
        tableFrom={740}
      />
    </Card>
  );
}

const DAY = { skeleton: 'h-4 w-22', className: 'whitespace-nowrap text-muted tabular-nums' } as const;

const COLUMNS: readonly Column<InvoiceListItem>[] = [
  {
    head: t.invoiceNumber,
    cell: (invoice) => (
      <>
        <InvoiceLink invoice={invoice} />
        {invoice.isDeposit && (
          <span className="block">
            <DepositTag {...invoice} />
          </span>
        )}
      </>
    ),
    skeleton: 'h-4 w-28',
  },
  { head: t.issued, cell: ({ issueDate }) => dictionary.shortDay(issueDate), width: 'w-26 @5xl:w-32', ...DAY },
  {
    head: t.due,
    cell: (invoice) => (
      <>
        {dictionary.shortDay(invoice.dueDate)}
        <DueState className="block" invoice={invoice} />
      </>
    ),
    width: 'w-26 @5xl:w-32',
    ...DAY,
  },
  {
    head: t.status,
    cell: (invoice) => (
      <>
        <StatusBadge {...invoice} />
        <DebitedNote {...invoice} />
      </>
    ),
    skeleton: 'h-5.5 w-18 rounded-full!',
    width: 'w-24 @5xl:w-32',
  },
  {
    head: t.total,
    cell: ({ total, currency }) => <Money cents={toCents(total)} currency={currency} />,
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-26 @5xl:w-36',
    align: 'right',
  },
  {
    head: t.balance,
    cell: (invoice) => {
      const cents = owedCents(invoice);
      return <Money cents={cents} className={cents > 0 ? 'font-medium' : 'text-muted'} currency={invoice.currency} />;
    },
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-26 @5xl:w-36',
    align: 'right',
  },
];
