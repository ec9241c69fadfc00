import { describe, expect, it } from 'vitest'
import type { Role } from '#shared/contract/role.ts'
import type { Administrator } from '#shared/people/contract/list-administrators.ts'
import { isLastSuperadmin, menuOf, whyStays } from '#web/company/administrators/administrator-menu.ts'

const person = (id: string, role: Role, is_owner = false): Administrator => ({
  id,
  role,
  is_owner,
  first_name: id,
  last_name: '',
  avatar: null,
  email: `${id}@kekto.example`,
  has_second_factor: true,
})
const owner = person('owner', 3, true)
const partner = person('partner', 3)
const clerk = person('clerk', 2)
const other = person('other', 2)

/** What the reader may do with somebody, and what comes of each entry. */
function actsOn(admin: Administrator, me: Administrator | undefined, all: readonly Administrator[]) {
  const done: string[] = []
  const entries = menuOf(admin, {
    me,
    all,
    t: ((key: string) => key) as never,
    changeRole: async ({ id }, role) => void done.push(`${id} ${role}`),
    handOver: async ({ id }) => void done.push(`company to ${id}`),
  })
  for (const { onAction } of entries) onAction?.()
  return entries.map(({ id, isDanger }, index) => `${id}: ${done[index]}${isDanger ? '!' : ''}`)
}

describe('A05 what may be done with an administrator', () => {
  it('is nothing before it is known who reads', () => {
    expect(actsOn(clerk, undefined, [owner, clerk])).toEqual([])
  })

  it('is for an administrator to demote others of their kind and themselves, and to leave superadmins alone', () => {
    const all = [owner, partner, clerk, other]
    expect(actsOn(other, clerk, all)).toEqual(['demote: other 1!'])
    expect(actsOn(clerk, clerk, all)).toEqual(['demote: clerk 1!'])
    expect(actsOn(owner, clerk, all)).toEqual([])
    expect(actsOn(partner, clerk, all)).toEqual([])
  })

  it('is everything for the owner, who alone hands over the company', () => {
    const all = [owner, partner, clerk]
    expect(actsOn(clerk, owner, all)).toEqual([
      'makeSuperadmin: clerk 3',
      'handOver: company to clerk',
      'demote: clerk 1!',
    ])
    expect(actsOn(partner, owner, all)).toEqual([
      'handOver: company to partner',
      'makeAdministrator: partner 2',
      'demote: partner 1!',
    ])
    for (const by of [owner, partner]) expect(actsOn(owner, by, all)).toEqual([])
    expect(whyStays(owner, all)).toBe('ownerStays')
    expect(actsOn(clerk, partner, all)).toEqual(['makeSuperadmin: clerk 3', 'demote: clerk 1!'])
  })

  it('is to take over or hand on a company whose owner has left, or is no superadmin any more', () => {
    const demoted = { ...owner, role: 2 as const }
    expect(actsOn(partner, partner, [partner, clerk])).toEqual(['handOver: company to partner'])
    expect(actsOn(clerk, partner, [demoted, partner, clerk])).toContain('handOver: company to clerk')
    expect(actsOn(demoted, partner, [demoted, partner])).toEqual(['makeSuperadmin: owner 3', 'demote: owner 1!'])
    expect(actsOn(clerk, clerk, [demoted, clerk])).toEqual(['demote: clerk 1!'])
  })

  it('is never to demote the last superadmin, whoever else administers', () => {
    expect(actsOn(owner, owner, [owner, clerk, other])).toEqual([])
    expect(isLastSuperadmin(owner, [owner, clerk])).toBe(true)
    expect(isLastSuperadmin(owner, [owner, partner])).toBe(false)
    expect(isLastSuperadmin(clerk, [owner, clerk])).toBe(false)
  })
})
