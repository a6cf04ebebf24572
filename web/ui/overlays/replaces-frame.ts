import { createContext } from 'react';

/** Whether a dialog replaces its frame: it is then not moved into place again. */
export const ReplacesFrame = createContext(false);
