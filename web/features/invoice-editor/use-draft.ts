import { useEffect, useMemo, useRef } from 'react';
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
  const keep = useMemo(
    () => (place && isChanged && !isSaved ? () => keepDraft(place, form) : null),
    [place, form, isChanged, isSaved],
  );
  const latest = useRef({ keep, form });
  const first = useRef(form);
  const hasKept = useRef(false);

  useEffect(() => {
    latest.current = { keep, form };
    if (!keep) {
      // Saved, or back to how it began. A draft that waits to be chosen was not kept here.
      if (place && hasKept.current) forgetDraft(place);
      return undefined;
    }
    hasKept.current = true;
    const timer = setTimeout(keep, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [keep, form, place]);

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
