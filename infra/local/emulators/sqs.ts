import type { Emulator } from './emulator.ts';
import { type Stores, startFauxqs } from './fauxqs.ts';

/** A queue and what becomes of a message that is not deleted: hidden for a while, and after some times a dead letter. */
export type LocalQueue = { name: string; hiddenSeconds: number; maxReceives: number };

/** What SQS answers beside its calls: the address of a queue, as functions find it in their environment. */
export type Sqs = Emulator & { urlOf: (name: string) => string };

/** Starts SQS on fauxqs with its messages in `folder`; beside each queue stands one for its dead letters. */
export async function startSqs({ folder, queues }: { folder: string; queues: LocalQueue[] }): Promise<Sqs> {
  const sqs = await startFauxqs(folder, ({ sqsStore }) => {
    for (const { name, hiddenSeconds, maxReceives } of queues) {
      const { arn } = ensureQueue(sqsStore, deadLettersOf(name), { MessageRetentionPeriod: '1209600' });
      const redrive = { deadLetterTargetArn: arn, maxReceiveCount: maxReceives };
      const attributes = { VisibilityTimeout: String(hiddenSeconds), RedrivePolicy: JSON.stringify(redrive) };
      lookSeldom(ensureQueue(sqsStore, name, attributes));
    }
  });
  return { ...sqs, urlOf: (name) => `${sqs.endpoint}/${ACCOUNT}/${name}` };
}

/** Where the dead letters of a queue lie. */
export function deadLettersOf(name: string): string {
  return `${name}-dead-letters`;
}

const ACCOUNT = '000000000000';

type Queue = ReturnType<Stores['sqsStore']['createQueue']>;

/** Making a queue anew would empty it. */
function ensureQueue(store: Stores['sqsStore'], name: string, attributes: Record<string, string>): Queue {
  const queue = store.getQueueByName(name);
  queue?.setAttributes(attributes);
  const [url, arn] = [`http://sqs/${ACCOUNT}/${name}`, `arn:aws:sqs:ca-central-1:${ACCOUNT}:${name}`];
  return queue ?? store.createQueue(name, url, arn, attributes);
}

/** How often hidden messages are looked for while somebody waits, in milliseconds; new ones come at once. */
const LOOK_MS = 250;

/** fauxqs looks fifty times a second, which a machine notices that has nothing else to do. */
function lookSeldom(queue: Queue): void {
  Object.assign(queue, {
    startPollTimerIfNeeded(this: { pollTimer?: ReturnType<typeof setInterval>; processTimers(): void }) {
      this.pollTimer ??= setInterval(() => this.processTimers(), LOOK_MS);
    },
  });
}
