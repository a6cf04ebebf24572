import { kept, useKept } from '#web/lib/browser/kept.ts';

const STORAGE_KEY = 'scheduleView';

/** How the appointments of a day are shown. */
export type ScheduleView = 'cards' | 'list';

/** The user's choice of view, remembered on this device. */
export const useScheduleView = () =>
  useKept<ScheduleView>(STORAGE_KEY, () => (kept(STORAGE_KEY) === 'list' ? 'list' : 'cards'));
