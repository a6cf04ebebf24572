import { createContext, useContext } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DraftOwner } from '#web/lib/session/device-data.ts';
import type { KindWords } from './kind-words.ts';
import type { WizardTab } from './model/wizard-tabs.ts';

type KindText =
  | ('generateNumber' | 'noItems' | 'keptAsDraft' | 'created' | 'updated' | 'saveFailed' | 'loadFailed' | 'changed')
  | (
      | 'noLastDay'
      | 'lastDayTooEarly'
      | 'addProducts'
      | 'number'
      | 'numberRequired'
      | 'linesLimit'
      | 'send'
      | 'startFor'
      | 'nowCounting'
      | 'notCounting'
    );

/** What the editor knows about the kind of document that it edits. */
export type DocumentKind = {
  readonly words: KindWords;
  /** Sentences as the product says them of this kind. */
  readonly texts: Readonly<Record<KindText, string>>;
  /** The label of its first day. */
  readonly firstDay: string;
  /** The label of its last day. */
  readonly lastDay: string;
  /** Whether it is paid: by a method of its own, and until its last day, which then follows its payment terms. */
  readonly isPayable: boolean;
  /** Whether its taxes stay as they were when it was issued; otherwise each save has the current ones. */
  readonly keepsTaxes: boolean;
  /** The path of its list, where the editor leads when it is left. */
  readonly list: string;
  /** What the keys of its drafts on the device start with. */
  readonly draftPrefix: DraftOwner['prefix'];
  /** The labels of the tabs. */
  readonly tabs: Readonly<Record<WizardTab, string>>;
  /** Its name among the numberings of a business. */
  readonly numbers: 'invoices' | 'estimates';
  /** A number for a new one of a business that does not count; `random` returns a number in [0, 1). */
  readonly randomNumber: (today: CalendarDay, random: () => number) => string;
};

const Context = createContext<DocumentKind | null>(null);

/** Tells the editor inside it what it edits. */
export const EditedKind = Context.Provider;

/** The kind of document that is being edited. */
export function useDocumentKind(): DocumentKind {
  const kind = useContext(Context);
  if (!kind) throw new Error('There is no EditedKind around the editor');
  return kind;
}
