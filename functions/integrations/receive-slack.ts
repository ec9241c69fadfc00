import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { enqueueChat } from '#functions/platform/chat.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { maximumBodyBytes } from '#functions/platform/input.ts'
import { log } from '#functions/platform/log.ts'
import { problemReply } from '#functions/platform/problem-reply.ts'
import { Problem, type ProblemCode } from '#shared/contract/problem.ts'
import { isSlackOffered, slackSecrets } from '#functions/platform/slack.ts'
import { askedBySlack } from './slack/called-by-slack.ts'
import { isFromSlack } from './slack/slack-signature.ts'

type Result = APIGatewayProxyStructuredResultV2

const uncached = { 'cache-control': 'no-store' }

const plain = (body = ''): Result => ({
  statusCode: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...uncached },
  body,
})

function refused(code: ProblemCode): Result {
  const { statusCode, body } = problemReply(new Problem(code), 'en')
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', ...uncached },
    body: JSON.stringify(body),
  }
}

/** Slack waits three seconds for an answer, so that what is asked is queued and answered afterwards. */
export const handler = middy<APIGatewayProxyEventV2, Result>().handler(async event => {
  const { body: sent = '', isBase64Encoded, headers } = event
  const body = isBase64Encoded ? Buffer.from(sent, 'base64').toString('utf8') : sent
  const { seconds } = nowAt(new Date())
  if (!isSlackOffered() || Buffer.byteLength(body) > maximumBodyBytes) return refused('notFound')
  const signed = {
    timestamp: headers['x-slack-request-timestamp'],
    signature: headers['x-slack-signature'],
    body,
  }
  if (!isFromSlack(signed, (await slackSecrets()).signing_secret, seconds)) return refused('unauthenticated')
  const { challenge, job } = askedBySlack(body, headers['content-type'] ?? '', seconds)
  if (job) await enqueueChat([{ id: `${JSON.stringify(job)} ${signed.signature}`, body: job }])
  else if (challenge === undefined) log.info('Slack called for something unknown')
  return plain(challenge)
})
