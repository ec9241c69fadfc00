import * as z from 'zod/mini'
import { callSlack } from './slack-api.ts'

const Channels = z.object({
  channels: z.array(z.object({ id: z.string(), name: z.string() })),
  response_metadata: z.optional(z.object({ next_cursor: z.optional(z.string()) })),
})

/** The most channels that are offered, of a few calls. */
const mostPages = 5

/** The channels of a workspace that the app can post to, by name. */
export async function channelsOf(token: string): Promise<{ id: string; name: string }[]> {
  const found: { id: string; name: string }[] = []
  let cursor = ''
  for (let page = 0; page < mostPages; page++) {
    const form = { types: 'public_channel,private_channel', exclude_archived: 'true', limit: '200', cursor }
    const { channels, response_metadata } = await callSlack('conversations.list', form, Channels, token)
    found.push(...channels.map(({ id, name }) => ({ id, name })))
    cursor = response_metadata?.next_cursor ?? ''
    if (!cursor) break
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}
