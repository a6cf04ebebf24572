import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { enCa } from '#shared/locale/en-ca.ts';
import { toCents } from '#shared/money.ts';
import { Money } from '#web/ui/money.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { Cell, Row, Table } from '#web/ui/table.tsx';
import { EditLink } from './edit-link.tsx';
import type { InvoiceActions } from './invoice-actions.ts';
import { ACTIONS_STYLE, CELL_STYLE, InvoiceTableHead, TABLE_STYLE } from './invoice-table-head.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { ReturnedMark } from './returned-mark.tsx';
import { RowMenu } from './row-menu.tsx';

type InvoiceTableProps = { invoices: readonly InvoiceListItem[]; actions: InvoiceActions };

/** The invoices of a page on a wide screen. */
export function InvoiceTable({ invoices, actions }: InvoiceTableProps) {
  return (
    <Table className={TABLE_STYLE} label="Invoices">
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
    <Row className="group">
      <Cell className={`${CELL_STYLE} truncate`}>
        <EditLink
          className="rounded-sm font-medium text-accent tabular-nums hover:underline"
          invoice={invoice}
          title={invoiceNumber}
        >
          {invoiceNumber}
        </EditLink>
      </Cell>
      <Cell className={`${CELL_STYLE} truncate`} title={billingName}>
        <span className="block truncate">{billingName}</span>
        <ReturnedMark invoice={invoice} />
      </Cell>
      <Cell className={`${CELL_STYLE} whitespace-nowrap text-muted tabular-nums`}>{enCa.shortDay(issueDate)}</Cell>
      <Cell align="right" className={CELL_STYLE}>
        <Money cents={toCents(total)} className="block font-medium" currency={currency} />
        <PaymentMark invoice={invoice} />
      </Cell>
      <Cell className={CELL_STYLE}>
        <StatusBadge status={status} />
      </Cell>
      <Cell align="right" className={`${CELL_STYLE} ${ACTIONS_STYLE} max-xl:bg-surface max-xl:group-hover:bg-subtle`}>
        <div className="-mr-3 flex justify-end">
          <RowMenu actions={actions} invoice={invoice} />
        </div>
      </Cell>
    </Row>
  );
}
