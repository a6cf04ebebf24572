import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '#shared/user/schema.ts';
import { AWS_CLIENT } from './aws-client.ts';
import { asciiEmail } from './email-forms.ts';
import { isNamed, isRefusal } from './identity-errors.ts';

/** Tokens of a session; `expiresInSeconds` is the lifetime of the access token. */
export type Tokens = { accessToken: string; refreshToken?: string; expiresInSeconds: number };

/** A group of accounts: everyone is in USER, all who have another role also in that of their role. */
export type Group = Role;

/** Passwords and tokens, which are never stored in the table. */
export type Identity = ReturnType<typeof cognitoIdentity>;

/** Cognito's user pool as the identity of the product; it knows addresses in ASCII. */
export function cognitoIdentity(
  { userPoolId = process.env.USER_POOL_ID ?? '', clientId = process.env.USER_POOL_CLIENT_ID ?? '' } = {},
  client = new CognitoIdentityProviderClient(AWS_CLIENT),
) {
  const start = async (
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
    parameters: Record<string, string>,
  ) => {
    try {
      const response = await client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: userPoolId,
          ClientId: clientId,
          AuthFlow,
          AuthParameters: parameters,
        }),
      );
      return toTokens(response.AuthenticationResult);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };
  const signIn = (email: string, password: string) =>
    start('ADMIN_USER_PASSWORD_AUTH', { USERNAME: asciiEmail(email), PASSWORD: password });
  const revoke = async (Token: string) => {
    try {
      await client.send(new RevokeTokenCommand({ ClientId: clientId, Token }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  };
  return {
    /**
     * Creates an account without a usable password, or finds that of an interrupted registration. Returns its subject,
     * or null if it belongs to an administrator created by an operator.
     */
    ensureUser: (email: string) => ensureUser(client, userPoolId, asciiEmail(email)),
    /** Sets the password of an account by its subject, or by its email while the subject is unknown. */
    async setPassword(username: string, Password: string): Promise<void> {
      const command = { UserPoolId: userPoolId, Username: asciiEmail(username), Password, Permanent: true };
      await client.send(new AdminSetUserPasswordCommand(command));
    },
    /** Changes the email of an account by its subject. Returns false if another account has that email. */
    changeEmail: (subject: string, email: string) =>
      changeEmail(client, { UserPoolId: userPoolId, Username: subject }, asciiEmail(email)),
    /** Adds an account to a group by its subject, or removes it. Idempotent. */
    async setMember(Username: string, GroupName: Group, isMember: boolean): Promise<void> {
      const membership = { UserPoolId: userPoolId, Username, GroupName };
      if (isMember) await client.send(new AdminAddUserToGroupCommand(membership));
      else await client.send(new AdminRemoveUserFromGroupCommand(membership));
    },
    /** Whether an account is currently in the ADMIN group; tokens may be outdated. */
    isAdministrator: (subject: string) => isInAdminGroup(client, userPoolId, subject),
    /** Deletes an account by its subject, since its email may already belong to a new one. */
    async removeUser(subject: string): Promise<void> {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: subject }));
      } catch (error) {
        if (!isNamed(error, 'UserNotFoundException')) throw error;
      }
    },
    /** The tokens for a correct password; null for a wrong password or an unknown email. */
    signIn,
    /** Whether a password is correct. Does not start a session. */
    async checkPassword(email: string, password: string): Promise<boolean> {
      const tokens = await signIn(email, password);
      if (tokens?.refreshToken) await revoke(tokens.refreshToken);
      return tokens !== null;
    },
    /** A new access token, or null if the session has ended. */
    refresh: (refreshToken: string) => start('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }),
    /** Ends a session. */
    revoke,
  };
}

async function ensureUser(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  email: string,
): Promise<string | null> {
  try {
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: emailAttributes(email),
      }),
    );
    return subjectOf(User?.Attributes);
  } catch (error) {
    if (!isNamed(error, 'UsernameExistsException')) throw error;
    const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    const subject = subjectOf(UserAttributes);
    return (await isInAdminGroup(client, UserPoolId, subject)) ? null : subject;
  }
}

async function changeEmail(
  client: CognitoIdentityProviderClient,
  account: { UserPoolId: string; Username: string },
  email: string,
): Promise<boolean> {
  try {
    await client.send(new AdminUpdateUserAttributesCommand({ ...account, UserAttributes: emailAttributes(email) }));
    return true;
  } catch (error) {
    if (isNamed(error, 'AliasExistsException')) return false;
    throw error;
  }
}

function emailAttributes(email: string) {
  return [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ];
}

async function isInAdminGroup(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  subject: string,
): Promise<boolean> {
  const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username: subject }));
  return Groups.some(({ GroupName }) => GroupName === 'ADMIN');
}

function subjectOf(attributes: readonly { Name?: string | undefined; Value?: string | undefined }[] = []): string {
  const subject = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (!subject) throw new Error('Cognito returned a user without a subject');
  return subject;
}

function toTokens(result: AuthenticationResultType | undefined): Tokens | null {
  if (!result?.AccessToken) return null;
  return {
    accessToken: result.AccessToken,
    ...(result.RefreshToken && { refreshToken: result.RefreshToken }),
    expiresInSeconds: result.ExpiresIn ?? 3600,
  };
}
