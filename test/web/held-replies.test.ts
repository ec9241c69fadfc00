import { beforeEach, describe, expect, it, vi } from 'vitest'
import { people } from '#shared/people/contract.ts'
import { heldReplies } from '#web/api/held-replies.ts'

const asked: (string | undefined)[] = []
const replies: object[] = []
vi.mock('aws-amplify/api', () => ({
  del: vi.fn(),
  post: vi.fn(),
  put: vi.fn(),
  get: ({ options }: { options: { headers: Record<string, string> } }) => {
    asked.push(options.headers['If-None-Match'])
    const reply = replies.shift()!
    return { response: 'body' in reply ? Promise.resolve(reply) : Promise.reject(reply) }
  },
}))
vi.mock('@aws-amplify/core', () => ({ fetchAuthSession: vi.fn(), Hub: { dispatch: vi.fn() } }))
vi.stubGlobal('location', { origin: 'https://szabi.example' })
vi.stubGlobal('window', {})
const { call } = await import('#web/api/call.ts')

const version = (tag: string, name: string) => ({
  statusCode: 200,
  headers: { etag: tag },
  body: { text: async () => JSON.stringify({ success: 1, data: [{ id: name }] }) },
})
const unchanged = { response: { statusCode: 304 } }

beforeEach(() => {
  asked.length = 0
  heldReplies.forget()
})

describe('P4 a reply that has a version', () => {
  it('is asked for by the version that the page holds, and stays the same where that still holds', async () => {
    replies.push(version('W/"1"', 'anna'), unchanged, version('W/"2"', 'bence'), unchanged)
    const first = await call(people.listPeople)
    expect(await call(people.listPeople)).toBe(first)
    const second = await call(people.listPeople)
    expect(second.data[0]?.id).toBe('bence')
    expect(await call(people.listPeople)).toBe(second)
    expect(asked).toEqual([undefined, 'W/"1"', 'W/"1"', 'W/"2"'])
  })

  it('is forgotten with the session', async () => {
    replies.push(version('W/"1"', 'anna'), version('W/"1"', 'anna'))
    await call(people.listPeople)
    heldReplies.forget()
    await call(people.listPeople)
    expect(asked).toEqual([undefined, undefined])
  })

  it('is not kept of what has none', async () => {
    replies.push(version('W/"1"', 'anna'), version('W/"1"', 'anna'))
    await call(people.showMe)
    await call(people.showMe)
    expect(asked).toEqual([undefined, undefined])
  })
})
