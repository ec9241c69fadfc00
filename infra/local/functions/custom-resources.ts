import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { CloudFormationCustomResourceResponse } from 'aws-lambda'
import type { WorkerPool } from './worker-pool.ts'
import type { LocalFunction } from './local-function.ts'
import { CannotStart } from '../stop.ts'
import type { Resource } from '../template/resources.ts'

/** A custom resource of the template, and what is known of the start before. */
interface CustomResource {
  path: string
  type: string
  properties: string
  physicalId: string
}

interface CustomResourcesProps {
  resources: Resource[]
  functions: LocalFunction[]
  pool: WorkerPool
  /** Remembers the custom resources, so that those that the template no longer has are deleted. */
  store: DatabaseSync
}

const isCustom = ({ type }: Resource) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource'

/**
 * Invokes the function behind every custom resource of the template, as CloudFormation does at a deployment: those that are
 * there are created or updated, and then those deleted that the template has no longer.
 */
export async function deployCustomResources({ resources, functions, pool, store }: CustomResourcesProps) {
  store.exec(
    'CREATE TABLE IF NOT EXISTS custom_resource (path TEXT PRIMARY KEY, type TEXT, properties TEXT, physicalId TEXT)',
  )
  const known = store.prepare('SELECT * FROM custom_resource').all() as unknown as CustomResource[]
  const replaced: CustomResource[] = []
  const custom = resources.filter(isCustom)
  for (const { path, type, properties } of custom) {
    const before = known.find(other => other.path === path)
    const request = before
      ? {
          RequestType: 'Update',
          PhysicalResourceId: before.physicalId,
          OldResourceProperties: JSON.parse(before.properties),
        }
      : { RequestType: 'Create' }
    const text = JSON.stringify(properties)
    const { PhysicalResourceId } = await ask({ path, type, properties: text }, request)
    store
      .prepare('INSERT OR REPLACE INTO custom_resource VALUES (?, ?, ?, ?)')
      .run(path, type, text, PhysicalResourceId)
    if (before && before.physicalId !== PhysicalResourceId) replaced.push(before)
  }
  for (const gone of [...replaced, ...known.filter(({ path }) => !custom.some(other => other.path === path))]) {
    await ask(gone, { RequestType: 'Delete', PhysicalResourceId: gone.physicalId })
    if (!replaced.includes(gone)) store.prepare('DELETE FROM custom_resource WHERE path = ?').run(gone.path)
  }

  async function ask(
    { path, type, properties }: Omit<CustomResource, 'physicalId'>,
    request: object,
  ): Promise<Pick<CloudFormationCustomResourceResponse, 'PhysicalResourceId'>> {
    const ResourceProperties = JSON.parse(properties) as { ServiceToken: string }
    const provider = functions.find(({ arn }) => arn === ResourceProperties.ServiceToken)
    if (!provider) throw new Error(`No function of the template provides ${path}.`)
    const outcome = await pool.invoke(provider, {
      ...request,
      RequestId: randomUUID(),
      StackId: 'local',
      LogicalResourceId: path.split('/').at(-1),
      ResourceType: type,
      ServiceToken: provider.arn,
      ResourceProperties,
    })
    if (!outcome.ok) throw new CannotStart(`${provider.name} failed: ${outcome.failure.errorMessage}`)
    return { PhysicalResourceId: path, ...JSON.parse(outcome.payload || 'null') }
  }
}
