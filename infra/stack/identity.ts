import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  UserPool,
  type UserPoolClient,
  UserPoolGroup,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { userPoolId } from '#infra/deploy/kept-resources.ts';
import { ROLES } from '#shared/user/schema.ts';
import type { StageConfig } from './config.ts';
import { HandlerFunction } from './function.ts';

/** The account actions of a function. */
export type AccountAction =
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminGetUser'
  | 'AdminListGroupsForUser'
  | 'AdminInitiateAuth'
  | 'AdminRemoveUserFromGroup'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes';

type Settings = Pick<StageConfig, 'protection' | 'userPoolRevision'>;

/** The user pool with passwords and sessions, used only by the functions. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /**
   * Removes the scope of Cognito's own API from access tokens; with it, a stolen token could delete the user. Cognito
   * calls it before it issues tokens.
   */
  readonly trigger: HandlerFunction;

  constructor(scope: Construct, id: string, { protection, userPoolRevision }: Settings) {
    super(scope, id);
    this.pool = new UserPool(this, userPoolRevision > 1 ? `Users${userPoolRevision}` : 'Users', {
      // The lite plan cannot change access tokens.
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Registration also creates a business, so sign-up at Cognito itself is disabled.
      selfSignUpEnabled: false,
      // Passwords are reset by the product's own links.
      accountRecovery: AccountRecovery.NONE,
      passwordPolicy: {
        minLength: 8,
        requireDigits: true,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      deletionProtection: protection === 'on',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const resource = this.pool.node.defaultChild as CfnUserPool;
    if (userPoolRevision > 1) resource.overrideLogicalId(userPoolId(userPoolRevision));
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-COG1',
        reason: 'The specification requires eight characters with a letter and a digit; failed sign-ins are limited.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG2',
        reason: 'The product has its own second factor: the auth function checks it at sign-in, with recovery codes.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG8',
        reason:
          'The plus plan protects sign-in at Cognito itself, which is not exposed: the auth function counts failures, and ' +
          'Cognito would see only the addresses of Lambda.',
      },
    );
    this.client = this.pool.addClient('Functions', {
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
      // In case an access token works for Cognito's own API after all, it cannot change the email there.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    });
    for (const groupName of ROLES) {
      new UserPoolGroup(this, groupName, { userPool: this.pool, groupName });
    }
    // Cognito waits no longer.
    this.trigger = new HandlerFunction(this, 'access-tokens', { timeout: Duration.seconds(5) });
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, this.trigger, LambdaVersion.V2_0);
  }

  /** Grants a function these actions, and sets the user pool in its environment. */
  bind(fn: LambdaFunction, actions: readonly AccountAction[]): void {
    fn.addEnvironment('USER_POOL_ID', this.pool.userPoolId);
    fn.addEnvironment('USER_POOL_CLIENT_ID', this.client.userPoolClientId);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: actions.map((action) => `cognito-idp:${action}`),
        resources: [this.pool.userPoolArn],
      }),
    );
  }
}
