import { describe, expect, it } from 'vitest'
import { mostChangesAnHour } from '#shared/leave/request/changes-an-hour.ts'
import { times } from '#test/bench/cpu.ts'
import { submissionsOfOne } from '#test/bench/load.ts'

describe('the bench', () => {
  it('has nobody ask for leave more often than one person may in an hour', () => {
    expect(times).toBeLessThanOrEqual(mostChangesAnHour)
    expect(submissionsOfOne).toBeLessThanOrEqual(mostChangesAnHour)
  })
})
