import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { EstimateBadge } from '#web/parts/estimates/estimate-badge.tsx';
import { EstimateRowMenu } from '#web/parts/estimates/row-menu.tsx';
import type { ActOnEstimate } from '#web/parts/estimates/use-estimate-actions.ts';
import { Money } from '#web/ui/money.tsx';
import { AnswerState } from './answer-state.tsx';
import { EstimateLink } from './estimate-link.tsx';
import { t } from './texts.en.ts';

/** An estimate in a narrow list. */
export function EstimateCard({ estimate, act }: { estimate: EstimateListItem; act: ActOnEstimate }) {
  const { billingName, dueDate, total, currency } = estimate;
  return (
    <div className="pt-2 pb-4">
      <div className="flex h-10 items-center gap-4">
        <EstimateLink className="min-w-0 truncate py-2" estimate={estimate} />
        <div className="-mr-3 ml-auto flex shrink-0 items-center">
          <EstimateRowMenu act={act} estimate={estimate} />
        </div>
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate">{billingName}</p>
        <Money cents={toCents(total)} className="font-semibold text-base" currency={currency} />
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-3">
        <p className="text-muted text-xs tabular-nums">{t.validTo({ day: dictionary.shortDay(dueDate) })}</p>
        <EstimateBadge {...estimate} />
      </div>
      <div className="text-right">
        <AnswerState estimate={estimate} />
      </div>
    </div>
  );
}
