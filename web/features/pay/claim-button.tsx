import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

type ClaimButtonProps = {
  isBusy: boolean;
  /** Absent if it submits its form. */
  onPress?: () => void;
  label: string;
  isPlain?: boolean;
  id?: string;
  texts: InvoiceDictionary['pay'];
};

/** A button that reports an e-Transfer, or withdraws the report. */
export function ClaimButton({ isBusy, onPress, label, isPlain, id, texts }: ClaimButtonProps) {
  return (
    <button
      aria-busy={isBusy || undefined}
      className={isPlain ? 'button plain' : 'button quiet'}
      disabled={isBusy}
      id={id}
      onClick={onPress}
      type={onPress ? 'button' : 'submit'}
    >
      {isBusy ? texts.sending : label}
    </button>
  );
}
