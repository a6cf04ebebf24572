import { clsx } from 'clsx';
import { FilePlus2, Pencil, Trash2, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { CUSTOMER_SORTS } from '#shared/customer/sorts.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { initialsOf } from '#web/lib/person-names.ts';
import { customerListQuery } from '#web/lib/queries/customers.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { CardFoot, RecordCard, RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { RowAction } from '#web/ui/lists/row-action.tsx';
import { RowActions } from '#web/ui/lists/row-actions.tsx';
import { RowMore } from '#web/ui/lists/row-more.tsx';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Owed } from './owed.tsx';
import { t } from './texts.en.ts';
import { type OpenDialog, useCustomerDialogs } from './use-customer-dialogs.ts';

const loadCustomerDialogs = async () => (await import('./customer-dialogs.tsx')).CustomerDialogs;

const LOOKS = {
  add: { title: t.add, fields: 6 },
  edit: { title: t.editCustomer, fields: 6 },
  delete: { title: t.deleteCustomer, fields: 0 },
} as const;

/** Newest first by default (spec 2 §9). */
const SORTS = ['createdAt', ...CUSTOMER_SORTS.filter((sort) => sort !== 'createdAt')] as const;

const SORT_LABELS = { name: t.name, city: t.location, email: t.contact, createdAt: t.created } as const;

/** The customers of the business (spec 2 §2, "Customers screen"). */
export default function CustomersScreen() {
  const { dialog, open, close } = useCustomerDialogs();
  const mayChange = useMayChange();
  return (
    <ListScreen
      actions={
        mayChange && {
          cell: (customer) => <CustomerActions customer={customer} onOpen={open} />,
          skeleton: 'ml-auto h-4 w-24',
          width: 'w-36 @5xl:w-40',
        }
      }
      add={mayChange && { label: t.add, onAdd: () => open({ kind: 'add' }) }}
      card={(customer) => <CustomerCard customer={customer} onOpen={open} />}
      cardSkeleton={<RecordCardSkeleton height="h-37" lines={['h-4 w-36', 'h-3.5 w-44', 'h-3.5 w-28']} />}
      columns={COLUMNS}
      empty={{
        icon: Users,
        title: mayChange ? t.none : t.noneFound,
        action: t.add,
      }}
      entriesOf={({ customers }) => customers}
      failure={{
        title: t.notLoaded,
        text: t.checkConnection,
        onRetry: () => location.reload(),
      }}
      label={t.customers}
      loading={{ title: t.loading, hint: t.loadingHint }}
      noMatch={{ title: t.noneFound, text: t.noMatchHint }}
      noun={t.noun}
      query={customerListQuery}
      region={t.customerList}
      sortLabels={SORT_LABELS}
      sorts={SORTS}
      tableFrom={760}
    >
      {() => (
        <LazyDialog load={loadCustomerDialogs} look={dialog && LOOKS[dialog.kind]} onClose={close}>
          {(CustomerDialogs) => dialog && <CustomerDialogs dialog={dialog} onClose={close} />}
        </LazyDialog>
      )}
    </ListScreen>
  );
}

const COLUMNS: readonly Column<Customer>[] = [
  {
    head: t.name,
    cell: (customer) => <CustomerLink className="line-clamp-2 whitespace-normal" customer={customer} />,
    skeleton: 'h-4 w-32',
    width: '@5xl:w-[24%]',
    isTruncated: true,
    fullText: ({ name }) => name,
    initials: ({ name }) => initialsOf(name),
  },
  {
    head: t.contact,
    cell: ({ email, phone }) => (
      <>
        <p className="truncate">{email}</p>
        <p className="truncate text-muted text-xs tabular-nums">{phone}</p>
      </>
    ),
    skeleton: 'h-4 w-40',
    fullText: ({ email }) => email,
  },
  {
    head: t.location,
    cell: (customer) => locationOf(customer) || <span className="text-muted">—</span>,
    skeleton: 'h-4 w-28',
    fullText: locationOf,
  },
  {
    head: t.owed,
    cell: ({ id }) => <Owed customerId={id} />,
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-30 @5xl:w-36',
    align: 'right',
  },
  CREATED,
];

/** A customer in a narrow list. */
function CustomerCard({ customer, onOpen }: { customer: Customer; onOpen: (dialog: OpenDialog) => void }) {
  return (
    <RecordCard
      foot={
        <CardFoot
          fact={
            <>
              <span className="text-muted text-xs">{t.owed} </span>
              <Owed customerId={customer.id} />
            </>
          }
        >
          {useMayChange() && <CustomerActions customer={customer} onOpen={onOpen} />}
        </CardFoot>
      }
      name={customer.name}
    >
      <CustomerLink className="line-clamp-2 text-base" customer={customer} />
      <p className="truncate">{customer.email}</p>
      <p className="truncate text-muted tabular-nums">{customer.phone}</p>
      <p className="truncate text-muted">{locationOf(customer)}</p>
    </RecordCard>
  );
}

/** A customer's location, without missing parts: "Calgary, AB, Canada". */
function locationOf({ city, state, country }: Pick<Customer, 'city' | 'state' | 'country'>): string {
  return [city, state, country].filter(Boolean).join(', ');
}

type CustomerLinkProps = { customer: Pick<Customer, 'id' | 'name'>; className?: string };

/** Links to a customer's page, which links back to the list in its current state. */
function CustomerLink({ customer: { id, name }, className }: CustomerLinkProps) {
  return (
    <Link
      {...ROW_TARGET}
      className={clsx('rounded-sm font-medium text-accent wrap-anywhere hover:underline', className)}
      state={wayBackTo(useLocation())}
      to={paths.customer(id)}
    >
      {name}
    </Link>
  );
}

/** Actions on a customer: edit, create an invoice, delete. */
function CustomerActions({ customer, onOpen }: { customer: Customer; onOpen: (dialog: OpenDialog) => void }) {
  const { name } = customer;
  return (
    <RowActions name={name}>
      <RowAction
        aria-label={t.editNamed({ name })}
        icon={Pencil}
        onClick={() => onOpen({ kind: 'edit', customer })}
        title={t.edit}
      />
      <Link
        aria-label={t.createInvoiceFor({ name })}
        className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        state={{ customer: billToCustomer(customer) }}
        title={t.createInvoice}
        to={paths.invoiceCustomer(customer.id)}
      >
        <FilePlus2 aria-hidden="true" className="text-muted" />
      </Link>
      <RowMore
        actions={[
          { icon: Trash2, label: t.delete, tone: 'danger', onSelect: () => onOpen({ kind: 'delete', customer }) },
        ]}
        name={name}
      />
    </RowActions>
  );
}
