import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { isInCanada, provinceOf } from '#shared/canada/provinces.ts';
import { tidyRegistration } from '#shared/canada/registration-number.ts';
import { TAX_ACCOUNTS, type TaxAccount } from '#shared/canada/tax-codes.ts';
import { SUPPLY_CATEGORY_LABELS } from '#shared/canada/tax-labels.ts';
import { SUPPLY_CATEGORIES } from '#shared/canada/tax-treatment.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { CompanySelect } from './company-select.tsx';
import { ACCOUNT_TEXTS } from './tax-texts.ts';
import type { CompanyEditing } from './use-company-form.ts';

/** The tax registrations that matter where the business is, the others on demand, and what it sells. */
export function TaxFields(editing: CompanyEditing) {
  const { form, errorOf, dirtyFields } = editing;
  const [country, typed, ...numbers] = useWatch({
    control: form.control,
    name: ['country', 'province', ...TAX_ACCOUNTS],
  });
  const [isAll, setIsAll] = useState(false);
  const province = isInCanada({ country }) === false ? undefined : provinceOf(typed);
  const isShown = (account: TaxAccount, index: number) => {
    const { province: place } = ACCOUNT_TEXTS[account];
    return isAll || !place || place === province || Boolean(numbers[index]) || Boolean(dirtyFields[account]);
  };
  const shown = TAX_ACCOUNTS.filter(isShown);
  const showAll = () => {
    flushSync(() => setIsAll(true));
    form.setFocus(TAX_ACCOUNTS.find((account) => !shown.includes(account)) ?? 'GST');
  };
  return (
    <>
      <p className="-mt-2 text-pretty text-muted text-sm sm:col-span-2">
        {numbers.some(Boolean) ? REGISTERED : SMALL_SUPPLIER}
      </p>
      {shown.map((account) => (
        <RegistrationField account={account} key={account} {...editing} />
      ))}
      <Field
        error={errorOf('supplyCategory')}
        hint="Some provinces tax some services. A product can have its own."
        label="What do you sell?"
      >
        <CompanySelect form={form} name="supplyCategory">
          <option value="">Choose what you sell</option>
          {SUPPLY_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {SUPPLY_CATEGORY_LABELS[category]}
            </option>
          ))}
        </CompanySelect>
      </Field>
      {shown.length < TAX_ACCOUNTS.length && (
        <div className="sm:col-span-2">
          <Button onClick={showAll} size="sm" variant="secondary">
            Registered in another province?
          </Button>
        </div>
      )}
    </>
  );
}

const SMALL_SUPPLIER =
  'Without a registration, no tax is added to your invoices. You must register once you sell more than $30,000 within four quarters.';
const REGISTERED = 'Each number is printed beside its tax. You charge only the taxes you are registered for.';

function RegistrationField({ account, form, errorOf }: CompanyEditing & { account: TaxAccount }) {
  const { label, hint, placeholder } = ACCOUNT_TEXTS[account];
  const onBlur = () => {
    const typed = form.getValues(account);
    const tidy = tidyRegistration(account, typed) ?? typed.trim();
    if (tidy !== typed) form.setValue(account, tidy, { shouldDirty: true });
  };
  return (
    <Field error={errorOf(account)} hint={hint} label={label}>
      <Input autoComplete="off" placeholder={placeholder} {...form.register(account, { onBlur })} />
    </Field>
  );
}
