import type { AcceptedMail, Ses } from '#infra/local/emulators/ses.ts';
import { type LoadFunction, lambdaContext } from '#infra/local/triggers/functions.ts';
import { type OutcomeType, sesEvent } from './ses-event.ts';

/** The mailboxes of AWS's own simulator, with or without a label: `bounce+anything@simulator.amazonses.com`. */
const SIMULATED = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;
const OUTCOMES: Readonly<Record<string, OutcomeType>> = { bounce: 'Bounce', complaint: 'Complaint' };

/** Milliseconds until an email is delivered or fails; on AWS it takes seconds. */
const DELAY_MS = 300;

/**
 * Simulates the delivery of emails, and its failure for AWS's simulator addresses: calls `mail-events` as SES's topic
 * does, shortly after the email was accepted.
 */
export function startMailboxSimulator(ses: Pick<Ses, 'onAccepted'>, load: LoadFunction): { stop: () => Promise<void> } {
  const timers = new Set<NodeJS.Timeout>();
  const inFlight = new Set<Promise<unknown>>();
  const notify = async (event: object) => (await load('mail-events'))(event, lambdaContext('mail-events'));
  ses.onAccepted((mail) => {
    const outcome = outcomeOf(mail);
    if (!outcome) return;
    const sentAt = new Date();
    const timer = setTimeout(() => {
      timers.delete(timer);
      const delivery = notify(sesEvent(outcome, mail, { sentAt, at: new Date() })).catch(console.error);
      inFlight.add(delivery);
      void delivery.finally(() => inFlight.delete(delivery));
    }, DELAY_MS);
    timers.add(timer);
  });
  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(inFlight);
    },
  };
}

/** Delivered unless sent to a simulated mailbox; undefined without a configuration set, since SES then stays silent. */
function outcomeOf({ destination, configurationSet }: AcceptedMail): OutcomeType | undefined {
  const mailbox = SIMULATED.exec(destination[0] ?? '')?.[1]?.toLowerCase();
  return configurationSet ? (OUTCOMES[mailbox ?? ''] ?? 'Delivery') : undefined;
}
