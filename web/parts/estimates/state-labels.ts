import { t } from './texts.en.tsx';

/** What each state of an estimate is called. */
export const STATE_LABELS = t.states;
