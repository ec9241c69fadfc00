import { Aws, Duration } from 'aws-cdk-lib/core'
import { CfnConfigurationSet, CfnEmailIdentity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { Queue } from './queue.ts'

/** The sender's timeout for a batch of emails. */
const sendingTime = Duration.seconds(29)

/**
 * The queues of emails, and the SES identity they are sent from. What somebody needs to get into their account waits in a queue of its
 * own, behind no company's emails, and what goes to very many people in another, before nobody's.
 */
export class Mail extends Construct {
  readonly queue: Queue
  readonly accounts: Queue
  readonly bulk: Queue
  /** What sending needs a permission for: the identity, and the configuration set that it sends by. */
  readonly senderArns: string[]
  readonly configurationSet: string

  constructor(scope: Construct, id: string, { from }: { from: string }) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { consumedWithin: sendingTime, attempts: 5 })
    this.accounts = new Queue(this, 'Accounts', { consumedWithin: sendingTime, attempts: 5 })
    this.bulk = new Queue(this, 'Bulk', { consumedWithin: sendingTime, attempts: 5 })
    const domain = domainOf(from)
    const sending = new CfnConfigurationSet(this, 'Sending', {
      reputationOptions: { reputationMetricsEnabled: true },
      suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    })
    new CfnEmailIdentity(this, 'Sender', {
      emailIdentity: domain,
      configurationSetAttributes: { configurationSetName: sending.ref },
      // Bounces come to a domain of our own, so that SPF is aligned with the sender.
      mailFromAttributes: { mailFromDomain: `bounce.${domain}`, behaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
      feedbackAttributes: { emailForwardingEnabled: false },
    })
    this.configurationSet = sending.ref
    this.senderArns = [`identity/${domain}`, `configuration-set/${sending.ref}`].map(
      name => `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${name}`,
    )
  }
}

const domainOf = (address: string) => address.replace(/^.*@|>$/g, '')
