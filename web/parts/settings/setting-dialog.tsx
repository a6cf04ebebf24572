import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { DETAILED_METHODS, type DetailedMethod, detailsOf, type PaymentMethod } from '#shared/payment-methods.ts';
import { paths } from '#web/lib/paths.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { useUser } from '#web/lib/session/session.ts';
import { CompanyAddress } from '#web/parts/company-form/company-address.tsx';
import { SECTIONS as COMPANY, type CompanyField } from '#web/parts/company-form/company-fields.ts';
import { CompanyProvince } from '#web/parts/company-form/company-province.tsx';
import { CompanyTextField } from '#web/parts/company-form/company-text-field.tsx';
import { RegistrationFields } from '#web/parts/company-form/registration-fields.tsx';
import { type CompanyEditing, useCompanyForm } from '#web/parts/company-form/use-company-form.ts';
import type { MissingSetting } from '#web/parts/findings/remedies.ts';
import { sectionOf } from '#web/parts/payment-form/payment-fields.ts';
import { PaymentTextField } from '#web/parts/payment-form/payment-text-field.tsx';
import { usePaymentForm } from '#web/parts/payment-form/use-payment-form.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.ts';

type SettingDialogProps = {
  setting: MissingSetting;
  /** The invoice's payment method, which decides which details to enter. */
  paymentMethod: PaymentMethod | undefined;
  onClose: () => void;
  /** Called once it is stored, instead of `onClose`. */
  onSaved: () => void;
};

/** Edits one setting of the business, from any screen. The current settings must be in the cache. */
export function SettingDialog({ setting, paymentMethod, ...events }: SettingDialogProps) {
  if (setting !== 'payment') return <CompanyDialog {...COMPANY_PARTS[setting]} {...events} />;
  const method = DETAILED_METHODS.find((one) => one === paymentMethod) ?? 'e-transfer';
  return <PaymentDialog method={method} {...events} />;
}

type CompanyPart = {
  title: string;
  needed: readonly CompanyField[];
  Fields: (editing: CompanyEditing) => React.ReactNode;
};

const COMPANY_PARTS: Readonly<Record<Exclude<MissingSetting, 'payment'>, CompanyPart>> = {
  business: { title: t.yourBusiness, needed: ['name', 'address'], Fields: BusinessFields },
  name: { title: t.yourName, needed: ['name'], Fields: NameField },
  address: { title: t.yourAddress, needed: ['address'], Fields: CompanyAddress },
  email: { title: t.yourEmail, needed: ['email'], Fields: EmailField },
  province: { title: t.yourProvince, needed: ['province'], Fields: CompanyProvince },
  registration: { title: t.yourTaxNumbers, needed: [], Fields: RegistrationFields },
};

const HAVE_NAME: ReadonlySet<CompanyPart['Fields']> = new Set([BusinessFields, NameField]);

type Events = Pick<SettingDialogProps, 'onClose' | 'onSaved'>;

/** A company can only be created with a name. */
function CompanyDialog({ title, needed, Fields, onClose, onSaved }: CompanyPart & Events) {
  const { data: company = null } = useQuery(companyQuery);
  const { email } = useUser();
  const suggested = Fields === BusinessFields ? { email } : {};
  const editing = useCompanyForm(company, { needed, suggested, onSaved });
  return (
    <FormDialog {...LOOK} {...{ title, editing, onClose }} noValidate>
      {!company && !HAVE_NAME.has(Fields) && <NameField {...editing} />}
      <Fields {...editing} />
      <ConflictDialog {...editing.conflict} title={t.companyChanged} />
    </FormDialog>
  );
}

/** Also asks for the tax numbers of the chosen province. */
function BusinessFields(editing: CompanyEditing) {
  return (
    <>
      <NameField {...editing} />
      <EmailField {...editing} />
      <CompanyAddress {...editing} />
      <p className="border-line border-t pt-4 text-muted sm:col-span-2">{t.registered}</p>
      <RegistrationFields {...editing} />
    </>
  );
}

function NameField(editing: CompanyEditing) {
  const look = COMPANY.business.fields.find(({ name }) => name === 'name');
  return look && <CompanyTextField {...editing} look={{ ...look, isWide: true }} />;
}

/** Without a company email, customers' replies to their invoices go to the owner. */
function EmailField(editing: CompanyEditing) {
  const look = COMPANY.business.fields.find(({ name }) => name === 'email');
  return look && <CompanyTextField {...editing} look={{ ...look, hint: t.emailHint, isWide: true }} />;
}

function PaymentDialog({ method, onClose, onSaved }: Events & { method: DetailedMethod }) {
  const { dialogTitle: title, fields } = sectionOf(method);
  const required = detailsOf(method).filter(({ isRequired }) => isRequired);
  const needed = required.map(({ field }) => field);
  const { id, email } = useUser();
  const { data: settings = null } = useQuery(paymentSettingsQuery(id));
  const editing = usePaymentForm(settings, { needed, onSaved });
  const { form, errorOf, conflict } = editing;
  const suggested = needed.includes('eTransferEmail') && !settings?.eTransferEmail ? email : undefined;
  const suggest = useEffectEvent(() => {
    if (suggested !== undefined) form.setValue('eTransferEmail', suggested, { shouldDirty: true });
  });
  useEffect(() => suggest(), []);
  const isDirty = editing.isDirty && (suggested === undefined || form.watch('eTransferEmail') !== suggested);
  // A bank account's other details are for payments from abroad.
  const looks = method === 'bank' ? fields.filter(({ name }) => needed.includes(name)) : fields;
  return (
    <FormDialog {...LOOK} {...{ title, onClose }} editing={{ ...editing, isDirty }} noValidate>
      {looks.map((look) => (
        <PaymentTextField
          errorOf={errorOf}
          form={form}
          key={look.name}
          look={{ ...look, isWide: true }}
          required={needed.includes(look.name)}
        />
      ))}
      <p className="sm:col-span-2">
        <Link
          className="inline-flex items-center gap-1 font-medium text-accent underline underline-offset-2"
          to={paths.paymentSettings}
          rel="noopener"
          target="_blank"
        >
          {t.allPaymentSettings}
          <ExternalLink aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{t.newTab}</span>
        </Link>
      </p>
      <ConflictDialog {...conflict} title={t.paymentSettingsChanged} />
    </FormDialog>
  );
}

const LOOK = {
  description: t.description,
  fieldsStyle: 'grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2',
  submitLabel: t.save,
} as const;
