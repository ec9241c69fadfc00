import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/calendar/day.ts'
import { deadlineEmail } from '#shared/notifications/deadline-email.ts'
import { deadlineInWords } from '#shared/notifications/deadline-in-words.ts'
import { Deadline, deadlineKinds, deadlinePages, isForAdmins } from '#shared/notifications/deadline.ts'
import { languages } from '#shared/words/language.ts'

const count = fc.integer({ min: 1, max: 500 })
const year = fc.integer({ min: 2026, max: 2040 })
const deadlines: fc.Arbitrary<Deadline> = fc.oneof(
  fc.record({
    kind: fc.constant('carried' as const),
    days: count,
    last_date: fc.nat(3000).map(days => addDays('2026-01-01', days)),
  }),
  fc.record({
    kind: fc.constant('overtime' as const),
    minutes: fc.integer({ min: 1, max: 16 }).map(hours => hours * 60),
    last_date: fc.nat(3000).map(days => addDays('2026-01-01', days)),
  }),
  fc.record({ kind: fc.constant('to_grant' as const), year, people: count, days: count }),
  fc.record({ kind: fc.constant('decree' as const), year }),
  fc.record({
    kind: fc.constantFrom('trial' as const, 'subscription' as const),
    last_date: fc.nat(3000).map(days => addDays('2026-01-01', days)),
  }),
  fc.record({ kind: fc.constant('holidays' as const), year, missing: count }),
)
const common = {
  recipient: 'Csilla',
  company: 'evil.example',
  address: 'https://szabi.example/hu/page',
  settings: 'https://szabi.example/hu/notifications#settings',
}

describe('E03 (18) a deadline', () => {
  it('is said with its date and its numbers, so that it is true on whatever day it is read', () => {
    fc.assert(
      fc.property(deadlines, fc.constantFrom(...languages), (deadline, language) => {
        const said = deadlineInWords(deadline, language)
        for (const [name, value] of Object.entries(deadline))
          if (name !== 'kind')
            expect(said).toContain(name === 'minutes' ? String(Number(value) / 60) : String(value).slice(0, 4))
        expect(said).not.toMatch(/\bma\b|\bidén\b|today|this year|emails:|\{\{|null|undefined/i)
        const { subject, text, html } = deadlineEmail({ ...common, deadline }, language)
        expect(subject).toBe(said)
        for (const part of [common.address, common.settings]) expect(text).toContain(part)
        expect(text).toContain('evil.\u200aexample')
        expect(text + html).not.toMatch(/emails:|\{\{|undefined/)
        expect(Deadline.parse(deadline)).toEqual(deadline)
      }),
    )
  })

  it('reads as people write', () => {
    const toGrant = { kind: 'to_grant', year: 2026, people: 1, days: 12 } as const
    expect(deadlineInWords(toGrant, 'hu')).toBe('2026 végéig kiadandó szabadság: 1 munkatárs, 12 nap')
    expect(deadlineInWords(toGrant, 'en')).toBe('Leave to be granted by the end of 2026: 1 employee, 12 days')
    const overtime = { kind: 'overtime', minutes: 90, last_date: '2026-12-31' } as const
    expect(deadlineInWords(overtime, 'hu')).toBe('1,5 óra szabadidő jár a túlórádért, kivehető 2026. dec. 31-ig')
    expect(deadlineInWords(overtime, 'en')).toBe(
      '1.5 hours of your overtime can be taken as time off until 31 Dec 2026',
    )
    expect(deadlineInWords({ kind: 'holidays', year: 2027, missing: 1 }, 'en')).toBe(
      '1 public holiday of 2027 is missing from the calendar',
    )
  })

  it('has a page for whom it concerns: administrators, but for the own days', () => {
    expect(Object.keys(deadlinePages)).toEqual(deadlineKinds)
    for (const kind of deadlineKinds) expect(deadlinePages[kind].startsWith('company/')).toBe(isForAdmins({ kind }))
  })
})
