import type { ReactNode } from 'react';
import { addressLines } from '#shared/address-lines.ts';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Customer, CustomerUpdate } from '#shared/customer/schema.ts';
import { emailUrl } from '#shared/email-address.ts';
import { languageAt } from '#shared/locale/language.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { LANGUAGE_LABELS } from '#web/lib/locale/languages.en.ts';
import { useCustomerMutations } from '#web/lib/queries/customers.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { t } from './texts.en.tsx';

const LINK_STYLE = '-my-1 inline-block rounded-sm py-1 text-accent tabular-nums hover:underline';

/** A customer's contact details and invoice settings. */
export function DetailsCard({ customer, account }: { customer: Customer; account: CustomerAccount | undefined }) {
  const { email, phone, poNumber, internalNotes, state: province, ...address } = customer;
  const lines = addressLines({ ...address, province }, dictionary.place);
  return (
    <Card title={t.details}>
      <dl className="grid gap-3">
        <Detail label={t.email}>
          <a className={LINK_STYLE} href={emailUrl(email)}>
            {email}
          </a>
        </Detail>
        {phone && (
          <Detail label={t.phone}>
            <PhoneLink className={LINK_STYLE} phone={phone} />
          </Detail>
        )}
        {lines.length > 0 && <Detail label={t.address}>{lines.join('\n')}</Detail>}
        <Detail label={t.invoiceLanguage}>{languageOf(customer)}</Detail>
        {poNumber && <Detail label={t.poNumber}>{poNumber}</Detail>}
        {customer.paymentTerms && <Detail label={t.terms}>{dictionary.terms(customer.paymentTerms)}</Detail>}
        {customer.paymentMethod && <Detail label={t.method}>{dictionary.paymentMethod[customer.paymentMethod]}</Detail>}
        {customer.additionalNotes && <Detail label={t.notes}>{customer.additionalNotes}</Detail>}
        {account?.paymentTerms && <Detail label={t.latestTerms}>{dictionary.terms(account.paymentTerms)}</Detail>}
        {internalNotes && <Detail label={t.internalNotes}>{internalNotes}</Detail>}
      </dl>
      {useMayChange() && <Switches customer={customer} />}
    </Card>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line" dir="auto">
        {children}
      </dd>
    </div>
  );
}

function languageOf({ language, state: province, country }: Customer): string {
  return language
    ? LANGUAGE_LABELS[language]
    : t.automatic({ language: LANGUAGE_LABELS[languageAt({ province, country })] });
}

/** Saves immediately; shows the new state while saving. */
function Switches({ customer: { id, remind = true, appliesCredit = false } }: { customer: Customer }) {
  const { update } = useCustomerMutations();
  const saving = update.isPending ? update.variables : undefined;
  const change = (changes: Pick<CustomerUpdate, 'remind' | 'appliesCredit'>) => {
    if (update.isPending) return;
    update.mutate({ id, ...changes }, { onError: (error) => showFailure(error, t.notUpdated) });
  };
  return (
    <div className="mt-4 grid gap-4 border-line border-t pt-4">
      <Switch
        checked={saving?.remind ?? remind}
        hint={t.remindersHint}
        label={t.sendReminders}
        onChange={(isOn) => change({ remind: isOn })}
      />
      <Switch
        checked={saving?.appliesCredit ?? appliesCredit}
        hint={t.creditHint}
        label={t.applyCredit}
        onChange={(isOn) => change({ appliesCredit: isOn })}
      />
    </div>
  );
}
