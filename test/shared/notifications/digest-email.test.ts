import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestEmail, digestInWords } from '#shared/notifications/digest-email.ts'
import { reminderEmail } from '#shared/notifications/reminder-email.ts'

const common = {
  recipient: 'Béla',
  company: 'Cég',
  address: 'https://szabi.example/hu/dashboard',
  settings: 'https://szabi.example/hu/notifications#settings',
}

describe('the line of a morning', () => {
  it('says how many are away and how many requests wait, and nothing of what there is not', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (away, waiting) => {
        for (const language of ['hu', 'en'] as const) {
          const said = digestInWords({ away, waiting }, language)
          expect(said.split(' · ').filter(Boolean)).toHaveLength((away ? 1 : 0) + (waiting ? 1 : 0))
          for (const count of [away, waiting]) if (count) expect(said).toContain(String(count))
          expect(said).not.toMatch(/\bma\b|today/i)
        }
      }),
    )
    expect(digestInWords({ away: 3, waiting: 2 }, 'hu')).toBe('3 munkatárs nincs bent · 2 kérelem vár rád')
    expect(digestInWords({ away: 1, waiting: 0 }, 'en', { isToday: true })).toBe('1 colleague is away today')
    expect(digestInWords({ away: 0, waiting: 1 }, 'en')).toBe('1 request is waiting for you')
  })
})

describe('the email of a morning', () => {
  it('names who is away and says how many more there are', () => {
    const { subject, text } = digestEmail({ ...common, away: 3, waiting: 1, names: ['Kis Anna', 'Nagy Emese'] }, 'hu')
    expect(subject).toBe('Ma 3 munkatárs nincs bent · 1 kérelem vár rád')
    expect(text).toContain('Jó reggelt, Béla!')
    expect(text).toContain('Ma nincs bent: Kis Anna, Nagy Emese és még 1 munkatárs.')
    expect(text).toContain('1 kérelem vár rád.')
    expect(text).toContain('Kérelmek megnyitása')
    expect(text).toContain(common.settings)
  })

  it('leads to the dashboard where nothing waits, and says nothing of who is not away', () => {
    const calm = digestEmail({ ...common, away: 1, waiting: 0, names: ['Anna Kis'] }, 'en').text
    expect(calm).toContain('Away today: Anna Kis.\n')
    expect(calm).toContain('Open the dashboard')
    expect(calm).not.toContain('waiting')
    expect(digestEmail({ ...common, away: 0, waiting: 2, names: [] }, 'en').text).not.toContain('Away today')
  })
})

describe('E03 (18) the email of a reminder', () => {
  it('names whose requests wait, and for which days', () => {
    const requests = [
      { person: 'Kis Anna', period: '2026. dec. 7–8.' },
      { person: 'evil.example', period: '2026. dec. 10.' },
    ]
    const { subject, text, html } = reminderEmail({ ...common, requests, further: 0 }, 'hu')
    expect(subject).toBe('2 kérelem vár rád')
    expect(text).toContain('legalább két munkanapja várnak')
    expect(text).toContain('Kis Anna: 2026. dec. 7–8.')
    expect(text).toContain('evil.\u200aexample')
    expect(html).toContain('Kérelmek megnyitása')
    expect(text).not.toContain('és még')
    const one = { ...common, requests: requests.slice(1) }
    expect(reminderEmail({ ...one, further: 0 }, 'en').subject).toBe('1 request is waiting for you')
    expect(reminderEmail({ ...one, further: 0 }, 'en').text).toContain('This request has waited for your decision')
    expect(reminderEmail({ ...one, further: 0 }, 'hu').text).toContain('Ez a kérelem legalább két munkanapja vár')
  })

  it('says how many more wait than it names', () => {
    const more = { ...common, requests: [{ person: 'Kis Anna', period: '2026. dec. 7–8.' }], further: 12 }
    const { subject, text } = reminderEmail(more, 'hu')
    expect(subject).toBe('13 kérelem vár rád')
    expect(text).toContain('és még 12 kérelem')
    expect(reminderEmail(more, 'en').text).toContain('and 12 more')
  })
})
