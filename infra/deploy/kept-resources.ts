/**
 * The resources that keep data, by their logical ids, with their types. CloudFormation replaces a resource with an empty
 * one when its logical id changes, which follows from the name and place of its construct.
 */
export function keptResources(userPoolRevision: number): Readonly<Record<string, string>> {
  return {
    DataTableFDBAD0F2: 'AWS::DynamoDB::GlobalTable',
    [userPoolId(userPoolRevision)]: 'AWS::Cognito::UserPool',
    FilesBucket7C17EE2E: 'AWS::S3::Bucket',
    SiteBucket978D4AEB: 'AWS::S3::Bucket',
    AccessLogBucket1B5E635D: 'AWS::S3::Bucket',
    SecretsStripe8F38C071: 'AWS::SecretsManager::Secret',
    SecretsAuth545FB8E8: 'AWS::SecretsManager::Secret',
  };
}

/** The logical id of a stage's user pool: each revision has its own, since CloudFormation believes a lost pool exists. */
export function userPoolId(revision: number): string {
  return revision === 1 ? 'IdentityUsers61009EFD' : `IdentityUsers${revision}`;
}
