import { createContext } from 'react';
import type { Days } from '#shared/series/schedule.ts';

/** The days that are offered for the series that is being edited; null if it has its own. */
export const OfferedDays = createContext<Days | null>(null);
