import { HeadCell } from '#web/ui/lists/table.tsx';

/** The head of the table, the same while its rows are on their way. */
export function InvoiceTableHead() {
  return (
    <thead>
      <tr>
        <HeadCell className="w-45 @5xl:w-48">Invoice #</HeadCell>
        <HeadCell>Customer</HeadCell>
        <HeadCell className="w-26 @5xl:w-32">Date</HeadCell>
        <HeadCell align="right" className="w-30 @5xl:w-44">
          Amount
        </HeadCell>
        <HeadCell className="w-26 @5xl:w-32">Status</HeadCell>
        <HeadCell align="right" className="w-19 @5xl:w-26">
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
