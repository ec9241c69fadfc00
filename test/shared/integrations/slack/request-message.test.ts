import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { requestMessage } from '#shared/integrations/slack/request-message.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'

type Shown = Parameters<typeof requestMessage>[0]

const statuses = ['pending', 'approved', 'denied', 'cancelled'] as const
const languages = ['hu', 'en'] as const
const requested: LeaveRequest['history'][number] = { what: 'requested', at: 1_795_000_000, by: 'anna' }

const request = (over: Partial<Shown> = {}): Shown => ({
  id: 'r1',
  status: 'pending',
  from_date: '2026-12-22',
  to_date: '2026-12-23',
  days_by_year: { 2026: 2 },
  history: [requested],
  ...over,
})
/** Thin and narrow spaces differ between versions of the locale data. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const said = (over: Partial<Shown>, language: 'hu' | 'en' = 'hu', name = 'Kis Anna') =>
  plain(requestMessage(request(over), name, language).text)

interface Block {
  type: string
  elements?: { action_id?: string; value?: string; text?: unknown; confirm?: object }[]
}
const blocksOf = (over: Partial<Shown> = {}, language: 'hu' | 'en' = 'hu') =>
  requestMessage(request(over), 'Kis Anna', language).blocks as Block[]
const buttonsOf = (over: Partial<Shown> = {}) => blocksOf(over).find(({ type }) => type === 'actions')?.elements ?? []

describe('what a channel is told of a request', () => {
  it.each([
    ['pending', 'Kis Anna távollétet kér: 2026. dec. 22–23.', 'Kis Anna asks to be away: 22 – 23 Dec 2026'],
    ['approved', 'Kis Anna távol lesz: 2026. dec. 22–23.', 'Kis Anna will be away: 22 – 23 Dec 2026'],
    ['denied', 'Kis Anna nem lesz távol: 2026. dec. 22–23.', 'Kis Anna will not be away: 22 – 23 Dec 2026'],
    ['cancelled', 'Kis Anna nem lesz távol: 2026. dec. 22–23.', 'Kis Anna will not be away: 22 – 23 Dec 2026'],
  ] as const)('%s', (status, hu, en) => {
    expect(said({ status })).toBe(hu)
    expect(said({ status }, 'en')).toBe(en)
  })

  it('does not tell a denial from a cancellation, which is between those whom it concerns', () => {
    for (const language of languages)
      expect(requestMessage(request({ status: 'denied' }), 'Kis Anna', language)).toEqual(
        requestMessage(request({ status: 'cancelled' }), 'Kis Anna', language),
      )
  })

  it('names one day once', () => {
    expect(said({ to_date: '2026-12-22', days_by_year: { 2026: 1 } })).toBe('Kis Anna távollétet kér: 2026. dec. 22.')
  })

  it('counts the days of both years while it waits, and says "one day" as English does', () => {
    const detail = (days_by_year: Shown['days_by_year'], language: 'hu' | 'en') =>
      blocksOf({ days_by_year }, language).find(({ type }) => type === 'context')!.elements![0]!.text
    expect(detail({ 2026: 3, 2027: 2 }, 'hu')).toBe('5 munkanap')
    expect(detail({ 2026: 3, 2027: 2 }, 'en')).toBe('5 working days')
    expect(detail({ 2026: 1 }, 'en')).toBe('1 working day')
  })

  it('tells nothing but the name, the days and how many there are, whatever else is known of the request', () => {
    const secrets = {
      type_id: 5,
      comment: 'műtét',
      decision_comment: 'gyógyulj meg',
      member: 'member-anna',
      approved_by: 'member-bela',
      documents: [{ name: 'lelet.pdf' }],
    }
    for (const status of statuses) {
      const open = requestMessage(request({ status }), 'Kis Anna', 'hu')
      expect(requestMessage({ ...request({ status }), ...secrets }, 'Kis Anna', 'hu')).toEqual(open)
    }
  })

  it('lets no name write markup, mention the channel or lead elsewhere', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...statuses),
        fc.constantFrom(...languages),
        (name, status, language) => {
          const { text, blocks } = requestMessage(request({ status }), name, language)
          expect(text).not.toMatch(/[<>]/)
          expect(JSON.stringify(blocks)).not.toMatch(/[<>]/)
        },
      ),
    )
  })

  it('says a sentence of any days in both languages', () => {
    const start = fc.integer({ min: 0, max: 800 }).map(days => addDays('2026-01-01', days))
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 60 }), (from_date: Day, more) => {
        const to_date = addDays(from_date, more)
        for (const language of languages) {
          const text = said({ from_date, to_date }, language)
          expect(text).toContain(from_date.slice(0, 4))
          expect(text).toContain(to_date.slice(0, 4))
          expect(text).not.toMatch(/\{\{|undefined|NaN|Invalid/)
        }
      }),
      // Formats of dates are made anew each time.
      { numRuns: 25 },
    )
  })
})

describe('the buttons of a request', () => {
  it('approve and deny it while it waits, and denying is asked once more', () => {
    expect(buttonsOf().map(({ action_id }) => action_id)).toEqual(['approve', 'deny'])
    const [approve, deny] = buttonsOf()
    expect(approve).not.toHaveProperty('confirm')
    expect(deny!.confirm).toMatchObject({ text: { text: 'Biztosan elutasítod?' } })
  })

  it.each(statuses.slice(1))('are gone once it is %s', status => {
    expect(blocksOf({ status }).map(({ type }) => type)).toEqual(['section'])
  })

  it('name the request as it was when it was shown, so that a change makes them stale', () => {
    const values = (history: Shown['history']) => buttonsOf({ history }).map(({ value }) => value)
    expect(values([requested])).toEqual(['r1.1', 'r1.1'])
    expect(values([requested, requested])).toEqual(['r1.2', 'r1.2'])
  })

  it('are as short as Slack takes them: labels of 75 characters, values of 2,000', () => {
    for (const language of languages)
      for (const { value, text } of blocksOf({ id: 'x'.repeat(100) }, language).at(-1)!.elements!) {
        expect((text as { text: string }).text.length).toBeLessThanOrEqual(75)
        expect(value!.length).toBeLessThanOrEqual(2000)
      }
  })
})
