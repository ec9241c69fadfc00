import * as contract from '#shared/backoffice/contract/user-groups/add-user-group-members.ts'
import { wordOfCompany, wordOfPerson } from '#shared/backoffice/user-groups/member-word.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, getAll, insert, replace, type Write } from '#functions/platform/table.ts'
import { auditedByOperator } from '#functions/company/operator-audit-store.ts'
import { knownUserGroup, userGroupMembers, userGroups } from './user-groups/user-group-store.ts'

/**
 * Whoever is added is checked together with it, so that nobody who is erased at the same moment comes to be in a group; the group
 * has another version then, which tells those who were shown the people of before.
 */
export const handler = serve(
  contract.addUserGroupMembers,
  async ({ path: { id: group }, body: { of, ids } }, { actor, now, once }) => {
    const names = [...new Set(ids)].map(id => ({ id }))
    const [known, already, found] = await Promise.all([
      knownUserGroup(group),
      getAll(
        userGroupMembers,
        names.map(({ id }) => ({ group, id })),
      ),
      of === 'company' ? companiesNamed(names) : peopleNamed(names),
    ])
    if (known.rule !== null) throw problem('conflict', 'refusals:userGroupByRule')
    if (found.length < names.length) throw refuse('ids', 'problems:unknownId')
    const added = found.filter(({ id }) => !already.some(member => member.id === id))
    await commit(
      replace(userGroups, { ...known, changed_at: now.seconds }),
      ...added.flatMap(({ id, word, checked }) => [
        checked,
        insert(userGroupMembers, { group, id, of, word, added_at: now.seconds, added_by: actor.account }),
      ]),
      ...auditedByOperator(
        { actor, now },
        {
          area: 'user-groups',
          act: 'changed',
          subject: { id: group, name: known.name },
          changes: added.map(({ said }) => ({ field: of, before: null, after: said })),
        },
      ),
      ...once({}),
    )
  },
)

interface Found {
  id: string
  word: string
  /** What the log says of it: a company by its name, a person by their id, since the log outlives their account. */
  said: string
  checked: Write
}

const companiesNamed = async (names: { id: string }[]): Promise<Found[]> =>
  (await getAll(companies, names)).map(one => ({
    id: one.id,
    word: wordOfCompany(one),
    said: one.name,
    checked: check(companies, one),
  }))

const peopleNamed = async (names: { id: string }[]): Promise<Found[]> =>
  (await getAll(accounts, names)).map(one => ({
    id: one.id,
    word: wordOfPerson(one),
    said: one.id,
    checked: check(accounts, one),
  }))
