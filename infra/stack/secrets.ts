import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The secrets. An operator enters the Stripe keys in Secrets Manager; until then they are placeholders, with which
 * calls to Stripe and events from it are refused.
 */
export class Secrets extends Construct {
  readonly #stripe: Secret;
  readonly #origin: Secret;
  readonly #auth: Secret;
  readonly #revision: string;

  constructor(scope: Construct, id: string, { revision }: { revision: string }) {
    super(scope, id);
    this.#revision = revision;
    this.#stripe = new Secret(this, 'Stripe', {
      description: 'Stripe: secretKey (sk_...) and webhookSecret (whsec_...)',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: 'not-configured' }),
        generateStringKey: 'webhookSecret',
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(this.#stripe).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'Stripe issues these keys: an operator rolls them in its dashboard and enters them here.',
    });
    this.#origin = new Secret(this, 'Origin', {
      description: 'Sent by CloudFront with every call, so that the API refuses calls that bypass it',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(this.#origin).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason:
        'CloudFront and the functions only read it during a deployment: rotated in between, every call would be refused.',
    });
    this.#auth = new Secret(this, 'Auth', {
      description: 'Seals refresh tokens and second factors in the table; a new value logs out all users',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(this.#auth).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'Sealed data can only be opened with the same value: rotation would invalidate every second factor.',
    });
  }

  get stripeSecretArn(): string {
    return this.#stripe.secretArn;
  }

  /** The secret that CloudFront sends to the API, as a reference resolved during the deployment. */
  get originSecret(): string {
    return this.#origin.secretValue.unsafeUnwrap();
  }

  /** Gives a function the Stripe key. */
  bindStripeKey(fn: LambdaFunction): void {
    fn.addEnvironment('STRIPE_SECRET_KEY', this.#stripe.secretValueFromJson('secretKey').unsafeUnwrap());
    this.#bindRevision(fn);
  }

  /** Gives a function the webhook secret. */
  bindStripeWebhook(fn: LambdaFunction): void {
    fn.addEnvironment('STRIPE_WEBHOOK_SECRET', this.#stripe.secretValueFromJson('webhookSecret').unsafeUnwrap());
    this.#bindRevision(fn);
  }

  /** Gives a function the key of sealed texts. */
  bindAuthKey(fn: LambdaFunction): void {
    fn.addEnvironment('AUTH_KEY', this.#auth.secretValue.unsafeUnwrap());
  }

  /** Gives a function the secret that CloudFront sends. */
  bindOrigin(fn: LambdaFunction): void {
    fn.addEnvironment('ORIGIN_SECRET', this.originSecret);
  }

  // A deployment resolves a function's references only if something else in the function changed.
  #bindRevision(fn: LambdaFunction): void {
    fn.addEnvironment('SECRETS_REVISION', this.#revision);
  }
}
