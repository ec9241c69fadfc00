import * as z from 'zod/mini'
import { SlackId } from '#shared/integrations/slack/slack.ts'
import { callSlack, SlackRefusal } from './slack-api.ts'

const Channel = z.object({ id: z.string(), name: z.string() })
type Channel = z.infer<typeof Channel>

const Channels = z.object({
  channels: z.array(Channel),
  response_metadata: z.optional(z.object({ next_cursor: z.optional(z.string()) })),
})

const Info = z.object({ channel: z.extend(Channel, { is_archived: z.optional(z.boolean()) }) })

/** The most channels of a page, and the most pages that are looked through: of more Slack lets nobody ask in a minute. */
const [ofPage, mostPages] = ['1000', 10]
/** Milliseconds after which no further page is asked for, since somebody waits. */
const patience = 8_000
/** The most channels that are offered; who does not find theirs searches for it. */
const mostOffered = 200

interface Offered {
  channels: Channel[]
  /** Whether there are no others of what was searched for. */
  is_complete: boolean
}

/** The channels of a workspace that the app can post to, by name: those whose name contains what is searched for, or whose id it is. */
export async function channelsOf(token: string, search = ''): Promise<Offered> {
  const wanted = search.trim().replace(/^#/, '').toLowerCase()
  const named = SlackId.safeParse(wanted.toUpperCase()).success && (await channelOf(token, wanted.toUpperCase()))
  if (named) return { channels: [named], is_complete: true }
  const { channels, isWhole } = await allChannels(token)
  const matching = channels.filter(({ name }) => name.toLowerCase().includes(wanted))
  return { channels: matching.slice(0, mostOffered), is_complete: isWhole && matching.length <= mostOffered }
}

async function allChannels(token: string): Promise<{ channels: Channel[]; isWhole: boolean }> {
  const found: Channel[] = []
  const began = performance.now()
  let cursor = ''
  for (let page = 0; page < mostPages && performance.now() - began < patience; page++) {
    const form = { types: 'public_channel,private_channel', exclude_archived: 'true', limit: ofPage, cursor }
    const { channels, response_metadata } = await callSlack('conversations.list', form, Channels, token)
    found.push(...channels.map(({ id, name }) => ({ id, name })))
    cursor = response_metadata?.next_cursor ?? ''
    if (!cursor) break
  }
  return { channels: found.sort((one, other) => (one.name < other.name ? -1 : 1)), isWhole: !cursor }
}

/** The channel of an id; undefined where the app cannot post to it. */
export async function channelOf(token: string, id: string): Promise<Channel | undefined> {
  try {
    const { channel } = await callSlack('conversations.info', { channel: id }, Info, token)
    return channel.is_archived ? undefined : { id: channel.id, name: channel.name }
  } catch (error) {
    if (error instanceof SlackRefusal && error.reason === 'channel_not_found') return undefined
    throw error
  }
}
