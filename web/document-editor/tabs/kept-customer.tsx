import type { Dispatch } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { t } from './texts.en.tsx';

type KeepCustomerProps = Pick<InvoiceForm, 'to' | 'keepCustomer'> & {
  /** Why there is no choice. */
  whyKept: string | undefined;
  dispatch: Dispatch<EditorAction>;
};

/** Whether saving keeps the recipient as a customer; nothing once they are one. */
export function KeepCustomer({ to, keepCustomer, whyKept, dispatch }: KeepCustomerProps) {
  const { words } = useDocumentKind();
  if (to.id) return null;
  const hint = whyKept ?? (keepCustomer ? (to.email.trim() ? t.keptOnSave : t.keptWithEmail) : t.notKept(words));
  return (
    <Switch
      checked={keepCustomer}
      className="border-line border-t pt-5 sm:col-span-2"
      disabled={whyKept !== undefined}
      hint={hint}
      label={t.keepCustomer}
      onChange={(keep) => dispatch({ type: 'change', values: { keepCustomer: keep } })}
    />
  );
}
