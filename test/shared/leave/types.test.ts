import { describe, expect, it } from 'vitest'
import { LeaveTypeId } from '#shared/leave/model.ts'
import { isForChild, keepsAway, leaveType, leaveTypeIds, leaveTypes, quotas } from '#shared/leave/types.ts'
import { languages } from '#shared/words/language.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import type { Namespace } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'

const keysWith = (some: (type: (typeof leaveTypes)[number]) => boolean) => leaveTypes.filter(some).map(({ key }) => key)

describe('the types of leave', () => {
  it('have the numbers of the specification, and of what the law gives beside it', () => {
    expect(leaveTypeIds).toEqual({
      vacation: 1,
      sick: 2,
      home: 3,
      maternity: 4,
      unpaid: 5,
      funeral: 6,
      extra: 7,
      parental: 8,
      paternity: 9,
      caregiver: 10,
      lieu: 11,
    })
    expect(leaveTypes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('keep away whoever has them, but for home office, and also where the type is not told', () => {
    expect(leaveTypes.filter(({ id }) => !keepsAway(id)).map(({ key }) => key)).toEqual(['home'])
    expect(keepsAway(null)).toBe(true)
  })

  it('are found by their number, and by no other', () => {
    for (const type of leaveTypes) expect(leaveType(type.id)).toBe(type)
    for (const unknown of [0, 12, -1, 1.5, Number.NaN]) expect(leaveType(unknown)).toBeUndefined()
  })

  it('V06 are accepted by their number alone, as a number', () => {
    for (const { id } of leaveTypes) expect(LeaveTypeId.safeParse(id).success).toBe(true)
    for (const wrong of [0, 12, '1', null, true])
      expect(LeaveTypeId.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual(['problems:invalidType'])
  })

  it('need a decision where the employer has a say', () => {
    expect(keysWith(({ approvable }) => approvable)).toEqual(['vacation', 'maternity', 'unpaid', 'funeral', 'lieu'])
  })

  it('take their days from one balance each, or from none', () => {
    const bySource = Map.groupBy(leaveTypes, ({ source }) => source)
    expect(Object.fromEntries([...bySource].map(([source, types]) => [source, types.map(({ key }) => key)]))).toEqual({
      annual: ['vacation'],
      sick: ['sick'],
      carried: ['extra'],
      parental: ['parental'],
      paternity: ['paternity'],
      caregiver: ['caregiver'],
      overtime: ['lieu'],
      null: ['home', 'maternity', 'unpaid', 'funeral'],
    })
  })

  it('Mt. 118. § (4), 118/A. § are for one child, who is named, as fathers’ and parents’ leave is', () => {
    expect(keysWith(({ id }) => isForChild(id))).toEqual(['parental', 'paternity'])
    expect(isForChild(0)).toBe(false)
  })

  it.each(languages)('P08 have a name and a short form of their own in %s', language => {
    const words: Namespace = translations[language].common
    const names = leaveTypes.map(({ key }) => words[`leave${capitalised(key)}`])
    const codes = leaveTypes.map(({ key }) => words[`code${capitalised(key)}`])
    for (const list of [names, codes]) {
      expect(list).not.toContain(undefined)
      expect(new Set(list).size).toBe(leaveTypes.length)
    }
    expect(codes.every(code => code!.length <= 3)).toBe(true)
  })
})

describe('the quotas of their own', () => {
  it.each([
    ['Mt. 118/A. § (1)', 'parental', 44, 'child'],
    ['Mt. 118. § (4)', 'paternity', 10, 'child'],
    ['Mt. 55. § (1) l)', 'caregiver', 5, 'year'],
  ] as const)('%s of %s leave are %i working days for a %s', (_, key, days, per) => {
    expect(quotas[key]).toEqual({ days, per })
    expect(leaveType(leaveTypeIds[key])?.source).toBe(key)
  })
})
