import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { call } from '#web/lib/api.ts';
import { paymentSettingsQuery } from '#web/lib/payment-settings.ts';
import { useSession, useUser } from '#web/lib/session.ts';
import { useAction } from '#web/lib/use-action.ts';
import { showRefusal } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast.ts';
import { formOf, type PaymentForm, toPayload } from './payment-fields.ts';
import { findProblems, type Problems, serverProblems } from './payment-problems.ts';

/**
 * The payment details while they are edited; null are those to be created. Only what was edited is kept here, so that a
 * newer answer of the server shows in all other fields.
 */
export function usePaymentForm(settings: PaymentSettings | null) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const { id: userId } = useUser();
  const [edits, setEdits] = useState<Partial<PaymentForm>>({});
  const [problems, setProblems] = useState<Problems>({});
  const saved = formOf(settings);
  const form: PaymentForm = { ...saved, ...edits };

  const write = useAction(async () => {
    const query = paymentSettingsQuery(userId);
    const texts = settings ? UPDATING : CREATING;
    try {
      const body = toPayload(form);
      const answer = settings
        ? await call('PATCH /payment-settings/user/{userId}', { userId, body })
        : await call('POST /payment-settings', { body });
      client.setQueryData(query.queryKey, answer);
    } catch (error) {
      setProblems(serverProblems(error));
      showRefusal(error, texts.failed);
      // They were entered or taken away elsewhere: the next save must know.
      if (isOutdated(error)) void client.invalidateQueries(query);
      return;
    }
    setEdits({});
    toast.success(texts.done);
    // New invoices begin in the preferred currency, which they take from the profile.
    void client.invalidateQueries({ queryKey: ['profile'] });
    void refreshUser();
  });

  return {
    form,
    problems,
    change: (name: keyof PaymentForm, value: string) => {
      setEdits((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _, ...others }) => others);
    },
    isChanged: Object.entries(edits).some(([name, value]) => value !== saved[name as keyof PaymentForm]),
    /** Saves unless something is wrong; answers what is. */
    save: (): Problems => {
      const found = findProblems(form);
      setProblems(found);
      if (Object.keys(found).length === 0) void write.run();
      return found;
    },
    isSaving: write.isBusy,
  };
}

export type PaymentEditing = ReturnType<typeof usePaymentForm>;

const CREATING = { failed: 'Failed to save payment settings', done: 'Payment settings created successfully' };
const UPDATING = { failed: 'Failed to update payment settings', done: 'Payment settings updated successfully' };

function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
}
