import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  ListGroupsCommand,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ROLES } from '#shared/user/schema.ts';

const NAME = 'local';

/** The pool and the client that functions and authorizer use. */
export type UserPool = { userPoolId: string; clientId: string };

/** Creates the user pool, its client and groups if missing; later calls return the same pool. */
export async function ensureUserPool(endpoint: string): Promise<UserPool> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const cognito = new CognitoIdentityProviderClient({ endpoint, region: 'ca-central-1', credentials });
  try {
    const userPoolId = await ensurePool(cognito);
    await ensureGroups(cognito, userPoolId);
    return { userPoolId, clientId: await ensureClient(cognito, userPoolId) };
  } finally {
    cognito.destroy();
  }
}

async function ensurePool(cognito: CognitoIdentityProviderClient): Promise<string> {
  const { UserPools = [] } = await cognito.send(new ListUserPoolsCommand({ MaxResults: 60 }));
  const existing = UserPools.find((pool) => pool.Name === NAME)?.Id;
  if (existing) return existing;
  // As in the stack. cognito-local reads no policy, but moto does; by default, a pool demands capitals and symbols.
  const created = await cognito.send(
    new CreateUserPoolCommand({
      PoolName: NAME,
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireNumbers: true,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireSymbols: false,
        },
      },
    }),
  );
  return required(created.UserPool?.Id);
}

async function ensureGroups(cognito: CognitoIdentityProviderClient, userPoolId: string): Promise<void> {
  const { Groups = [] } = await cognito.send(new ListGroupsCommand({ UserPoolId: userPoolId }));
  const existing = new Set(Groups.map((group) => group.GroupName));
  for (const name of ROLES.filter((group) => !existing.has(group))) {
    await cognito.send(new CreateGroupCommand({ UserPoolId: userPoolId, GroupName: name }));
  }
}

async function ensureClient(cognito: CognitoIdentityProviderClient, userPoolId: string): Promise<string> {
  const list = new ListUserPoolClientsCommand({ UserPoolId: userPoolId, MaxResults: 60 });
  const { UserPoolClients = [] } = await cognito.send(list);
  const existing = UserPoolClients.find((client) => client.ClientName === NAME)?.ClientId;
  if (existing) return existing;
  const created = await cognito.send(
    new CreateUserPoolClientCommand({
      UserPoolId: userPoolId,
      ClientName: NAME,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    }),
  );
  return required(created.UserPoolClient?.ClientId);
}

function required(id: string | undefined): string {
  if (!id) throw new Error('The local Cognito returned no id');
  return id;
}
