import i18next from 'i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { refreshToken } from '#shared/account/contract/refresh-token.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { call } from '#web/api/call.ts'
import { beginEarlyCalls } from '#web/api/early-calls.ts'

beforeAll(() => i18next.init({ lng: 'hu', resources: {} }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const origin = 'https://szabi.example'

it.each([
  ['of the user', () => call(people.showMe), `GET ${origin}/api/hu/user/me`, 500],
  ['of a new token', () => call(refreshToken), `POST ${origin}/api/hu/auth/refresh-token`, 500],
  [
    'that finds no request',
    () => call(leave.cancelLeave, { path: { id: 'r1' } }),
    `DELETE ${origin}/api/hu/day-off/r1`,
    404,
  ],
] as const)('X01 X06 a failed call %s is logged once, with its address and status', async (_, ask, asked, status) => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const [method, url] = asked.split(' ') as [string, string]
  const body = JSON.stringify({ success: 0, code: 'fault', message: 'Hiba.' })
  beginEarlyCalls()(method, url, Promise.resolve({ status, body }))
  await expect(ask()).rejects.toMatchObject({ status })
  expect(warned.mock.calls).toEqual([[`${asked} failed: ${status}`]])
})
