import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { asDate, asFile, asMoment, asText, folded } from '#shared/calendar/ical.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).length
const text = fc.string({ unit: 'grapheme', maxLength: 300 })

describe('RFC 5545', () => {
  it('3.1: no line is longer than 75 bytes, and unfolded it is the same, with no character divided', () => {
    fc.assert(
      fc.property(text, line => {
        const whole = line.replace(/[\r\n]/g, '')
        const lines = folded(whole).split('\r\n')
        expect(lines.every(one => bytesOf(one) <= 75)).toBe(true)
        expect(lines.every(one => one.isWellFormed())).toBe(true)
        expect(lines.slice(1).every(one => one.startsWith(' '))).toBe(true)
        expect(folded(whole).replaceAll('\r\n ', '')).toBe(whole)
      }),
    )
  })

  it('3.1: a line of 75 bytes is whole, one of 76 is not, and letters of two bytes count as two', () => {
    expect(folded('a'.repeat(75))).toBe('a'.repeat(75))
    expect(folded('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
    expect(folded('ő'.repeat(38))).toBe(`${'ő'.repeat(37)}\r\n ő`)
  })

  it('3.3.11: whatever a text holds, an independent parser reads it back, but for controls', () => {
    fc.assert(
      fc.property(text, title => {
        const file = asFile([
          'BEGIN:VCALENDAR',
          'BEGIN:VEVENT',
          `SUMMARY:${asText(title)}`,
          'END:VEVENT',
          'END:VCALENDAR',
        ])
        const event = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent')!
        const readable = title.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
        expect(event.getFirstPropertyValue('summary') ?? '').toBe(readable)
      }),
      // Line ends of every kind are too rare to be met in every run.
      { examples: [['\u2028'], ['a\u2029b'], ['a\r\nb\rc\nd'], ['a\u0085b\tc\u0000']] },
    )
  })

  it('3.1: nobody who writes a name writes a line of the file', () => {
    expect(asText('Kis\r\nEND:VEVENT\nBEGIN:VALARM')).toBe('Kis\\nEND:VEVENT\\nBEGIN:VALARM')
    expect(asText('a;b,c\\d')).toBe('a\\;b\\,c\\\\d')
  })

  it('3.3.4, 3.3.5: days have no time, and moments are those of UTC', () => {
    expect(asDate('2026-11-24')).toBe('20261124')
    expect(asMoment(Date.parse('2026-11-24T20:38:01.500Z') / 1000)).toBe('20261124T203801Z')
  })
})
