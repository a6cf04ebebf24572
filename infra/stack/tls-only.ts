import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type Queue, QueuePolicy } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Refuses calls to queues without TLS, in a single policy. A queue with a policy of its own needs `enforceSSL` instead. */
export function requireTls(scope: Construct, queues: Queue[]): void {
  new QueuePolicy(scope, 'TlsOnly', { queues }).document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['sqs:*'],
      // The queue that the policy is attached to.
      resources: ['*'],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  );
}
