import { features } from '#infra/build/handler-files.ts'
import type { Stage } from '#infra/stages.ts'

/** A finding of cdk-nag that is accepted, and why. */
interface Accepted {
  /** The rule's id in cdk-nag. */
  id: string
  reason: string
}

const everywhere: Accepted[] = [
  {
    id: 'AwsSolutions-S1',
    reason:
      "Only CloudFront, a function's role or a presigned URL reaches the files; an access log would store personal IP addresses without need.",
  },
  {
    id: 'AwsSolutions-SMG4',
    reason:
      'Rotation is a deployment: a new signing seed must be published before it signs, and CloudFront and the functions must get a new origin secret together.',
  },
  {
    id: 'AwsSolutions-CFR1',
    reason: 'People work and travel everywhere; nothing is restricted to a country.',
  },
  {
    id: 'AwsSolutions-CFR3',
    reason:
      "CloudFront's log would store the IP address of every visitor; the API's access log has route and status without addresses.",
  },
  {
    id: 'AwsSolutions-CFR7',
    reason:
      "The site's bucket and the avatars have an access control; a presigned request to a bucket carries the signature of the function that made it, which CloudFront's own would replace.",
  },
  {
    id: 'AwsSolutions-APIG4',
    reason:
      'Every function authenticates and authorises its calls itself by the access of its contract; the access matrix test proves it for every route.',
  },
  {
    id: 'Serverless-SQSRedrivePolicy',
    reason: 'These are dead-letter queues, and an alarm goes off at the first message.',
  },
  {
    id: 'Serverless-LambdaDLQ',
    reason:
      'No function is invoked asynchronously: the API waits for its reply, stream and queue keep failed batches themselves, and a deployment fails.',
  },
  {
    id: 'Serverless-LambdaStarPermissions',
    reason: 'Listing the streams of an account is all that any role allows on every resource, which a test holds.',
  },
  {
    id: 'Serverless-LambdaTracing',
    reason:
      "A call runs one function; the API's log and the function's log share the request id, which is all that a trace would add.",
  },
  {
    id: 'Serverless-LambdaEventSourceMappingDestination',
    reason:
      "A queue's mapping needs no destination: the queue moves messages that failed five times to its dead-letter queue.",
  },
]

const withAlarmEmails: Accepted[] = [
  {
    id: 'Serverless-SNSRedrivePolicy',
    reason:
      'SNS retries an email to the operator for hours; an alarm that could not be sent stays visible in the console.',
  },
]

const withoutDomain: Accepted[] = [
  {
    id: 'AwsSolutions-CFR2',
    reason: 'A stage without a domain is for trying out; its API is throttled, and users have the stage with domains.',
  },
  {
    id: 'AwsSolutions-CFR4',
    reason:
      "CloudFront's default certificate fixes its TLS versions; a stage with domains has its own certificate and requires TLS 1.2.",
  },
]

/** The wildcards in roles, each accepted by its own id, so that a new one is found. */
const wildcards = ({ name }: Stage): Accepted[] => [
  {
    id: `AwsSolutions-IAM5[Resource::${lambdas}:szabi-${name}-api-*]`,
    reason: 'The gateway may invoke the functions of endpoints only, which share a name prefix.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'Lambda lists the streams of an account before it reads one, and such a list has no resource to name.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<ChangeStreamParkedFiles298184D3.Arn>/*]',
    reason: 'Lambda chooses the keys under which it parks the changes that could not be dispatched.',
  },
  ...[
    'AvatarsFilesD7533C4D.Arn>',
    'DocumentsFiles1BC4A4F5.Arn>',
    'DocumentsFiles1BC4A4F5.Arn>/documents/kept',
    'DocumentsFiles1BC4A4F5.Arn>/documents/unchecked',
    'ExportsFiles8FDA4945.Arn>',
  ].map(files => ({
    id: `AwsSolutions-IAM5[Resource::<PersonalFiles${files}/*]`,
    reason:
      "People's files have keys of their own; which of them a person may reach is decided by the function that signs the address.",
  })),
  ...['.release/*', '*.html', 'brands/*'].map(files => ({
    id: `AwsSolutions-IAM5[Resource::<ContentNetworkBucketFiles8B5CA571.Arn>/${files}]`,
    reason:
      'What operators publish are pages and logos whose addresses they choose; scripts and styles of the site are beyond it.',
  })),
  ...features.map(feature => ({
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:logs:<AWS::Region>:<AWS::AccountId>:log-group:/szabi/${name}/${feature}:log-stream:*]`,
    reason: 'Lambda chooses the names of the log streams in a log group.',
  })),
]

const lambdas = 'arn:<AWS::Partition>:lambda:<AWS::Region>:<AWS::AccountId>:function'

/** The findings accepted for a stage. */
export const acceptedFindings = (stage: Stage): Accepted[] => [
  ...everywhere,
  ...(stage.alarmsTo ? withAlarmEmails : []),
  ...(stage.domains.length ? [] : withoutDomain),
  ...wildcards(stage),
]
