import { type CloudFormationClient, SetStackPolicyCommand } from '@aws-sdk/client-cloudformation';
import { KEPT_RESOURCES } from './kept-resources.ts';

/** Makes CloudFormation refuse an update of the stack that would replace or delete a resource with data. */
export async function denyDataLoss(client: CloudFormationClient, stackName: string): Promise<void> {
  await client.send(new SetStackPolicyCommand({ StackName: stackName, StackPolicyBody: JSON.stringify(POLICY) }));
}

const POLICY = {
  Statement: [
    { Effect: 'Allow', Principal: '*', Action: 'Update:*', Resource: '*' },
    {
      Effect: 'Deny',
      Principal: '*',
      Action: ['Update:Replace', 'Update:Delete'],
      Resource: Object.keys(KEPT_RESOURCES).map((id) => `LogicalResourceId/${id}`),
    },
  ],
};
