import { useLayoutEffect, useRef, useState } from 'react';
import { isSameInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import type { Saving } from './use-saving.ts';

/** The ways out of the editor: `isDone` once one was taken. */
export function useLeaving(form: InvoiceForm, saving: Saving) {
  const [isDone, setIsDone] = useState(false);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  }, [form]);
  const saveAndLeave = async () => {
    const saved = await saving.save();
    // What was typed while it was being saved must not be left behind.
    const isAllSaved = latest.current === form || (saved && isSameInvoice(latest.current, saved.form));
    if (saved && isAllSaved) setIsDone(true);
  };
  return { isDone, leave: () => setIsDone(true), saveAndLeave };
}
