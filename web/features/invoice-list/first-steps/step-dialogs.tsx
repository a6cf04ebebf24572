import { flushSync } from 'react-dom';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import type { useSetting } from '#web/ui/overlays/use-setting.ts';

const loadSettingDialog = async () => (await import('#web/ui/overlays/setting-dialog.tsx')).SettingDialog;
const loadCustomerDialog = async () => (await import('#web/ui/overlays/customer-dialog.tsx')).CustomerDialog;
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
      <LazyPart load={loadSettingDialog} onFailed={close}>
        {(SettingDialog) => (
          <SettingDialog onClose={close} onSaved={after(close)} paymentMethod="e-transfer" setting={setting} />
        )}
      </LazyPart>
    );
  }
  if (dialog === 'customer') {
    return (
      <LazyPart load={loadCustomerDialog} onFailed={onClose}>
        {(CustomerDialog) => <CustomerDialog onClose={onClose} onSaved={after(onClose)} />}
      </LazyPart>
    );
  }
  if (dialog === null) return null;
  return (
    <LazyPart load={loadSampleDialog} onFailed={onClose}>
      {(SampleDialog) => <SampleDialog onClose={onClose} province={province} />}
    </LazyPart>
  );
}
