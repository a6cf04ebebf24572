import { useController } from 'react-hook-form';
import type { Company } from '#shared/company/schema.ts';
import { KNOWN_RATES, QUICK_GROUPS, type QuickAccount, type QuickGroup } from '#shared/reports/quick-rates.ts';
import { MAX_QUICK_PERCENT, type QuickMethod } from '#shared/reports/return-settings.ts';
import type { TaxReturn } from '#shared/reports/schema.ts';
import { accountName } from '#web/features/reports/taxes/words.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberField } from '#web/ui/forms/number-field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import type { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { askedGroups, type FilingForm, provinceOf } from './filing-form.ts';
import { t } from './texts.en.ts';
import { nameOfMonth, percentText, suppliesOf } from './words.ts';

type Editing = Pick<ReturnType<typeof useCheckedForm<FilingForm, object>>, 'form' | 'errorOf'>;

type QuickFieldsProps = {
  account: QuickAccount;
  editing: Editing;
  isOn: boolean;
  /** The method as it is stored. */
  method: QuickMethod | undefined;
  /** The return on screen. */
  figures: TaxReturn | undefined;
  company: Company | null | undefined;
};

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The quick method of an account: whether and since when, its fiscal year, and its rates. */
export function QuickFields({ account, editing, isOn, method, figures, company }: QuickFieldsProps) {
  const { form, errorOf } = editing;
  const { field: from } = useController({ control: form.control, name: `${account}.from` });
  const { field: registered } = useController({ control: form.control, name: `${account}.sinceRegistration` });
  const home = provinceOf(company?.province);
  const isOutsideHst = !QUICK_GROUPS.GST_HST.some((group) => group === home);
  return (
    <div className="grid min-w-0 gap-5 border-line border-t pt-5">
      <Switch
        checked={isOn}
        hint={t.methodHint}
        label={t.method({ account: accountName(account) })}
        onChange={(checked) => {
          form.setValue(`${account}.isOn`, checked, { shouldDirty: true });
          if (checked && !from.value) startLike(form, account);
        }}
      />
      {isOn && (
        <>
          <div className="grid min-w-0 gap-x-4 gap-y-5 sm:grid-cols-2">
            <Field error={errorOf(`${account}.from`)} hint={t.fromHint} label={t.from}>
              <DatePicker
                displayFormat={dictionary.shortDay}
                name={from.name}
                onChange={from.onChange}
                placeholder={t.pickDay}
                value={from.value}
              />
            </Field>
            <Field label={t.yearStart}>
              <Select {...form.register(`${account}.yearStart`)}>
                <Options labelOf={(month) => nameOfMonth(Number(month))} of={MONTHS} />
              </Select>
            </Field>
          </div>
          <Switch
            checked={registered.value}
            hint={t.sinceRegistrationHint}
            label={t.sinceRegistration}
            onChange={registered.onChange}
          />
          <fieldset className="grid min-w-0 gap-4">
            <legend className="mb-1 font-medium text-sm">{t.rates}</legend>
            {account === 'GST_HST' && <p className="text-pretty text-muted text-xs">{t.ratesHint}</p>}
            {askedGroups(account, { method, home, figures }).map((group) => (
              <RateField
                account={account}
                editing={editing}
                group={group}
                key={group}
                offersKnown={account === 'QST' || isOutsideHst}
              />
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}

/** Gives an account the days of the other: most businesses elect for both at once. */
function startLike(form: Editing['form'], account: QuickAccount): void {
  const { isOn, from, yearStart } = form.getValues(account === 'QST' ? 'GST_HST' : 'QST');
  if (!isOn) return;
  form.setValue(`${account}.from`, from);
  form.setValue(`${account}.yearStart`, yearStart);
}

type RateFieldProps = {
  account: QuickAccount;
  editing: Editing;
  group: QuickGroup;
  /** Whether the known rates apply to the business. */
  offersKnown: boolean;
};

function RateField({ account, editing: { form, errorOf }, group, offersKnown }: RateFieldProps) {
  const name = `${account}.rates.${group}` as const;
  const { field } = useController({ control: form.control, name });
  const known = offersKnown ? KNOWN_RATES.filter((rate) => rate.group === group) : [];
  return (
    <div className="grid min-w-0 gap-2">
      <Field className="w-full sm:w-56" error={errorOf(name)} label={t.rateOf({ supplies: suppliesOf(group) })}>
        <NumberField
          decimals={3}
          max={MAX_QUICK_PERCENT}
          name={name}
          negative={t.notNegative}
          onChange={field.onChange}
          value={field.value ?? ''}
        />
      </Field>
      {known.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {known.map(({ of, percent }) => (
            <Button key={of} onClick={() => field.onChange(percent)} size="sm" variant="secondary">
              {t.takeKnown({ percent: percentText(percent), of: t.known[of] })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
