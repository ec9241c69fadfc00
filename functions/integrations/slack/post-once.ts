import * as z from 'zod/mini'
import { log } from '#functions/platform/log.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { commit, remove, replace } from '#functions/platform/table.ts'
import { slackPostLasts, type SlackConnection, type SlackPost } from '#shared/integrations/slack/slack.ts'
import { callSlack, isOver, isUnreachable, SlackAnswerLost, SlackBusy } from './slack-api.ts'
import { slackPosts } from './slack-store.ts'
import { tokenOf } from './slack-token.ts'

const Posted = z.object({ channel: z.string(), ts: z.string() })

/** Seconds within which whoever has begun to post has ended. */
const underWay = 60

interface Posting {
  connection: SlackConnection
  /** What is known of the message so far. */
  post: Stored<SlackPost> | undefined
  /** What the message tells of, and which step of it: a step is posted once. */
  about: string
  step: number
  message: { text: string; blocks: object[] }
}

/**
 * Posts a message to the channel of a company, or says in the one that was posted what is so now. That it is being posted is written down
 * before, on a condition, so that a step that is told of twice is posted once, and also one whose answer was lost is not posted again.
 * @throws SlackBusy where it is to be tried again later, and Conflict where another call was quicker
 */
export async function postOnce(posting: Posting, { seconds }: { seconds: number }): Promise<void> {
  const { connection, post, about, step, message } = posting
  const form = { text: message.text, blocks: JSON.stringify(message.blocks) }
  const token = await tokenOf(connection)
  try {
    if (post?.ts) return await update({ ...form, channel: post.channel, ts: post.ts }, token)
    if (post && post.step >= step) return
    if (post && seconds - post.claimed_at < underWay) throw new SlackBusy('a message after one under way', underWay)
    await postAnew()
  } catch (error) {
    // Whoever removed the app, or the channel, wants to be told of nothing.
    if (!isOver(error) && !isUnreachable(error)) throw error
  }

  async function postAnew() {
    const { company, channel } = connection
    if (!channel) return
    const claim = { company, request: about, channel: channel.id, ts: null, step, claimed_at: seconds }
    const claimed = { ...claim, expires_at: seconds + slackPostLasts, _version: post?._version ?? 0 }
    await commit(replace(slackPosts, claimed))
    const known = { ...claimed, _version: claimed._version + 1 }
    let posted: z.infer<typeof Posted>
    try {
      posted = await callSlack('chat.postMessage', { ...form, channel: channel.id }, Posted, token)
    } catch (error) {
      if (error instanceof SlackAnswerLost) return log.warn('a message is not known to be posted', { company, about })
      // What was not posted is posted by whoever comes next.
      await commit(remove(slackPosts, known))
      throw error
    }
    await commit(replace(slackPosts, { ...known, channel: posted.channel, ts: posted.ts }))
  }
}

/** Says anew what is so, which may be said twice. */
async function update(form: Record<string, string>, token: string) {
  try {
    await callSlack('chat.update', form, z.looseObject({}), token)
  } catch (error) {
    throw error instanceof SlackAnswerLost ? new SlackBusy('chat.update', underWay) : error
  }
}
