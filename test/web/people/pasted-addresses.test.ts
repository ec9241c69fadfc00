import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { people } from '#shared/people/contract.ts'
import {
  addressesIn,
  countFilled,
  emptyRow,
  invitesOf,
  mistakesIn,
  nothingYet,
  settled,
  withPasted,
  type TeamRow,
} from '#web/people/registration/team-rows.ts'

const row = (email: string, role: TeamRow['role'] = 'employee'): TeamRow => ({ email, role })
const address = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.hu$/)
const addresses = fc.uniqueArray(address, { maxLength: 6 })

describe('pasted addresses', () => {
  it.each(['; ', ', ', '\n', '\t', ' ', ' <', '> '])('are found with %j between them', joint => {
    fc.assert(
      fc.property(addresses, some => {
        expect(addressesIn(some.join(joint))).toEqual(some)
      }),
    )
  })

  it('all become rows, none twice, and no row that was filled is lost', () => {
    fc.assert(
      fc.property(addresses, addresses, fc.nat(5), (filled, pasted, at) => {
        const rows = [...filled.map(email => row(email)), emptyRow]
        const place = Math.min(at, rows.length - 1)
        const others = rows.filter((_, index) => index !== place).map(({ email }) => email)
        const emails = withPasted(rows, place, pasted)
          .map(({ email }) => email)
          .filter(Boolean)
        expect(new Set(emails).size).toBe(emails.length)
        expect(emails.toSorted()).toEqual([...new Set([...others, ...pasted])].filter(Boolean).toSorted())
      }),
    )
  })

  it('take the role of the row that they are pasted into', () => {
    const rows = withPasted([row('', 'administrator'), row('')], 0, ['a@x.hu', 'b@x.hu', 'c@x.hu'])
    expect(rows.map(({ role }) => role)).toEqual(['administrator', 'administrator', 'administrator'])
  })
})

const into = { year: 2026, reason: 'of last year' }

describe('the rows of the team', () => {
  it('are three empty ones at first, which are no mistake and no invitation', () => {
    expect(nothingYet.rows).toEqual([emptyRow, emptyRow, emptyRow])
    expect([countFilled(nothingYet.rows), mistakesIn(nothingYet), invitesOf(nothingYet, into)]).toEqual([0, [], []])
  })

  it('A05 become a payload that the call takes, in which nobody is a superadmin', () => {
    fc.assert(
      fc.property(fc.uniqueArray(address, { minLength: 1, maxLength: 6 }), some => {
        const rows = some.map((email, index) =>
          row(` ${email.toUpperCase()} `, index % 2 ? 'administrator' : 'employee'),
        )
        const invites = invitesOf({ rows, invited: [] }, into)
        expect(people.invitePeople.body!.safeParse({ invites }).success).toBe(true)
        expect(invites.every(({ role }) => role === 1 || role === 2)).toBe(true)
      }),
    )
  })

  it('name an address twice at the second of its places, whatever its case', () => {
    const rows = [row('a@x.hu'), row('A@X.HU'), row('b@x.hu'), row(' a@x.hu')]
    expect(mistakesIn({ rows }).map(({ at }) => at)).toEqual([1, 3])
  })

  it('stay with every sentence that the server said of them', () => {
    const { team, errors } = settled({ rows: [row('a@x.hu')], invited: [] }, [
      { email: 'a@x.hu', errors: ['Már tag.', 'Próbáld mással.'] },
    ])
    expect(team.rows).toEqual([row('a@x.hu')])
    expect(errors).toEqual([{ at: 0, sentence: 'Már tag. Próbáld mással.' }])
  })
})
