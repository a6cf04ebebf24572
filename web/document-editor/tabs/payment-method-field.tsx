import { useQuery } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { PAYMENT_METHODS, type PaymentMethod } from '#shared/payment-methods.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { type PaymentDetails, paymentDetails } from '#web/document-editor/model/payment-details.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useUser } from '#web/lib/session/session.ts';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { EditorField } from './editor-field.tsx';
import { SettingsLink } from './settings-link.tsx';
import { t } from './texts.en.tsx';

type PaymentMethodFieldProps = Pick<EditorState, 'form'> & { dispatch: Dispatch<EditorAction> };

/** The payment method, with the instructions that the invoice will show. */
export function PaymentMethodField({ form: { paymentMethod }, dispatch }: PaymentMethodFieldProps) {
  const { id } = useUser();
  const { data: settings } = useQuery(paymentSettingsQuery(id));
  const details = settings === undefined ? null : paymentDetails(paymentMethod, settings);
  return (
    <EditorField hint={details && <Details details={details} />} label={t.paymentMethod} name="paymentMethod">
      <Select
        onChange={({ target }) =>
          dispatch({ type: 'change', values: { paymentMethod: target.value as PaymentMethod } })
        }
        value={paymentMethod}
      >
        <Options labelOf={(method) => dictionary.paymentMethod[method]} of={PAYMENT_METHODS} />
      </Select>
    </EditorField>
  );
}

function Details({ details: { text, missing } }: { details: PaymentDetails }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {text}
      {missing && ' '}
      {missing && <SettingsLink name={t.paymentSettings} to={`${paths.paymentSettings}?tab=${missing}`} />}
    </span>
  );
}
