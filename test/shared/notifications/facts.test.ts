import { describe, expect, it } from 'vitest'
import { factEventOf, wasClosed } from '#shared/notifications/fact-events.ts'
import { factsEmail } from '#shared/notifications/facts-email.ts'
import {
  announcesDecision,
  changedByEmployment,
  automaticChangeOf,
  leaveEventsOf,
  leaveNewsKey,
  wasUndone,
} from '#shared/notifications/leave-events.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { FactStatus, type FactChange } from '#shared/people/facts/fact-change.ts'
import { languages } from '#shared/words/language.ts'
import { request } from '../leave/anna.ts'

const { factsEntered, factsProposed, factsConfirmed, factsDeclined } = notificationTypes
const change = (status: FactChange['status'], more: Partial<FactChange> = {}): FactChange => ({
  company: 'c',
  member: 'anna',
  id: 'f',
  status,
  by: 'anna',
  at: 100,
  facts: [],
  ...more,
})
const decision = { by: 'csilla', at: 200 }
const statuses = Object.values(FactStatus.def.entries)

describe('what a change of facts tells', () => {
  it('E03 the administrators, of what somebody entered or proposed for themselves', () => {
    const toConfirmers = { audience: 'confirmers', by: 'anna', at: 100 }
    expect(factEventOf(undefined, change('recorded'))).toEqual({ type: factsEntered, ...toConfirmers })
    expect(factEventOf(undefined, change('proposed'))).toEqual({ type: factsProposed, ...toConfirmers })
  })

  it('nobody, of what an administrator recorded for somebody else, or what its author withdrew', () => {
    expect(factEventOf(undefined, change('recorded', { by: 'csilla' }))).toBeUndefined()
    expect(factEventOf(change('proposed'), change('withdrawn', { decision }))).toBeUndefined()
  })

  it('E03 the person, of a decision, as by whoever decided and when', () => {
    for (const [status, type] of [
      ['confirmed', factsConfirmed],
      ['declined', factsDeclined],
    ] as const)
      expect(factEventOf(change('proposed'), change(status, { decision }))).toEqual({
        type,
        audience: 'member',
        ...decision,
      })
  })

  it('nothing where its status stays, or where it is erased', () => {
    for (const status of statuses) {
      expect(factEventOf(change(status), change(status, { decision }))).toBeUndefined()
      expect(factEventOf(change(status), undefined)).toBeUndefined()
    }
  })

  it('and is no longer to be confirmed once its proposal is decided, withdrawn or erased', () => {
    const closing = (before: FactChange | undefined) => statuses.filter(status => wasClosed(before, change(status)))
    expect(closing(change('proposed'))).toEqual(statuses.filter(status => status !== 'proposed'))
    expect([closing(change('recorded')), closing(undefined)]).toEqual([[], []])
    expect(wasClosed(change('proposed'), undefined)).toBe(true)
  })
})

describe('an email about facts', () => {
  const facts = {
    type: factsProposed as number,
    recipient: 'Csilla',
    person: 'Kis Anna',
    facts: 'születési dátum, gyermekek',
    reason: '',
    company: 'Cég',
    address: 'https://example.hu/hu/user/anna',
    settings: 'https://example.hu/hu/notifications#settings',
  }

  it('asks for a confirmation where it is about a proposal, and there only', () => {
    const proposed = factsEmail(facts, 'en').text
    expect(proposed).toContain('You can see its effect on leave before you confirm it.')
    expect(proposed).toContain('Open the reported change:')
    for (const type of [factsEntered, factsConfirmed, factsDeclined]) {
      const { text } = factsEmail({ ...facts, type }, 'en')
      expect(text).not.toContain('before you confirm it')
      expect(text).toContain('Open the profile:')
    }
  })

  it('names the facts, and the reason where there is one', () => {
    const declined = { ...facts, type: factsDeclined }
    expect(factsEmail(declined, 'hu').text).toContain('Érintett adatok: születési dátum, gyermekek.')
    expect(factsEmail(declined, 'hu').text).not.toContain('Megjegyzés')
    expect(factsEmail({ ...declined, reason: 'Nincs róla irat.' }, 'hu').text).toContain('„Nincs róla irat.”')
  })

  it.each(languages)('leaves no hole open (%s)', language => {
    for (const type of [factsEntered, factsProposed, factsConfirmed, factsDeclined]) {
      const { subject, text } = factsEmail({ ...facts, type, reason: 'x' }, language)
      expect(`${subject}\n${text}`).not.toMatch(/emails:|\{\{|undefined|null/)
    }
  })
})

describe('a leave by its last step', () => {
  const asked = request()
  const then = (
    what: 'undone' | 'outside_employment' | 'without_working_days' | 'approved',
    over: Partial<typeof asked> = {},
  ) => request({ ...over, history: [...asked.history, { what, by: 'csilla', at: 200 }] })

  it('was undone by that step alone, and once', () => {
    const undone = then('undone')
    expect([wasUndone(asked, undone), wasUndone(undone, undone), wasUndone(asked, then('approved'))]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('was cancelled or shortened by the dates of the employment, or by nothing of them', () => {
    expect(changedByEmployment(then('outside_employment', { status: 'cancelled' }))).toBe('cancelled')
    expect(changedByEmployment(then('outside_employment', { status: 'approved' }))).toBe('shortened')
    expect(changedByEmployment(then('approved'))).toBeUndefined()
  })

  it('law 19 a leave that the calendar cancelled says so to the person alone, and not by whom', () => {
    const cancelled = then('without_working_days', { status: 'cancelled' })
    const sentenceOf = (about: typeof cancelled, isOwn: boolean) =>
      leaveNewsKey({ type: notificationTypes.modified, isOwn, ...automaticChangeOf(about) })
    expect(sentenceOf(cancelled, true)).toBe('calendarCancelled')
    expect(leaveEventsOf(asked, cancelled)).toMatchObject([{ type: notificationTypes.modified, audience: 'member' }])
    const outside = then('outside_employment', { status: 'cancelled' })
    const [own, ofOthers] = [true, false].map(isOwn =>
      [outside, then('outside_employment')].map(one => sentenceOf(one, isOwn)),
    )
    expect(own).toEqual(['employmentCancelledOwn', 'employmentShortenedOwn'])
    expect(ofOthers).toEqual(['employmentCancelled', 'employmentShortened'])
    expect(sentenceOf(then('approved'), false)).toBe('notification13')
  })

  it('is announced as decided by two kinds of notification', () => {
    const { approved, denied } = notificationTypes
    expect(Object.values(notificationTypes).filter(announcesDecision)).toEqual([approved, denied])
  })
})
