import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { log } from '#functions/platform/log.ts'
import { signingKey } from '#functions/platform/secrets.ts'
import { signingKeys } from '#functions/platform/signing-keys.ts'
import { commit, put } from '#functions/platform/table.ts'
import { publishedKeyOf } from './published-key.ts'

/** The custom resource's id, and the attributes that the template may read by `Fn::GetAtt`. */
interface Resource {
  PhysicalResourceId: string
  Data: { kid?: string }
}

/** Publishes the public signing key at deployment; keys are never withdrawn, since valid tokens may still name them. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<Resource> {
  const before = 'PhysicalResourceId' in event ? event.PhysicalResourceId : 'signing-key'
  try {
    const resource = event.RequestType === 'Delete' ? { PhysicalResourceId: before, Data: {} } : await publish()
    await reportOutcome(event, { Status: 'SUCCESS', ...resource })
    return resource
  } catch (error) {
    log.error('the signing key could not be published', error)
    await reportOutcome(event, { Status: 'FAILED', PhysicalResourceId: before, Reason: String(error) })
    throw error
  }
}

async function publish(): Promise<Resource> {
  const key = publishedKeyOf(await signingKey())
  await commit(put(signingKeys, key))
  return { PhysicalResourceId: 'signing-key', Data: { kid: key.kid } }
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
