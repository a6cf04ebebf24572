import { SUPPORT_EMAIL } from '#web/lib/errors/support.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Benefits } from './benefits.tsx';
import { t } from './texts.en.tsx';

/** Says that card payments are not enabled for the business, how to get them, and their benefits (spec 2 §2). */
export function CardPaymentsDisabled() {
  return (
    <div className="flex flex-col gap-6">
      <Notice title={t.cardsDisabled} tone="warning">
        {t.howToEnable({
          email: (
            <a className="font-medium underline underline-offset-4" href={`mailto:${SUPPORT_EMAIL}`}>
              {SUPPORT_EMAIL}
            </a>
          ),
        })}
      </Notice>
      <Card
        actions={
          <a className={buttonStyle()} href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(t.mailSubject)}`}>
            {t.contactSupport}
          </a>
        }
        description={t.threeSteps}
        title={t.enableCards}
      >
        <Steps />
      </Card>
      <Card title={t.whatYouGet}>
        <Benefits />
      </Card>
    </div>
  );
}

function Steps() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {t.steps.map(({ title, text }, index) => (
        <li className="flex gap-3" key={title}>
          <span
            aria-hidden="true"
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
          >
            {index + 1}
          </span>
          <div className="pt-1">
            <p className="font-medium">{title}</p>
            <p className="mt-0.5 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
