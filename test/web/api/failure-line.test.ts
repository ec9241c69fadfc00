import { expect, it } from 'vitest'
import { failureLine } from '#web/api/errors/failure-line.ts'

it('X06 logs a failed call with its whole address and its status', () => {
  const url = 'https://szabi.example/api/hu/day-off/x'
  expect(failureLine('DELETE', url, 404)).toBe(`DELETE ${url} failed: 404`)
  expect(failureLine('GET', url, 0)).toBe(`GET ${url} failed: no reply`)
})
