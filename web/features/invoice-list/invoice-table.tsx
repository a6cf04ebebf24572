import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { toCents } from '#shared/money.ts';
import { Cell, Row, Table } from '#web/ui/lists/table.tsx';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { EditLink } from './edit-link.tsx';
import type { InvoiceActions } from './invoice-actions.ts';
import { InvoiceTableHead } from './invoice-table-head.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { ReturnedMark } from './returned-mark.tsx';
import { RowMenu } from './row-menu.tsx';

type InvoiceTableProps = { invoices: readonly InvoiceListItem[]; actions: InvoiceActions };

/** A page of invoices as a table. */
export function InvoiceTable({ invoices, actions }: InvoiceTableProps) {
  return (
    <Table label="Invoices">
      <InvoiceTableHead />
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow actions={actions} invoice={invoice} key={invoice.id} />
        ))}
      </tbody>
    </Table>
  );
}

function InvoiceRow({ invoice, actions }: { invoice: InvoiceListItem; actions: InvoiceActions }) {
  const { invoiceNumber, billingName, issueDate, total, currency, status } = invoice;
  return (
    <Row>
      <Cell flexible>
        <EditLink
          className="rounded-sm font-medium text-accent tabular-nums hover:underline"
          invoice={invoice}
          title={invoiceNumber}
        >
          {invoiceNumber}
        </EditLink>
      </Cell>
      <Cell flexible title={billingName}>
        <span className="line-clamp-2 whitespace-normal wrap-anywhere">{billingName}</span>
        <ReturnedMark invoice={invoice} />
      </Cell>
      <Cell className="whitespace-nowrap text-muted tabular-nums">{enCa.shortDay(issueDate)}</Cell>
      <Cell align="right">
        <Money cents={toCents(total)} className="block font-medium" currency={currency} />
        <PaymentMark invoice={invoice} />
      </Cell>
      <Cell>
        <StatusBadge status={status} />
      </Cell>
      <Cell align="right">
        <div className="-mr-2 flex justify-end @5xl:-mr-3">
          <RowMenu actions={actions} invoice={invoice} />
        </div>
      </Cell>
    </Row>
  );
}
