import { Aws, Duration } from 'aws-cdk-lib/core'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses'
import { CfnSubscription, CfnTopic, CfnTopicPolicy } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import type { Feature } from './feature.ts'
import type { Mail } from './mail.ts'
import { denyWithoutTls, policy } from './policy.ts'
import { Queue } from './queue.ts'
import type { Roles } from './roles.ts'

interface MailFeedbackProps {
  mail: Mail
  /** The feature of the handler `receive-feedback`. */
  notifications: Feature
  roles: Roles
}

/** The consumer's timeout for a batch. */
const receivingTime = Duration.seconds(29)
/** How long events are gathered, since every email has one; far less than an email that failed waits for its next attempt. */
const gathered = Duration.seconds(2)

/** What SES tells of emails, on its way over a topic and a queue to the handler that marks emails as sent and addresses as unreached. */
export class MailFeedback extends Construct {
  constructor(scope: Construct, id: string, { mail, notifications, roles }: MailFeedbackProps) {
    super(scope, id)
    const topic = new CfnTopic(this, 'Topic', {})
    new CfnTopicPolicy(this, 'Policy', {
      topics: [topic.ref],
      policyDocument: policy([
        {
          Principal: { Service: 'ses.amazonaws.com' },
          Action: ['sns:Publish'],
          Resource: [topic.ref],
          Condition: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
        },
        denyWithoutTls('sns:Publish', [topic.ref]),
      ]),
    })
    new CfnConfigurationSetEventDestination(this, 'Destination', {
      configurationSetName: mail.configurationSet,
      eventDestination: {
        enabled: true,
        matchingEventTypes: ['send', 'bounce', 'complaint'],
        snsDestination: { topicArn: topic.ref },
      },
    })
    const queue = new Queue(this, 'Queue', {
      consumedWithin: receivingTime,
      gathered,
      attempts: 5,
      sender: {
        Principal: { Service: 'sns.amazonaws.com' },
        Condition: { ArnEquals: { 'aws:SourceArn': topic.ref } },
      },
    })
    new CfnSubscription(this, 'Subscription', {
      topicArn: topic.ref,
      protocol: 'sqs',
      endpoint: queue.arn,
      rawMessageDelivery: true,
    })
    const receiver = notifications.worker('receive-feedback', {
      role: roles.ownRoleFor(
        'ReceiveFeedback',
        { capabilities: notifications.capabilitiesOf('receive-feedback'), changes: true },
        [queue.consumption],
      ),
    })
    new CfnEventSourceMapping(notifications, 'Feedback', {
      functionName: receiver.attrArn,
      eventSourceArn: queue.arn,
      batchSize: 10,
      maximumBatchingWindowInSeconds: gathered.toSeconds(),
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: 2 },
    })
  }
}
