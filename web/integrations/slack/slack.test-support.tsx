import i18next from 'i18next'
import { page, userEvent } from 'vitest/browser'
import type { SlackView } from '#shared/integrations/contract/slack/slack-view.ts'
import slack from '#shared/words/hu/slack.json'

i18next.addResourceBundle('hu', 'slack', slack)

/** A connection whose channel hears of requests and decisions, but has no morning digest. */
export const connection = {
  team: 'Kéktó',
  channel: { id: 'C1', name: 'altalanos' },
  posts: { requests: true, decisions: true, digest: false },
  language: 'hu' as const,
  connected_at: 1_795_000_000,
}

export const channels = { data: [connection.channel, { id: 'C2', name: 'szabadsag' }], is_complete: true }

export const view = (over: Partial<SlackView['data']> = {}): SlackView => ({
  data: { is_open: true, is_offered: true, connection: null, ...over },
})

export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
