import * as z from 'zod/mini'
import { isOperatorAccess, permissionOf, type Access, type OperatorAccess } from '#shared/contract/access.ts'
import type { AssistantTool } from '#shared/contract/endpoint.ts'
import { grantedTo } from '#shared/contract/keepers.ts'
import type { Permission } from '#shared/contract/permission.ts'
import { Problem, problem } from '#shared/contract/problem.ts'
import { isAdmin, Role, roles } from '#shared/contract/role.ts'
import type { Bearer } from './access-token.ts'
import {
  accountKey,
  companyKey,
  confirmationKey,
  memberKey,
  operatorKey,
  permissionTemplatesKey,
  secondFactorsKey,
  sessionKey,
} from './keys.ts'
import type { Kind } from './kind.ts'
import { get, getAll, getBatch, lookup } from './table.ts'

/** The attributes that authorisation reads of a session, a member and a company, whose full schemas belong to the features. */
const CheckedSession = z.object({
  account: z.string(),
  id: z.string(),
  expires_at: z.int(),
  assistant: z.optional(z.nullable(z.object({ name: z.string(), scopes: z.array(z.string()) }))),
})
type CheckedSession = z.infer<typeof CheckedSession>
const CheckedMember = z.object({
  company: z.string(),
  id: z.string(),
  role: Role,
  status: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  group: z.nullable(z.string()),
})
export const CheckedCompany = z.object({
  id: z.string(),
  name: z.string(),
  is_deleted: z.boolean(),
  shows_types: z.boolean(),
  admins_need_second_factor: z._default(z.boolean(), false),
  is_read_only: z._default(z.boolean(), false),
  has_integrations: z._default(z.boolean(), false),
})
const CheckedAccount = z.object({ id: z.string(), email_confirmed_at: z._default(z.nullable(z.int()), null) })
const CheckedFactors = z.object({ account: z.string(), is_on: z.boolean() })

const checkedSessions: Kind<CheckedSession, { account: string; id: string }> = {
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

/** A company as authorisation reads it. */
export const companyToCheck = (id: string) => lookup(checkedCompanies, { id })

const checkedFactors: Kind<z.infer<typeof CheckedFactors>, { account: string }> = {
  name: 'SecondFactors',
  schema: CheckedFactors,
  key: secondFactorsKey,
}

/** An account as the back office asks of it. */
const checkedAccounts: Kind<z.infer<typeof CheckedAccount>, { id: string }> = {
  name: 'Account',
  schema: CheckedAccount,
  key: accountKey,
}

const CheckedOperator = z.object({
  account: z.string(),
  template: z.nullable(z.string()),
  additions: z.array(z.string()),
  removals: z.array(z.string()),
  is_active: z.boolean(),
})
const CheckedTemplates = z.object({
  templates: z.array(z.object({ id: z.string(), permissions: z.array(z.string()) })),
})

const checkedOperators: Kind<z.infer<typeof CheckedOperator>, { account: string }> = {
  name: 'Operator',
  schema: CheckedOperator,
  key: operatorKey,
}
const checkedTemplates: Kind<z.infer<typeof CheckedTemplates>, object> = {
  name: 'PermissionTemplates',
  schema: CheckedTemplates,
  key: permissionTemplatesKey,
}

/** That somebody has confirmed their identity in a session: who, where, and until when it holds. */
const IdentityConfirmation = z.object({ account: z.string(), session: z.string(), expires_at: z.int() })

export const identityConfirmations: Kind<z.infer<typeof IdentityConfirmation>, { account: string; session: string }> = {
  name: 'IdentityConfirmation',
  schema: IdentityConfirmation,
  key: confirmationKey,
  expires: ({ expires_at }) => expires_at,
}

/** A signed-in account. */
export interface SignedIn {
  account: string
  session: string
  /** The selected company, if any. */
  selected: string | null
  /** The assistant that acts in their name, as it calls itself. */
  assistant?: string
}

/** A signed-in, active member of the selected company. */
export interface Actor extends SignedIn {
  /** Equals the account: a person is one user in all of their companies. */
  user: string
  company: string
  companyName: string
  showsTypes: boolean
  /** Whether leave of the company is only read, since its trial or subscription is over. */
  isReadOnly: boolean
  /** Whether the plan of the company has keys, webhooks and chat. */
  hasIntegrations: boolean
  role: Role
  name: { first_name: string; last_name: string }
  group: string | null
}

/** Somebody who runs the service, in no company. */
export interface OperatorActor extends SignedIn {
  permissions: readonly Permission[]
}

export type Caller<A extends Access> = A extends 'anyone'
  ? undefined
  : A extends 'account'
    ? SignedIn
    : A extends OperatorAccess
      ? OperatorActor
      : Actor

const minimumRole: Partial<Record<Access, Role>> = {
  member: roles.employee,
  admin: roles.administrator,
  superadmin: roles.superadmin,
}

/** What authorisation asks of an entry of the contract. */
interface Guarded<A extends Access> {
  access: A
  tool?: AssistantTool | undefined
}

/**
 * Authenticates and authorises the call. Rights are read at every call, so that a revoked right is gone at once.
 * @throws Problem `unauthenticated`, `forbidden` or `secondFactorRequired`
 */
export async function authorise<A extends Access>(
  { access, tool }: Guarded<A>,
  bearer: Bearer | undefined,
  now: { seconds: number },
): Promise<Caller<A>> {
  if (access === 'anyone') return undefined as Caller<A>
  if (!bearer) throw new Problem('unauthenticated')
  if (isOperatorAccess(access)) return (await authoriseOperator(access, bearer, now)) as Caller<A>

  const [session, member, company] = await readCredentials(bearer)
  if (!session || session.expires_at <= now.seconds) throw new Problem('unauthenticated')
  assertGranted(session, tool)

  const { assistant } = session
  const signedIn: SignedIn = {
    account: bearer.account,
    session: bearer.session,
    selected: bearer.company,
    ...(assistant && { assistant: assistant.name }),
  }
  if (access === 'account') return signedIn as Caller<A>

  const needed = minimumRole[access]
  if (needed === undefined) throw new Problem('forbidden')
  if (!member || !company || !hasAccess(member, company)) throw problem('forbidden', 'refusals:notAMember')
  if (member.role < needed) throw new Problem('forbidden')
  if (await lacksSecondFactor(member, company)) throw new Problem('secondFactorRequired')

  return {
    ...signedIn,
    user: member.id,
    company: company.id,
    companyName: company.name,
    showsTypes: company.shows_types,
    isReadOnly: company.is_read_only,
    hasIntegrations: company.has_integrations,
    role: member.role,
    name: { first_name: member.first_name, last_name: member.last_name },
    group: member.group,
  } satisfies Actor as Caller<A>
}

/**
 * The session of an assistant reaches nothing but the tools of its scopes, by whichever token.
 * @throws Problem `forbidden`
 */
function assertGranted({ assistant }: CheckedSession, tool: AssistantTool | undefined): void {
  if (assistant && !(tool && assistant.scopes.includes(tool.scope))) throw new Problem('forbidden')
}

/**
 * Nobody reaches the back office by a password alone: an operator without a second factor is told to set one up. Nor does anybody by an
 * address that they have not proven, since who is invited is whoever reads its mail.
 * @throws Problem `unauthenticated`, `forbidden` or `secondFactorRequired`
 */
async function authoriseOperator(
  access: OperatorAccess,
  { account, session: id, company: selected }: Bearer,
  now: { seconds: number },
): Promise<OperatorActor> {
  const [session, operator, templates, factors, owner] = await getBatch(
    lookup(checkedSessions, { account, id }),
    lookup(checkedOperators, { account }),
    lookup(checkedTemplates, {}),
    lookup(checkedFactors, { account }),
    lookup(checkedAccounts, { id: account }),
  )
  if (!session || session.expires_at <= now.seconds) throw new Problem('unauthenticated')
  assertGranted(session, undefined)
  if (!operator?.is_active) throw problem('forbidden', 'refusals:notAnOperator')
  if (!owner || owner.email_confirmed_at === null) throw problem('forbidden', 'refusals:operateAfterConfirming')
  if (!factors?.is_on) throw new Problem('secondFactorRequired')
  const permissions = grantedTo(operator, templates?.templates ?? [])
  const needed = permissionOf(access)
  if (needed && !permissions.includes(needed)) throw new Problem('forbidden')
  return { account, session: id, selected, permissions }
}

/**
 * Asserts that the caller has confirmed their identity in this session and a short while ago.
 * @throws Problem `identityUnconfirmed`
 */
export async function assertConfirmed(
  whose: Pick<Bearer, 'account' | 'session'> | undefined,
  now: { seconds: number },
): Promise<void> {
  const confirmation = whose && (await get(identityConfirmations, whose))
  if (!confirmation || confirmation.expires_at <= now.seconds) throw new Problem('identityUnconfirmed')
}

/**
 * Asserts that leave of the company can be changed.
 * @throws Problem `forbidden` once its trial or subscription is over
 */
export function assertOpen({ isReadOnly }: Pick<Actor, 'isReadOnly'>): void {
  if (isReadOnly) throw problem('forbidden', 'refusals:companyReadOnly')
}

/** Whether somebody administers a company that wants a second factor of administrators, and has none. */
export async function lacksSecondFactor(
  member: { id: string; role: Role },
  company: { admins_need_second_factor: boolean },
): Promise<boolean> {
  if (!company.admins_need_second_factor || !isAdmin(member)) return false
  return !(await get(checkedFactors, { account: member.id }))?.is_on
}

const hasAccess = ({ status }: { status: string }, { is_deleted }: { is_deleted: boolean }) =>
  status === 'active' && !is_deleted

/**
 * The companies where the account is an active member, in the given order, and the names of those that have deactivated it.
 */
export async function companyAccess(
  account: string,
  companies: string[],
): Promise<{ open: string[]; deactivated: string[] }> {
  const [foundMembers, foundCompanies] = await Promise.all([
    getAll(
      checkedMembers,
      companies.map(company => ({ company, id: account })),
    ),
    getAll(
      checkedCompanies,
      companies.map(id => ({ id })),
    ),
  ])
  const known = companies.flatMap(id => {
    const [member, company] = [foundMembers.find(one => one.company === id), foundCompanies.find(one => one.id === id)]
    return member && company ? { id, member, company } : []
  })
  return {
    open: known.filter(({ member, company }) => hasAccess(member, company)).map(({ id }) => id),
    deactivated: known.filter(isDeactivated).map(({ company }) => company.name),
  }
}

/** Whether a company that is there has deactivated a member. */
export const isDeactivated = ({ member, company }: { member: { status: string }; company: { is_deleted: boolean } }) =>
  member.status === 'inactive' && !company.is_deleted

async function readCredentials({ account, session, company }: Bearer) {
  const sessionLookup = lookup(checkedSessions, { account, id: session })
  if (!company) return [...(await getBatch(sessionLookup)), undefined, undefined] as const
  return getBatch(
    sessionLookup,
    lookup(checkedMembers, { company, id: account }),
    lookup(checkedCompanies, { id: company }),
  )
}
