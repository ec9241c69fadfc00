import type { ServiceCall } from '../aws/proxy.ts'
import { objectAddress } from '../files/object-address.ts'
import { queueName } from '../queues/queue-terms.ts'
import { account, region } from '../template/place.ts'
import type { Resource } from '../template/resources.ts'
import type { Need } from './statement.ts'

/** What a call needs to be allowed, as AWS asks for it. */
type NeedsOf = (call: ServiceCall, resources: Resource[]) => Need[]

/** What must be allowed for a call of a service: a service that is not named here allows nothing. */
export function needsOf(call: ServiceCall, resources: Resource[]): Need[] {
  return services[call.service]?.(call, resources) ?? [{ action: `${call.service}:${call.action}`, resource: '*' }]
}

interface TableCall {
  TableName?: string
  IndexName?: string
  RequestItems?: Record<string, unknown>
  TransactItems?: Record<string, { TableName: string }>[]
}

const services: Record<string, NeedsOf> = {
  dynamodb({ action, input }, resources) {
    const { TableName = '', IndexName, RequestItems, TransactItems } = input as TableCall
    const table = arnOf(resources, 'AWS::DynamoDB::Table', name => `dynamodb:${region}:${account}:table/${name}`)
    // A transaction needs what its steps would need alone, and no word of its own.
    if (TransactItems)
      return TransactItems.flatMap(step =>
        Object.entries(step).map(([kind, { TableName }]) => ({
          action: `dynamodb:${kind}Item`,
          resource: table(TableName),
        })),
      )
    const names = RequestItems ? Object.keys(RequestItems) : [TableName]
    return names.map(name => ({
      action: `dynamodb:${action}`,
      resource: table(name) + (IndexName ? `/index/${IndexName}` : ''),
    }))
  },

  sqs({ action, input }, resources) {
    const queue = arnOf(resources, 'AWS::SQS::Queue', name => `sqs:${region}:${account}:${name}`)
    const { QueueUrl = '' } = input as { QueueUrl?: string }
    // Batches have no permission of their own.
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

  s3({ action, url }, resources) {
    const { bucket, key } = objectAddress(url)
    const arn = arnOf(resources, 'AWS::S3::Bucket', name => `s3:::${name}`)(bucket)
    if (!key) return [{ action: action === 'ListObjectsV2' ? 's3:ListBucket' : `s3:${action}`, resource: arn }]
    // Whoever may read a file may look at its head.
    return [{ action: action === 'HeadObject' ? 's3:GetObject' : `s3:${action}`, resource: `${arn}/${key}` }]
  },

  ses({ action, body }, resources) {
    const form = new URLSearchParams(body.toString())
    return [{ action: `ses:${action}`, resource: identityArn(form.get('Source') ?? '', resources) }]
  },
}

/** Finds ARNs by names; what the template has not is called as AWS would call it. */
const arnOf =
  (resources: Resource[], type: string, tail: (name: string) => string) =>
  (name: string): string =>
    resources.find(resource => resource.type === type && [resource.name, resource.arn].includes(name))?.arn ??
    (name.startsWith('arn:') ? name : `arn:aws:${tail(name)}`)

/** The identity a letter is sent under: the sender's address where it is verified itself, else its domain. */
function identityArn(source: string, resources: Resource[]): string {
  const address = /<([^>]+)>\s*$/.exec(source)?.[1] ?? source
  const domain = address.split('@').at(-1) ?? ''
  const identities = resources.filter(({ type }) => type === 'AWS::SES::EmailIdentity')
  const own = [address, domain].map(name => identities.find(identity => identity.name === name)).find(Boolean)
  return own?.arn ?? `arn:aws:ses:${region}:${account}:identity/${domain}`
}
