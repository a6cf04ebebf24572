import { useQueryClient } from '@tanstack/react-query';
import type { DetailField } from '#shared/payment-methods.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { showServerMessage } from '#web/ui/feedback/failure-toast.ts';
import { missingFields } from '#web/ui/forms/form-rules.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { formOf } from './payment-fields.ts';
import { PAYMENT_RULES } from './payment-rules.ts';

/** The payment details form as its parts see it. */
export type PaymentEditing = ReturnType<typeof usePaymentForm>;

type PaymentFormOptions = {
  /** Fields required here. */
  needed?: readonly DetailField[];
  onSaved?: () => void;
};

/** The payment details form; null creates them. */
export function usePaymentForm(settings: PaymentSettings | null, { needed = [], onSaved }: PaymentFormOptions = {}) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const { id: userId } = useUser();
  const query = paymentSettingsQuery(userId);
  return useRecordForm({
    stored: settings ?? undefined,
    valuesOf: formOf,
    rules: {
      ...PAYMENT_RULES,
      check: (form) => [...missingFields(form, needed), ...(PAYMENT_RULES.check?.(form) ?? [])],
    },
    create: (body) => call('POST /payment-settings', { body }),
    update: (body) => call('PATCH /payment-settings/user/{userId}', { userId, body }),
    reload: () => client.fetchQuery(query),
    onSaved: (saved) => {
      client.setQueryData(query.queryKey, saved);
      // New invoices take the preferred currency from the profile.
      void client.invalidateQueries({ queryKey: ['profile'] });
      void refreshUser();
      onSaved?.();
    },
    showFailure: showServerMessage,
    onOutdated: () => client.invalidateQueries(query),
    texts: TEXTS,
  });
}

const TEXTS = {
  created: 'Payment settings created successfully',
  updated: 'Payment settings updated successfully',
  notCreated: 'Failed to save payment settings',
  notUpdated: 'Failed to update payment settings',
  notRead: 'Failed to fetch payment settings',
} as const;
