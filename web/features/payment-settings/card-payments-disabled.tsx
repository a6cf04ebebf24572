import { SUPPORT_EMAIL } from '#web/lib/errors/support.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Benefits } from './benefits.tsx';
import { CardRequestCard } from './card-request-card.tsx';
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
      <CardRequestCard />
      <Card title={t.whatYouGet}>
        <Benefits />
      </Card>
    </div>
  );
}
