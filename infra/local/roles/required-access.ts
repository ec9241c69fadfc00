import type { ServiceCall } from '../aws/proxy.ts'
import { objectAddress } from '../files/object-address.ts'
import { queueName } from '../queues/queue-settings.ts'
import { account, region } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'
import type { Access } from './statement.ts'

/** The actions and resources that AWS checks for a call. */
type RequiredAccess = (call: ServiceCall, resources: Resource[]) => Access[]

/** The access a call requires. A service that is not listed here requires what no role grants. */
export function requiredAccess(call: ServiceCall, resources: Resource[]): Access[] {
  return services[call.service]?.(call, resources) ?? [{ action: `${call.service}:${call.action}`, resource: '*' }]
}

interface TableCall {
  TableName?: string
  IndexName?: string
  RequestItems?: Record<string, unknown>
  TransactItems?: Record<string, TableStep>[]
}

/** A step of a transaction, or a call about one item. */
interface TableStep {
  TableName: string
  Key?: Record<string, { S?: string }>
  Item?: Record<string, { S?: string }>
}

/** The partition key of the item that a step names. */
const leadingKeys = ({ Key, Item }: Partial<TableStep>) => {
  const key = (Key ?? Item)?._pk?.S
  return key === undefined ? {} : { leadingKeys: [key] }
}

const services: Record<string, RequiredAccess> = {
  dynamodb({ action, input }, resources) {
    const { TableName = '', IndexName, RequestItems, TransactItems } = input as TableCall
    const table = arnOf(resources, 'AWS::DynamoDB::Table', name => `dynamodb:${region}:${account}:table/${name}`)
    // A transaction is authorised by the actions of its steps alone.
    if (TransactItems)
      return TransactItems.flatMap(step =>
        Object.entries(step).map(([kind, named]) => ({
          action: `dynamodb:${kind}Item`,
          resource: table(named.TableName),
          ...leadingKeys(named),
        })),
      )
    const names = RequestItems ? Object.keys(RequestItems) : [TableName]
    return names.map(name => ({
      action: `dynamodb:${action}`,
      resource: table(name) + (IndexName ? `/index/${IndexName}` : ''),
      ...leadingKeys(input as Partial<TableStep>),
    }))
  },

  sqs({ action, input }, resources) {
    const queue = arnOf(resources, 'AWS::SQS::Queue', name => `sqs:${region}:${account}:${name}`)
    const { QueueUrl = '' } = input as { QueueUrl?: string }
    // A batch requires the permission of the single action.
    return [{ action: `sqs:${action.replace(/Batch$/, '')}`, resource: queue(queueName(QueueUrl)) }]
  },

  secretsmanager({ action, input }, resources) {
    const secret = arnOf(
      resources,
      'AWS::SecretsManager::Secret',
      name => `secretsmanager:${region}:${account}:${name}`,
    )
    const { SecretId = '' } = input as { SecretId?: string }
    return [{ action: `secretsmanager:${action}`, resource: secret(SecretId) }]
  },

  s3({ action, url, headers }, resources) {
    const { bucket, key } = objectAddress({ url, headers })
    const arn = arnOf(resources, 'AWS::S3::Bucket', name => `s3:::${name}`)(bucket)
    if (!key) return [{ action: action === 'ListObjectsV2' ? 's3:ListBucket' : `s3:${action}`, resource: arn }]
    // HeadObject requires the permission to read.
    return [{ action: action === 'HeadObject' ? 's3:GetObject' : `s3:${action}`, resource: `${arn}/${key}` }]
  },

  ses({ action, body }, resources) {
    const form = new URLSearchParams(body.toString())
    return [{ action: `ses:${action}`, resource: identityArn(form.get('Source') ?? '', resources) }]
  },
}

/** Finds ARNs by name; a resource outside the template gets the ARN that AWS would give it. */
const arnOf =
  (resources: Resource[], type: string, tail: (name: string) => string) =>
  (name: string): string =>
    arnsIn(resources).get(`${type} ${name}`) ?? (name.startsWith('arn:') ? name : `arn:aws:${tail(name)}`)

const known = new WeakMap<Resource[], Map<string, string>>()

/** The ARNs of a template's resources by type and name or ARN, listed once, since every call asks for some. */
function arnsIn(resources: Resource[]): Map<string, string> {
  const arns = known.get(resources) ?? new Map<string, string>()
  if (!known.has(resources)) {
    for (const { type, name, arn } of resources.toReversed())
      for (const named of [name, arn]) arns.set(`${type} ${named}`, arn)
    known.set(resources, arns)
  }
  return arns
}

/** The identity an email is sent from: the sender's address where it is verified itself, else its domain. */
function identityArn(source: string, resources: Resource[]): string {
  const address = /<([^>]+)>\s*$/.exec(source)?.[1] ?? source
  const domain = address.split('@').at(-1) ?? ''
  const identities = resources.filter(({ type }) => type === 'AWS::SES::EmailIdentity')
  const own = [address, domain].map(name => identities.find(identity => identity.name === name)).find(Boolean)
  return own?.arn ?? `arn:aws:ses:${region}:${account}:identity/${domain}`
}
