import { useQueryClient } from '@tanstack/react-query';
import { DETAILED_METHODS, type DetailField, missingDetails } from '#shared/payment-methods.ts';
import { type PaymentSettings, PaymentSettingsInput } from '#shared/payment-settings/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { showServerMessage } from '#web/ui/feedback/failure-toast.ts';
import { type FormRules, missingFields } from '#web/ui/forms/form-rules.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { formOf, type PaymentForm } from './payment-fields.ts';
import { t } from './texts.en.ts';

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
      cacheSaved(client, query, saved);
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
  created: t.created,
  updated: t.updated,
  notCreated: t.notCreated,
  notUpdated: t.notUpdated,
  notRead: t.notRead,
} as const;

/** Validation rules of payment details (spec 2 §5). */
const PAYMENT_RULES: FormRules<PaymentForm, PaymentSettingsInput> = {
  schema: PaymentSettingsInput,
  check: (form) =>
    DETAILED_METHODS.flatMap((method) => missingDetails(method, form)).map((path) => ({ path, rule: 'required' })),
  texts: {
    'preferredCurrency required': t.currencyRequired,
    'preferredCurrency oneOf': t.currencyRequired,
    'bankName required': t.bankNameRequired,
    'accountName required': t.accountNameRequired,
    'accountNumber required': t.accountNumberRequired,
    'institutionNumber digits': t.institutionInvalid,
    'transitNumber digits': t.transitInvalid,
    'eTransferEmail email': t.invalidEmail,
    'chequePayee required': t.payeeRequired,
  },
};
