import type { LucideIcon } from 'lucide-react';
import type { FieldChange } from '#shared/activity/schema.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** Something that happened to an invoice. */
export type TimelineEntry = {
  readonly key: string;
  readonly at: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly text: string;
  /** Who did it; absent if the product, the customer or the mail service did. */
  readonly by?: string | undefined;
  /** What an edit changed. */
  readonly changes: readonly FieldChange[];
};
