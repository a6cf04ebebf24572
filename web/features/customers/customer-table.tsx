import type { Customer } from '#shared/customer/schema.ts';
import { dayText } from '#web/lib/day-text.ts';
import { initialsOf } from '#web/lib/initials.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Cell, HeadCell, Row, Table } from '#web/ui/table.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { locationOf } from './location.ts';
import type { OpenDialog } from './use-customer-dialogs.ts';

/** Columns keep their width whatever is in them: paging moves nothing. */
export const TABLE_STYLE = 'min-w-[46rem] table-fixed';

type CustomersProps = { customers: readonly Customer[]; onOpen: (dialog: OpenDialog) => void };

/** The customers of a page on a wide screen. */
export function CustomerTable({ customers, onOpen }: CustomersProps) {
  return (
    <Table className={TABLE_STYLE} label="Customers">
      <CustomerTableHead />
      <tbody>
        {customers.map((customer) => (
          <Row key={customer.id}>
            <Cell>
              <div className="flex items-center gap-3">
                <Avatar initials={initialsOf(customer.name)} />
                <span className="truncate font-medium">{customer.name}</span>
              </div>
            </Cell>
            <Cell>
              <p className="truncate">{customer.email}</p>
              <p className="truncate text-muted text-xs tabular-nums">{customer.phone}</p>
            </Cell>
            <Cell className="truncate">{locationOf(customer) || <span className="text-muted">—</span>}</Cell>
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
        <HeadCell className="w-[22%]">Location</HeadCell>
        <HeadCell className="w-32">Created</HeadCell>
        <HeadCell align="right" className="w-40">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
