import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { EstimateBadge } from '#web/parts/estimates/estimate-badge.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { Money } from '#web/ui/money.tsx';
import { AnswerState } from './answer-state.tsx';
import { EstimateLink } from './estimate-link.tsx';
import { t } from './texts.en.ts';

/** The columns of the list of estimates, besides their actions. */
export const COLUMNS: readonly Column<EstimateListItem>[] = [
  {
    head: t.number,
    cell: (estimate) => <EstimateLink estimate={estimate} />,
    skeleton: 'h-4 w-28',
    width: 'w-38 @5xl:w-44',
    isTruncated: true,
  },
  {
    head: t.customer,
    cell: ({ billingName }) => <span className="line-clamp-2 whitespace-normal wrap-anywhere">{billingName}</span>,
    skeleton: 'h-4 w-3/4',
    fullText: ({ billingName }) => billingName,
  },
  {
    head: t.date,
    cell: ({ issueDate }) => dictionary.shortDay(issueDate),
    skeleton: 'h-4 w-22',
    width: 'w-28 @5xl:w-32',
    className: 'whitespace-nowrap text-muted tabular-nums',
  },
  {
    head: t.validUntil,
    cell: ({ dueDate }) => dictionary.shortDay(dueDate),
    skeleton: 'h-4 w-22',
    width: 'w-28 @5xl:w-32',
    className: 'whitespace-nowrap text-muted tabular-nums',
  },
  {
    head: t.total,
    cell: ({ total, currency }) => <Money cents={toCents(total)} className="font-medium" currency={currency} />,
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-30 @5xl:w-40',
    align: 'right',
  },
  {
    head: t.status,
    cell: (estimate) => (
      <>
        <EstimateBadge {...estimate} />
        <AnswerState estimate={estimate} />
      </>
    ),
    skeleton: 'h-5.5 w-18 rounded-full!',
    width: 'w-30 @5xl:w-40',
  },
];
