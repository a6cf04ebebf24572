import { CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * What cdk-nag calls a wildcard behind the ARN of a resource, such as `/images/*` of a bucket. Throws for a construct
 * that is no resource of the template.
 */
export function wildcardOn(construct: IConstruct, wildcard: string): string {
  const resource = construct.node.defaultChild;
  if (!CfnElement.isCfnElement(resource)) throw new Error(`${construct.node.path} is no resource`);
  return `AwsSolutions::AwsSolutions-IAM5[Resource::<${Stack.of(construct).getLogicalId(resource)}.Arn>${wildcard}]`;
}
