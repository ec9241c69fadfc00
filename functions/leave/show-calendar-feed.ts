import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { besideReply, type BesideReply } from '#functions/platform/beside-reply.ts'
import { callerAddress } from '#functions/platform/caller-address.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { compressed } from '#functions/platform/compress.ts'
import { loadAllEdits } from '#functions/platform/edited-sentences.ts'
import { setting } from '#functions/platform/environment.ts'
import { KeptReplies } from '#functions/platform/kept-replies.ts'
import { log } from '#functions/platform/log.ts'
import { problemReply } from '#functions/platform/problem-reply.ts'
import { NotModified, replyVersion } from '#functions/platform/version.ts'
import { Problem, problem } from '#shared/contract/problem.ts'
import { feedCalendar } from '#shared/leave/feed/feed-calendar.ts'
import { shownOn } from '#shared/leave/feed/feed.ts'
import { eventsOf, versionOfFeed } from './feed/feed-events.ts'
import { countFetch, secondsToWait } from './feed/feed-limit.ts'
import { feedAt } from './feed/feed-store.ts'
import { foundFeed } from './feed/found-feed.ts'
import { assertNotRefused, countUnknown } from './feed/unknown-feeds.ts'

type Result = APIGatewayProxyStructuredResultV2

/** Programs fetch it with nothing but the address: whoever is refused is told the same, whatever the address was before. */
export const handler = middy<APIGatewayProxyEventV2, Result>().handler(async event => {
  const beside = besideReply(event)
  try {
    const reply = await answer(event, beside)
    return event.requestContext.http.method === 'HEAD' ? withoutBody(reply) : reply
  } catch (error) {
    return refusal(error, beside)
  } finally {
    await beside.done()
  }
})

async function answer(event: APIGatewayProxyEventV2, beside: BesideReply): Promise<Result> {
  const now = nowAt(new Date())
  const network = callerAddress(event)
  assertNotRefused(network, now, beside.headers)
  const key = feedAt(event.pathParameters?.address ?? '')
  if (!key) throw new Problem('notFound')
  // Of an edited sentence the entity tag has to know, and the language is the owner's.
  const [found] = await Promise.all([foundFeed(key, now), loadAllEdits()]).catch(async error => {
    if (error instanceof Problem) await countUnknown(network, now, beside.headers)
    throw error
  })
  const { feed, use, company, language } = found
  if (!company.has_integrations) throw problem('forbidden', 'refusals:integrationsClosed')
  const wait = secondsToWait(use, now.seconds)
  if (wait > 0) {
    beside.headers['retry-after'] = String(wait)
    throw problem('tooMany', 'refusals:tooManyFetches')
  }
  beside.begin(countFetch(feed, now.seconds))

  const period = shownOn(now.today)
  const version = replyVersion(feed.id, event.headers['if-none-match'], { replies: new KeptReplies(), form: '' })
  const named = versionOfFeed(found, period)
  try {
    if (named !== undefined) version.set(named)
  } catch (error) {
    if (error instanceof NotModified) return { statusCode: 304, headers: cached(version.tag) }
    throw error
  }
  const events = await eventsOf(found, period)
  const host = new URL(setting('ORIGIN')).hostname
  const sent = compressed(
    feedCalendar({ name: feed.name, language, host, period, events }),
    event.headers['accept-encoding'],
  )
  return {
    ...sent,
    statusCode: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="szabi.ics"',
      'x-robots-tag': 'noindex',
      ...cached(version.tag),
      ...sent.headers,
    },
  }
}

/** HEAD is answered as GET is, without what it would send (RFC 9110, 9.3.2). */
const withoutBody = ({ statusCode, headers }: Exclude<Result, string>): Result => ({ statusCode, headers })

/** Kept by its owner's program alone, which asks whether it still holds. */
const cached = (tag: string | undefined): Record<string, string> => ({
  'cache-control': 'private, no-cache',
  ...(tag && { etag: tag }),
})

function refusal(error: unknown, { headers }: BesideReply): Result {
  const { statusCode, body } = problemReply(error, 'en')
  if (statusCode === 500) log.error('a calendar feed failed', error)
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}
