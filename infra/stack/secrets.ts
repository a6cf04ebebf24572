import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

type Settings = Pick<StageConfig, 'secretsRevision' | 'originSecretRevision' | 'secondRegion'>;

/**
 * The secrets. An operator enters the Stripe keys in Secrets Manager; until then they are placeholders, with which
 * calls to Stripe and events from it are refused.
 */
export class Secrets extends Construct {
  readonly #stripe: Secret;
  /** The previous one if there is one, the current and the next. */
  readonly #origins: readonly Secret[];
  readonly #currentOrigin: Secret;
  readonly #auth: Secret;
  readonly #revision: string;

  constructor(scope: Construct, id: string, { secretsRevision, originSecretRevision, secondRegion }: Settings) {
    super(scope, id);
    // Without the key of sealed texts, no second factor in the table works any more.
    const copied = secondRegion ? { replicaRegions: [{ region: secondRegion }] } : {};
    this.#revision = secretsRevision;
    this.#stripe = new Secret(this, 'Stripe', {
      description: 'Stripe: secretKey (sk_...) and webhookSecret (whsec_...)',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: 'not-configured' }),
        generateStringKey: 'webhookSecret',
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      ...copied,
    });
    Validations.of(this.#stripe).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'Stripe issues these keys: an operator rolls them in its dashboard and enters them here.',
    });
    this.#currentOrigin = this.#addOrigin(originSecretRevision);
    const previous = originSecretRevision > 1 ? [this.#addOrigin(originSecretRevision - 1)] : [];
    this.#origins = [...previous, this.#currentOrigin, this.#addOrigin(originSecretRevision + 1)];
    this.#auth = new Secret(this, 'Auth', {
      description: 'Seals refresh tokens and second factors in the table; a new value logs out all users',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      ...copied,
    });
    Validations.of(this.#auth).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'Sealed data can only be opened with the same value: rotation would invalidate every second factor.',
    });
  }

  get stripeSecretArn(): string {
    return this.#stripe.secretArn;
  }

  /**
   * The secrets that CloudFront sends with every call, as references resolved during the deployment. A rotation updates
   * CloudFront and the functions in any order, so it sends those that a function has before, during and after one.
   */
  get originSecrets(): string {
    return this.#origins.map(({ secretValue }) => secretValue.unsafeUnwrap()).join(' ');
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
    this.#bindRevision(fn);
  }

  /** Gives a function the secret that CloudFront has to send: one reference, as a template may have few (decision I36). */
  bindOrigin(fn: LambdaFunction): void {
    fn.addEnvironment('ORIGIN_SECRET', this.#currentOrigin.secretValue.unsafeUnwrap());
  }

  /** A secret for each revision: its value never changes, so no reader can have an outdated one. */
  #addOrigin(revision: number): Secret {
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

  // A deployment resolves a function's references only if something else in the function changed.
  #bindRevision(fn: LambdaFunction): void {
    fn.addEnvironment('SECRETS_REVISION', this.#revision);
  }
}
