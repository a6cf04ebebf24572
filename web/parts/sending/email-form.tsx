import { useState } from 'react';
import { InvoiceEmailInput, InvoiceEmailTexts, MAX_CC } from '#shared/invoice/email.ts';
import { isBlankText } from '#shared/tidy-text.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { type CheckedForm, useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { MailFrame } from './mail-frame.tsx';
import type { MailedKind } from './mailed-kind.ts';
import { t } from './texts.en.ts';
import type { SendOutcome } from './use-send-flow.ts';

/** Props of the dialog for a document's email. */
export type EmailDialogProps = {
  /** By default, that of an invoice. */
  kind?: MailedKind | undefined;
  /** The document's. */
  id: string;
  to: string;
  /** The edited email, if it was not sent. */
  written: InvoiceEmailInput | undefined;
  onClose: () => void;
  onSend: (email: InvoiceEmailInput) => Promise<SendOutcome>;
};

type Values = { subject: string; message: string; cc: string; copyToMe: boolean; keepTexts: boolean };

const rulesFor = ({ noLinksInSubject, noLinksInMessage }: MailedKind['texts']) => ({
  schema: InvoiceEmailInput,
  toInput: ({ cc, ...values }: Values) => ({ ...values, cc: addressesIn(cc) }),
  check: ({ subject, message }: Values) =>
    [
      { path: 'subject', text: subject },
      { path: 'message', text: message },
    ].flatMap(({ path, text }) => (isBlankText(text) ? [{ path, rule: 'required' as const }] : [])),
  fieldOf: ({ path }: { path: string }) => (path.startsWith('cc') ? 'cc' : path) as keyof Values,
  texts: {
    'subject required': t.enterSubject,
    'message required': t.enterMessage,
    'subject noAddress': noLinksInSubject,
    'message noAddress': noLinksInMessage,
    'cc maxItems': t.tooManyCopies({ max: MAX_CC }),
  },
});

type EmailFormProps = EmailDialogProps & { kind: MailedKind; draft: InvoiceEmailTexts };

/** Edits a document's email. The input stays if sending fails. */
export function EmailForm({ kind, id, to, written, draft, onClose, onSend }: EmailFormProps) {
  const [rules] = useState(() => rulesFor(kind.texts));
  const [tab, setTab] = useState('write');
  const email = useCheckedForm<Values, InvoiceEmailInput>({
    rules,
    values: valuesOf(draft, written),
    onValid: async (input) => {
      if ((await onSend(changesIn(input, draft))) !== 'failed') onClose();
    },
  });
  const { form } = email;
  const submit = (element: HTMLFormElement) => {
    // Errors show at the fields.
    setTab('write');
    return email.submit(element);
  };
  const texts = InvoiceEmailTexts.safeParse({ subject: form.watch('subject'), message: form.watch('message') });
  return (
    <FormDialog
      busyLabel={t.sending}
      description={<span className="wrap-anywhere">{kind.texts.toWithPdf({ address: to })}</span>}
      editing={{ ...email, submit }}
      noValidate
      onClose={onClose}
      submitLabel={t.title}
      title={t.title}
    >
      <Tabs onValueChange={setTab} value={tab}>
        <TabList label={t.email}>
          <Tab value="write">{t.write}</Tab>
          <Tab disabled={!texts.success} value="preview">
            {t.preview}
          </Tab>
        </TabList>
        <TabPanel className="grid gap-5 data-[state=inactive]:hidden" forceMount value="write">
          <EmailFields email={email} kind={kind} />
        </TabPanel>
        <TabPanel value="preview">{texts.success && <EmailPreview texts={texts.data} {...{ kind, id }} />}</TabPanel>
      </Tabs>
    </FormDialog>
  );
}

function EmailFields({ email: { form, errorOf }, kind }: { email: CheckedForm<Values>; kind: MailedKind }) {
  const toggle = (name: 'copyToMe' | 'keepTexts') => ({
    checked: form.watch(name),
    onChange: (isOn: boolean) => form.setValue(name, isOn, { shouldDirty: true }),
  });
  return (
    <>
      <Field error={errorOf('subject')} label={t.subject} required>
        <Input autoComplete="off" {...form.register('subject')} />
      </Field>
      <Field error={errorOf('message')} hint={kind.texts.messageHint} label={t.message} required>
        <Textarea rows={7} {...form.register('message')} />
      </Field>
      <Field error={errorOf('cc')} hint={t.copiesHint({ max: MAX_CC })} label={t.copies}>
        <Input autoComplete="off" inputMode="email" {...form.register('cc')} />
      </Field>
      <Switch {...toggle('copyToMe')} hint={t.copyToMeHint} label={t.copyToMe} />
      {kind.keepsTexts && <Switch {...toggle('keepTexts')} hint={t.keepTextsHint} label={t.keepTexts} />}
    </>
  );
}

function valuesOf({ subject, message }: InvoiceEmailTexts, written: InvoiceEmailInput = {}): Values {
  return {
    subject: written.subject ?? subject,
    message: written.message ?? message,
    cc: (written.cc ?? []).join(', '),
    copyToMe: written.copyToMe ?? false,
    keepTexts: written.keepTexts ?? false,
  };
}

/** The input without unchanged texts, which the server fills in when it sends. */
function changesIn({ subject, message, ...input }: InvoiceEmailInput, draft: InvoiceEmailTexts): InvoiceEmailInput {
  const isKept = subject === draft.subject && message === draft.message;
  return isKept ? input : { ...input, subject, message };
}

function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

type EmailPreviewProps = { kind: MailedKind; id: string; texts: InvoiceEmailTexts };

/** The email as its recipient will see it. */
function EmailPreview({ kind, id, texts }: EmailPreviewProps) {
  const preview = kind.usePreview(id, texts);
  return (
    <Fetched failure={{ title: t.previewFailed }} query={preview} skeleton={LOADING}>
      {(mail) => <MailFrame {...mail} title={t.previewTitle} />}
    </Fetched>
  );
}

const LOADING = (
  <LoadingRegion title={t.loadingPreview}>
    <Skeleton className="h-96" />
  </LoadingRegion>
);
