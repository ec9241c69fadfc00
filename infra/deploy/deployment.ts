import type { S3Client } from '@aws-sdk/client-s3'
import { stackName } from '#infra/cloud/szabi-stack.ts'
import type { Stage } from '#infra/stages.ts'
import { uploadSite } from './upload-site.ts'

/** The outputs of a stack. */
export type Outputs = Record<string, string>

interface Deployment {
  stage: Stage
  /** Deploys one stack of the assembly with parameters, and gives its outputs. */
  deployStack: (name: string, parameters: Outputs) => Promise<Outputs>
  /** Builds the pages for the stage's origin, and gives their folder. */
  buildSite: (stage: Stage) => Promise<string>
  client: S3Client
}

/** Deploys a stage, the API before the pages, and gives its address. */
export async function deploy({ stage, deployStack, buildSite, client }: Deployment): Promise<string> {
  const name = stackName(stage)
  const edge = stage.domains.length ? await deployStack(`${name}-edge`, {}) : {}
  const { Address, SiteBucket } = await deployStack(name, edge)
  if (!Address || !SiteBucket) throw new Error(`The stack ${name} has no outputs Address and SiteBucket.`)

  const directory = await buildSite({ ...stage, origin: stage.origin ?? Address })
  await uploadSite({ client, bucket: SiteBucket, directory })
  return Address
}
