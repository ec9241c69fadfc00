import { describe, expect, it } from 'vitest'
import { wordOfCompany, wordOfPerson } from '#shared/backoffice/user-groups/member-word.ts'
import { UserGroupDraft } from '#shared/backoffice/user-groups/user-group.ts'

const picked = { name: 'Hírlevél', description: '', rule: null }
const nothing = {
  standings: [],
  countries: [],
  languages: [],
  seats_from: null,
  seats_to: null,
  activity: 'any',
}
const fieldOf = (draft: unknown) => UserGroupDraft.safeParse(draft).error?.issues.map(({ path }) => path.join('.'))

describe('O09: a user group', () => {
  it('has a name of one line, and a description that may be empty', () => {
    expect(fieldOf(picked)).toBeUndefined()
    for (const name of ['', ' ', 'x'.repeat(61), 'két\nsor', '\u202efordítva'])
      expect(fieldOf({ ...picked, name })).toContain('name')
    expect(fieldOf({ ...picked, description: 'x'.repeat(301) })).toEqual(['description'])
  })

  it('has a rule that leaves somebody out, or none', () => {
    expect(fieldOf({ ...picked, rule: nothing })).toEqual(['rule.standings'])
    expect(fieldOf({ ...picked, rule: { ...nothing, activity: 'quiet' } })).toBeUndefined()
    expect(fieldOf({ name: 'Hírlevél', description: '' })).toEqual(['rule'])
  })
})

describe('O09: the members of a user group', () => {
  it('stand by their names without accents, the family name first', () => {
    expect(wordOfCompany({ name: '  Kéktó  Műhely Kft.' })).toBe('kekto muhely kft.')
    expect(wordOfPerson({ first_name: 'Ágnes', last_name: 'Őri', email: 'a@b.hu' })).toBe('ori agnes')
  })

  it('stand by their address where they have no name yet', () => {
    expect(wordOfPerson({ first_name: '', last_name: '', email: 'Anna@Kekto.hu' })).toBe('anna@kekto.hu')
  })
})
