import type { LucideIcon } from 'lucide-react';
import type { FieldChange } from '#shared/activity/schema.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** An event in an invoice's timeline. */
export type TimelineEntry = {
  readonly key: string;
  readonly at: string;
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly text: string;
  /** The person who did it; absent if the product, the customer or the email service did. */
  readonly by?: string | undefined;
  /** The changes of an edit. */
  readonly changes: readonly FieldChange[];
};
