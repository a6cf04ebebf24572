import { createHash } from 'node:crypto';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';

/**
 * SHA-256 of a version of an estimate as its recipient reads it, in base64url: of every text, number and tax, whatever
 * the order of the fields, and not of what was decided since.
 */
export function shownHash(estimate: PublicEstimate): string {
  const { status: _status, decision: _decision, deposit: _requested, newerId: _newer, ...shown } = estimate;
  return createHash('sha256')
    .update(JSON.stringify(ordered(shown)))
    .digest('base64url');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, ordered(field)]),
  );
}
