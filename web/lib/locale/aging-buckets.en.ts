import type { AgingBucket } from '#shared/reports/groups.ts';

/** The days after the due day by which what is owed is grouped. */
export const AGING_LABELS: Readonly<Record<AgingBucket, string>> = {
  current: 'Not yet due',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  '90+': 'Over 90 days',
};
