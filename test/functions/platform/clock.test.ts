import { expect, it } from 'vitest'
import { newId, nowAt } from '#functions/platform/clock.ts'
import { Id } from '#shared/contract/wire.ts'

it('B04 takes today from Budapest, in winter and in summer', () => {
  expect(nowAt(new Date('2026-11-20T22:59:59Z'))).toEqual({ seconds: 1795215599, today: '2026-11-20' })
  expect(nowAt(new Date('2026-11-20T23:00:00Z')).today).toBe('2026-11-21')
  expect(nowAt(new Date('2026-06-30T21:59:59Z')).today).toBe('2026-06-30')
  expect(nowAt(new Date('2026-06-30T22:00:00Z')).today).toBe('2026-07-01')
  expect(nowAt(new Date('2026-12-31T23:30:00Z')).today).toBe('2027-01-01')
})

it('makes ids that differ and can be sent', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true)
})
