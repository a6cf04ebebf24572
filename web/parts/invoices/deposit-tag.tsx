import { t } from './texts.en.tsx';

/** Marks a deposit request among invoices; nothing on any other. */
export function DepositTag({ isDeposit }: { isDeposit?: boolean | undefined }) {
  if (!isDeposit) return null;
  return (
    <span className="inline-block whitespace-nowrap rounded-sm border border-control px-1.5 font-medium text-muted text-xs">
      {t.deposit}
    </span>
  );
}
