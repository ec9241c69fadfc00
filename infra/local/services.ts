import { EventEmitter } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { dynamoAt, type DynamoCall } from './database/dynamo-call.ts'
import { ensureTable, hasItems } from './database/tables.ts'
import type { Door } from './aws/proxy.ts'
import { dynamodb, type Units } from './aws/dynamodb.ts'
import { s3 } from './aws/s3.ts'
import { secretsManager } from './aws/secrets-manager.ts'
import { ses } from './aws/ses.ts'
import { sqs } from './aws/sqs.ts'
import { ObjectStore } from './files/object-store.ts'
import { secretKey } from './functions/local-function.ts'
import { Mailbox } from './mail/mailbox.ts'
import { QueueStore } from './queues/queue-store.ts'
import { queueTerms } from './queues/queue-terms.ts'
import type { Secrets } from './aws/secrets.ts'
import { region } from './template/place.ts'
import type { Resource } from './template/resources.ts'

/** The stateful parts of the template, made where they are not there yet. */
export interface Services {
  call: DynamoCall
  /** The stream of each table that has one, by the stream's ARN in the template. */
  streams: Map<string, string>
  /** Whether no table held anything. */
  isNew: boolean
  queues: QueueStore
  mailbox: Mailbox
  writes: EventEmitter<{ written: [] }>
}

interface ServicesProps {
  resources: Resource[]
  databaseUrl: string
  store: DatabaseSync
  secrets: Secrets
  door: Door
  /** Told what each function used up of the database. */
  used: (caller: string, units: Units) => void
}

/** Makes the tables and queues of the template, and opens the door to them and to its secrets. */
export async function openServices({
  resources,
  databaseUrl,
  store,
  secrets,
  door,
  used,
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
  const queues = new QueueStore(store, ofType('AWS::SQS::Queue').map(queueTerms))
  const writes = new EventEmitter<{ written: [] }>()

  door.opens('dynamodb', dynamodb({ upstream: databaseUrl, region, written: () => writes.emit('written'), used }))
  door.opens('ses', ses(mailbox))
  door.opens('sqs', sqs(queues))
  const buckets = ofType('AWS::S3::Bucket').map(({ name }) => name)
  door.opens('s3', s3({ objects: new ObjectStore(store), buckets, secret: secretKey }))
  door.opens('secretsmanager', secretsManager(secrets))
  return { call, streams, isNew: !filled.includes(true), queues, mailbox, writes }
}
