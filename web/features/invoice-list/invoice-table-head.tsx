import { HeadCell } from '#web/ui/table.tsx';

/** Columns keep their width whatever is in them: paging moves nothing. */
export const TABLE_STYLE = 'min-w-[46rem] table-fixed';

/** The head of the table, the same while its rows are on their way. */
export function InvoiceTableHead() {
  return (
    <thead>
      <tr>
        <HeadCell className="w-48">Invoice #</HeadCell>
        <HeadCell>Customer</HeadCell>
        <HeadCell className="w-32">Date</HeadCell>
        <HeadCell align="right" className="w-44">
          Amount
        </HeadCell>
        <HeadCell className="w-32">Status</HeadCell>
        <HeadCell align="right" className="w-26">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
