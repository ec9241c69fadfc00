import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { occasionEmail } from '#shared/notifications/occasion-email.ts'

const facts = {
  kind: 'birthday' as const,
  day: '2026-11-20',
  isToday: true,
  years: 36,
  recipient: 'Béla',
  person: 'Kis Anna',
  company: 'Cég',
  address: 'https://szabi.example/hu/dashboard',
  settings: 'https://szabi.example/hu/notifications#settings',
}

describe('J01 J02 the email of an occasion', () => {
  it('says in its subject whose day it is', () => {
    expect(occasionEmail(facts, 'hu').subject).toBe('Ma van Kis Anna születésnapja')
    expect(occasionEmail(facts, 'en').subject).toBe('Today is Kis Anna’s birthday')
    const anniversary = { ...facts, kind: 'anniversary' as const, years: 6 }
    expect(occasionEmail(anniversary, 'hu').subject).toBe('Ma van Kis Anna munkahelyi évfordulója')
    expect(occasionEmail(anniversary, 'en').subject).toBe('Today is Kis Anna’s work anniversary')
  })

  it('names the day where it is late', () => {
    const late = { ...facts, isToday: false }
    expect(occasionEmail(late, 'hu').subject).toBe('Kis Anna születésnapja: 2026. nov. 20.')
    expect(occasionEmail({ ...late, kind: 'anniversary' }, 'en').subject).toBe(
      'Kis Anna’s work anniversary: 20 Nov 2026',
    )
  })

  it('never says how old somebody is, and of an anniversary how many years it has been', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 99 }), years => {
        for (const language of ['hu', 'en'] as const) {
          expect(occasionEmail({ ...facts, years }, language).text).not.toContain(String(years))
          expect(occasionEmail({ ...facts, kind: 'anniversary', years }, language).text).toContain(String(years))
        }
      }),
    )
  })
})
