import { randomUUID } from 'node:crypto'
import type { WorkerPool } from './worker-pool.ts'
import type { LocalFunction } from './local-function.ts'
import { CannotStart } from '../stop.ts'
import type { Resource } from '../template/resources.ts'

const isCustom = ({ type }: Resource) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource'

/** Invokes the function behind every custom resource of the template, as CloudFormation does at deployment. */
export async function createCustomResources(resources: Resource[], functions: LocalFunction[], pool: WorkerPool) {
  for (const { logicalId, type, properties, path } of resources.filter(isCustom)) {
    const provider = functions.find(({ arn }) => arn === properties.ServiceToken)
    if (!provider) throw new Error(`No function of the template provides ${path}.`)
    const outcome = await pool.invoke(provider, {
      RequestType: 'Create',
      RequestId: randomUUID(),
      StackId: 'local',
      LogicalResourceId: logicalId,
      ResourceType: type,
      ServiceToken: provider.arn,
      ResourceProperties: properties,
    })
    if (!outcome.ok) throw new CannotStart(`${provider.name} failed: ${outcome.failure.errorMessage}`)
  }
}
