import { type CloudFormationClient, SetStackPolicyCommand } from '@aws-sdk/client-cloudformation';
import { keptResources } from './kept-resources.ts';

type Stage = { readonly stackName: string; readonly config: { readonly userPoolRevision: number } };

/** Makes CloudFormation refuse an update of the stack that would replace or delete a resource with data. */
export async function denyDataLoss(client: CloudFormationClient, { stackName, config }: Stage): Promise<void> {
  const StackPolicyBody = JSON.stringify(policyFor(Object.keys(keptResources(config.userPoolRevision))));
  await client.send(new SetStackPolicyCommand({ StackName: stackName, StackPolicyBody }));
}

const policyFor = (kept: readonly string[]) => ({
  Statement: [
    { Effect: 'Allow', Principal: '*', Action: 'Update:*', Resource: '*' },
    {
      Effect: 'Deny',
      Principal: '*',
      Action: ['Update:Replace', 'Update:Delete'],
      Resource: kept.map((id) => `LogicalResourceId/${id}`),
    },
  ],
});
