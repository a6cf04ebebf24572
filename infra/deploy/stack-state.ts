import {
  type CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  type Stack,
  type StackStatus,
} from '@aws-sdk/client-cloudformation';

/**
 * The state of the stack before a deployment: absent, its creation failed, deployed successfully at least once, being
 * changed, or its deletion failed.
 */
export type StackState = 'absent' | 'failed' | 'deployed' | 'changing' | 'half-deleted';

/** The state of a stack in the client's region. */
export async function stackState(client: CloudFormationClient, name: string): Promise<StackState> {
  const status = (await findStack(client, name))?.StackStatus;
  return status ? STATES[status] : 'absent';
}

/** A stack in the client's region, if it exists. */
export async function findStack(client: CloudFormationClient, name: string): Promise<Stack | undefined> {
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return stack;
  } catch (error) {
    // CloudFormation has no error of its own for a missing stack.
    if (error instanceof CloudFormationServiceException && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}

const STATES: Readonly<Record<StackStatus, StackState>> = {
  CREATE_COMPLETE: 'deployed',
  CREATE_FAILED: 'failed',
  CREATE_IN_PROGRESS: 'changing',
  DELETE_COMPLETE: 'absent',
  DELETE_FAILED: 'half-deleted',
  DELETE_IN_PROGRESS: 'changing',
  IMPORT_COMPLETE: 'deployed',
  IMPORT_IN_PROGRESS: 'changing',
  IMPORT_ROLLBACK_COMPLETE: 'deployed',
  IMPORT_ROLLBACK_FAILED: 'deployed',
  IMPORT_ROLLBACK_IN_PROGRESS: 'changing',
  // Only a change set exists, no resource.
  REVIEW_IN_PROGRESS: 'absent',
  ROLLBACK_COMPLETE: 'failed',
  ROLLBACK_FAILED: 'failed',
  ROLLBACK_IN_PROGRESS: 'changing',
  UPDATE_COMPLETE: 'deployed',
  UPDATE_COMPLETE_CLEANUP_IN_PROGRESS: 'changing',
  UPDATE_FAILED: 'deployed',
  UPDATE_IN_PROGRESS: 'changing',
  UPDATE_ROLLBACK_COMPLETE: 'deployed',
  UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS: 'changing',
  UPDATE_ROLLBACK_FAILED: 'deployed',
  UPDATE_ROLLBACK_IN_PROGRESS: 'changing',
};
