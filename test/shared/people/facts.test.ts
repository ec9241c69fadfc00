import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Member } from '#shared/company/model.ts'
import { Problem } from '#shared/contract/problem.ts'
import { factNames, type CountedFact } from '#shared/people/facts/counted-facts.ts'
import {
  assertMayDecide,
  assertMayWithdraw,
  courseOf,
  isRepeated,
  joined,
  mayConfirm,
} from '#shared/people/facts/course.ts'
import { declineFacts } from '#shared/people/contract/facts/decline-facts.ts'
import { removes, withExtraDays } from '#shared/people/facts/extra-days.ts'
import { extraInWords, factInWords } from '#shared/people/facts/fact-in-words.ts'
import { differencesOf, withFacts, type FactChange, type FactStatus } from '#shared/people/facts/fact-change.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import type { Language } from '#shared/words/language.ts'
import { member, terms } from './anna.ts'

const known: EmploymentTerms = { ...terms, birth_date: '1990-05-06', gender: 2, employment_start: '2020-02-01' }
const course = (after: Partial<EmploymentTerms>, { before = known, by = 'anna', isConfirmable = true } = {}) =>
  courseOf({ before, after: { ...before, ...after } }, { by, isConfirmable })
const holder = (id: string, role: 1 | 2 | 3, over: Partial<Member> = {}): Member => ({ ...member, id, role, ...over })
const factsOf = (facts: readonly { fact: string }[]) => facts.map(({ fact }) => fact)

describe('law 3 security 6 who confirms a change of facts', () => {
  it.each([
    ['an administrator those of an employee', holder('c', 2), holder('anna', 1), true],
    ['an administrator those of another administrator', holder('c', 2), holder('anna', 2), true],
    ['an administrator those of a superadmin', holder('c', 2), holder('anna', 3), false],
    ['a superadmin those of another superadmin', holder('d', 3), holder('anna', 3), true],
    ['nobody their own, a superadmin neither', holder('d', 3), holder('d', 3), false],
    ['an employee nobody’s', holder('b', 1), holder('anna', 1), false],
    ['an administrator who is inactive nobody’s', holder('c', 2, { status: 'inactive' }), holder('anna', 1), false],
  ] as const)('%s: %#', (_, by, person, may) => expect(mayConfirm(by, person)).toBe(may))

  it('is refused for one’s own with a sentence, and for a closed one as a conflict', () => {
    const problemOf = (act: () => void) => {
      try {
        act()
      } catch (error) {
        return error instanceof Problem ? [error.code, error.sentence.key] : error
      }
      return undefined
    }
    const change = (status: FactStatus, by = 'anna'): FactChange => ({
      company: 'c',
      member: 'anna',
      id: '1',
      status,
      by,
      at: 1,
      facts: [],
    })
    const [anna, csilla] = [holder('anna', 2), holder('csilla', 2)]
    const decide = (by: Member, status: FactStatus) => problemOf(() => assertMayDecide(by, anna, change(status)))
    expect(decide(csilla, 'proposed')).toBeUndefined()
    expect(decide(anna, 'proposed')).toEqual(['forbidden', 'problems:ownFacts'])
    expect(decide(holder('bela', 1), 'proposed')).toEqual(['forbidden', 'problems:forbidden'])
    const closed = ['conflict', 'problems:proposalClosed']
    for (const status of ['recorded', 'confirmed', 'declined', 'withdrawn'] as const) {
      expect(decide(csilla, status)).toEqual(closed)
      expect(problemOf(() => assertMayWithdraw({ id: 'anna' }, change(status)))).toEqual(closed)
    }
    expect(problemOf(() => assertMayWithdraw({ id: 'anna' }, change('proposed')))).toBeUndefined()
    expect(problemOf(() => assertMayWithdraw({ id: 'csilla' }, change('proposed')))).toEqual([
      'forbidden',
      'problems:forbidden',
    ])
  })
})

describe('law 3 the course of a change of one’s own facts', () => {
  it('lets the first entry of birth date and gender hold at once', () => {
    const { terms: now, recorded, proposed, own } = course({ birth_date: '1990-05-06', gender: 2 }, { before: terms })
    expect([now.birth_date, now.gender, factsOf(recorded), proposed, own]).toEqual([
      '1990-05-06',
      2,
      ['birth_date', 'gender'],
      [],
      false,
    ])
  })

  it('lets another value wait, an emptied one too, and the first entry beside it hold', () => {
    for (const birth_date of ['1970-01-01', null]) {
      const changed = course({ birth_date, gender: 1 }, { before: { ...known, gender: null } })
      expect([changed.terms.birth_date, changed.terms.gender]).toEqual(['1990-05-06', 1])
      expect(changed.proposed).toEqual([{ fact: 'birth_date', before: '1990-05-06', after: birth_date }])
      expect([factsOf(changed.recorded), changed.own]).toEqual([['gender'], false])
    }
  })

  it('lets every other fact of an administrator wait, the first entry too', () => {
    const { terms: now, proposed } = course({ children: [], base_days: 40, under_16_reason: 'diák' })
    expect([now.base_days, now.under_16_reason, factsOf(proposed)]).toEqual([null, 'diák', ['base_days']])
  })

  it('holds, and is marked as own, where nobody else may confirm it', () => {
    const { terms: now, recorded, proposed, own } = course({ birth_date: '1970-01-01' }, { isConfirmable: false })
    expect([now.birth_date, factsOf(recorded), proposed, own]).toEqual(['1970-01-01', ['birth_date'], [], true])
    expect(course({ gender: 1 }, { before: terms, isConfirmable: false }).own).toBe(false)
  })

  it('holds at once where an administrator changes those of another', () => {
    const {
      terms: now,
      recorded,
      proposed,
      own,
    } = course({ birth_date: '1970-01-01', caregiver: true }, { by: 'csilla' })
    expect([now.birth_date, factsOf(recorded), proposed, own]).toEqual([
      '1970-01-01',
      ['birth_date', 'caregiver'],
      [],
      false,
    ])
  })

  it('loses nothing: what holds with what waits is what was wanted', () => {
    const someTerms = fc.record({
      birth_date: fc.constantFrom(null, '1970-01-01', '1990-05-06'),
      gender: fc.constantFrom(null, 1 as const, 2 as const),
      caregiver: fc.boolean(),
      base_days: fc.constantFrom(null, 20, 40),
    })
    const whole = fc.tuple(someTerms, someTerms, fc.constantFrom('anna', 'csilla'), fc.boolean())
    fc.assert(
      fc.property(whole, ([one, other, by, isConfirmable]) => {
        const [before, after] = [
          { ...terms, ...one },
          { ...terms, ...other },
        ]
        const { terms: now, recorded, proposed, own } = courseOf({ before, after }, { by, isConfirmable })
        expect(withFacts(now, proposed)).toEqual(after)
        expect(withFacts(before, recorded)).toEqual(now)
        expect(differencesOf(before, after)).toHaveLength(recorded.length + proposed.length)
        if (by === 'csilla') expect([proposed, own]).toEqual([[], false])
        if (own) expect(isConfirmable).toBe(false)
      }),
    )
  })
})

describe('a new proposal', () => {
  const open = { facts: [{ fact: 'birth_date', before: '1990-05-06', after: '1970-01-01' }] } as Pick<
    FactChange,
    'facts'
  >

  it('replaces the open one and keeps the facts of it that it does not touch', () => {
    const gender = { fact: 'gender' as const, before: 2, after: 1 }
    expect(joined(open, [gender])).toEqual([...open.facts, gender])
    const other = { fact: 'birth_date' as const, before: '1990-05-06', after: '1980-01-01' }
    expect(joined(open, [other])).toEqual([other])
    expect(joined(undefined, [gender])).toEqual([gender])
    expect(joined(open, [gender, other])).toEqual([gender, other])
  })

  it('may be declined with a reason of 180 characters at most', () => {
    const isReadable = (length: number) => declineFacts.body!.safeParse({ reason: 'x'.repeat(length) }).success
    expect([isReadable(180), isReadable(181)]).toEqual([true, false])
  })

  it('that says the same again is the open one', () => {
    expect(isRepeated(open, [...open.facts])).toBe(true)
    expect(isRepeated(open, [{ ...open.facts[0]!, after: null }])).toBe(false)
    expect(isRepeated(undefined, open.facts)).toBe(false)
  })

  it('is the open one in whatever order its facts stand, and not where one is left out', () => {
    const gender = { fact: 'gender' as const, before: 2, after: 1 }
    const hours = { fact: 'hours' as const, before: [], after: [] }
    const orders = [
      [...open.facts, gender, hours],
      [hours, gender, ...open.facts],
      [gender, ...open.facts, hours],
    ]
    for (const facts of orders) expect(orders.map(others => isRepeated({ facts }, others))).toEqual([true, true, true])
    expect(isRepeated({ facts: orders[0]! }, [...open.facts, gender])).toBe(false)
  })
})

describe('days granted by hand', () => {
  const extra = { id: 'x', year: 2026, days: 3, comment: 'Jutalom', is_removal: false }
  const by = { by: 'csilla', at: 7 }

  it('are added in the name of whoever confirmed them, once, and removed', () => {
    const with3 = withExtraDays([], extra, by)
    expect(with3).toEqual([{ id: 'x', days: 3, comment: 'Jutalom', ...by }])
    expect(withExtraDays(with3, extra, by)).toEqual(with3)
    expect(withExtraDays(with3, { ...extra, is_removal: true }, by)).toEqual([])
  })

  it('are asked to be removed once', () => {
    const change = { company: 'c', member: 'anna', id: '1', status: 'proposed', by: 'anna', at: 1, facts: [] } as const
    const removal = { ...change, facts: [], extra: { ...extra, is_removal: true } }
    expect(removes(removal, 'x')).toBe(true)
    expect(removes(removal, 'y')).toBe(false)
    expect(removes({ ...removal, extra }, 'x')).toBe(false)
    expect(removes({ ...removal, status: 'declined' }, 'x')).toBe(false)
  })

  it('are said with their sign, year and comment', () => {
    expect(extraInWords(extra, 'hu')).toEqual({
      fact: 'extra_days',
      label: 'Egyszeri plusznap, levont nap (2026)',
      before: 'nincs',
      after: '+3 nap (Jutalom)',
    })
    const removed = extraInWords({ ...extra, days: -2, comment: '', is_removal: true }, 'en')
    expect([removed.before, removed.after]).toEqual(['−2 days', 'none'])
  })
})

describe('E04 a fact in words', () => {
  const words = (fact: CountedFact, after: unknown, language: Language = 'hu') =>
    factInWords({ fact, before: terms[fact], after }, language).after
  const span = { from: '2020-01-01', to: null }

  it.each([
    ['birth_date', '1990-05-06', '1990. máj. 6.', '6 May 1990'],
    ['birth_date', null, 'nincs megadva', 'not given'],
    ['gender', 1, 'férfi', 'male'],
    ['gender', 2, 'nő', 'female'],
    ['employment_end', '2026-12-31', '2026. dec. 31.', '31 Dec 2026'],
    ['caregiver', true, 'igen', 'yes'],
    ['base_days', 28, '28 nap', '28 days'],
    ['hazardous_conditions', [], 'nem', 'no'],
    ['hazardous_conditions', [{ from: null, to: null }], 'igen', 'yes'],
    ['health_damage_or_disability', [span], 'igen, 2020. jan. 1. –', 'yes, 1 Jan 2020 –'],
    ['employer_extra_days', [{ ...span, days: 3 }], 'évi 3 nap, 2020. jan. 1. –', '3 days a year, 1 Jan 2020 –'],
    ['employer_extra_days', [], 'nincs', 'none'],
    [
      'children',
      [
        { id: 'a', birth_year: 2015, birth_date: null, disabled: true },
        { id: 'b', birth_year: 2024, birth_date: '2024-10-01', disabled: false },
      ],
      '2015 (fogyatékos); 2024. okt. 1.',
      '2015 (disabled); 1 Oct 2024',
    ],
    ['hours', [], 'a cég munkarendje', 'the company’s working hours'],
    ['children', [], 'nincs', 'none'],
    ['caregiver', false, 'nem', 'no'],
    ['base_sick_days', null, 'nincs megadva', 'not given'],
    ['base_sick_days', 1, '1 nap', '1 day'],
    ['employment_start', '2020-02-01', '2020. febr. 1.', '1 Feb 2020'],
    ['first_year_kept', 2024, '2024', '2024'],
    ['first_year_kept', null, 'nincs megadva', 'not given'],
    ['taken_before', { unit: 'days', amount: 12 }, '12 nap', '12 days'],
    ['taken_before', { unit: 'hours', amount: 4 }, '4 óra', '4 hours'],
    ['taken_before', null, 'nincs megadva', 'not given'],
    ['brought', [], 'nincs', 'none'],
    [
      'brought',
      [
        { from_year: 2024, unit: 'days', amount: 4, last_date: '2026-12-31', reason: '' },
        { from_year: 2025, unit: 'hours', amount: 16, last_date: '2026-03-31', reason: 'betegség' },
      ],
      '2024: 4 nap, kivehető 2026. dec. 31-ig; 2025: 16 óra, kivehető 2026. márc. 31-ig',
      '2024: 4 days, until 31 Dec 2026; 2025: 16 hours, until 31 Mar 2026',
    ],
    ['age_agreements', [2025, 2026], '2025; 2026', '2025; 2026'],
    ['age_agreements', [], 'nincs', 'none'],
    [
      'earlier_employments',
      [
        { employment_start: null, employment_end: '2020-06-30' },
        { employment_start: '2021-01-01', employment_end: '2022-12-31' },
      ],
      ' – 2020. jún. 30.; 2021. jan. 1. – 2022. dec. 31.',
      ' – 30 Jun 2020; 1 Jan 2021 – 31 Dec 2022',
    ],
    ['hazardous_conditions', [{ from: null, to: '2025-06-30' }], 'igen, – 2025. jún. 30.', 'yes, – 30 Jun 2025'],
    [
      'hours',
      [
        { valid_from: '2026-01-01', week: generalWeek, unequal_schedule: false },
        { valid_from: '2099-03-02', week: { ...generalWeek, friday: 4.5 }, unequal_schedule: false },
      ],
      '2026. jan. 1-jétől 8–8–8–8–8–0–0 óra; 2099. márc. 2-tól 8–8–8–8–4,5–0–0 óra',
      'from 1 Jan 2026: 8–8–8–8–8–0–0 hours; from 2 Mar 2099: 8–8–8–8–4.5–0–0 hours',
    ],
    [
      'hours',
      [{ valid_from: '2026-01-01', week: generalWeek, unequal_schedule: true }],
      '2026. jan. 1-jétől 8–8–8–8–8–0–0 óra, egyenlőtlen',
      'from 1 Jan 2026: 8–8–8–8–8–0–0 hours, irregular',
    ],
    [
      'hours',
      [{ valid_from: '2026-01-01', week: generalWeek, starts_at: '06:00', break_minutes: 45 }],
      '2026. jan. 1-jétől 8–8–8–8–8–0–0 óra, kezdés 06:00, szünet 45 perc',
      'from 1 Jan 2026: 8–8–8–8–8–0–0 hours, work begins at 06:00, a break of 45 minutes',
    ],
  ] as const)('%s %j', (fact, value, hu, en) => {
    expect([words(fact, value), words(fact, value, 'en')]).toEqual([hu, en])
  })

  it('has a name in both languages', () => {
    for (const fact of factNames)
      for (const language of ['hu', 'en'] as const) {
        const { label, before } = factInWords({ fact, before: terms[fact], after: terms[fact] }, language)
        expect([fact, `${label}${before}`.includes(':')]).toEqual([fact, false])
      }
  })
})
