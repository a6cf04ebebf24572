import { DETAILED_METHODS, missingDetails } from '#shared/payment-methods.ts';
import { PaymentSettingsInput } from '#shared/payment-settings/schema.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import type { PaymentForm } from './payment-fields.ts';

/** Validation rules of payment details (spec 2 §5). */
export const PAYMENT_RULES: FormRules<PaymentForm, PaymentSettingsInput> = {
  schema: PaymentSettingsInput,
  check: (form) =>
    DETAILED_METHODS.flatMap((method) => missingDetails(method, form)).map((path) => ({ path, rule: 'required' })),
  texts: {
    'preferredCurrency required': 'Preferred currency is required',
    'preferredCurrency oneOf': 'Preferred currency is required',
    'bankName required': 'Bank name is required',
    'accountName required': 'Account name is required',
    'accountNumber required': 'Account number is required',
    'eTransferEmail email': 'Invalid email address',
    'chequePayee required': 'Enter who your cheques are payable to',
  },
};
