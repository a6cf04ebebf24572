import { type CloudFormationClient, SetStackPolicyCommand } from '@aws-sdk/client-cloudformation';
import { keptResources } from './kept-resources.ts';

type Stage = { readonly dataStackName: string; readonly config: { readonly userPoolRevision: number } };

/** Makes CloudFormation refuse an update of the stack of the data that would replace or delete one of its resources with data. */
export async function denyDataLoss(client: CloudFormationClient, { dataStackName, config }: Stage): Promise<void> {
  const StackPolicyBody = JSON.stringify(policyFor(Object.keys(keptResources(config.userPoolRevision))));
  await client.send(new SetStackPolicyCommand({ StackName: dataStackName, StackPolicyBody }));
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
