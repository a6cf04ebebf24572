import {
  type AddToPrincipalPolicyResult,
  type IPrincipal,
  PolicyDocument,
  type PolicyStatement,
  Role,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/** A role with inline permissions, which CDK would put into a policy of their own (decision I1). */
export class InlineRole extends Role {
  readonly #permissions: PolicyDocument;

  constructor(scope: Construct, id: string, assumedBy: IPrincipal) {
    const permissions = new PolicyDocument({ minimize: true });
    super(scope, id, {
      assumedBy,
      inlinePolicies: { Permissions: permissions },
    });
    this.#permissions = permissions;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#permissions.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
