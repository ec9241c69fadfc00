import i18next from 'i18next'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendContactMessage } from '#shared/site/contract/send-contact-message.ts'
import problems from '#shared/words/en/problems.json' with { type: 'json' }
import { callPublic } from '#web/api/call-public.ts'

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { problems } } }))

const answer = vi.fn<typeof fetch>()
beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})

const body = { name: 'Nora', email: 'nora@varga.example', message: 'How much?', seconds: 9 }
const send = () => callPublic(sendContactMessage, { body })
const reply = (status: number, told: object | string) =>
  answer.mockResolvedValueOnce(new Response(typeof told === 'string' ? told : JSON.stringify(told), { status }))

describe('a call of a public page', () => {
  it('goes to the API in the language of the page, without whose session it would be', async () => {
    reply(200, { success: 1 })
    expect(await send()).toEqual({ success: 1 })
    const [address, { method, headers, body: sent, credentials } = {}] = answer.mock.calls[0] ?? []
    expect([address, method, headers]).toEqual(['/api/en/contact', 'POST', { 'content-type': 'application/json' }])
    expect([JSON.parse(sent as string), credentials]).toEqual([body, undefined])
  })

  it('rejects with what the API says of its fields', async () => {
    const errors = { email: ['Enter an email address.'] }
    reply(422, { success: 0, code: 'invalid', message: 'Check the marked fields.', errors })
    await expect(send()).rejects.toMatchObject({ status: 422, code: 'invalid', errors })
  })

  it.each([
    ['something else answers', 502, '<html>', 'fault'],
    ['the network fails', 0, undefined, 'network'],
  ] as const)('says so in its own words where %s', async (_, status, told, code) => {
    if (told) reply(status, told)
    else answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(send()).rejects.toMatchObject({ status, code, message: problems[code] })
  })
})
