import { SUPPORT_EMAIL } from '#web/lib/errors/support.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Benefits } from './benefits.tsx';

const STEPS = [
  { title: 'Write to support', text: 'Send us an email from the address of your account.' },
  { title: 'We enable card payments', text: 'We check your account and switch card payments on for it.' },
  { title: 'Connect Stripe', text: 'Come back here and connect your own Stripe account.' },
] as const;

/** Says that card payments are not enabled for the business, how to get them, and their benefits (spec 2 §2). */
export function CardPaymentsDisabled() {
  return (
    <div className="flex flex-col gap-6">
      <Notice title="Credit Card Payments Disabled" tone="warning">
        To enable credit card payments for your account, contact support at{' '}
        <a className="font-medium underline underline-offset-4" href={`mailto:${SUPPORT_EMAIL}`}>
          {SUPPORT_EMAIL}
        </a>
        .
      </Notice>
      <Card
        actions={
          <a
            className={buttonStyle()}
            href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent('Enable credit card payments')}`}
          >
            Contact support
          </a>
        }
        description="It takes three steps."
        title="How to enable credit card payments"
      >
        <Steps />
      </Card>
      <Card title="What you get">
        <Benefits />
      </Card>
    </div>
  );
}

function Steps() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {STEPS.map(({ title, text }, index) => (
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
