import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { openDocument } from '#shared/leave/contract/document/open-document.ts'
import { leave } from '#shared/leave/contract.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { axeOfPage } from '../support/axe-of-page.ts'
import { launch } from '../support/chromium.ts'
import { refused } from '../support/client.ts'
import { ownCloud } from '../support/shared-cloud.ts'
import { openWorld, type Person as Member } from '../support/world.ts'
import { daysOff, monday, type Office } from '../functions/leave/office.ts'
import { openNamedOffice } from './named.ts'
import { eventually, signedIn, type Person } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))
const year = yearOf(todayInBudapest()) + 1

let browser: Browser
let office: Office
beforeAll(async () => {
  browser = await launch()
  office = await openNamedOffice(world)
})
afterAll(() => browser?.close())

const at = ({ email }: Member, width = 1280) => signedIn(browser, email, { url: world.cloud.url, width })

/** Opens a request by its address. */
async function openRequest({ page }: Person, id: string) {
  await page.goto(`/hu/dashboard?request=${id}`)
  const panel = page.getByRole('dialog')
  await panel.waitFor()
  return panel
}

it('sick leave gets its certificate, which an administrator opens and an approver never sees', async () => {
  const certificate = '%PDF-1.7 Keresőképtelen'
  const file = join(await mkdtemp(join(tmpdir(), 'documents-')), 'orvosi igazolás.pdf')
  await writeFile(file, certificate)

  // Anna records her illness on her phone, and attaches the certificate while she does.
  const anna = await at(office.anna, 390)
  const { page, word } = anna
  const day = monday(year)
  await page
    .getByRole('button', { name: word('leave:newRequest') })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByText(word('common:leaveSick'), { exact: true }).click()
  await form.getByLabel(word('leave:firstDay'), { exact: false }).first().fill(day)
  await form.getByLabel(word('leave:lastDay'), { exact: false }).first().fill(day)
  await form.getByText(word('request:documentAskedSick')).waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByRole('button', { name: word('request:attachDocument') }).click(),
  ])
  await chooser.setFiles(file)
  await form.getByText('orvosi igazolás.pdf').waitFor()
  await form.getByRole('button', { name: word('leave:send') }).click()

  // The panel of the new request has it.
  const panel = page.getByRole('dialog')
  await panel
    .getByRole('button', { name: /orvosi igazolás\.pdf/ })
    .first()
    .waitFor()
  expect(await panel.getByText(word('leave:documentMissing')).count()).toBe(0)
  expect(await axeOfPage(page)).toEqual([])
  const [request] = (await daysOff(office.anna, { year: String(year) })).data
  const id = request!.id
  expect(request!.type_id).toBe(2)

  // An administrator opens it, which the audit log says.
  const admin = await at(office.admin)
  const opened = await openRequest(admin, id)
  const [download] = await Promise.all([
    admin.page.waitForEvent('download'),
    opened
      .getByRole('button', { name: /orvosi igazolás\.pdf/ })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toBe('orvosi igazolás.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe(certificate)
  const { data: log } = await office.owner.client.asked(listAuditLog, { query: { act: 'document_opened' } })
  expect(log).toMatchObject([{ by: { id: office.admin.id }, subject: { id: office.anna.id } }])

  // Her approver sees the request, and nothing of a document; nor does the API give it.
  const approver = await at(office.approver)
  const seen = await openRequest(approver, id)
  await seen.getByText(word('leave:history')).waitFor()
  expect(await seen.getByText(word('request:documents')).count()).toBe(0)
  expect(await seen.getByText('orvosi igazolás.pdf').count()).toBe(0)
  const { documents } = (await office.anna.client.asked(leave.showRequest, { path: { id } })).data
  const path = { id, documentId: documents![0]!.id }
  expect((await refused(office.approver.client.asked(openDocument, { path }))).status).toBe(404)

  // Anna takes it back, and her request says again that it lacks one.
  await panel.getByRole('button', { name: word('request:documentRemove', { name: 'orvosi igazolás.pdf' }) }).click()
  await panel.getByText(word('leave:documentMissing')).waitFor()
  await eventually(async () => {
    const { data } = await office.anna.client.asked(leave.showRequest, { path: { id } })
    return data.lacks_document
  }, 'the document to be missing')
  for (const person of [anna, admin, approver]) {
    expect(person.troubles).toEqual([])
    await person.leave()
  }
})
