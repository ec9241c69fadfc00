import { expect } from 'vitest'
import { PNG } from 'pngjs'
import { password } from '#infra/demo/cast.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { exportData } from '#shared/account/contract/export-data.ts'
import { showDataExport } from '#shared/account/contract/show-data-export.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { attachDocument } from '#shared/leave/contract/document/attach-document.ts'
import { openDocument } from '#shared/leave/contract/document/open-document.ts'
import { removeDocument } from '#shared/leave/contract/document/remove-document.ts'
import { uploadDocument } from '#shared/leave/contract/document/upload-document.ts'
import { saveAvatar } from '#shared/people/contract/avatar/save-avatar.ts'
import { uploadAvatar } from '#shared/people/contract/avatar/upload-avatar.ts'
import { monday } from '#test/functions/leave/office.ts'
import type { Client } from '#test/support/client.ts'
import type { World } from '#test/support/world.ts'
import { eventually } from '../fixture/eventually.ts'

/** Saves a picture, and one that was not uploaded, which is looked for. */
export async function savePictures({ cloud }: World, caller: Client) {
  const picture = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })))
  for (const isUploaded of [true, false]) {
    const { data } = await caller.asked(uploadAvatar, { body: { type: 'image/png', size: picture.length } })
    const headers = { 'content-type': 'image/png' }
    if (isUploaded) await fetch(cloud.url + data.address, { method: 'PUT', body: picture, headers })
    await caller.asked(saveAvatar, { body: { upload: data.upload } }).catch(() => {})
  }
}

/** Attaches a document to sick leave, opens it and removes it, and asks for one that was not uploaded. */
export async function attachDocuments(world: World) {
  const founder = await world.founder()
  const { client: caller } = founder
  // Whoever opens a document of somebody else's writes it into the audit log.
  const { client: ill } = await world.colleague(founder)
  const file = new TextEncoder().encode('%PDF-1.7')
  const from_date = monday(yearOf(todayInBudapest()) + 1)
  const { data } = await ill.asked(leave.requestLeave, { body: { type_id: 2, from_date, to_date: from_date } })
  const path = { id: (data as { id: string }).id }
  for (const isUploaded of [false, true]) {
    const { data: place } = await caller.asked(uploadDocument, { path, body: { size: file.length } })
    const headers = { 'content-type': 'application/octet-stream' }
    if (isUploaded) await fetch(world.cloud.url + place.address, { method: 'PUT', body: file, headers })
    const body = { upload: place.upload, name: 'igazolás.pdf' }
    const kept = await caller.asked(attachDocument, { path, body }).catch(() => undefined)
    for (const { id } of kept?.data ?? []) {
      const { data: opened } = await caller.asked(openDocument, { path: { ...path, documentId: id } })
      expect((await fetch(world.cloud.url + opened.address)).status).toBe(200)
      await caller.asked(removeDocument, { path: { ...path, documentId: id } })
    }
  }
}

/** Has a copy of the own data made twice, and downloads the newer one; the older one is looked for. */
export async function exportOwnData({ cloud }: World, caller: Client) {
  await caller.ask(confirmIdentity, { body: { password } })
  const addresses: string[] = []
  for (const times of [1, 2]) {
    await caller.ask(exportData)
    const address = await eventually(async () => {
      const { data } = await caller.asked(showDataExport)
      return data?.address ?? undefined
    })
    addresses.push(address)
    expect(addresses).toHaveLength(times)
  }
  const replies = await Promise.all(addresses.map(address => fetch(cloud.url + address)))
  expect(replies.map(({ status }) => status)).toEqual([404, 200])
}
