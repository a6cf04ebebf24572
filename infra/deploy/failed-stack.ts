import {
  type CloudFormationClient,
  DeleteStackCommand,
  DescribeStackResourcesCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { stackState } from './stack-state.ts';

/** In seconds; deleting a distribution takes a quarter of an hour. */
const DELETION = { maxWaitTime: 3_600, minDelay: 5, maxDelay: 15 };

/**
 * Deletes a stack whose creation failed, so that it can be created again. Returns the names of resources that stay
 * behind because they cannot be deleted, such as a bucket with files. Throws if the stack itself cannot be deleted.
 */
export async function deleteFailedStack(client: CloudFormationClient, name: string): Promise<string[]> {
  if (await isDeleted(client, name, [])) return [];
  const { StackResources = [] } = await client.send(new DescribeStackResourcesCommand({ StackName: name }));
  const stuck = StackResources.filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_FAILED');
  const ids = stuck.map(({ LogicalResourceId = '' }) => LogicalResourceId);
  if (!(await isDeleted(client, name, ids)))
    throw new Error(`${name} cannot be deleted: see its events in CloudFormation`);
  return stuck.map(({ PhysicalResourceId = '' }) => PhysicalResourceId);
}

/** Deletes a stack, except for some resources. Returns false if a resource cannot be deleted. */
async function isDeleted(client: CloudFormationClient, name: string, except: string[]): Promise<boolean> {
  await client.send(new DeleteStackCommand({ StackName: name, ...(except.length > 0 && { RetainResources: except }) }));
  try {
    await waitUntilStackDeleteComplete({ client, ...DELETION }, { StackName: name });
    return true;
  } catch (error) {
    if ((await stackState(client, name)) === 'half-deleted') return false;
    throw error;
  }
}
