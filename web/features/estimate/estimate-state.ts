import type { CalendarDay } from '#shared/calendar-day.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { isExpired } from '#shared/estimate/status.ts';

/** An estimate from its recipient's point of view; only an open one can be answered. */
export type EstimateState = 'open' | 'expired' | 'accepted' | 'declined' | 'replaced' | 'draft';

/** What the page of an estimate shows on a day. */
export function stateOf(estimate: PublicEstimate, today: CalendarDay): EstimateState {
  if (estimate.newerId) return 'replaced';
  if (isExpired(estimate, today)) return 'expired';
  return STATES[estimate.status];
}

/** Whether a question can be asked here: before a yes, also once it is too late for one. */
export function takesQuestions(state: EstimateState): boolean {
  return state === 'open' || state === 'expired' || state === 'declined';
}

const STATES = { DRAFT: 'draft', SENT: 'open', ACCEPTED: 'accepted', DECLINED: 'declined' } as const;
