import { afterEach, expect, it, vi } from 'vitest'
import type { showHome } from '#shared/site/contract/show-home.ts'
import { askPublic } from './ask-public.ts'

const replies = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }))
const ask = (language = 'hu') => askPublic<typeof showHome>(language, '/landing/home')

afterEach(() => void vi.restoreAllMocks())

it('what everybody may read is asked for in the language of the page, and given as it came', async () => {
  const home = { success: 1, data: { language: 'en', partners: [], testimonials: [] } }
  const asked = replies(JSON.stringify(home))
  expect(await ask('en')).toEqual(home)
  expect(asked.mock.calls).toEqual([['/api/en/landing/home']])
})

it('a refusal is thrown with its status, and its body is read all the same', async () => {
  const refused = new Response('<h1>Bad gateway</h1>', { status: 502 })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(refused)
  await expect(ask()).rejects.toThrow('502')
  expect(refused.bodyUsed).toBe(true)
})

it('what is no reply of the API is an error, not a page of nothing', async () => {
  replies('<!doctype html>')
  await expect(ask()).rejects.toThrow(SyntaxError)
})

it('an error of the network comes through', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask()).rejects.toThrow('Failed to fetch')
})
