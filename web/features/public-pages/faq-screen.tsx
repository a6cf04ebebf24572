import { Search, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { findQuestions } from './find-questions.ts';
import { PageIntro } from './page-intro.tsx';
import { QUESTIONS } from './questions.en.ts';
import { t } from './texts.en.tsx';

/** Questions and answers with a search (spec 1 §2.7). */
export default function FaqScreen() {
  const [search, setSearch] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const found = findQuestions(search);
  const clear = () => {
    setSearch('');
    searchBox.current?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6 lg:py-20">
      <PageIntro title={t.questions}>{t.shortAnswers}</PageIntro>
      <div className="mt-8">
        <Field hideLabel label={t.search}>
          <Input
            autoComplete="off"
            className="h-12! text-base!"
            leading={<Search aria-hidden="true" />}
            name="search"
            onChange={(event) => setSearch(event.target.value)}
            placeholder={t.searchExample}
            ref={searchBox}
            type="search"
            value={search}
          />
        </Field>
        <p aria-live="polite" className="mt-2 min-h-5 text-muted text-sm">
          {search.trim() && t.found({ found: found.length, all: QUESTIONS.length })}
        </p>
      </div>
      <div className="mt-3">{found.length > 0 ? <Answers questions={found} /> : <NothingFound onClear={clear} />}</div>
      <SupportCard />
    </div>
  );
}

function Answers({ questions }: { questions: typeof QUESTIONS }) {
  return (
    <Accordion>
      {questions.map(({ question, answer }) => (
        <AccordionItem key={question} title={question} value={question}>
          <div className="flex flex-col gap-3 text-base text-muted">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="rounded-xl border border-line border-dashed">
      <EmptyState
        action={
          <Button onClick={onClear} variant="secondary">
            {t.showAll}
          </Button>
        }
        icon={SearchX}
        text={t.tryAnother}
        title={t.noMatch}
      />
    </div>
  );
}

function SupportCard() {
  return (
    <section
      aria-labelledby="still-a-question"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-xl bg-accent-soft p-6 sm:p-8"
    >
      <div>
        <h2 className="font-semibold text-xl" id="still-a-question">
          {t.stillAQuestion}
        </h2>
        <p className="mt-1 text-base text-muted">{t.aPersonAnswers}</p>
      </div>
      <Link className={buttonStyle({ size: 'lg' })} to={paths.contact}>
        {t.contactSupport}
      </Link>
    </section>
  );
}
