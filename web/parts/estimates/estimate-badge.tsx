import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { type EstimateFilter, estimateState } from '#shared/estimate/status.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { t } from './texts.en.tsx';

/** The colour of each state; an invoiced one is done with. */
const TONES: Readonly<Record<EstimateFilter, Tone>> = {
  DRAFT: 'grey',
  SENT: 'blue',
  ACCEPTED: 'green',
  DECLINED: 'red',
  EXPIRED: 'yellow',
  PARTLY_INVOICED: 'blue',
  INVOICED: 'grey',
};

/** What an estimate needs to have a state. */
export type Stated = Pick<EstimateListItem, 'status' | 'dueDate' | 'invoices' | 'isInvoiced'>;

/** The state of an estimate in one word. */
export function EstimateBadge(estimate: Stated) {
  const state = estimateState(estimate, useBusinessDay()());
  return <Badge tone={TONES[state]}>{t.states[state]}</Badge>;
}
