import { useState } from 'react';

const STORAGE_KEY = 'scheduleView';

/** How the appointments of a day are shown. */
export type ScheduleView = 'cards' | 'list';

/** The user's choice of view, remembered on this device. */
export function useScheduleView(): [ScheduleView, (view: ScheduleView) => void] {
  const [view, setView] = useState<ScheduleView>(read);
  return [
    view,
    (chosen) => {
      setView(chosen);
      keep(chosen);
    },
  ];
}

function read(): ScheduleView {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'cards';
  } catch {
    return 'cards';
  }
}

function keep(view: ScheduleView): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
}
