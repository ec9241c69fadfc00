import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { marshall } from '@aws-sdk/util-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import type { Operator } from '#infra/local/local-cloud.ts'
import type { Write } from '#functions/platform/table.ts'
import type { Account } from '#shared/account/model.ts'
import { newAccount, withConfirmedEmail } from '#shared/account/rules.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { newCompany, newMember } from '#shared/company/rules.ts'
import { confirmationLasts, noSecondFactors } from '#shared/account/second-factor.ts'
import type { Permission } from '#shared/contract/permission.ts'
import type { Role } from '#shared/contract/role.ts'
import type { Language } from '#shared/words/language.ts'

/** Everybody's password. */
export const password = 'Szabi2026'

/** Somebody to be written, as they would have told the API. */
interface Described {
  email: string
  first_name: string
  last_name: string
  language: Language
}

/** Somebody who was written, with what the API would have given to their browser. */
export interface Written {
  id: string
  company: string
  token: string
  cookies: string[]
}

/** The functions' own code, by which every item and token is made, so that none has another form than those of the API. */
async function loadFunctions() {
  const [
    account,
    hash,
    session,
    membership,
    company,
    calendar,
    member,
    clock,
    kind,
    table,
    factors,
    operator,
    authorise,
  ] = await Promise.all([
    import('#functions/account/account-store.ts'),
    import('#functions/account/password.ts'),
    import('#functions/account/session.ts'),
    import('#functions/account/company-membership-store.ts'),
    import('#functions/company/company-store.ts'),
    import('#functions/company/calendar-store.ts'),
    import('#functions/company/member-store.ts'),
    import('#functions/platform/clock.ts'),
    import('#functions/platform/kind.ts'),
    import('#functions/platform/table.ts'),
    import('#functions/account/second-factor-store.ts'),
    import('#functions/account/operator-store.ts'),
    import('#functions/platform/authorise.ts'),
  ])
  mockClient(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .callsFake(({ SecretId }: { SecretId: string }) => ({ SecretString: seeds.get(SecretId) }))
  const hashed = await hash.hashOf(password)
  return {
    ...account,
    ...session,
    ...membership,
    ...company,
    ...calendar,
    ...member,
    ...clock,
    ...kind,
    ...table,
    ...factors,
    ...operator,
    ...authorise,
    hashed,
  }
}

type Functions = Awaited<ReturnType<typeof loadFunctions>>
let functions: Promise<Functions> | undefined

/** The seed of each cloud under a name of its own, since the functions' code remembers them by name. */
const seeds = new Map<string, string>()
const nameOfSeed = new WeakMap<Operator, string>()

function seedOf(operator: Operator, id: string): string {
  const name = nameOfSeed.get(operator) ?? `seed-${seeds.size}`
  nameOfSeed.set(operator, name)
  seeds.set(name, operator.secret(id))
  return name
}

let last: Promise<unknown> = Promise.resolve()

/** Lets the functions' code work for one cloud at a time, whose settings it finds in the environment of this process. */
function workingFor<T>(operator: Operator, work: (functions: Functions) => Promise<T>): Promise<T> {
  const done = last.then(async () => {
    const { SECRET_IDS = '', ORIGIN, TABLE } = operator.settingsOf('account-register')
    const before = { ...process.env }
    Object.assign(process.env, { ORIGIN, TABLE, SECRET_IDS: seedOf(operator, SECRET_IDS.split(' ')[0]!) })
    try {
      return await work(await (functions ??= loadFunctions()))
    } finally {
      for (const name of ['ORIGIN', 'TABLE', 'SECRET_IDS'])
        if (before[name] === undefined) delete process.env[name]
        else process.env[name] = before[name]
    }
  })
  last = done.catch(() => {})
  return done
}

/** Writes a company whose registration is complete, with its superadmin. */
export const writeFounder = (operator: Operator, described: Described, name: string): Promise<Written> =>
  workingFor(operator, async own => {
    const account = accountOf(own, described)
    const created_at = account.created_at
    const { company, calendar, member } = newCompany({
      id: own.newId(),
      founder: account,
      name,
      country: 'HU',
      working_hours: generalWeek,
      created_at,
    })
    return write(operator, own, { account, company: company.id }, [
      own.insert(own.companies, { ...company, has_completed_registration: true }),
      own.insert(own.calendars, calendar),
      ...own.storeMember(own.unstored(member)),
      own.countSeat(member, 1),
    ])
  })

/** Writes somebody who has accepted an invitation. */
export const writeColleague = (
  operator: Operator,
  described: Described,
  { company, role }: { company: string; role: Role },
): Promise<Written> =>
  workingFor(operator, async own => {
    const account = accountOf(own, described)
    const { first_name, last_name } = account
    const member = {
      ...newMember({ company, account, role, created_at: account.created_at }),
      first_name,
      last_name,
      status: 'active' as const,
    }
    return write(operator, own, { account, company }, [
      ...own.storeMember(own.unstored(member)),
      own.countSeat(member, 1),
    ])
  })

/** What an operator is given, and whether they have a second factor. */
export interface OperatorGrant {
  additions?: readonly Permission[]
  removals?: readonly Permission[]
  template?: string | null
  hasFactor?: boolean
  is_active?: boolean
  /** Whether they have confirmed who they are in the session that is open. */
  isConfirmed?: boolean
}

/** Writes somebody who runs the service, and belongs to no company. */
export const writeOperator = (
  operator: Operator,
  described: Described,
  {
    additions = [],
    removals = [],
    template = null,
    hasFactor = true,
    is_active = true,
    isConfirmed = true,
  }: OperatorGrant,
): Promise<Written> =>
  workingFor(operator, async own => {
    const account = accountOf(own, described)
    return write(operator, own, { account, company: null, isConfirmed }, [
      own.insert(own.operators, {
        account: account.id,
        template,
        additions: [...additions],
        removals: [...removals],
        is_active,
        created_at: account.created_at,
        created_by: null,
        invited_until: null,
      }),
      ...(hasFactor ? [own.insert(own.secondFactors, { ...noSecondFactors(account.id), is_on: true })] : []),
    ])
  })

function accountOf(own: Functions, { email, language, ...names }: Described): Account {
  const now = own.nowAt(new Date())
  const account = newAccount({ id: own.newSecretId(), email, language, created_at: now.seconds })
  return withConfirmedEmail({ ...account, ...names, password: own.hashed }, now)
}

/** Writes what a company has of somebody, beside the account and a session that is open in it. */
async function write(
  { call, settingsOf }: Operator,
  own: Functions,
  { account, company, isConfirmed }: { account: Account; company: string | null; isConfirmed?: boolean },
  writes: Write[],
): Promise<Written> {
  const now = own.nowAt(new Date())
  const browser = { userAgent: 'node', cookies: {} }
  const opening = { company, known: Promise.resolve([]), remember: true, browser }
  const { token, cookies, writes: opened } = await own.openSession(own.unstored(account), opening, now)
  const all = [
    ...opened,
    ...(isConfirmed ? [own.insert(own.identityConfirmations, confirmationOf(account, token, now))] : []),
    own.insert(own.logins, { email: account.email, account: account.id }),
    ...(company === null
      ? []
      : [own.insert(own.companyMemberships, { account: account.id, company, selected_at: now.seconds })]),
    ...writes,
  ]
  const { TABLE: TableName } = settingsOf('account-register')
  const TransactItems = all.map(({ step }) => inDynamosForm(step, { TableName }))
  await call('DynamoDB_20120810.TransactWriteItems', { TransactItems })
  return { id: account.id, company: company ?? '', token, cookies }
}

/** That somebody has just confirmed who they are in the session of a token. */
function confirmationOf({ id }: Account, token: string, now: { seconds: number }) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }
  return { account: id, session: claims.sid, expires_at: now.seconds + confirmationLasts }
}

/** The parts of a step that hold values of the table. */
const held = ['Item', 'Key', 'ExpressionAttributeValues']

const inDynamosForm = (step: Write['step'], table: object) =>
  Object.fromEntries(
    Object.entries(step).map(([action, parts]) => [
      action,
      {
        ...Object.fromEntries(
          Object.entries(parts as object).map(([name, part]) => [
            name,
            held.includes(name) ? marshall(part, { removeUndefinedValues: true }) : part,
          ]),
        ),
        ...table,
      },
    ]),
  )
