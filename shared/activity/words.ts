import { PRODUCT_NAME } from '#shared/brand.ts';
import { ACTIONS } from './actions.ts';
import { fieldLabel } from './fields.ts';
import type { Activity, FieldChange } from './schema.ts';

type Told = Pick<Activity, 'action' | 'record' | 'changes'>;

/** What happened in words, such as "changed the due date of INV-12 from 2026-03-01 to 2026-03-31". */
export function activityText({ action, record, changes }: Told): string {
  const label = record?.label ?? '';
  const [only, ...others] = changes;
  if (action.endsWith('.update') && only && others.length === 0) {
    return changeText(only, action === 'payment-settings.update' ? 'the payment settings' : label);
  }
  return ACTIONS[action].replace('{record}', label).trimEnd();
}

function changeText({ field, from, to }: FieldChange, of: string): string {
  const what = `the ${fieldLabel(field)} of ${of}`;
  if (from === undefined) return `set ${what} to ${to ?? ''}`;
  return to === undefined ? `removed ${what}, which was ${from}` : `changed ${what} from ${from} to ${to}`;
}

/** Who did it; the product itself if nobody did. */
export function actorName({ by }: Pick<Activity, 'by'>): string {
  return by?.name ?? PRODUCT_NAME;
}

/** Everything a search looks through. */
export function searchedTexts(activity: Activity): string[] {
  const { by, record, changes } = activity;
  return [
    actorName(activity),
    by?.email ?? '',
    record?.label ?? '',
    activityText(activity),
    ...changes.map(({ field }) => fieldLabel(field)),
  ];
}
