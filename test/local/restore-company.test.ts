import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { receivedEmail } from '#test/functions/account/received-email.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld(() => ownCloud())

it('P07 npm run restore-company brings a deleted company back as it was, and tells its administrators alone', async () => {
  const owner = await world.founder('hu')
  const [admin, anna] = [await world.colleague(owner, 2, 'en'), await world.colleague(owner)]
  const env = { ...process.env, PORT: new URL(world.cloud.url).port }
  const run = (...options: string[]) =>
    promisify(execFile)('node', ['infra/restore-company/main.ts', '--local', ...options], { env })

  await expect(run()).rejects.toThrow('Name the company')
  await expect(run('--company', 'nobody')).rejects.toThrow('No company has this id.')
  await expect(run('--company', owner.company)).rejects.toThrow('This company is not deleted.')

  const { data } = await owner.client.asked(company.showCompany)
  await owner.client.asked(company.deleteCompany, { body: { name: data.name } })
  expect(await refused(anna.client.asked(leave.listDaysOff))).toMatchObject({ status: 403 })

  const { stdout } = await run('--company', owner.company)
  expect(stdout).toContain(`"event":"company_restored_by_operator","outcome":"success","company":"${owner.company}"`)
  expect(stdout).not.toContain(data.name)
  expect((await owner.client.asked(company.showCompany)).data).toEqual(data)
  await anna.client.asked(leave.listDaysOff)

  const { text } = await receivedEmail(world, admin.email, /has been restored/)
  expect(text).toContain('segitseg@szabi.test')
  await receivedEmail(world, owner.email, /Visszaállítottuk a céget/)
  expect(world.cloud.mails().filter(({ to }) => to === anna.email)).toEqual([])
  await expect(run('--company', owner.company)).rejects.toThrow('This company is not deleted.')

  const log = await admin.client.asked(listAuditLog)
  expect(Object.fromEntries(log.data.map(({ act, by }) => [act, by.id]))).toEqual({
    company_deleted: owner.id,
    company_restored: null,
  })
})
