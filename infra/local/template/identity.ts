import type { Place } from './place.ts'

/** A resource's name, `Ref` and attributes once it exists. */
export interface Identity {
  name: string
  ref: string
  arn: string
  attributes: Record<string, string>
}

/** The ARN formats of the resource types that matter here. */
const arnTails: Record<string, (name: string) => string> = {
  'AWS::DynamoDB::Table': name => `dynamodb:{place}:table/${name}`,
  'AWS::SQS::Queue': name => `sqs:{place}:${name}`,
  'AWS::SecretsManager::Secret': name => `secretsmanager:{place}:secret:${name}`,
  'AWS::Lambda::Function': name => `lambda:{place}:function:${name}`,
  'AWS::IAM::Role': name => `iam::{account}:role/${name}`,
  'AWS::Logs::LogGroup': name => `logs:{place}:log-group:${name}`,
  'AWS::S3::Bucket': name => `s3:::${name}`,
  'AWS::CloudFront::Function': name => `cloudfront::{account}:function/${name}`,
  'AWS::SES::EmailIdentity': name => `ses:{place}:identity/${name}`,
}

const nameProperties: Record<string, string> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::CloudFront::Function': 'Name',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::Scheduler::Schedule': 'Name',
}

/** The property that names a resource, where its type has one. */
export const namePropertyOf = (type: string) => nameProperties[type]

/** The identity of a resource of a type and name. */
export function identityOf(type: string, called: string, { region, account, proxyUrl, origin }: Place): Identity {
  // Bucket names are in lower case.
  const name = type === 'AWS::S3::Bucket' ? called.toLowerCase() : called
  const tail = arnTails[type]?.(name) ?? `${type.split('::')[1]?.toLowerCase()}:{place}:${name}`
  const arn = `arn:aws:${tail.replace('{place}', `${region}:${account}`).replace('{account}', account)}`
  const ref = {
    'AWS::SQS::Queue': `${proxyUrl}/${account}/${name}`,
    'AWS::SecretsManager::Secret': arn,
  }[type]
  return {
    name,
    ref: ref ?? name,
    arn,
    attributes: {
      Arn: arn,
      Id: name,
      QueueName: name,
      StreamArn: `${arn}/stream/local`,
      ApiEndpoint: origin,
      ApiId: name,
      FunctionARN: arn,
      DomainName: `${name}.local`,
      RegionalDomainName: `${name}.s3.local`,
    },
  }
}
