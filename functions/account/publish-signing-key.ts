import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { log } from '#functions/platform/log.ts'
import { signingKey } from '#functions/platform/secrets.ts'
import { signingKeys } from '#functions/platform/signing-keys.ts'
import { clear, commit, put } from '#functions/platform/table.ts'
import { publishedKeyOf } from './published-key.ts'

/** The custom resource's id, and the attributes that the template may read by `Fn::GetAtt`. */
interface Resource {
  PhysicalResourceId: string
  Data: { kid?: string }
}

/** Publishes the public key of a seed at deployment, and withdraws it when a deployment retires the seed. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<Resource> {
  const before = 'PhysicalResourceId' in event ? event.PhysicalResourceId : 'unpublished'
  try {
    const resource =
      event.RequestType === 'Delete' ? await withdraw(before) : await publish(event.ResourceProperties.Seed)
    await reportOutcome(event, { Status: 'SUCCESS', ...resource })
    return resource
  } catch (error) {
    log.error('the signing key could not be published', error)
    await reportOutcome(event, { Status: 'FAILED', PhysicalResourceId: before, Reason: String(error) })
    throw error
  }
}

/** The custom resource is called like its key, which is all that is known when it is deleted. */
async function publish(seed: string): Promise<Resource> {
  const key = publishedKeyOf(await signingKey(seed))
  await commit(put(signingKeys, key))
  return { PhysicalResourceId: key.kid, Data: { kid: key.kid } }
}

async function withdraw(kid: string): Promise<Resource> {
  await commit(clear(signingKeys, { kid }))
  return { PhysicalResourceId: kid, Data: {} }
}

/** Sends the outcome to the URL where CloudFormation waits for it; without a URL the returned value is the response. */
async function reportOutcome(
  { ResponseURL, StackId, RequestId, LogicalResourceId }: CloudFormationCustomResourceEvent,
  outcome: object,
) {
  if (!ResponseURL) return
  await fetch(ResponseURL, {
    method: 'PUT',
    body: JSON.stringify({ ...outcome, StackId, RequestId, LogicalResourceId }),
  })
}
