import { api } from '#shared/api.ts'
import type { Stage } from '#infra/stages.ts'

/** What cdk-nag finds and we leave as it is, and why. */
export interface Accepted {
  /** The rule, as cdk-nag names it. */
  id: string
  reason: string
}

const everywhere: Accepted[] = [
  {
    id: 'AwsSolutions-S1',
    reason:
      "Files are reached by the content network, by a function's role or by a signed address alone; a log of requests would hold people's addresses for nothing.",
  },
  {
    id: 'AwsSolutions-SMG4',
    reason:
      'Rotation is a deployment: a new signing seed must be published before it signs, and a new word to the API must reach CloudFront and the functions together.',
  },
  {
    id: 'AwsSolutions-CFR1',
    reason: 'People work and travel everywhere; nothing here is bound to a country.',
  },
  {
    id: 'AwsSolutions-CFR3',
    reason:
      "CloudFront's log would hold the address of every visitor; the API's own log, without addresses, says what was asked and how it ended.",
  },
  {
    id: 'AwsSolutions-APIG4',
    reason:
      'Every function asks who is there itself, by the access word of its contract, and reads the rights at each call; the access matrix proves it for every route.',
  },
  {
    id: 'AwsSolutions-SQS3',
    reason:
      'These queues hold what could not be done: they are the end of the way, and an alarm goes off at the first message.',
  },
  {
    id: 'Serverless-SQSRedrivePolicy',
    reason:
      'These queues hold what could not be done: they are the end of the way, and an alarm goes off at the first message.',
  },
  {
    id: 'Serverless-LambdaDLQ',
    reason:
      'No function is called without somebody waiting for it: by the API, by a stream or a queue that keep what failed themselves, or by a deployment.',
  },
  {
    id: 'Serverless-LambdaTracing',
    reason:
      "A call is one function; its line in the API's log and its own carry the same request id, which is all a trace would add.",
  },
  {
    id: 'Serverless-LambdaEventSourceMappingDestination',
    reason: 'The reader of a queue has no destination of its own: the queue lays aside what failed five times.',
  },
]

const withLetters: Accepted[] = [
  {
    id: 'Serverless-SNSRedrivePolicy',
    reason: 'SNS repeats a letter to the operator for hours; an alarm that could not be told stays red in the console.',
  },
]

const withoutDomain: Accepted[] = [
  {
    id: 'AwsSolutions-CFR2',
    reason:
      'A stage without a domain is for trying out; its API is throttled, and people come by the stage that has one.',
  },
  {
    id: 'AwsSolutions-CFR4',
    reason:
      "CloudFront's own certificate decides which versions of TLS it speaks; a stage with a domain has its own and begins with 1.2.",
  },
]

/** The stars there are in roles. Each finding is accepted by its own name, so that a new star is found. */
const stars = ({ name }: Stage): Accepted[] => [
  {
    id: `AwsSolutions-IAM5[Resource::${lambdas}:szabi-${name}-api-*]`,
    reason: 'The gateway may invoke the functions that answer calls, and no other: the star is over their names.',
  },
  {
    id: `AwsSolutions-IAM5[Resource::${lambdas}:szabi-${name}-job-*]`,
    reason: 'The clock may run the functions that are made for it, and no other: the star is over their names.',
  },
  ...Object.keys(api).map(feature => ({
    id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:logs:<AWS::Region>:<AWS::AccountId>:log-group:/szabi/${name}/${feature}:log-stream:*]`,
    reason: 'Lambda names the streams of a log group as it likes.',
  })),
]

const lambdas = 'arn:<AWS::Partition>:lambda:<AWS::Region>:<AWS::AccountId>:function'

/** All that is accepted for a stage. */
export const acceptedFindings = (stage: Stage): Accepted[] => [
  ...everywhere,
  ...(stage.alarmsTo ? withLetters : []),
  ...(stage.domains.length ? [] : withoutDomain),
  ...stars(stage),
]
