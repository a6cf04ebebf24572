import type { Customer } from '#shared/customer/schema.ts';
import { dayText } from '#web/lib/dates.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Cell, HeadCell, Row, TABLE_AVATAR_STYLE, Table } from '#web/ui/lists/table.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { locationOf } from './location.ts';
import type { OpenDialog } from './use-customer-dialogs.ts';

type CustomersProps = { customers: readonly Customer[]; onOpen: (dialog: OpenDialog) => void };

/** A page of customers as a table. */
export function CustomerTable({ customers, onOpen }: CustomersProps) {
  return (
    <Table label="Customers">
      <CustomerTableHead />
      <tbody>
        {customers.map((customer) => (
          <Row key={customer.id}>
            <Cell flexible title={customer.name}>
              <div className="flex items-center gap-3">
                <Avatar className={TABLE_AVATAR_STYLE} initials={initialsOf(customer.name)} />
                <span className="line-clamp-2 whitespace-normal font-medium wrap-anywhere">{customer.name}</span>
              </div>
            </Cell>
            <Cell flexible title={customer.email}>
              <p className="truncate">{customer.email}</p>
              <p className="truncate text-muted text-xs tabular-nums">{customer.phone}</p>
            </Cell>
            <Cell flexible title={locationOf(customer)}>
              {locationOf(customer) || <span className="text-muted">—</span>}
            </Cell>
            <Cell className="whitespace-nowrap text-muted tabular-nums">{dayText(customer.createdAt)}</Cell>
            <Cell align="right">
              <CustomerActions customer={customer} onOpen={onOpen} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The head of the table, the same while its rows are on their way. */
export function CustomerTableHead() {
  return (
    <thead>
      <tr>
        <HeadCell>Name</HeadCell>
        <HeadCell>Contact</HeadCell>
        <HeadCell>Location</HeadCell>
        <HeadCell className="w-26 @5xl:w-32">Created</HeadCell>
        <HeadCell align="right" className="w-36 @5xl:w-40">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
