import { flushSync } from 'react-dom';
import type { useSetting } from '#web/parts/settings/use-setting.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';

const loadSettingDialog = async () => (await import('#web/parts/settings/setting-dialog.tsx')).SettingDialog;
const loadCustomerDialog = async () => (await import('#web/parts/customers/customer-dialog.tsx')).CustomerDialog;
const loadSampleDialog = async () => (await import('./sample-dialog.tsx')).SampleDialog;

type StepDialogsProps = {
  dialog: 'customer' | 'sample' | null;
  onClose: () => void;
  setting: ReturnType<typeof useSetting>;
  /** The company's province. */
  province: string | undefined;
  /** Called once a step is saved and its dialog closed. */
  onSaved: () => void;
};

/** The dialogs of the steps, and the sample invoice. */
export function StepDialogs({ dialog, onClose, setting: { setting, close }, province, onSaved }: StepDialogsProps) {
  const after = (closing: () => void) => () => {
    // The dialog's focus trap must be gone first.
    flushSync(closing);
    onSaved();
  };
  if (setting) {
    return (
      <LazyDialog load={loadSettingDialog} look={{ title: t.business, fields: 2 }} onClose={close}>
        {(SettingDialog) => (
          <SettingDialog onClose={close} onSaved={after(close)} paymentMethod="e-transfer" setting={setting} />
        )}
      </LazyDialog>
    );
  }
  if (dialog === 'customer') {
    return (
      <LazyDialog load={loadCustomerDialog} look={{ title: t.customerDialog, fields: 6 }} onClose={onClose}>
        {(CustomerDialog) => <CustomerDialog onClose={onClose} onSaved={after(onClose)} />}
      </LazyDialog>
    );
  }
  if (dialog === null) return null;
  return (
    <LazyDialog load={loadSampleDialog} look={{ title: t.sample, size: 'lg' }} onClose={onClose}>
      {(SampleDialog) => <SampleDialog onClose={onClose} province={province} />}
    </LazyDialog>
  );
}
