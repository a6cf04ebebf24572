import type { AppError } from '#shared/errors.ts';
import { ESTIMATE_DECIDED } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { EstimateRecord } from './estimate-record.ts';

/** Throws CONFLICT for an accepted estimate, which stays as it was accepted. */
export function checkOpen({ status }: Pick<EstimateRecord, 'status'>): void {
  if (status === 'ACCEPTED') throw decided('ACCEPTED');
}

/** The refusal for an estimate that was accepted or declined. */
export function decided(outcome: 'ACCEPTED' | 'DECLINED'): AppError {
  return refusal({ ESTIMATE_DECIDED }, { what: outcome === 'ACCEPTED' ? 'accepted' : 'declined' });
}
