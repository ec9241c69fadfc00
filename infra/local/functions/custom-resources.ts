import { randomUUID } from 'node:crypto'
import type { Crew } from './worker-pool.ts'
import type { LocalFunction } from './local-function.ts'
import { CannotStart } from '../stop.ts'
import type { Resource } from '../template/resources.ts'

const isCustom = ({ type }: Resource) => type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource'

/** Has every custom resource of the template made by its function, as a deployment would. */
export async function makeCustomResources(resources: Resource[], functions: LocalFunction[], crew: Crew) {
  for (const { logicalId, type, properties, path } of resources.filter(isCustom)) {
    const maker = functions.find(({ arn }) => arn === properties.ServiceToken)
    if (!maker) throw new Error(`${path} is made by no function of the template.`)
    const outcome = await crew.invoke(maker, {
      RequestType: 'Create',
      RequestId: randomUUID(),
      StackId: 'local',
      LogicalResourceId: logicalId,
      ResourceType: type,
      ServiceToken: maker.arn,
      ResourceProperties: properties,
    })
    if (!outcome.ok) throw new CannotStart(`${maker.name} failed: ${outcome.failure.errorMessage}`)
  }
}
