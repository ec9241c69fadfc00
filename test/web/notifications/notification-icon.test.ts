import { describe, expect, it } from 'vitest'
import { iconNames } from '#web/ui/icon/icon-name.ts'
import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import { notificationIcon, notificationTone } from '#web/notifications/notification-icon.ts'

describe('the look of a notification', () => {
  it('E03 gives a request the colour and symbol of its leave type', () => {
    const keys = [1, 2, 3, 4, 5, 6, 7].map(announcedLeaveType)
    expect(keys).toEqual(['vacation', 'sick', 'home', 'maternity', 'unpaid', 'funeral', 'extra'])
    expect([15, 16, 17].map(announcedLeaveType)).toEqual(['parental', 'paternity', 'caregiver'])
  })

  it('E03 gives every other kind a symbol of its own', () => {
    const others = [8, 9, 10, 11, 12, 13, 14, 18]
    expect(others.map(announcedLeaveType).filter(Boolean)).toEqual([])
    const symbols = others.map(notificationIcon)
    expect(new Set(symbols).size).toBe(others.length)
    for (const symbol of symbols) expect(iconNames).toContain(symbol)
  })

  it('tells good from bad by colour and symbol', () => {
    expect([9, 10, 11, 13].map(notificationTone)).toEqual(['success', 'danger', 'event', 'plain'])
  })
})
