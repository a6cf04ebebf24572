import { SUPPORT_EMAIL } from '#web/lib/errors/support.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { ContactOutcome } from './use-contact-form.ts';

/** The result of the last attempt, shown until the next one. */
export function ContactResult({ outcome }: { outcome: ContactOutcome | undefined }) {
  if (!outcome) return null;
  if (outcome.status === 'sent') {
    return (
      <Notice title="Thank you, your message is on its way." tone="success">
        <p className="wrap-anywhere">We will reply to {outcome.email}, usually within one business day.</p>
      </Notice>
    );
  }
  const { hasProblems } = outcome;
  return (
    <Notice title="Failed to send message. Please try again." tone="danger">
      {outcome.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        {hasProblems ? 'Please check the marked fields.' : 'Your message is still here. You can also write to '}
        {!hasProblems && (
          <>
            <a className="font-medium underline underline-offset-4 wrap-anywhere" href={`mailto:${SUPPORT_EMAIL}`}>
              {SUPPORT_EMAIL}
            </a>
            .
          </>
        )}
      </p>
    </Notice>
  );
}
