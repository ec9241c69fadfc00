import { describe, expect, it } from 'vitest'
import { BulkRequest, BulkRows } from '#shared/leave/bulk-request.ts'
import { importPeople } from '#shared/leave/contract/import-people.ts'
import { mostImported } from '#shared/people/imported-person.ts'

const task = { company: 'c', id: 'b', by: 'csilla', total: 2, undone_by: null, created_at: 1, expires_at: 2 }
const draft = { type_id: 1, from_date: '2026-12-24', to_date: '2026-12-24', comment: '' }
const person = { email: 'anna@example.hu', first_name: 'Anna', last_name: 'Kis' }

describe('a task for many people', () => {
  it('is leave with its draft, or an import without one, in that of the accounts it creates', () => {
    expect(BulkRequest.parse({ ...task, draft })).toEqual({ ...task, draft })
    expect(BulkRequest.parse({ ...task, language: 'en' })).toEqual({ ...task, language: 'en' })
    expect(BulkRequest.safeParse({ ...task, language: 'de' }).success).toBe(false)
    expect(BulkRequest.safeParse({ ...task, draft: { ...draft, to_date: '2026-12-32' } }).success).toBe(false)
  })

  it('keeps each row of an import with the ids of whom and what it names, as it was checked', () => {
    const row = { id: 'a', person, group: null, approver_ids: ['bela'] }
    const kept = { company: 'c', bulk: 'b', part: '0', expires_at: 2 }
    expect(BulkRows.parse({ ...kept, rows: [row] })).toEqual({ ...kept, rows: [row] })
    for (const wrong of [
      { group: 'no id!' },
      { approver_ids: ['bela@example.hu'] },
      { person: { ...person, email: '' } },
    ])
      expect(BulkRows.safeParse({ ...kept, rows: [{ ...row, ...wrong }] }).success).toBe(false)
  })
})

describe('the call that imports people', () => {
  const list = (length: number) => Array.from({ length }, (_, n) => ({ ...person, email: `a${n}@example.hu` }))
  const problemsOf = (body: object) =>
    importPeople.body!.safeParse(body).error?.issues.map(({ path, message }) => [path, message])

  it('takes at least one and at most as many as may be invited in a day', () => {
    expect(problemsOf({ rows: list(mostImported) })).toBeUndefined()
    expect(problemsOf({ rows: [] })).toEqual([[['rows'], 'problems:required']])
    expect(problemsOf({ rows: list(mostImported + 1) })).toEqual([[['rows'], 'problems:tooManyItems']])
  })

  it('names the row and the field of what cannot be so', () => {
    const rows = [person, { ...person, birth_date: '1990-02-30', children: [{ birth_year: 15, disabled: false }] }]
    expect(problemsOf({ rows })).toEqual([
      [['rows', 1, 'birth_date'], 'problems:noSuchDay'],
      [['rows', 1, 'children', 0, 'birth_year'], 'problems:year'],
    ])
  })
})
