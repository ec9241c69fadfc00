import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { eraseAccount } from '#shared/leave/contract/erase-account.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { exportData } from '#shared/account/contract/export-data.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { showDataExport } from '#shared/account/contract/show-data-export.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { receivedEmail } from './received-email.ts'

const world = openWorld()
let owner: Person
beforeAll(async () => void (owner = await world.founder()))

const readyAddress = ({ client }: Person) =>
  eventually(async () => {
    const { data } = await client.asked(showDataExport)
    return data?.address ?? undefined
  })

/** The address of a file beside this one. */
const another = (path: string) => path.replace(/(.)\.zip/, (_, last: string) => `${last === 'x' ? 'y' : 'x'}.zip`)

it('own data is asked for by whoever proves who they are, told of by email, and downloaded from the site by its owner', async () => {
  const { client, email } = owner
  expect(await refused(client.asked(exportData))).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
  expect((await client.asked(showDataExport)).data).toBeNull()
  await client.asked(confirmIdentity, { body: { password } })
  await client.asked(exportData)

  const address = await readyAddress(owner)
  const reply = await fetch(world.cloud.url + address)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''szabi-my-data-/)
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ email })
  expect(Object.keys(files).filter(name => name.endsWith('/person.json'))).toHaveLength(1)

  const sent = await receivedEmail(world, email, /copy of your data is ready/)
  expect(sent.text).toContain('/en/user/security')
  expect(sent.text).not.toContain('/exports/')

  // The address opens this file alone, and only as it was signed.
  const [path = '', query = ''] = address.split('?')
  expect((await fetch(`${world.cloud.url}${path}`)).status).toBe(403)
  expect((await fetch(`${world.cloud.url}${another(path)}?${query}`)).status).toBe(403)
  const colleague = await world.colleague(owner)
  expect((await colleague.client.asked(showDataExport)).data).toBeNull()
})

it('own data is erased by whoever types their address and proves who they are, told of last, and the address is free', async () => {
  const anna = await world.colleague(owner)
  const { client, email, id } = anna
  const days = { type_id: 1, from_date: '2027-03-30', to_date: '2027-04-02', comment: 'a wedding' }
  await client.asked(leave.requestLeave, { body: days })
  expect(await refused(client.asked(eraseAccount, { body: { email } }))).toMatchObject({ status: 428 })
  await client.asked(confirmIdentity, { body: { password } })
  expect(await refused(client.asked(eraseAccount, { body: { email: owner.email } }))).toMatchObject({ status: 422 })
  await client.asked(eraseAccount, { body: { email } })

  expect(await refused(client.asked(people.showMe))).toMatchObject({ status: 401 })
  expect(await refused(world.visitor().asked(account.logIn, { body: { email, password } }))).toMatchObject({
    status: 422,
  })
  const sent = await receivedEmail(world, email, /Your account has been erased/)
  expect(sent.text).toContain('our last email to this address')
  const { data: entries } = await owner.client.asked(listAuditLog, { query: { subject: id } })
  expect(entries[0]).toMatchObject({ act: 'person_deleted', by: { name: 'Korábbi munkatárs' } })
  const { data: left } = await owner.client.asked(people.listPeople)
  expect(left.find(one => one.id === id)).toBeUndefined()
  await world.visitor().asked(account.register, { body: { email, password, captcha: 'stand-in.register' } })
})

it('own data of an owner is not erased before the company is handed over or deleted', async () => {
  const { client, email } = owner
  await client.asked(confirmIdentity, { body: { password } })
  const refusal = await refused(client.asked(eraseAccount, { body: { email } }))
  expect(refusal).toMatchObject({ status: 409 })
  expect(refusal.message).toMatch(/^You own this company \(.+\)\. Hand it over or delete it first\.$/)
})
