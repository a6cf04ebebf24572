import { useEffect, useRef } from 'react';
import { toast } from '#web/ui/toast.ts';
import { type DraftPlace, forgetDraft, keepDraft } from './draft.ts';
import type { InvoiceForm } from './form.ts';

/** Long enough that nobody waits for the disk while typing. */
const SETTLES_MS = 400;

type DraftOptions = {
  /** Null where no draft is kept. */
  place: DraftPlace | null;
  form: InvoiceForm;
  /** Whether there is anything worth keeping. */
  isChanged: boolean;
  /** The server has the invoice: no draft is needed any more. */
  isSaved: boolean;
};

/** Keeps a copy of what is typed on this device until the server has it, and says so when the reader leaves. */
export function useDraft({ place, form, isChanged, isSaved }: DraftOptions): void {
  const keep = place && isChanged && !isSaved ? () => keepDraft(place, form) : null;
  const latest = useRef({ keep, form });
  const first = useRef(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows from the form
  useEffect(() => {
    latest.current = { keep, form };
    if (!keep) return;
    const timer = setTimeout(keep, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [form, isChanged, isSaved]);

  useEffect(() => {
    if (isSaved && place) forgetDraft(place);
  }, [isSaved, place]);

  useEffect(() => {
    const onHide = () => latest.current.keep?.();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      latest.current.keep?.();
      if (latest.current.keep && latest.current.form !== first.current) toast.info('Invoice saved as draft');
    };
  }, []);
}
