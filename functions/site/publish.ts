import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { log } from '#functions/platform/log.ts'
import { publishSite } from './publish-site.ts'

/** When something changed that the public site shows, in milliseconds. */
const Message = z.object({ at: z.int() })
/** What S3 tells of the file that ends the upload of a release. */
const Uploaded = z.object({ Records: z.array(z.object({ eventTime: z.string() })) })

const changedAt = (body: string): number => {
  const told = JSON.parse(body) as unknown
  const message = Message.safeParse(told)
  if (message.success) return message.data.at
  const uploaded = Uploaded.safeParse(told)
  return uploaded.success ? Math.max(...uploaded.data.Records.map(({ eventTime }) => Date.parse(eventTime))) : 0
}

/** Writes the public site anew, once for all that has changed meanwhile. */
export const handler = middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
  try {
    await publishSite(Math.max(...Records.map(({ body }) => changedAt(body))))
    return { batchItemFailures: [] }
  } catch (error) {
    log.error('the site could not be published', error)
    return { batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
})
