import { afterEach, describe, expect, it } from 'vitest'
import { useEdits } from '#shared/words/edits.ts'
import { say, sayFrom } from '#shared/words/say.ts'

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
    expect(en('problems:grantedWith', { comment: '$& {{year}} $1' })).toBe('One-off days added: $& {{year}} $1')
  })

  it('is in the other language where the one asked for lacks it, counted as that language counts', () => {
    const lacking = sayFrom({
      hu: { problems: { past: 'Múlt' } },
      en: { problems: { cost_one: '{{count}} day', cost_other: '{{count}} days' } },
    })
    const cost = (count: number) => lacking({ key: 'problems:cost' as 'problems:past', values: { count } }, 'hu')
    expect([cost(1), cost(2)]).toEqual(['1 day', '2 days'])
    expect(lacking({ key: 'problems:past' }, 'en')).toBe('Múlt')
    expect(lacking({ key: 'problems:none' as 'problems:past' }, 'en')).toBe('problems:none')
  })

  it('writes a day as people do, with the suffix that its sentence needs', () => {
    const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
    const end = { key: 'balance:paidOut', values: { date: '2026-12-31', days: 3 } } as const
    expect(plain(say(end, 'hu'))).toContain('(2026. dec. 31.)')
    expect(plain(say(end, 'en'))).toContain('on 31 Dec 2026')
    const until = { key: 'entitlement:lateStart', values: { last_date: '2027-03-31' } } as const
    expect(plain(say(until, 'hu'))).toContain('kiadható 2027. márc. 31-ig')
    expect(plain(say(until, 'en'))).toContain('by 31 Mar 2027')
    const from = (date: string) => plain(say({ key: 'problems:whyNotYet', values: { date } }, 'hu'))
    expect(from('2026-12-15')).toBe('Egy év munkaviszony után, 2026. dec. 15-től jár.')
    expect(from('2026-12-16')).toContain('dec. 16-tól')
    expect(from('2026-12-01')).toContain('dec. 1-jétől')
    expect(from('2026-12-22')).toContain('dec. 22-től')
    expect(from('2026-12-30')).toContain('dec. 30-tól')
  })

  it('counts as the language does', () => {
    expect([1, 2, 0].map(count => en('entitlement:restDays', { count }))).toEqual([
      '1 rest day',
      '2 rest days',
      '0 rest days',
    ])
    expect([1, 2, 0].map(count => say({ key: 'entitlement:restDays', values: { count } }, 'hu'))).toEqual([
      '1 pihenőnap',
      '2 pihenőnap',
      '0 pihenőnap',
    ])
  })

  it('shows a key that nobody wrote instead of an empty place', () => {
    expect(en('problems:nothingLikeThis')).toBe('problems:nothingLikeThis')
    expect(en('nowhere:nothing')).toBe('nowhere:nothing')
  })
})

describe('a sentence that operators have edited', () => {
  afterEach(() => useEdits('en', {}))

  it('is said as edited from then on, in every form of its number, and as released once the edit is gone', () => {
    useEdits('en', { problems: { past: 'That day is over.' }, entitlement: { restDays_one: '{{count}} day of rest' } })
    expect(en('problems:past')).toBe('That day is over.')
    expect([1, 2].map(count => en('entitlement:restDays', { count }))).toEqual(['1 day of rest', '2 rest days'])
    expect(say({ key: 'problems:past' }, 'hu')).toBe('Múltbeli napra nem kérhetsz szabadságot!')
    useEdits('en', {})
    expect(en('problems:past')).toBe('You can not request a day off in the past!')
  })

  it('is said as released where the edit has lost what a release fills in', () => {
    useEdits('en', { entitlement: { restDays_other: 'rest days' } })
    expect(en('entitlement:restDays', { count: 2 })).toBe('2 rest days')
  })
})
