import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { ReminderWords } from '#shared/reminder/texts.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { LANGUAGE_LABELS } from '#web/lib/locale/languages.en.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { dayText } from './day-text.ts';
import { ReminderMail } from './reminder-mail.tsx';
import { ReminderTextFields } from './reminder-text-fields.tsx';
import { t } from './texts.en.tsx';
import { useReminderText } from './use-reminder-text.ts';

/** The reader's own language first: the focus starts in its fields. */
const ORDER = [LANGUAGE, ...LANGUAGES.filter((each) => each !== LANGUAGE)];

type ReminderTextDialogProps = { settings: ReminderSettings; step: number; onClose: () => void };

/** Edits the words of a step in each language, beside the email as it will be. */
export function ReminderTextDialog({ settings, step, onClose }: ReminderTextDialogProps) {
  const [language, setLanguage] = useState<Language>(LANGUAGE);
  const editing = useReminderText({ settings, step, onSaved: onClose });
  const { form } = editing;
  const words = form.watch();
  const submit = (element: HTMLFormElement) => {
    // Errors show at the fields, which must be in sight to get the focus.
    const isValid = (each: Language) => ReminderWords.safeParse(form.getValues(each)).success;
    const faulty = [language, ...ORDER].find((each) => !isValid(each));
    if (faulty) flushSync(() => setLanguage(faulty));
    return editing.submit(element);
  };
  return (
    <FormDialog
      description={t.textHint}
      editing={{ ...editing, submit }}
      fieldsStyle="grid min-w-0 items-start gap-x-8 gap-y-6 lg:grid-cols-2"
      noValidate
      onClose={onClose}
      size="xl"
      submitLabel={t.saveText}
      title={t.textOf({ day: dayText(step) })}
    >
      <Tabs onValueChange={(value) => setLanguage(value === 'fr' ? 'fr' : 'en')} value={language}>
        <TabList label={t.textLanguage}>
          {ORDER.map((each) => (
            <Tab key={each} value={each}>
              {LANGUAGE_LABELS[each]}
            </Tab>
          ))}
        </TabList>
        {ORDER.map((each) => (
          <TabPanel forceMount hidden={each !== language} key={each} value={each}>
            <ReminderTextFields editing={editing} language={each} step={step} />
          </TabPanel>
        ))}
      </Tabs>
      <ReminderMail language={language} step={step} words={words[language]} />
      <ConflictDialog {...editing.conflict} title={t.remindersChanged} />
    </FormDialog>
  );
}
