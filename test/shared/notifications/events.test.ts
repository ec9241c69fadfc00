import { describe, expect, it } from 'vitest'
import { cancelLeave, approveLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import { changeLeave } from '#shared/leave/request/request-leave.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { leaveEmail } from '#shared/notifications/emails.ts'
import { leaveEventsOf, leaveNewsKey, stepTakenOf } from '#shared/notifications/leave-events.ts'
import { admin, after, anna, approver, ask, memberAnna, request, situation, today, draft } from '../leave/anna.ts'

const told = (before: LeaveRequest | undefined, now: LeaveRequest | undefined) =>
  leaveEventsOf(before, now).map(({ type, audience }) => [type, audience])

describe('what a change of a request tells', () => {
  it('E03 a new request tells the approvers, by its type', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(type_id => told(undefined, request({ type_id })))
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 15, 16, 17].map(number => [[number, 'approvers']]))
  })

  it('E03 a decision tells the person: 9 approved, 10 denied', () => {
    const asked = ask({})
    const deciding = { by: approver, comment: '', at: 200 }
    const facts = after(situation(), asked)
    expect(leaveEventsOf(asked.request, approveLeave(asked.request, memberAnna, facts, deciding).request)).toEqual([
      { type: 9, audience: 'member', by: 'bela', at: 200 },
    ])
    expect(told(asked.request, denyLeave(asked.request, memberAnna, facts, deciding).request)).toEqual([[10, 'member']])
  })

  it('T01 a change or a cancellation (13) tells the other side; what an administrator does, both', () => {
    const asked = ask({})
    const facts = after(situation(), asked)
    const changed = changeLeave(asked.request, draft({ comment: 'x' }), after(facts, strike(facts, asked.request)), {
      by: admin,
      today,
      at: 200,
    })
    expect(told(asked.request, changed.request)).toEqual([
      [13, 'member'],
      [13, 'approvers'],
    ])
    expect(told(asked.request, cancelLeave(asked.request, facts, { by: anna, today, at: 200 }).request)).toEqual([
      [13, 'approvers'],
    ])
    expect(told(asked.request, cancelLeave(asked.request, facts, { by: admin, today, at: 200 }).request)).toEqual([
      [13, 'member'],
      [13, 'approvers'],
    ])
  })

  it('what an administrator entered as approved tells the person, and the approvers who plan with it', () => {
    expect(told(undefined, ask({ auto_approve: 1 }, situation(), admin).request)).toEqual([
      [1, 'approvers'],
      [9, 'member'],
    ])
    expect(told(undefined, ask({ type_id: 3 }, situation(), admin).request)).toEqual([
      [3, 'approvers'],
      [9, 'member'],
    ])
  })

  it('E03 mandatory leave (14) tells the person, and whoever has to decide where it waits', () => {
    expect(told(undefined, request({ mandatory: true, status: 'approved', auto_approve: true }))).toEqual([
      [14, 'member'],
    ])
    expect(told(undefined, request({ mandatory: true }))).toEqual([
      [14, 'member'],
      [1, 'approvers'],
    ])
  })

  it('what does not change a request tells nothing', () => {
    const same = request()
    expect([told(same, same), told(same, undefined), told(undefined, undefined)]).toEqual([[], [], []])
  })
})

describe('a letter about a request', () => {
  const facts = {
    type: 1,
    isOwn: false,
    recipient: 'Béla',
    person: 'Kis Anna',
    leaveType: 'Szabadság',
    period: '2026. nov. 26–30.',
    days: 3,
    comment: 'Utazás <b>&amp;</b>',
    response: null,
    company: 'Cég',
    address: 'https://example.hu/hu/dashboard',
  }

  it('says who, what, when, and what was written', () => {
    const { subject, text } = leaveEmail(facts, 'hu')
    expect(subject).toBe('Kis Anna szabadságot kért – 2026. nov. 26–30.')
    expect(text).toContain('Szabadság, 2026. nov. 26–30. (3 munkanap)')
    expect(text).toContain('Megjegyzés: „Utazás <b>&amp;</b>”')
    expect(text).toContain('https://example.hu/hu/dashboard')
  })

  it('puts nothing into its HTML that somebody else wrote as HTML', () => {
    const { html } = leaveEmail(facts, 'hu')
    expect(html).toContain('Utazás &lt;b&gt;&amp;amp;&lt;/b&gt;')
    expect(html).not.toContain('<b>')
  })

  it('of a decision brings the answer, not the question', () => {
    const decided = leaveEmail({ ...facts, type: 10, response: 'Sokan vannak távol.' }, 'hu')
    expect(decided.text).toContain('„Sokan vannak távol.”')
    expect(decided.text).not.toContain('Utazás')
    expect(leaveEmail({ ...facts, type: 9 }, 'en').text).not.toContain('Comment')
  })

  it('says of a change what it was, to the person in the second person, in the subject too', () => {
    const asked = request()
    const subjectOf = (what: 'modified' | 'shortened' | 'recounted' | 'cancelled', by: string, isOwn: boolean) => {
      const step = stepTakenOf({ ...asked, history: [...asked.history, { what, by, at: 200 }] })
      return leaveEmail({ ...facts, type: 13, step, isOwn }, 'hu').subject.replace(/ – .*/, '')
    }
    expect([
      subjectOf('modified', 'csilla', true),
      subjectOf('shortened', 'csilla', true),
      subjectOf('recounted', 'csilla', true),
      subjectOf('cancelled', 'csilla', true),
      subjectOf('modified', 'csilla', false),
      subjectOf('shortened', 'csilla', false),
      subjectOf('cancelled', 'csilla', false),
      subjectOf('cancelled', 'anna', false),
    ]).toEqual([
      'Módosították a kérelmedet',
      'Lerövidítették a távollétedet',
      'Újraszámoltuk a távollétedet',
      'Visszavonták a kérelmedet',
      'Módosították Kis Anna kérelmét',
      'Lerövidítették Kis Anna távollétét',
      'Visszavonták Kis Anna kérelmét',
      'Kis Anna visszavonta a kérelmét',
    ])
  })

  it('of a withdrawn request does not read as if it were still booked', () => {
    const { text } = leaveEmail({ ...facts, type: 13, step: 'withdrawn' }, 'hu')
    expect(text).toContain('Visszavonva: Szabadság, 2026. nov. 26–30.')
    expect(text).not.toContain('munkanap')
  })

  it('of leave that HR recorded tells an approver so, in place of a request', () => {
    const booked = ask({ auto_approve: 1 }, situation(), admin).request
    expect(leaveNewsKey({ type: 1, step: stepTakenOf(booked), isOwn: false })).toBe('leaveEntered')
    expect(leaveNewsKey({ type: 9, step: stepTakenOf(booked), isOwn: true })).toBe('notification9')
  })

  it('leaves no hole open in either language', () => {
    for (const language of ['hu', 'en'] as const)
      for (const type of [1, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 16, 17])
        for (const days of [1, 2]) {
          const { subject, text } = leaveEmail({ ...facts, type, days }, language)
          expect(`${subject}\n${text}`).not.toMatch(/letters:|\{\{|undefined|null/)
        }
  })
})
