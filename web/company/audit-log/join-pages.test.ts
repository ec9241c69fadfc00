import { describe, expect, it } from 'vitest'
import type { AuditEntryView } from '#shared/people/contract/list-audit-log.ts'
import { joinPages } from './join-pages.ts'

const at = (...seconds: number[]) => seconds.map(second => ({ id: 'x', at: second })) as AuditEntryView[]
const named = (entries: AuditEntryView[]) => entries.map(entry => ({ ...entry, id: `e${entry.at}` }))
const page = (seconds: number[], next: string | null) => ({ data: named(at(...seconds)), next })
const loaded = { ...page([15, 14, 13, 12], '11#e11'), from: '13#e13' }
const secondsOf = ({ data }: { data: AuditEntryView[] }) => data.map(entry => entry.at)

describe('the pages of the log together', () => {
  it('are the first one while no older one was loaded', () => {
    const first = page([15, 14], '13#e13')
    expect(joinPages(first, undefined)).toBe(first)
  })

  it('lose nothing that newer entries have pushed from the first page to the next one', () => {
    const joined = joinPages(page([17, 16], '15#e15'), loaded)
    expect(secondsOf(joined)).toEqual([17, 16, 15, 14, 13, 12])
    expect(joined.next).toBe('11#e11')
  })

  it('have every entry once', () => {
    expect(secondsOf(joinPages(page([16, 15], '14#e14'), loaded))).toEqual([16, 15, 14, 13, 12])
  })

  it('begin anew where more has come than a page holds, since what lies between is unknown', () => {
    const first = page([18, 17], '16#e16')
    expect(joinPages(first, loaded)).toBe(first)
  })

  it('reach each other by place where the older ones had nothing to show', () => {
    const empty = { data: [], next: '5#e5', from: '13#e13' }
    expect(joinPages(page([16], '13#e13'), empty).next).toBe('5#e5')
    expect(joinPages(page([16], '14#e14'), empty).next).toBe('14#e14')
    expect(joinPages(page([16], null), empty).next).toBe('5#e5')
  })
})
