import { useQuery } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '#shared/locale/language.ts';
import { call } from '#web/lib/api/call.ts';
import { continueIn } from '#web/lib/browser/site-language.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { t } from './texts.en.tsx';

/** Each language by its own name, for those who do not read the other. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** Lets users choose the language of the app and of the emails to them. */
export function LanguageCard() {
  const { data: profile } = useQuery(profileQuery);
  const change = async (language: Language) => {
    try {
      await call('PATCH /profile', { body: { language } });
      continueIn(language);
    } catch (error) {
      showFailure(error, t.languageNotChanged);
    }
  };
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base">{t.language}</h2>
      <p className="mt-1 text-muted">{t.languageHint}</p>
      <Field className="mt-4 max-w-xs" label={t.yourLanguage}>
        <Select
          disabled={!profile}
          onChange={({ target }) => void change(target.value as Language)}
          value={profile?.language ?? ''}
        >
          {LANGUAGES.map((language) => (
            <option key={language} lang={language} value={language}>
              {NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  );
}
