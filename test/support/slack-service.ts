import { createHmac } from 'node:crypto'

/** A message that was posted to a channel or as an answer. */
export interface SlackSaid {
  to: string
  text: string
  buttons: { action_id: string; value?: string; url?: string }[]
}

/** Slack is asked too often, is not there, or does what it is asked and its answer is lost or is no answer. */
type SlackFault = 'busy' | 'unreachable' | 'lost' | 'garbled'

type Answer = Record<string, unknown>
type AppSecrets = { client_id: string; client_secret: string; signing_secret: string }

const buttonsIn = (blocks: { type: string; elements?: SlackSaid['buttons'] }[] = []) =>
  blocks.flatMap(block => (block.type === 'actions' ? (block.elements ?? []) : []))

/** Speaks Slack's Web API in this process: what the app asks of it in place of `fetch`, and what Slack would call it with. */
export function slackService(secrets: AppSecrets, answersAt = 'https://hooks.slack.com') {
  const team = { id: 'T1', name: 'Kéktó' }
  const token = 'xoxb-stand-in'
  const channels: { id: string; name: string; is_archived?: boolean }[] = [
    { id: 'C2', name: 'szabadsag' },
    { id: 'C1', name: 'altalanos' },
  ]
  /** The messages of the channels by their time, as they are now. */
  const messages = new Map<string, SlackSaid>()
  const answers: SlackSaid[] = []
  const asked: string[] = []
  let isInstalled = true
  let refusing: string | undefined
  const faults: SlackFault[] = []
  let last = 0

  const methods: Record<string, (form: Record<string, string>) => Answer> = {
    'oauth.v2.access': ({ code, client_id, client_secret }) => {
      if (code !== 'right' || client_id !== secrets.client_id || client_secret !== secrets.client_secret)
        return { ok: false, error: 'invalid_code' }
      isInstalled = true
      return { ok: true, access_token: token, team }
    },
    'conversations.list': ({ cursor, limit }) => {
      // As Slack does, it may give fewer than it is asked for.
      const from = Number(cursor || 0)
      const to = from + (channels.length > 2 ? Math.min(Number(limit), 1000) : 1)
      const response_metadata = { next_cursor: to < channels.length ? String(to) : '' }
      return { ok: true, channels: channels.slice(from, to), response_metadata }
    },
    'conversations.info': ({ channel: id }) => {
      const channel = channels.find(one => one.id === id)
      return channel ? { ok: true, channel } : { ok: false, error: 'channel_not_found' }
    },
    'chat.postMessage': ({ channel, text, blocks }) => {
      const ts = `${1_700_000_000 + ++last}.000100`
      messages.set(ts, { to: channel!, text: text!, buttons: buttonsIn(JSON.parse(blocks ?? '[]')) })
      return { ok: true, channel, ts }
    },
    'chat.update': ({ channel, ts, text, blocks }) => {
      if (!messages.has(ts!)) return { ok: false, error: 'message_not_found' }
      messages.set(ts!, { to: channel!, text: text!, buttons: buttonsIn(JSON.parse(blocks ?? '[]')) })
      return { ok: true }
    },
    'apps.uninstall': () => {
      isInstalled = false
      return { ok: true }
    },
  }

  /** Answers, or goes wrong where the next call that says something is to. */
  async function fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const says = /\/chat\.|\/actions\//.test(String(address))
    const fault = says ? faults.shift() : undefined
    if (fault === 'busy') return new Response('', { status: 429, headers: { 'retry-after': '7' } })
    if (fault === 'unreachable') throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
    const reply = await answered(address, init)
    if (fault === 'lost') throw new TypeError('fetch failed', { cause: new Error('other side closed') })
    return fault === 'garbled' ? new Response('<html>') : reply
  }

  async function answered(address: string | URL, { body, headers = {} }: RequestInit): Promise<Response> {
    const url = new URL(address)
    if (!url.pathname.startsWith('/api/')) {
      const { text, blocks } = JSON.parse(body as string) as { text: string; blocks?: [] }
      answers.push({ to: url.pathname, text, buttons: buttonsIn(blocks) })
      return new Response('ok')
    }
    const method = url.pathname.slice('/api/'.length)
    asked.push(method)
    if (refusing) return Response.json({ ok: false, error: refusing })
    const isAuthorised = isInstalled && new Headers(headers).get('authorization') === `Bearer ${token}`
    if (method !== 'oauth.v2.access' && !isAuthorised) return Response.json({ ok: false, error: 'invalid_auth' })
    return Response.json(
      methods[method]?.(Object.fromEntries(body as URLSearchParams)) ?? { ok: false, error: 'unknown' },
    )
  }

  /** A call of Slack's, signed as it signs: its body and headers. */
  function signed(body: string, type: string, seconds: number) {
    const signature = createHmac('sha256', secrets.signing_secret).update(`v0:${seconds}:${body}`).digest('hex')
    return {
      body,
      headers: {
        'content-type': type,
        'x-slack-request-timestamp': String(seconds),
        'x-slack-signature': `v0=${signature}`,
      },
    }
  }
  const form = 'application/x-www-form-urlencoded'
  const response_url = `${answersAt}/actions/T1/1`

  return {
    team,
    channels,
    fetch,
    asked,
    messages: () => [...messages.values()],
    answers,
    /** How the next calls that say something go wrong, one after the other. */
    fail: (...next: SlackFault[]) => void faults.push(...next),
    refuseWith: (error: string | undefined) => void (refusing = error),
    signed,
    command: (user: string, text: string, seconds: number) =>
      signed(
        String(new URLSearchParams({ command: '/szabi', team_id: team.id, user_id: user, text, response_url })),
        form,
        seconds,
      ),
    press: (user: string, { action_id, value = '' }: SlackSaid['buttons'][number], seconds: number) =>
      signed(
        String(
          new URLSearchParams({
            payload: JSON.stringify({
              type: 'block_actions',
              team: { id: team.id },
              user: { id: user },
              response_url,
              actions: [{ action_id, value }],
            }),
          }),
        ),
        form,
        seconds,
      ),
    event: (type: string, seconds: number) =>
      signed(
        JSON.stringify({ type: 'event_callback', team_id: team.id, event: { type } }),
        'application/json',
        seconds,
      ),
  }
}
