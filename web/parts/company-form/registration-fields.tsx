import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { isInCanada, provinceOf } from '#shared/canada/provinces.ts';
import { tidyRegistration } from '#shared/canada/registration-number.ts';
import { TAX_ACCOUNTS, type TaxAccount } from '#shared/canada/tax-codes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { ACCOUNTS } from './tax-accounts.ts';
import { t } from './texts.en.ts';
import type { CompanyEditing } from './use-company-form.ts';

type RegistrationFieldsProps = CompanyEditing & {
  /** Shown before the button for further registrations. */
  children?: ReactNode;
};

/** The tax registrations that apply in the business's province, and the others on demand. */
export function RegistrationFields({ children, ...editing }: RegistrationFieldsProps) {
  const { form, dirtyFields } = editing;
  const [country, typed, ...numbers] = useWatch({
    control: form.control,
    name: ['country', 'province', ...TAX_ACCOUNTS],
  });
  const [isAll, setIsAll] = useState(false);
  const province = isInCanada({ country }) === false ? undefined : provinceOf(typed);
  const isShown = (account: TaxAccount, index: number) => {
    const { province: place } = ACCOUNTS[account];
    return isAll || !place || place === province || Boolean(numbers[index]) || Boolean(dirtyFields[account]);
  };
  const shown = TAX_ACCOUNTS.filter(isShown);
  const showAll = () => {
    flushSync(() => setIsAll(true));
    form.setFocus(TAX_ACCOUNTS.find((account) => !shown.includes(account)) ?? 'GST');
  };
  return (
    <>
      {shown.map((account) => (
        <RegistrationField account={account} key={account} {...editing} />
      ))}
      {children}
      {shown.length < TAX_ACCOUNTS.length && (
        <div className="sm:col-span-2">
          <Button onClick={showAll} size="sm" variant="secondary">
            {t.otherProvince}
          </Button>
        </div>
      )}
    </>
  );
}

function RegistrationField({ account, form, errorOf }: CompanyEditing & { account: TaxAccount }) {
  const { label, hint } = t.accounts[account];
  const onBlur = () => {
    const typed = form.getValues(account);
    const tidy = tidyRegistration(account, typed) ?? typed.trim();
    if (tidy !== typed) form.setValue(account, tidy, { shouldDirty: true });
  };
  return (
    <Field error={errorOf(account)} hint={hint} label={label}>
      <Input autoComplete="off" placeholder={ACCOUNTS[account].example} {...form.register(account, { onBlur })} />
    </Field>
  );
}
