import { Stack, Validations } from 'aws-cdk-lib';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/**
 * Acknowledges cdk-nag's finding that a role is granted a resource with a wildcard, such as all `/images/*` of a bucket.
 * The finding's id shows how the template refers to the resource, which only synthesis knows for one of another stack.
 */
export function acknowledgeWildcard(role: IConstruct, resource: string, reason: string): void {
  role.node.addValidation({
    validate() {
      const reference = flattenCfnReference(Stack.of(role).resolve(resource));
      Validations.of(role).acknowledge({ id: `AwsSolutions::AwsSolutions-IAM5[Resource::${reference}]`, reason });
      return [];
    },
  });
}
