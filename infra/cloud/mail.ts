import { Aws, Duration } from 'aws-cdk-lib/core'
import { CfnEmailIdentity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { Queue } from './queue.ts'

/** The sender's timeout for a batch of emails. */
const sendingTime = Duration.seconds(29)

/** The queue of emails, and the SES identity they are sent from. */
export class Mail extends Construct {
  readonly queue: Queue
  readonly identityArn: string

  constructor(scope: Construct, id: string, { from }: { from: string }) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { consumedWithin: sendingTime, attempts: 5 })
    const domain = domainOf(from)
    new CfnEmailIdentity(this, 'Sender', { emailIdentity: domain })
    this.identityArn = `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/${domain}`
  }
}

const domainOf = (address: string) => address.replace(/^.*@|>$/g, '')
