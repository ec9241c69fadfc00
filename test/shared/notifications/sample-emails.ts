import { drawnDays } from '#shared/notifications/email/drawn-days.ts'
import { leaveEmail } from '#shared/notifications/email/leave-email.ts'
import type { LeaveEmailFacts } from '#shared/notifications/email/leave-facts.ts'
import type { Language } from '#shared/words/language.ts'
import { periodInWords } from '#shared/words/period-in-words.ts'

export const address = 'https://szabi.example/p'
export const email = 'anna@kekto.example'
export const contact = 'segitseg@szabi.example'

export const period = { from_date: '2026-12-17', to_date: '2026-12-22' }
export const weekend = ['2026-12-19', '2026-12-20'].map(date => ({ date, reason: 'rest_day' as const, name: null }))
const common = (language: Language) => ({
  person: language === 'hu' ? 'Kis Anna' : 'Anna Kis',
  leave: 'vacation' as const,
  leaveType: language === 'hu' ? 'Szabadság' : 'Annual leave',
  period: periodInWords(period.from_date, period.to_date, language),
  days: 4,
  comment: '',
  response: null,
  company: 'Kéktó Műhely Kft.',
})
export const links = {
  request: 'https://szabi.example/request',
  calendar: 'https://szabi.example/calendar',
  settings: 'https://szabi.example/settings',
}

/** The email about a request to whoever decides on it. */
export const asked = (language: Language, more: Partial<LeaveEmailFacts> = {}) =>
  leaveEmail(
    {
      ...common(language),
      type: 1,
      isOwn: false,
      isToDecide: true,
      recipient: 'Béla',
      by: language === 'hu' ? 'Kis Anna' : 'Anna Kis',
      drawn: drawnDays(period, 'asked', weekend),
      comment: 'Karácsony előtt elviszem a gyerekeket a nagymamához.',
      away: [
        { name: 'Rácz Tamás', period: periodInWords('2026-12-21', '2026-12-23', language), isAsked: false },
        { name: 'Kiss Éva', period: periodInWords('2026-12-22', '2026-12-22', language), isAsked: true },
      ],
      left: [
        {
          year: 2026,
          left: 6,
          total: 25,
          unit: 'days',
          boxes: [
            { state: 'used', count: 12 },
            { state: 'planned', count: 2 },
            { state: 'waiting', count: 1 },
            { state: 'this', count: 4 },
            { state: 'left', count: 6 },
          ],
        },
      ],
      links: { ...links, approve: 'https://szabi.example/approve', deny: 'https://szabi.example/deny' },
      ...more,
    },
    language,
  )

/** The first day of work after it. */
export const backOn = '2026-12-23'

/** The email about a decision to the person. */
export const own = (language: Language, more: Partial<LeaveEmailFacts> = {}) =>
  leaveEmail(
    {
      ...common(language),
      type: 9,
      isOwn: true,
      isToDecide: false,
      recipient: 'Anna',
      by: language === 'hu' ? 'Nagy Béla' : 'Béla Nagy',
      drawn: drawnDays(period, 'taken', weekend),
      response: 'Jó pihenést!',
      left: [
        {
          year: 2026,
          left: 6,
          total: 25,
          unit: 'days',
          boxes: [
            { state: 'used', count: 12 },
            { state: 'planned', count: 7 },
            { state: 'left', count: 6 },
          ],
        },
      ],
      links,
      ...more,
    },
    language,
  )
