import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '#shared/locale/language.ts';
import { type ReminderPreviewInput, ReminderWords } from '#shared/reminder/texts.ts';
import { reminderPreviewQuery } from '#web/lib/queries/reminders.ts';
import { MailFrame } from '#web/parts/sending/mail-frame.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { t } from './texts.en.tsx';
import { isStandard } from './use-reminder-text.ts';

/** How long typing rests before the email is composed anew. */
const REST_MS = 400;

type ReminderMailProps = { step: number; language: Language; words: ReminderWords };

/** The reminder as its recipient will see it, composed by the server while the words are typed. */
export function ReminderMail({ step, language, words }: ReminderMailProps) {
  const { data: parsed } = ReminderWords.safeParse(words);
  const shown = useLast(parsed && inputOf({ step, language, words: parsed }), language);
  const preview = useQuery({ ...reminderPreviewQuery(shown ?? { step, language }), enabled: shown !== undefined });
  return (
    <section aria-label={t.preview} className="grid min-w-0 gap-3">
      <h3 className="font-medium text-ink text-sm">{t.preview}</h3>
      {!parsed && <p className="text-muted text-sm">{t.previewPaused}</p>}
      {shown && (
        <Fetched failure={{ title: t.previewFailed }} query={preview} skeleton={LOADING}>
          {({ subject, html }) => <MailFrame html={html} subject={subject} title={t.previewTitle} />}
        </Fetched>
      )}
    </section>
  );
}

/** Without words, the server composes the standard ones for the day, as it does for an invoice. */
function inputOf({ words, ...of }: ReminderMailProps): ReminderPreviewInput {
  return isStandard(words, of.step, of.language) ? of : { ...of, words };
}

/** The input once typing rests, at once in another language; that before while it is incomplete. */
function useLast(input: ReminderPreviewInput | undefined, language: Language): ReminderPreviewInput | undefined {
  const [last, setLast] = useState(input);
  const key = JSON.stringify(input);
  const isOther = last?.language !== language;
  if (isOther && input) setLast(input);
  useEffect(() => {
    if (!key) return undefined;
    const timer = setTimeout(() => setLast(JSON.parse(key)), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return isOther ? input : last;
}

const LOADING = (
  <LoadingRegion title={t.loadingPreview}>
    <Skeleton className="h-96" />
  </LoadingRegion>
);
