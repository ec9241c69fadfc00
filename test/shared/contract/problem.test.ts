import { describe, expect, it } from 'vitest'
import { Problem, problem, problemStatus, refuse, throwIfProblem } from '#shared/contract/problem.ts'
import { isAdmin, isSuperadmin, Role, roleName, roleNames, roles } from '#shared/contract/role.ts'
import { languages } from '#shared/words/language.ts'
import { isSentenceKey } from '#shared/words/sentence.ts'
import type { Namespace } from '#shared/words/server-translations.ts'
import { translations } from '#shared/words/translations.ts'

const codes = Object.keys(problemStatus) as (keyof typeof problemStatus)[]

describe('a problem', () => {
  it.each(Object.entries(problemStatus))('of the code %s has the status %i', (code, status) => {
    expect(problem(code as keyof typeof problemStatus).status).toBe(status)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it('has a status by which no other can be taken for it', () => {
    expect(new Set(Object.values(problemStatus)).size).toBe(codes.length)
  })

  it.each(languages)('P08 has a general sentence for every code in %s', language => {
    const words: Namespace = translations[language].problems
    for (const code of codes) expect([code, words[code]]).toEqual([code, expect.stringMatching(/\S/)])
  })

  it('says the general sentence of its code where it has none of its own', () => {
    expect(problem('forbidden').sentence).toEqual({ key: 'problems:forbidden' })
    expect(problem('conflict', 'problems:notAccepted').sentence).toEqual({ key: 'problems:notAccepted' })
    expect(problem('invalid', 'problems:tooLong', { maximum: 5 }).sentence.values).toEqual({ maximum: 5 })
  })

  it('in a field is invalid, and says so at the field alone', () => {
    const refused = refuse('birthday', 'problems:birthInFuture')
    expect(refused).toBeInstanceOf(Problem)
    expect([refused.code, refused.errors]).toEqual(['invalid', { birthday: [{ key: 'problems:birthInFuture' }] }])
    expect(problem('invalid').errors).toBeUndefined()
  })

  it('is thrown where it is there, and nothing happens where it is not', () => {
    expect(() => throwIfProblem(problem('notFound'))).toThrow('notFound')
    expect(() => throwIfProblem(undefined)).not.toThrow()
  })
})

describe('a sentence key', () => {
  it('is told from a message in words', () => {
    for (const key of ['problems:required', 'leave:lastDayMissing', 'a:b']) expect(isSentenceKey(key)).toBe(true)
    for (const text of ['', 'required', 'Invalid input', 'problems:', ':required', 'a:b c', 'a:b:c'])
      expect([text, isSentenceKey(text)]).toEqual([text, false])
  })
})

describe('a role', () => {
  it('is one of three numbers', () => {
    for (const role of [1, 2, 3]) expect(Role.safeParse(role).success).toBe(true)
    for (const other of [0, 4, '1', null, true]) expect(Role.safeParse(other).success).toBe(false)
  })

  it('has a name, in the order of what it may', () => {
    expect(roleNames.map(name => roles[name])).toEqual([1, 2, 3])
    for (const name of roleNames) expect(roleName(roles[name])).toBe(name)
  })

  it('A01 makes an administrator of the second and the third, and a superadmin of the third alone', () => {
    expect(([1, 2, 3] as const).map(role => [isAdmin({ role }), isSuperadmin({ role })])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })

  it('A01 is none of these for a guest, and for somebody without a company', () => {
    for (const nobody of [undefined, { role: null }])
      expect([isAdmin(nobody), isSuperadmin(nobody)]).toEqual([false, false])
  })
})
