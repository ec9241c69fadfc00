import { describe, expect, it } from 'vitest'
import { say } from '#shared/words/say.ts'

const en = (key: string, values?: Record<string, string | number>) =>
  say({ key: key as 'problems:past', ...(values && { values }) }, 'en')

describe('a sentence put into words', () => {
  it('is in the language asked for', () => {
    expect(say({ key: 'problems:past' }, 'hu')).toBe('Múltbeli napra nem kérhetsz szabadságot!')
    expect(en('problems:past')).toBe('You can not request a day off in the past!')
  })

  it('has its holes filled', () => {
    expect(en('problems:notEnough', { year: 2026, remaining: 0, requested: 3 })).toBe(
      'There are not enough days left in 2026: 0 remaining, 3 requested.',
    )
    expect(say({ key: 'problems:personName', values: { first_name: 'Anna', last_name: 'Kis' } }, 'hu')).toBe('Kis Anna')
    expect(en('problems:personName', { first_name: 'Anna', last_name: 'Kis' })).toBe('Anna Kis')
  })

  it('takes what fills a hole as it is', () => {
    expect(en('problems:grantedWith', { comment: '$& {{year}} $1' })).toBe('Days granted: $& {{year}} $1')
  })

  it('counts as the language does', () => {
    expect([1, 2, 0].map(count => en('leave:workingDays', { count }))).toEqual([
      '1 working day',
      '2 working days',
      '0 working days',
    ])
    expect([1, 2, 0].map(count => say({ key: 'leave:workingDays', values: { count } }, 'hu'))).toEqual([
      '1 munkanap',
      '2 munkanap',
      '0 munkanap',
    ])
  })

  it('shows a key that nobody wrote instead of an empty place', () => {
    expect(en('problems:nothingLikeThis')).toBe('problems:nothingLikeThis')
    expect(en('nowhere:nothing')).toBe('nowhere:nothing')
  })
})
