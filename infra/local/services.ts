import type { DatabaseSync } from 'node:sqlite'
import { dynamoAt, type DynamoCall } from './database/dynamo-call.ts'
import { ensureTable, hasItems } from './database/tables.ts'
import type { AwsProxy } from './aws/proxy.ts'
import { dynamodb, type ConsumedUnits } from './aws/dynamodb.ts'
import { itemKeys } from './aws/item-keys.ts'
import { cancelOverlaps } from './aws/overlaps.ts'
import { PartitionLimits } from './aws/partition-limits.ts'
import { s3 } from './aws/s3.ts'
import { secretsManager } from './aws/secrets-manager.ts'
import { ses } from './aws/ses.ts'
import { sqs } from './aws/sqs.ts'
import { ObjectStore } from './files/object-store.ts'
import { Mailbox } from './mail/mailbox.ts'
import type { MailEvent } from './mail/simulated-feedback.ts'
import { QueueStore } from './queues/queue-store.ts'
import { queueName, queueSettings } from './queues/queue-settings.ts'
import type { Secrets } from './aws/secrets.ts'
import { siteUpload, tellOfUpload } from './files/site-upload.ts'
import { Writes } from './streams/writes.ts'
import type { Strictness } from './strictness.ts'
import { region } from './template/place.ts'
import type { Resource } from './template/resources.ts'

/** The stand-ins of the template's stateful resources, created where they do not exist yet. */
export interface Services {
  call: DynamoCall
  /** The database's stream of each table, by the stream's ARN in the template. */
  streams: Map<string, string>
  /** Whether every table was empty. */
  isNew: boolean
  queues: QueueStore
  objects: ObjectStore
  mailbox: Mailbox
  writes: Writes
  /** Whether nothing follows any more from what was written: streams are read to their end, and queues are empty. */
  areSettled: () => boolean
}

interface ServicesProps {
  resources: Resource[]
  databaseUrl: string
  store: DatabaseSync
  secrets: Secrets
  proxy: AwsProxy
  /** Called with the capacity that each function's call consumed. */
  onConsumed: (caller: string, units: ConsumedUnits) => void
  strictness?: Strictness | undefined
  /** The folder of the built site, which stands for its bucket. */
  siteFolder?: string | undefined
}

/** Creates the template's tables and queues, and registers the service stand-ins with the AWS proxy. */
export async function openServices({
  resources,
  databaseUrl,
  store,
  secrets,
  proxy,
  onConsumed,
  strictness = {},
  siteFolder,
}: ServicesProps): Promise<Services> {
  const ofType = (type: string) => resources.filter(resource => resource.type === type)
  const call = dynamoAt(databaseUrl, region)
  const tables = ofType('AWS::DynamoDB::Table')
  const streams = new Map<string, string>()
  for (const table of tables) {
    const stream = await ensureTable(call, table)
    if (stream) streams.set(table.attributes.StreamArn ?? '', stream)
  }
  const filled = await Promise.all(tables.map(({ name }) => hasItems(call, name)))
  const mailbox = new Mailbox(store)
  const objects = new ObjectStore(store)
  const queues = new QueueStore(store, ofType('AWS::SQS::Queue').map(queueSettings), strictness)
  const writes = new Writes()

  const keys = itemKeys(tables)
  const limits = strictness.throttled ? new PartitionLimits(keys) : undefined
  const onWrite = () => writes.happened()
  proxy.use(cancelOverlaps(keys, strictness.serviceTime))
  proxy.serve('dynamodb', dynamodb({ upstream: databaseUrl, region, onWrite, onConsumed, limits }))
  proxy.serve('ses', ses(mailbox, feedbackTo(resources, queues)))
  proxy.serve('sqs', sqs(queues))
  const buckets = ofType('AWS::S3::Bucket').map(({ name }) => name)
  const upload = siteUpload(resources)
  const uploaded = siteFolder && upload ? { bucket: upload.bucket, folder: siteFolder } : undefined
  proxy.serve('s3', s3({ objects, buckets, uploaded }))
  if (uploaded && upload?.told) tellOfUpload(queues, upload, uploaded.folder)
  proxy.serve('secretsmanager', secretsManager(secrets))
  const areSettled = () => writes.areFollowed && queues.areEmpty()
  return { call, streams, isNew: !filled.includes(true), queues, objects, mailbox, writes, areSettled }
}

/** Sends what SES tells to the queue that the template subscribes to its topic, if there is one. */
function feedbackTo(resources: Resource[], queues: QueueStore) {
  const destination = resources.find(({ type }) => type === 'AWS::SES::ConfigurationSetEventDestination')
  const { SnsDestination, MatchingEventTypes = [] } = (destination?.properties.EventDestination ?? {}) as {
    SnsDestination?: { TopicARN: string }
    MatchingEventTypes?: string[]
  }
  const subscription = resources.find(
    ({ type, properties }) => type === 'AWS::SNS::Subscription' && properties.TopicArn === SnsDestination?.TopicARN,
  )
  const queue = subscription && queueName(String(subscription.properties.Endpoint))
  return (feedback: MailEvent) => {
    if (queue && MatchingEventTypes.includes(feedback.eventType.toLowerCase()))
      queues.send({ queue, body: JSON.stringify(feedback) })
  }
}
