import type { Emulator } from './emulator.ts';
import { type Stores, startFauxqs } from './fauxqs.ts';

/** A queue. A received message stays hidden for `hiddenSeconds`; after `maxReceives` it becomes a dead letter. */
export type LocalQueue = { name: string; hiddenSeconds: number; maxReceives: number };

/** SQS with the URLs of its queues, as functions find them in their environment. */
export type Sqs = Emulator & { urlOf: (name: string) => string };

/** Starts SQS on fauxqs with its messages in `folder`; each queue has a dead-letter queue. */
export async function startSqs({ folder, queues }: { folder: string; queues: LocalQueue[] }): Promise<Sqs> {
  const sqs = await startFauxqs(folder, ({ sqsStore }) => {
    for (const { name, hiddenSeconds, maxReceives } of queues) {
      const { arn } = ensureQueue(sqsStore, deadLettersOf(name), { MessageRetentionPeriod: '1209600' });
      const redrive = { deadLetterTargetArn: arn, maxReceiveCount: maxReceives };
      const attributes = { VisibilityTimeout: String(hiddenSeconds), RedrivePolicy: JSON.stringify(redrive) };
      pollSlowly(ensureQueue(sqsStore, name, attributes));
    }
  });
  return { ...sqs, urlOf: (name) => `${sqs.endpoint}/${ACCOUNT}/${name}` };
}

/** The name of a queue's dead-letter queue. */
export function deadLettersOf(name: string): string {
  return `${name}-dead-letters`;
}

const ACCOUNT = '000000000000';

type Queue = ReturnType<Stores['sqsStore']['createQueue']>;

/** Reuses an existing queue: creating it again would empty it. */
function ensureQueue(store: Stores['sqsStore'], name: string, attributes: Record<string, string>): Queue {
  const queue = store.getQueueByName(name);
  queue?.setAttributes(attributes);
  const [url, arn] = [`http://sqs/${ACCOUNT}/${name}`, `arn:aws:sqs:ca-central-1:${ACCOUNT}:${name}`];
  return queue ?? store.createQueue(name, url, arn, attributes);
}

/** Milliseconds between checks for hidden messages while a receiver waits; new ones arrive immediately. */
const POLL_MS = 250;

/** fauxqs checks fifty times a second, which keeps an idle machine busy. */
function pollSlowly(queue: Queue): void {
  Object.assign(queue, {
    startPollTimerIfNeeded(this: { pollTimer?: ReturnType<typeof setInterval>; processTimers(): void }) {
      this.pollTimer ??= setInterval(() => this.processTimers(), POLL_MS);
    },
  });
}
