import { Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The secrets by which the API recognizes CloudFront, generated and replaced with the product: they are in its stack,
 * so that a rotation that fails finds the old ones (decision I36).
 */
export class OriginSecrets extends Construct {
  /**
   * The previous secret if there is one, the current and the next, as references resolved during the deployment.
   * CloudFront sends them with every call: a rotation updates CloudFront and the functions in any order, so it sends
   * those that a function has before, during and after one.
   */
  readonly sent: string;
  readonly #current: Secret;

  constructor(scope: Construct, id: string, revision: number) {
    super(scope, id);
    this.#current = this.#add(revision);
    const previous = revision > 1 ? [this.#add(revision - 1)] : [];
    const all = [...previous, this.#current, this.#add(revision + 1)];
    this.sent = all.map(({ secretValue }) => secretValue.unsafeUnwrap()).join(' ');
  }

  /** Gives a function the secret that CloudFront has to send. */
  bind(fn: LambdaFunction): void {
    fn.addEnvironment('ORIGIN_SECRET', this.#current.secretValue.unsafeUnwrap());
  }

  /** A secret for each revision: its value never changes, so no reader can have an outdated one. */
  #add(revision: number): Secret {
    const secret = new Secret(this, `Origin${revision}`, {
      description: 'Sent by CloudFront with every call, so that the API refuses calls that bypass it',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'CloudFront and the functions read it during a deployment only, so a deployment rotates it (originSecretRevision).',
    });
    return secret;
  }
}
