import { MANUAL_METHODS, type ManualMethod } from '#shared/payment-methods.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LEDGER_METHOD_LABELS } from '#web/lib/locale/methods.en.ts';
import { useUser } from '#web/lib/session/session.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import type { Received } from './bulk-calls.ts';
import { t } from './texts.en.ts';

/** How and when the balances were received. */
export function ReceivedFields({ value, onChange }: { value: Received; onChange: (value: Received) => void }) {
  const { emailVerified } = useUser();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={t.method}>
        <Select
          onChange={({ target }) => onChange({ ...value, method: target.value as ManualMethod })}
          value={value.method}
        >
          <Options labelOf={(method) => LEDGER_METHOD_LABELS[method]} of={MANUAL_METHODS} />
        </Select>
      </Field>
      <Field label={t.date}>
        <DatePicker
          displayFormat={dictionary.shortDay}
          onChange={(paidOn) => onChange({ ...value, paidOn })}
          value={value.paidOn}
        />
      </Field>
      <Switch
        checked={value.sendReceipt}
        className="sm:col-span-2"
        disabled={!emailVerified}
        label={t.sendReceipts}
        onChange={(sendReceipt) => onChange({ ...value, sendReceipt })}
      />
    </div>
  );
}
