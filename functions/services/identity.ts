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
import { AWS_CLIENT } from './aws-client.ts';
import { asciiEmail } from './email-forms.ts';
import { isNamed, isRefusal } from './identity-errors.ts';

/** Tokens of a session; `expiresInSeconds` is the lifetime of the access token. */
export type Tokens = { accessToken: string; refreshToken?: string; expiresInSeconds: number };

/** A group of accounts: everyone is in USER, employees and administrators also in that of their role. */
export type Group = 'ADMIN' | 'USER' | 'EMPLOYEE';

/** Passwords and tokens, which are never stored in the table. */
export type Identity = {
  /**
   * Creates an account without a usable password, or finds that of an interrupted registration. Returns its subject, or
   * null if it belongs to an administrator created by an operator.
   */
  ensureUser: (email: string) => Promise<string | null>;
  /** Sets the password of an account by its subject, or by its email while the subject is unknown. */
  setPassword: (username: string, password: string) => Promise<void>;
  /** Changes the email of an account by its subject. Returns false if another account has that email. */
  changeEmail: (subject: string, email: string) => Promise<boolean>;
  /** Adds an account to a group by its subject, or removes it. Idempotent. */
  setMember: (subject: string, group: Group, isMember: boolean) => Promise<void>;
  /** Whether an account is currently in the ADMIN group; tokens may be outdated. */
  isAdministrator: (subject: string) => Promise<boolean>;
  /** Deletes an account by its subject, since its email may already belong to a new one. */
  removeUser: (subject: string) => Promise<void>;
  /** The tokens for a correct password; null for a wrong password or an unknown email. */
  signIn: (email: string, password: string) => Promise<Tokens | null>;
  /** Whether a password is correct. Does not start a session. */
  checkPassword: (email: string, password: string) => Promise<boolean>;
  /** A new access token, or null if the session has ended. */
  refresh: (refreshToken: string) => Promise<Tokens | null>;
  /** Ends a session. */
  revoke: (refreshToken: string) => Promise<void>;
};

/** Cognito's user pool as the identity of the product; it knows addresses in ASCII. */
export function cognitoIdentity(
  { userPoolId = process.env.USER_POOL_ID ?? '', clientId = process.env.USER_POOL_CLIENT_ID ?? '' } = {},
  client = new CognitoIdentityProviderClient(AWS_CLIENT),
): Identity {
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
    ensureUser: (email) => ensureUser(client, userPoolId, asciiEmail(email)),
    async setPassword(username, Password) {
      const command = { UserPoolId: userPoolId, Username: asciiEmail(username), Password, Permanent: true };
      await client.send(new AdminSetUserPasswordCommand(command));
    },
    changeEmail: (subject, email) =>
      changeEmail(client, { UserPoolId: userPoolId, Username: subject }, asciiEmail(email)),
    async setMember(Username, GroupName, isMember) {
      const membership = { UserPoolId: userPoolId, Username, GroupName };
      if (isMember) await client.send(new AdminAddUserToGroupCommand(membership));
      else await client.send(new AdminRemoveUserFromGroupCommand(membership));
    },
    isAdministrator: (subject) => isInAdminGroup(client, userPoolId, subject),
    async removeUser(subject) {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: subject }));
      } catch (error) {
        if (!isNamed(error, 'UserNotFoundException')) throw error;
      }
    },
    signIn,
    async checkPassword(email, password) {
      const tokens = await signIn(email, password);
      if (tokens?.refreshToken) await revoke(tokens.refreshToken);
      return tokens !== null;
    },
    refresh: (refreshToken) => start('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }),
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
