import type { AGING_LABELS as en } from './aging-buckets.en.ts';

/** The days after the due day by which what is owed is grouped, in French. */
export const AGING_LABELS: typeof en = {
  current: 'Non échu',
  '1-30': '1 à 30 jours',
  '31-60': '31 à 60 jours',
  '61-90': '61 à 90 jours',
  '90+': 'Plus de 90 jours',
};
