import { describe, expect, it } from 'vitest'
import {
  answerPromised,
  ContactHandling,
  contactStates,
  hoursLate,
  hoursToAnswer,
} from '#shared/site/contact-handling.ts'
import { objections } from '../objections.ts'

const at = (seconds: number, state: (typeof contactStates)[number] = 'new') =>
  hoursToAnswer({ state, created_at: 1_000_000 }, 1_000_000 + seconds)

describe('the 48 hours within which an answer is promised', () => {
  it('are counted in whole hours that are left', () => {
    expect([at(0), at(1), at(3600), at(answerPromised - 3600), at(answerPromised - 1)]).toEqual([48, 47, 47, 1, 0])
  })

  it('are over from the second on at which they end', () => {
    expect([at(answerPromised), at(answerPromised + 1), at(answerPromised + 7200)]).toEqual([0, -1, -2])
  })

  it('are nobody’s any more once the message is answered or closed', () => {
    expect([at(answerPromised * 2, 'answered'), at(0, 'closed')]).toEqual([undefined, undefined])
  })
})

describe('what is said of a message', () => {
  it('is one of three states and a note that may be empty', () => {
    for (const state of contactStates) expect(objections(ContactHandling, { state, note: '' })).toEqual({})
    expect(Object.keys(objections(ContactHandling, { state: 'lost', note: '' }))).toEqual(['state'])
    expect(objections(ContactHandling, { state: 'new', note: 'x'.repeat(2001) })).toEqual({ note: 'problems:tooLong' })
  })
})

describe('an answer that is late', () => {
  it.each([
    [-3600, 0],
    [1, 0],
    [3599, 0],
    [3600, 1],
    [7199, 1],
    [7200, 2],
  ])('by %i seconds is so by %i whole hours', (seconds, hours) => {
    expect(hoursLate({ created_at: 1000 }, 1000 + answerPromised + seconds)).toBe(hours)
  })
})
