import type { Member } from '#shared/company/model.ts'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { mayConfirm } from '#shared/people/facts/course.ts'
import { extraInWords, factInWords } from '#shared/people/facts/fact-in-words.ts'
import type { FactChange } from '#shared/people/facts/fact-change.ts'
import type { Role } from '#shared/contract/role.ts'
import type { Language } from '#shared/words/language.ts'
import { say } from '#shared/words/say.ts'
import { members } from '#functions/company/member-store.ts'
import { getAll } from '#functions/platform/table.ts'

/** Who reads, and in which language. */
export interface Reader {
  actor: { user: string; role: Role }
  language: Language
}

/** Changes of a person's facts in replies, with the names of those who made and decided them. */
export async function factChangeViews(
  changes: readonly FactChange[],
  person: Member,
  { actor, language }: Reader,
): Promise<FactChangeView[]> {
  const ids = new Set(changes.flatMap(({ by, decision }) => [by, ...(decision ? [decision.by] : [])]))
  ids.delete(person.id)
  const found = await getAll(
    members,
    [...ids].map(id => ({ company: person.company, id })),
  )
  const names = new Map([person, ...found].map(({ id, first_name, last_name }) => [id, { first_name, last_name }]))
  const nameOf = ({ first_name, last_name }: Pick<Member, 'first_name' | 'last_name'>) =>
    say({ key: 'problems:personName', values: { first_name, last_name } }, language).trim()
  const who = (id: string) => ({ id, name: nameOf(names.get(id) ?? { first_name: '', last_name: '' }) })
  const decides = mayConfirm({ id: actor.user, role: actor.role, status: 'active' }, person)
  return changes.map(({ id, status, by, at, facts, extra, own = false, decision }) => ({
    id,
    person: { id: person.id, name: nameOf(person) },
    status,
    by: who(by),
    at,
    changes: [...facts.map(fact => factInWords(fact, language)), ...(extra ? [extraInWords(extra, language)] : [])],
    own,
    decision: decision ? { by: who(decision.by), at: decision.at, reason: decision.reason ?? null } : null,
    may_decide: status === 'proposed' && decides,
    may_withdraw: status === 'proposed' && by === actor.user,
  }))
}

/** One change in a reply. */
export const factChangeView = async (change: FactChange, person: Member, reader: Reader): Promise<FactChangeView> =>
  (await factChangeViews([change], person, reader))[0]!
