/**
 * The types of the resources in the stack of the data that keep it, by logical id. CloudFormation replaces a resource with an empty one when
 * its logical id changes, which derives from the path of its construct.
 */
export function keptResources(userPoolRevision: number): Readonly<Record<string, string>> {
  return {
    TableItems4E2090AD: 'AWS::DynamoDB::GlobalTable',
    [userPoolId(userPoolRevision)]: 'AWS::Cognito::UserPool',
    FilesBucket7C17EE2E: 'AWS::S3::Bucket',
    SiteE53D7754: 'AWS::S3::Bucket',
    AccessLogBucket1B5E635D: 'AWS::S3::Bucket',
    SecretsStripe8F38C071: 'AWS::SecretsManager::Secret',
    SecretsAuth545FB8E8: 'AWS::SecretsManager::Secret',
  };
}

/** The logical id of the user pool. Each revision has its own, since CloudFormation still believes in a lost pool. */
export function userPoolId(revision: number): string {
  return revision === 1 ? 'IdentityUsers61009EFD' : `IdentityUsers${revision}`;
}
