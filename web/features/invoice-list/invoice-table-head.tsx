import { HeadCell } from '#web/ui/table.tsx';

/** Columns keep their width whatever is in them: paging moves nothing. */
export const TABLE_STYLE = 'min-w-[46rem] table-fixed';

/** Columns stand closer together where there is little room. */
export const CELL_STYLE = 'max-xl:px-2';

/** Where the table is wider than its frame, the actions stay in reach. */
export const ACTIONS_STYLE = 'max-xl:sticky max-xl:right-0';

/** The head of the table, the same while its rows are on their way. */
export function InvoiceTableHead() {
  return (
    <thead>
      <tr>
        <HeadCell className={`${CELL_STYLE} w-42 xl:w-48`}>Invoice #</HeadCell>
        <HeadCell className={CELL_STYLE}>Customer</HeadCell>
        <HeadCell className={`${CELL_STYLE} w-28 xl:w-32`}>Date</HeadCell>
        <HeadCell align="right" className={`${CELL_STYLE} w-34 xl:w-44`}>
          Amount
        </HeadCell>
        <HeadCell className={`${CELL_STYLE} w-28 xl:w-32`}>Status</HeadCell>
        <HeadCell align="right" className={`${CELL_STYLE} ${ACTIONS_STYLE} w-22 xl:w-26`}>
          Actions
        </HeadCell>
      </tr>
    </thead>
  );
}
