import type { S3Client } from '@aws-sdk/client-s3'
import { stackName } from '#infra/cloud/szabi-stack.ts'
import type { Stage } from '#infra/stages.ts'
import { uploadSite } from './upload-site.ts'

/** What a stack says of itself when it is made. */
export type Outputs = Record<string, string>

interface Deployment {
  stage: Stage
  /** Has one stack of the assembly deployed, with parameters for it. */
  deployStack: (name: string, parameters: Outputs) => Promise<Outputs>
  /** Builds the pages for the address they will have, and gives their folder. */
  buildSite: (stage: Stage) => Promise<string>
  client: S3Client
}

/** Brings a stage into the cloud, the API first and the pages after it, and gives its address. */
export async function deploy({ stage, deployStack, buildSite, client }: Deployment): Promise<string> {
  const name = stackName(stage)
  const edge = stage.domains.length ? await deployStack(`${name}-edge`, {}) : {}
  const { Address, SiteBucket } = await deployStack(name, edge)
  if (!Address || !SiteBucket) throw new Error(`The stack ${name} does not say its address and the bucket of its site.`)

  const directory = await buildSite({ ...stage, origin: stage.origin ?? Address })
  await uploadSite({ client, bucket: SiteBucket, directory })
  return Address
}
