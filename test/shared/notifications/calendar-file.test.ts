import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '#shared/notifications/email/calendar-file.ts'

const event = {
  uid: 'anna-1@szabi.example',
  version: 2,
  at: Date.parse('2026-11-20T09:00:00Z') / 1000,
  title: 'Szabadság',
  isWorking: false,
  isPrivate: false,
  from_date: '2026-12-17',
  to_date: '2026-12-31',
}
const linesOf = (content: string) => content.replace(/\r\n /g, '').split('\r\n')

describe('RFC 5545: the file of a leave', () => {
  it('is an event of whole days, whose end is the day after the last', () => {
    const { name, type, content } = calendarFile(event)
    expect([name, type]).toEqual(['2026-12-17.ics', 'text/calendar; charset=utf-8; method=PUBLISH'])
    expect(linesOf(content)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Szabi//Leave//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:anna-1@szabi.example',
      'SEQUENCE:2',
      'DTSTAMP:20261120T090000Z',
      'DTSTART;VALUE=DATE:20261217',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Szabadság',
      'TRANSP:OPAQUE',
      'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('S3 shows others no more than that the days are taken, where it is private', () => {
    expect(linesOf(calendarFile({ ...event, isPrivate: true }).content)).toContain('CLASS:PRIVATE')
  })

  it('leaves whoever works elsewhere free for others', () => {
    const { content } = calendarFile({ ...event, isWorking: true })
    expect(content).toContain('TRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE')
  })

  it('takes whatever a title holds, in lines that are short enough', () => {
    const isWrittenAsIs = (text: string) => !/[\r\n\u2028\u2029\\;,]/.test(text)
    const title = fc.string({ unit: 'grapheme', maxLength: 200 }).filter(isWrittenAsIs)
    fc.assert(
      fc.property(title, text => {
        const { content } = calendarFile({ ...event, title: text })
        for (const line of content.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(linesOf(content)).toContain(`SUMMARY:${text}`)
      }),
    )
  })

  it('writes what parts the values of a line as text', () => {
    expect(calendarFile({ ...event, title: 'a,b;c\\d\ne' }).content).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\r\n')
    expect(calendarFile({ ...event, title: 'a\u2028b\u2029c' }).content).toContain('SUMMARY:a\\nb\\nc\r\n')
  })
})
