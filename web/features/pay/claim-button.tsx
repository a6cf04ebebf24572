import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from '#web/lib/api/use-action.ts';

type ClaimButtonProps = {
  action: Action;
  label: string;
  isPlain?: boolean;
  id?: string;
  texts: InvoiceDictionary['pay'];
};

/** A button that reports an e-Transfer, or withdraws the report. */
export function ClaimButton({ action, label, isPlain, id, texts }: ClaimButtonProps) {
  return (
    <button
      aria-busy={action.isBusy || undefined}
      className={isPlain ? 'button plain' : 'button quiet'}
      disabled={action.isBusy}
      id={id}
      onClick={() => void action.run()}
      type="button"
    >
      {action.isBusy ? texts.sending : label}
    </button>
  );
}
