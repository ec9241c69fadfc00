import { describe, expect, it } from 'vitest'
import type { BulkRequestView } from '#shared/leave/view/bulk-request-view.ts'
import type { BulkResultView } from '#shared/leave/contract/request/show-bulk-request.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { asAdmin, memberOf, openLeaveOffice, to } from '../in-memory/leave-office.ts'
import { refusal } from '../in-memory/call.ts'

const office = openLeaveOffice()
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { bulkRows } = await import('#functions/leave/bulk-request-store.ts')
const { invitations } = await import('#functions/people/invitation-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { handler } = await import('#functions/stream/run-task.ts')
const { accountOf } = await import('../in-memory/office.ts')

const row = (email: string, over: object = {}) => ({ email, first_name: 'Éva', last_name: 'Új', ...over })
const importing = (rows: object[], over: object = {}) =>
  to<BulkRequestView | null>('import-people', { body: { rows, ...over } }, asAdmin)
const shown = (bulk: string) =>
  to<BulkRequestView & { results?: BulkResultView[] }>('show-bulk-request', { path: { id: bulk } }, asAdmin)

async function deliver(bulk: string) {
  const Records = [{ messageId: 'm', body: JSON.stringify({ task: 'bulk', company: 'c', bulk }) }]
  const run = handler as unknown as (event: object, context: object) => Promise<{ batchItemFailures: object[] }>
  expect((await run({ Records }, {})).batchItemFailures).toEqual([])
}

const stored = <T>(kind: { name: string }) =>
  [...office.table.rows().values()].filter(({ _kind }) => _kind === kind.name) as T[]
const memberWith = (email: string) =>
  stored<{ id: string; email: string }>(members).find(one => one.email === email) as never as Record<string, unknown>
const termsOfMember = (id: unknown) => stored<{ member: string }>(terms).find(one => one.member === id)

const withGroup = () =>
  office.table.keep(groups, { company: 'c', id: 'g', name: 'Iroda', approver_ids: [], dissolution: null })

describe('P02 an import of people', () => {
  it('invites each of them once with all that the list says, and keeps nothing of it', async () => {
    withGroup()
    const data = await importing([
      row('eva@example.hu', {
        group: 'IRODA',
        position: 'Könyvelő',
        employee_number: '17',
        birth_date: '1985-04-01',
        employment_start: '2019-02-01',
        schedule: { monday: 6, tuesday: 6, wednesday: 6, thursday: 6, friday: 0, saturday: 0, sunday: 0 },
        children: [{ birth_year: 2019, disabled: true }],
        taken: 7,
        brought: 3,
        approvers: ['bela@example.hu', 'fonok@example.hu'],
      }),
      row('fonok@example.hu', { last_name: 'Főnök' }),
    ])
    const { bulk_id } = data!
    expect(data).toEqual({ bulk_id, status: 'booking', total: 2, done: 0, booked: 0 })
    expect(stored(bulkRows)).toHaveLength(1)
    await deliver(bulk_id)
    await deliver(bulk_id)

    const fonok = memberWith('fonok@example.hu')
    const eva = memberWith('eva@example.hu')
    expect(eva).toMatchObject({
      first_name: 'Éva',
      last_name: 'Új',
      status: 'invited',
      group: 'g',
      position: { name: 'Könyvelő' },
      employee_number: '17',
      approver_ids: ['bela', fonok.id],
      missing: ['base_days'],
    })
    expect(termsOfMember(eva.id)).toMatchObject({
      birth_date: '1985-04-01',
      employment_start: '2019-02-01',
      taken_before: { unit: 'days', amount: 7 },
      brought: [{ from_year: 2025, amount: 3, last_date: '2026-12-31' }],
      children: [{ birth_year: 2019, disabled: true }],
      hours: [{ valid_from: '2019-02-01' }],
      member_since: expect.any(Number),
    })
    expect(stored(invitations)).toHaveLength(2)
    expect(stored(bulkRows)).toEqual([])
    expect(await shown(bulk_id)).toMatchObject({ status: 'booked', done: 2, booked: 2 })
  })

  it('gives whoever names no approvers the standard ones of their group who are active, and others their own', async () => {
    office.table.keep(groups, {
      company: 'c',
      id: 'g',
      name: 'Iroda',
      approver_ids: ['bela', 'emese'],
      dissolution: null,
    })
    office.table.keep(members, memberOf('emese', { status: 'inactive' }))
    const data = await importing([
      row('egy@example.hu', { group: 'Iroda' }),
      row('ketto@example.hu', { group: 'Iroda', approvers: ['anna@example.hu'] }),
      row('harom@example.hu', {}),
    ])
    await deliver(data!.bulk_id)
    const approversOf = (email: string) => memberWith(email).approver_ids
    expect(['egy', 'ketto', 'harom'].map(name => approversOf(`${name}@example.hu`))).toEqual([['bela'], ['anna'], []])
    const decides = stored<{ approver: string; member: string }>({ name: 'Approval' })
    expect(decides.find(({ member }) => member === memberWith('egy@example.hu').id)).toMatchObject({ approver: 'bela' })
  })

  it('holds the invitations of somebody whose own address is not confirmed', async () => {
    office.table.keep(accounts, accountOf('csilla', { email_confirmed_at: null }))
    const data = await importing([row('eva@example.hu')])
    await deliver(data!.bulk_id)
    expect(stored<{ invitation: string }>({ name: 'HeldInvitation' })).toHaveLength(1)
  })

  it('is refused whole with everything that is wrong with it, cell by cell', async () => {
    withGroup()
    const refused = await refusal(
      importing([
        row('egy@example.hu', { group: 'Irodaház', birth_date: '2030-01-01' }),
        row('ketto@example.hu', { approvers: ['harom@example.hu'] }),
        row('harom@example.hu', { approvers: ['ketto@example.hu'] }),
        row('egy@example.hu', { approvers: ['nobody@example.hu'] }),
        row('anna@example.hu', { approvers: ['anna@example.hu'] }),
        row('ot@example.hu', { birth_date: '2015-05-05' }),
        row('hat@example.hu', { children: [{ birth_year: 2031, disabled: false }] }),
        row('het@example.hu', { employment_start: '2026-02-01', brought: 4 }),
      ]),
    )
    expect(refused).toMatchObject({
      code: 'invalid',
      errors: {
        'rows.0.group': [{ key: 'problems:groupUnknown' }],
        'rows.0.birth_date': [{ key: 'problems:birthInFuture' }],
        'rows.1.approvers': [{ key: 'problems:approverCircle' }],
        'rows.2.approvers': [{ key: 'problems:approverCircle' }],
        'rows.3.email': [{ key: 'problems:addressTwice' }],
        'rows.3.approvers': [{ key: 'problems:approverUnknown' }],
        'rows.4.email': [{ key: 'refusals:alreadyInCompany' }],
        'rows.4.approvers': [{ key: 'problems:ownApprover' }],
        'rows.5.birth_date': [{ key: 'problems:under16' }],
        'rows.6.children': [{ key: 'problems:birthInFuture' }],
        'rows.7.brought': [{ key: 'refusals:broughtBeforeStart' }],
      },
    })
    expect(stored(bulkRows)).toEqual([])
    expect(memberWith('egy@example.hu')).toBeUndefined()
  })

  it('leaves nothing behind where it is only tried', async () => {
    expect(await importing([row('eva@example.hu')], { dry_run: true })).toBeNull()
    expect(stored(bulkRows)).toEqual([])
    expect(office.table.attempts()).toEqual({})
  })

  it('goes on past somebody who has become a member or has registered meanwhile, and says so', async () => {
    const data = await importing([row('eva@example.hu'), row('ida@example.hu'), row('uj@example.hu')])
    office.table.keep(logins, { email: 'eva@example.hu', account: 'emese' })
    office.table.keep(terms, newEmploymentTerms({ company: 'c', member: 'emese' }))
    await deliver(data!.bulk_id)
    const { results, ...progress } = await shown(data!.bulk_id)
    expect(progress).toMatchObject({ status: 'booked', done: 3, booked: 2 })
    expect(results!.map(({ errors }) => errors !== undefined)).toEqual([true, false, false])
    expect(stored(bulkRows)).toEqual([])
  })

  it('invites nobody in a company that was deleted meanwhile, nor for whom the right is gone', async () => {
    const [first, second] = [await importing([row('eva@example.hu')]), await importing([row('ida@example.hu')])]
    const company = office.table.kept(companies, { id: 'c' })!
    office.table.keep(companies, { ...company, is_deleted: true })
    await deliver(first!.bulk_id)
    office.table.keep(companies, company)
    office.table.keep(members, memberOf('csilla', { role: 1 }))
    await deliver(second!.bulk_id)
    expect([memberWith('eva@example.hu'), memberWith('ida@example.hu'), stored(invitations)]).toEqual([
      undefined,
      undefined,
      [],
    ])
    expect(await shown(first!.bulk_id)).toMatchObject({
      status: 'booked',
      booked: 0,
      results: [{ errors: { user_id: ['The company was deleted meanwhile.'] } }],
    })
    expect(stored(bulkRows)).toEqual([])
  })

  it('cannot be taken back as leave can', async () => {
    const data = await importing([row('eva@example.hu')])
    const undone = await refusal(to('undo-bulk-request', { path: { id: data!.bulk_id } }, asAdmin))
    expect(undone).toMatchObject({ code: 'notFound' })
  })
})

it('an import of a thousand people is delivered in portions, and each invitation is made once', async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => row(`uj${n}@example.hu`))
  const data = await importing(rows)
  expect(stored(bulkRows)).toHaveLength(10)
  for (let n = 0; n < 20; n++) {
    await deliver(data!.bulk_id)
    if ((await shown(data!.bulk_id)).status === 'booked') break
  }
  expect(await shown(data!.bulk_id)).toMatchObject({ status: 'booked', done: 1000, booked: 1000 })
  const invited = stored<{ email: string }>(invitations).map(({ email }) => email)
  expect(new Set(invited).size).toBe(1000)
  expect(invited).toHaveLength(1000)
  expect(stored(bulkRows)).toEqual([])
})
