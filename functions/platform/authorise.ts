import * as z from 'zod/mini'
import type { Access } from '#shared/contract/access.ts'
import { Problem, problem } from '#shared/contract/problem.ts'
import { Role, roles } from '#shared/contract/role.ts'
import { readBearer, type Bearer } from './access-token.ts'
import { companyKey, memberKey, sessionKey } from './keys.ts'
import type { Kind } from './kind.ts'
import { getAll, getBatch, lookup } from './table.ts'

/** The little of a session, a membership and a company that decides who may come in; the features know the rest. */
const CheckedSession = z.object({ account: z.string(), id: z.string(), expires_at: z.int() })
const CheckedMember = z.object({
  company: z.string(),
  id: z.string(),
  role: Role,
  status: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  group: z.nullable(z.string()),
})
const CheckedCompany = z.object({ id: z.string(), name: z.string(), is_deleted: z.boolean(), shows_types: z.boolean() })

const checkedSessions: Kind<z.infer<typeof CheckedSession>, { account: string; id: string }> = {
  name: 'Session',
  schema: CheckedSession,
  key: sessionKey,
}
const checkedMembers: Kind<z.infer<typeof CheckedMember>, { company: string; id: string }> = {
  name: 'Member',
  schema: CheckedMember,
  key: memberKey,
}
const checkedCompanies: Kind<z.infer<typeof CheckedCompany>, { id: string }> = {
  name: 'Company',
  schema: CheckedCompany,
  key: companyKey,
}

/** Somebody signed in. */
export interface SignedIn {
  account: string
  session: string
  /** The company that the session looks at, if any. */
  selected: string | null
}

/** Somebody signed in who is an active member of the company that the session looks at. */
export interface Actor extends SignedIn {
  /** The same as the account: a person is one user in all of their companies. */
  user: string
  company: string
  companyName: string
  showsTypes: boolean
  role: Role
  name: { first_name: string; last_name: string }
  group: string | null
}

export type Caller<A extends Access> = A extends 'anyone' ? undefined : A extends 'account' ? SignedIn : Actor

const minimumRole: Partial<Record<Access, Role>> = {
  member: roles.employee,
  admin: roles.administrator,
  superadmin: roles.superadmin,
}

/**
 * Lets in whoever may come in. Rights are read at every call, so that what was taken away is gone at once.
 * @throws Problem `unauthenticated` or `forbidden`
 */
export async function authorise<A extends Access>(
  access: A,
  authorization: string | undefined,
  now: { seconds: number },
): Promise<Caller<A>> {
  if (access === 'anyone') return undefined as Caller<A>
  const bearer = await readBearer(authorization)
  if (!bearer) throw new Problem('unauthenticated')

  const [session, membership, employer] = await readCredentials(bearer)
  if (!session || session.expires_at <= now.seconds) throw new Problem('unauthenticated')

  const signedIn: SignedIn = { account: bearer.account, session: bearer.session, selected: bearer.company }
  if (access === 'account') return signedIn as Caller<A>

  const needed = minimumRole[access]
  if (needed === undefined) throw new Problem('forbidden')
  if (!membership || !employer || !hasAccess(membership, employer)) throw problem('forbidden', 'problems:notAMember')
  if (membership.role < needed) throw new Problem('forbidden')

  return {
    ...signedIn,
    user: membership.id,
    company: employer.id,
    companyName: employer.name,
    showsTypes: employer.shows_types,
    role: membership.role,
    name: { first_name: membership.first_name, last_name: membership.last_name },
    group: membership.group,
  } satisfies Actor as Caller<A>
}

const hasAccess = ({ status }: { status: string }, { is_deleted }: { is_deleted: boolean }) =>
  status === 'active' && !is_deleted

/** Those of the companies that somebody may enter, in the order given. */
export async function accessibleCompanies(account: string, companies: string[]): Promise<string[]> {
  const [found, known] = await Promise.all([
    getAll(
      checkedMembers,
      companies.map(company => ({ company, id: account })),
    ),
    getAll(
      checkedCompanies,
      companies.map(id => ({ id })),
    ),
  ])
  return companies.filter(id => {
    const [member, company] = [found.find(one => one.company === id), known.find(one => one.id === id)]
    return member && company && hasAccess(member, company)
  })
}

async function readCredentials({ account, session, company }: Bearer) {
  const held = lookup(checkedSessions, { account, id: session })
  if (!company) return [...(await getBatch(held)), undefined, undefined] as const
  return getBatch(held, lookup(checkedMembers, { company, id: account }), lookup(checkedCompanies, { id: company }))
}
