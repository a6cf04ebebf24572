import { failureFields, logLine } from '#functions/services/log.ts';
import { type Queue, sqsQueue } from '#functions/services/queue.ts';

/** Announces that a user's role changed, or that their groups differ from it. Never throws. */
export type RoleChanged = (userId: string) => Promise<void>;

/**
 * Queues role changes for `role-groups`, which mirrors roles as Cognito groups. A change that is not queued is only
 * logged, since access checks read the record: the user's next sign-in or refresh queues it again.
 */
export function roleChanges(queue: Pick<Queue, 'send'> = sqsQueue(process.env.ROLE_QUEUE_URL)): RoleChanged {
  return async (userId) => {
    try {
      await queue.send(JSON.stringify({ userId }));
    } catch (error) {
      logLine('error', { event: 'role-change-not-queued', ...failureFields(error) });
    }
  };
}
