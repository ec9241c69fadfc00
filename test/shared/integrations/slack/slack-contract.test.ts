import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { changeSlack } from '#shared/integrations/contract/slack/change-slack.ts'
import { connectSlack } from '#shared/integrations/contract/slack/connect-slack.ts'
import { linkSlack } from '#shared/integrations/contract/slack/link-slack.ts'
import { SlackView } from '#shared/integrations/contract/slack/slack-view.ts'
import { SlackId } from '#shared/integrations/slack/slack.ts'

const endpoints = Object.values<AnyEndpoint>(api.integrations).filter(({ route }) => / \/slack(\/|$)/.test(route))

/** The fields at which a form is refused. */
const refusedAt = (schema: { safeParse(form: unknown): { success: boolean; error?: unknown } }, form: unknown) => {
  const { error } = schema.safeParse(form)
  return [...new Set(((error as { issues: { path: string[] }[] })?.issues ?? []).map(({ path }) => path.join('.')))]
}

describe('who calls what of Slack', () => {
  it('is an administrator, but for saying who one is, and for Slack itself', () => {
    expect(Object.fromEntries(endpoints.map(({ route, access }) => [route, access]))).toEqual({
      'GET /slack': 'admin',
      'POST /slack/install': 'admin',
      'POST /slack/connect': 'admin',
      'PUT /slack': 'admin',
      'GET /slack/channel': 'admin',
      'DELETE /slack': 'admin',
      'POST /slack/link': 'member',
      'GET /slack/link': 'member',
      'DELETE /slack/link': 'member',
      'POST /slack/event': 'anyone',
    })
  })

  it('is no key of a company: a key could let a workspace in that nobody chose', () => {
    expect(endpoints.filter(({ keys }) => keys)).toEqual([])
  })

  it('confirms its identity before it lets the app into a workspace', () => {
    expect(endpoints.filter(({ confirmed }) => confirmed).map(({ route }) => route)).toEqual(['POST /slack/install'])
  })

  it('is answered without an envelope where Slack calls', () => {
    expect(endpoints.filter(({ plain }) => plain).map(({ route }) => route)).toEqual(['POST /slack/event'])
  })
})

describe('what the connection is changed to', () => {
  const form = {
    channel_id: 'C024BE91L',
    posts: { requests: true, decisions: false, digest: true },
    language: 'hu',
  }

  it('is a channel or none, what is posted, and a language', () => {
    expect(changeSlack.body!.parse(form)).toEqual(form)
    expect(changeSlack.body!.parse({ ...form, channel_id: null })).toMatchObject({ channel_id: null })
  })

  it.each([
    ['channel_id', { channel_id: '#altalanos' }],
    ['channel_id', { channel_id: undefined }],
    ['channel_id', { channel_id: 'C'.repeat(31) }],
    ['language', { language: 'de' }],
    ['posts', { posts: null }],
    ['posts.digest', { posts: { requests: true, decisions: false } }],
    ['posts.requests', { posts: { ...form.posts, requests: 'yes' } }],
  ])('is refused at %s: %j', (field, wrong) => {
    expect(refusedAt(changeSlack.body!, { ...form, ...wrong })).toEqual([field])
  })
})

describe('an id of Slack', () => {
  it.each(['T1', 'C024BE91L', 'U012ABCDEF', 'G0123456789', 'A'.repeat(30)])('is %s', id => {
    expect(SlackId.safeParse(id).success).toBe(true)
  })

  it.each(['', 'C', 'c024be91l', 'C1/../', 'C1 ', 'C1\n', 'Á1', 'A'.repeat(31), 5, null])('is not %j', id => {
    expect(SlackId.safeParse(id).success).toBe(false)
  })
})

describe('what Slack leads back with, and the link that it shows', () => {
  const long = 'x'.repeat(301)

  it('is a code and a state, neither empty nor endless', () => {
    expect(connectSlack.body!.parse({ code: 'c', state: 's' })).toEqual({ code: 'c', state: 's' })
    expect(refusedAt(connectSlack.body!, {})).toEqual(['code', 'state'])
    expect(refusedAt(connectSlack.body!, { code: '', state: 's' })).toEqual(['code'])
    expect(refusedAt(connectSlack.body!, { code: 'c', state: long })).toEqual(['state'])
  })

  it('is a token that is not endless', () => {
    expect(linkSlack.body!.parse({ token: 'c_U1.abc' })).toEqual({ token: 'c_U1.abc' })
    expect(refusedAt(linkSlack.body!, { token: long })).toEqual(['token'])
    expect(refusedAt(linkSlack.body!, { token: 5 })).toEqual(['token'])
  })
})

describe('what the page is shown of a connection', () => {
  it('never holds the token, nor the ids of the workspace and of who connected it', () => {
    const connection = {
      team: 'Kéktó',
      channel: { id: 'C1', name: 'altalanos' },
      posts: { requests: true, decisions: true, digest: true },
      language: 'hu' as const,
      connected_at: 1_795_000_000,
    }
    const kept = { ...connection, token: 'sealed', team_id: 'T1', connected_by: 'csilla', company: 'c' }
    const data = { is_open: true, is_offered: true, connection: kept }
    expect(SlackView.parse({ data })).toEqual({ data: { ...data, connection } })
  })
})
