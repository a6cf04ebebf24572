import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from '#shared/invoice/readiness.ts';
import { detailsOf, type PaymentMethod } from '#shared/payment-methods.ts';
import { READINESS } from '#web/lib/queries/readiness.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import { useSetting } from '#web/parts/settings/use-setting.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { REMEDIES, type Remedy } from './remedies.ts';
import { t } from './texts.en.ts';

type FindingListProps = {
  findings: readonly Finding[];
  /** The characters that the finding `unprintable` is about. */
  unprintable?: readonly string[] | undefined;
  /** The invoice's payment method; undefined while unknown. */
  paymentMethod: PaymentMethod | undefined;
  /** Goes to a field of the invoice, by its contract name. */
  onField: (field: string) => void;
  /** Shown if there are no findings. */
  children?: ReactNode;
};

/** Findings, each with the action that fixes it: going to a field of the invoice, or a dialog for a missing setting. */
export function FindingList({ findings, unprintable = [], paymentMethod, onField, children }: FindingListProps) {
  const client = useQueryClient();
  const root = useRef<HTMLDivElement>(null);
  const { setting, open, close } = useSetting();
  const mayEnter = !hasRole(useUser(), ['EMPLOYEE']);
  const rows = findings.map((finding) => ({ finding, remedy: remedyOf(finding, paymentMethod) }));
  const onSaved = () => {
    flushSync(close);
    // The button that opened the dialog disappears with its finding.
    root.current?.focus();
    void client.invalidateQueries({ queryKey: READINESS });
  };
  return (
    <div className="not-first:has-[ul]:mt-2 outline-none" ref={root} tabIndex={-1}>
      {rows.length === 0 && children}
      {rows.length > 0 && (
        <ul className="grid gap-3">
          {rows.map(({ finding, remedy }) => (
            <FindingRow key={finding} text={textOf(finding, unprintable)}>
              {(mayEnter || 'field' in remedy) && (
                <Button
                  onClick={() => ('field' in remedy ? onField(remedy.field) : open(remedy.setting))}
                  size="sm"
                  variant="secondary"
                >
                  {remedy.label}
                </Button>
              )}
            </FindingRow>
          ))}
        </ul>
      )}
      {!mayEnter && rows.some(({ remedy }) => 'setting' in remedy) && <p className="mt-2">{t.askOwner}</p>}
      <LazyDialog load={loadSettingDialog} look={setting && SETTING_LOOK} onClose={close}>
        {(SettingDialog) =>
          setting && <SettingDialog onClose={close} onSaved={onSaved} paymentMethod={paymentMethod} setting={setting} />
        }
      </LazyDialog>
    </div>
  );
}

/** A finding with the button that fixes it. */
export function FindingRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <span className="min-w-0 flex-1 basis-64 text-pretty">{text}</span>
      {children}
    </li>
  );
}

const SETTING_LOOK = { title: t.yourBusiness, fields: 2 };

const loadSettingDialog = async () => (await import('#web/parts/settings/setting-dialog.tsx')).SettingDialog;

/** Names at most ten characters: a text in a script without a font has dozens. */
function textOf(finding: Finding, unprintable: readonly string[]): string {
  const text = t.findings[finding];
  if (finding !== 'unprintable') return text;
  return `${text} ${unprintable.slice(0, 10).join(' ')}${unprintable.length > 10 ? ' …' : ''}`;
}

/** For a method without details to enter, the remedy is to choose another one. */
function remedyOf(finding: Finding, paymentMethod: PaymentMethod | undefined): Remedy {
  const remedy = REMEDIES[finding];
  const isPayment = 'setting' in remedy && remedy.setting === 'payment';
  const needsDetails = paymentMethod !== undefined && detailsOf(paymentMethod).length > 0;
  return isPayment && !needsDetails ? { label: t.chooseAnotherMethod, field: 'paymentMethod' } : remedy;
}
