import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { QUICK_ACCOUNTS } from '#shared/reports/quick-rates.ts';
import { registrationOf } from '#shared/reports/return-lines.ts';
import { FILING_PERIODS, type ReturnSettings, type ReturnSettingsUpdate } from '#shared/reports/return-settings.ts';
import type { TaxReport } from '#shared/reports/schema.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { useChangeReturnSettings } from '#web/lib/queries/return-settings.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { FILING_RULES, type FilingForm, filingForm } from './filing-form.ts';
import { QuickFields } from './quick-fields.tsx';
import { t } from './texts.en.ts';

type FilingDialogProps = {
  settings: ReturnSettings;
  /** The report on screen, whose returns may lack rates. */
  report: TaxReport | undefined;
  onClose: () => void;
};

/** Chooses how often the business files, and by which method. */
export function FilingDialog({ settings, report, onClose }: FilingDialogProps) {
  const change = useChangeReturnSettings();
  const { data: company } = useQuery(companyQuery);
  const editing = useCheckedForm<FilingForm, ReturnSettingsUpdate>({
    rules: FILING_RULES,
    values: filingForm(settings),
    onValid: async (input) => {
      await change.mutateAsync({ ...input, version: settings.version });
      onClose();
      toast.success(t.saved);
    },
    onFailed: (error, reasons) => showFailure(error, t.notSaved, reasons),
  });
  const { form } = editing;
  const { GST_HST, QST } = useWatch({ control: form.control }) as FilingForm;
  const isOn = { GST_HST: GST_HST.isOn, QST: QST.isOn };
  const accounts = QUICK_ACCOUNTS.filter(
    (account) => company?.taxRegistrations?.[registrationOf(account)] || settings.quick[account],
  );
  return (
    <FormDialog
      description={t.hint}
      editing={editing}
      fieldsStyle="grid min-w-0 gap-6"
      noValidate
      onClose={onClose}
      submitLabel={t.save}
      title={t.title}
    >
      <Field hint={t.periodHint} label={t.period}>
        <Select {...form.register('period')}>
          <Options labelOf={(period) => t.periods[period]} of={FILING_PERIODS} />
        </Select>
      </Field>
      {accounts.map((account) => (
        <QuickFields
          account={account}
          company={company}
          editing={editing}
          figures={report?.returns.find((it) => it.account === account)}
          isOn={isOn[account]}
          key={account}
          method={settings.quick[account]}
        />
      ))}
    </FormDialog>
  );
}
