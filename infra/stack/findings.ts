import { CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * cdk-nag's id for a wildcard after the ARN of a resource, such as `/images/*` of a bucket. Throws for a construct that
 * is not a resource of the template.
 */
export function wildcardOn(construct: IConstruct, wildcard: string): string {
  const resource = construct.node.defaultChild;
  if (!CfnElement.isCfnElement(resource)) throw new Error(`${construct.node.path} is not a resource`);
  return `AwsSolutions::AwsSolutions-IAM5[Resource::<${Stack.of(construct).getLogicalId(resource)}.Arn>${wildcard}]`;
}
