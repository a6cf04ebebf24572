import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { isChangedMeanwhile } from '#web/lib/errors/changed-meanwhile.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useRecordEdits } from '#web/lib/records/use-record-edits.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { showServerMessage } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConflict } from '#web/ui/overlays/conflict-dialog.tsx';
import { formOf, type PaymentForm, toInput, toUpdate } from './payment-fields.ts';
import { findProblems, type Problems, serverProblems } from './payment-problems.ts';

/** The payment details form; null creates them. Saving sends only the edited fields. */
export function usePaymentForm(settings: PaymentSettings | null) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const { id: userId } = useUser();
  const query = paymentSettingsQuery(userId);
  const { form, changed, version, change, forget } = useRecordEdits(formOf(settings), settings?.version);
  const [problems, setProblems] = useState<Problems>({});

  const send = (overwrite: boolean): Promise<PaymentSettings> => {
    if (!settings) return call('POST /payment-settings', { body: toInput(form) });
    const body = { ...toUpdate(form, changed), ...(!overwrite && { version }) };
    return call('PATCH /payment-settings/user/{userId}', { userId, body });
  };
  const write = useAction(async ({ overwrite = false } = {}) => {
    if (settings && changed.length === 0) return toast.info('No changes to save');
    const texts = settings ? UPDATING : CREATING;
    try {
      client.setQueryData(query.queryKey, await send(overwrite));
    } catch (error) {
      if (isChangedMeanwhile(error)) return conflict.report();
      setProblems(serverProblems(error));
      showServerMessage(error, texts.failed);
      // They were entered or taken away elsewhere: the next save must know.
      if (isOutdated(error)) void client.invalidateQueries(query);
      return;
    }
    forget();
    toast.success(texts.done);
    // New invoices begin in the preferred currency, which they take from the profile.
    void client.invalidateQueries({ queryKey: ['profile'] });
    void refreshUser();
  });

  const conflict = useConflict({
    overwrite: () => write.run({ overwrite: true }),
    reload: async () => {
      await client.fetchQuery(query);
      forget();
    },
    failed: 'Failed to fetch payment settings',
  });

  return {
    form,
    problems,
    change: <Name extends keyof PaymentForm>(name: Name, value: PaymentForm[Name]) => {
      change(name, value);
      setProblems(({ [name]: _, ...others }) => others);
    },
    isChanged: changed.length > 0,
    /** Saves unless there are problems; returns them. */
    save: (): Problems => {
      const found = findProblems(form);
      setProblems(found);
      if (Object.keys(found).length === 0) void write.run();
      return found;
    },
    isSaving: write.isBusy,
    /** Set when someone else saved the settings while they were being edited here. */
    conflict: conflict.dialog,
  };
}

export type PaymentEditing = ReturnType<typeof usePaymentForm>;

const CREATING = { failed: 'Failed to save payment settings', done: 'Payment settings created successfully' };
const UPDATING = { failed: 'Failed to update payment settings', done: 'Payment settings updated successfully' };

function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
}
