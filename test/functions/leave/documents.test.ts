import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { attachDocument } from '#shared/leave/contract/document/attach-document.ts'
import { changeDocumentRules } from '#shared/leave/contract/document/change-document-rules.ts'
import { listLackingDocuments } from '#shared/leave/contract/document/list-lacking-documents.ts'
import { openDocument } from '#shared/leave/contract/document/open-document.ts'
import { removeDocument } from '#shared/leave/contract/document/remove-document.ts'
import { showDocumentRules } from '#shared/leave/contract/document/show-document-rules.ts'
import { uploadDocument } from '#shared/leave/contract/document/upload-document.ts'
import { mostDocumentBytes, mostDocuments } from '#shared/leave/document/request-document.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { bucketsOf } from '#test/support/buckets.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { book, monday, openOffice, type Office } from './office.ts'

const world = openWorld()
let office: Office
/** Anna's sick leave. */
let ill: string
const day = monday(yearOf(todayInBudapest()) + 1)
let asked = 0
/** One working day of sick leave after the other. */
async function newIllness(of: Person = office.anna) {
  const from_date = addDays(day, (asked % 5) + 7 * Math.floor(asked++ / 5))
  return (await book(of, { type_id: 2, from_date })).id
}

beforeAll(async () => {
  office = await openOffice(world)
  ill = await newIllness()
})

const pdf = (text = '') => new TextEncoder().encode(`%PDF-1.7 ${text}`)
const type = 'application/octet-stream'
const put = (address: string, body: BodyInit, contentType = type) =>
  fetch(world.cloud.url + address, { method: 'PUT', body, headers: { 'content-type': contentType } })

async function uploaded({ client }: Person, id: string, file: Uint8Array<ArrayBuffer>) {
  const { data } = await client.asked(uploadDocument, { path: { id }, body: { size: file.length } })
  expect((await put(data.address, file)).status).toBe(200)
  return data.upload
}
const attach = async (by: Person, id: string, upload: string, name = 'igazolás.pdf') =>
  (await by.client.asked(attachDocument, { path: { id }, body: { upload, name } })).data
const attached = async (by: Person, id: string, file = pdf(), name?: string) =>
  attach(by, id, await uploaded(by, id, file), name)
const shown = async ({ client }: Person, id: string) => (await client.asked(leave.showRequest, { path: { id } })).data
const opened = async ({ client }: Person, id: string, documentId: string) =>
  (await client.asked(openDocument, { path: { id, documentId } })).data.address
const keysOf = async ({ id }: Person) =>
  (await bucketsOf(world.cloud).keys()).filter(key => key?.startsWith('documents/') && key.includes(id))

describe('a document with a request', () => {
  let first: string

  it('is uploaded to the site and attached, with its name and its true type', async () => {
    const file = pdf('Keresőképtelen')
    expect((await shown(office.anna, ill)).lacks_document).toBe(true)
    const documents = await attached(office.anna, ill, file, 'C:\\tmp\\orvosi\u202e igazolás.exe')
    expect(documents).toMatchObject([
      {
        by: { id: office.anna.id },
        file: { name: 'orvosi igazolás.pdf', type: 'application/pdf', size: file.length },
        erased: null,
      },
    ])
    first = documents[0]!.id
    const request = await shown(office.anna, ill)
    expect(request.documents).toEqual(documents)
    expect(request).not.toHaveProperty('lacks_document')
    expect(await keysOf(office.anna)).toEqual([expect.stringMatching(/^documents\/kept\//)])
  })

  it('is downloaded by the person and by administrators, as a file that no page opens', async () => {
    for (const reader of [office.anna, office.admin, office.owner]) {
      const reply = await fetch(world.cloud.url + (await opened(reader, ill, first)))
      expect(reply.status).toBe(200)
      expect(await reply.text()).toBe('%PDF-1.7 Keresőképtelen')
      const header = (name: string) => reply.headers.get(name)
      expect(header('content-disposition')).toBe("attachment; filename*=UTF-8''orvosi%20igazol%C3%A1s.pdf")
      expect(['content-type', 'cache-control', 'x-content-type-options'].map(header)).toEqual([
        'application/pdf',
        'private, no-store',
        'nosniff',
      ])
    }
  })

  it('is for a minute, and for its own file alone', async () => {
    const address = await opened(office.anna, ill, first)
    expect(new URL(address, 'https://x').searchParams.get('X-Amz-Expires')).toBe('60')
    const [path] = address.split('?')
    expect((await fetch(world.cloud.url + path!)).status).not.toBe(200)
    expect((await fetch(world.cloud.url + address.replace(first, 'another'))).status).toBe(403)
    expect((await fetch(world.cloud.url + address, { method: 'DELETE' })).status).toBe(403)
  })

  it('is nothing to an approver, who sees the request without it, nor to a colleague or another company', async () => {
    const request = await shown(office.approver, ill)
    expect(request.type_id).toBe(2)
    expect(JSON.stringify(request)).not.toContain('document')
    const stranger = await world.founder()
    const missing = await newIllness()
    expect(await shown(office.approver, missing)).not.toHaveProperty('lacks_document')
    for (const reader of [office.approver, office.emese, stranger]) {
      const path = { id: ill, documentId: first }
      const asks = [
        reader.client.asked(openDocument, { path }),
        reader.client.asked(removeDocument, { path }),
        reader.client.asked(uploadDocument, { path: { id: ill }, body: { size: 10 } }),
        reader.client.asked(attachDocument, { path: { id: ill }, body: { upload: 'x', name: 'x' } }),
      ]
      expect((await Promise.all(asks.map(refused))).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
  })

  it('stands in the audit log whenever somebody else has opened it, without its name, and not when the person has', async () => {
    const other = await newIllness()
    const [document] = await attached(office.anna, other)
    await opened(office.anna, other, document!.id)
    const before = await auditOf('document_opened')
    await opened(office.admin, other, document!.id)
    await opened(office.admin, other, document!.id)
    const after = await auditOf('document_opened')
    expect(after.length - before.length).toBe(2)
    expect(after[0]).toMatchObject({
      act: 'document_opened',
      by: { id: office.admin.id },
      subject: { id: office.anna.id },
      changes: [],
    })
    expect(JSON.stringify(after)).not.toContain('igazolás')
  })

  it('is attached and removed by an administrator for somebody, which is in the audit log', async () => {
    const other = await newIllness()
    const [document] = await attached(office.admin, other)
    expect(document!.by.id).toBe(office.admin.id)
    const path = { id: other, documentId: document!.id }
    expect(await refused(office.anna.client.asked(removeDocument, { path }))).toMatchObject({ status: 403 })
    await office.admin.client.asked(removeDocument, { path })
    for (const act of ['document_attached', 'document_removed'] as const)
      expect((await auditOf(act))[0]).toMatchObject({ by: { id: office.admin.id }, subject: { id: office.anna.id } })
  })

  it('leaves nothing but that it was there when whoever attached it removes it, and then is missing again', async () => {
    const other = await newIllness()
    const keys = await keysOf(office.anna)
    const [document] = await attached(office.anna, other)
    const address = await opened(office.anna, other, document!.id)
    const { data } = await office.anna.client.asked(removeDocument, { path: { id: other, documentId: document!.id } })
    expect(data).toMatchObject([{ id: document!.id, file: null, erased: { by: { id: office.anna.id } } }])
    expect(await keysOf(office.anna)).toEqual(keys)
    // The role that signed it may not list, so that S3 does not tell it that nothing is there.
    expect((await fetch(world.cloud.url + address)).status).toBe(403)
    expect(await shown(office.anna, other)).toMatchObject({ lacks_document: true, documents: data })
    expect((await refused(opened(office.anna, other, document!.id))).status).toBe(404)
  })
})

const auditOf = async (act: 'document_opened' | 'document_attached' | 'document_removed') =>
  (await office.owner.client.asked(listAuditLog, { query: { act } })).data

describe('an upload', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['a page that is called a PDF', new TextEncoder().encode('<!doctype html><script>1</script>'), 'igazolás.pdf'],
    ['a drawing with scripts', new TextEncoder().encode('<svg><script>alert(1)</script></svg>'), 'x.png'],
    ['a program', new TextEncoder().encode('MZ\x90\0\x03\0\0\0'), 'igazolás.pdf'],
    ['a document of a word processor', new TextEncoder().encode('PK\x03\x04'), 'igazolás.docx'],
  ])('of %s is refused at the field, and deleted', async (_, file, name) => {
    const keys = await keysOf(office.anna)
    const upload = await uploaded(office.anna, ill, file)
    expect(await refused(attach(office.anna, ill, upload, name))).toMatchObject({
      status: 422,
      errors: { upload: ['This file is not a PDF, or a JPEG, PNG or HEIC picture. Choose another one.'] },
    })
    expect(await keysOf(office.anna)).toEqual(keys)
    expect(await refused(attach(office.anna, ill, upload, name))).toMatchObject({
      errors: { upload: ['The upload of the file was not finished. Upload it again.'] },
    })
  })

  it.each([
    [0, 'This file is empty. Choose another one.'],
    [mostDocumentBytes + 1, 'This file is too large: it may have at most 10 MB.'],
  ])('of %i bytes gets no address', async (size, sentence) => {
    const asking = office.anna.client.asked(uploadDocument, { path: { id: ill }, body: { size } })
    expect(await refused(asking)).toMatchObject({ status: 422, errors: { size: [sentence] } })
  })

  it('of 10 MB is taken', async () => {
    const other = await newIllness()
    const file = new Uint8Array(mostDocumentBytes)
    file.set(pdf())
    expect((await attached(office.anna, other, file))[0]!.file).toMatchObject({ size: mostDocumentBytes })
  })

  it('is as large as was said, under its own address, and nothing else', async () => {
    const file = pdf()
    const ask = async () =>
      (await office.anna.client.asked(uploadDocument, { path: { id: ill }, body: { size: file.length } })).data
    const { upload, address } = await ask()
    expect((await put(address, pdf('longer'))).status).toBe(403)
    expect((await put(address, new Uint8Array())).status).toBe(403)
    expect((await put(address, file, 'text/html')).status).toBe(403)
    expect((await put(address.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'), file)).status).toBe(403)
    expect((await put(address.replace(office.anna.id, office.emese.id), file)).status).toBe(403)
    expect((await put(address.replace('/unchecked/', '/kept/'), file)).status).toBe(403)
    expect((await refused(attach(office.anna, ill, upload))).errors).toHaveProperty('upload')
  })

  it('of somebody else is nobody’s to attach, nor can a path be given for one', async () => {
    const mine = await newIllness(office.emese)
    const upload = await uploaded(office.emese, mine, pdf())
    expect((await refused(attach(office.anna, ill, upload))).errors).toHaveProperty('upload')
    expect((await refused(attach(office.admin, ill, upload))).errors).toHaveProperty('upload')
    expect((await refused(attach(office.anna, ill, '../../kept/x'))).status).toBe(422)
    expect(await attach(office.emese, mine, upload)).toHaveLength(1)
  })

  it('that is overwritten after it was judged leaves the document as it was', async () => {
    const other = await newIllness()
    const { data } = await office.anna.client.asked(uploadDocument, { path: { id: other }, body: { size: 12 } })
    await put(data.address, pdf('one'))
    const [document] = await attach(office.anna, other, data.upload)
    expect((await put(data.address, '<script>1234')).status).toBe(200)
    const reply = await fetch(world.cloud.url + (await opened(office.anna, other, document!.id)))
    expect(await reply.text()).toBe('%PDF-1.7 one')
  })

  it('comes to nothing where the request was cancelled meanwhile, and is deleted', async () => {
    const other = await newIllness()
    const keys = await keysOf(office.anna)
    const upload = await uploaded(office.anna, other, pdf())
    await office.anna.client.asked(leave.cancelLeave, { path: { id: other } })
    const sentence = 'No document can be attached to a denied or cancelled request.'
    expect(await refused(attach(office.anna, other, upload))).toMatchObject({ errors: { upload: [sentence] } })
    const again = office.anna.client.asked(uploadDocument, { path: { id: other }, body: { size: 10 } })
    expect(await refused(again)).toMatchObject({ errors: { upload: [sentence] } })
    expect(await keysOf(office.anna)).toEqual(keys)
  })

  it('at the same time as others is attached beside them, five and no more', async () => {
    const other = await newIllness()
    const uploads: string[] = []
    for (let n = 0; n <= mostDocuments; n++) uploads.push(await uploaded(office.anna, other, pdf(String(n))))
    const outcomes = await Promise.allSettled(uploads.map(upload => attach(office.anna, other, upload)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostDocuments)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { errors: { upload: ['At most 5 documents can be attached to a request. Delete one first.'] } },
    })
    const { documents } = await shown(office.anna, other)
    expect(new Set(documents!.map(({ id }) => id)).size).toBe(mostDocuments)
    for (const { id } of documents!) {
      const reply = await fetch(world.cloud.url + (await opened(office.anna, other, id)))
      expect(await reply.text()).toMatch(/^%PDF-1\.7 \d$/)
    }
  })

  it('is attached once when the call is repeated', async () => {
    const other = await newIllness()
    const upload = await uploaded(office.anna, other, pdf())
    const options = { 'idempotency-key': 'attach-one-document' }
    const body = { upload, name: 'a.pdf' }
    const first = await office.anna.client.asked(attachDocument, { path: { id: other }, body }, options)
    const again = await office.anna.client.asked(attachDocument, { path: { id: other }, body }, options)
    expect(again).toEqual(first)
    expect((await shown(office.anna, other)).documents).toHaveLength(1)
  })
})

describe('the rules of a company', () => {
  it('ask by default for what the law wants proved, and are for administrators', async () => {
    const { data } = await office.admin.client.asked(showDocumentRules)
    expect(data).toEqual({ types: [2, 10], kept_months: 36 })
    for (const who of [office.anna, office.approver]) {
      const asks = [
        who.client.asked(showDocumentRules),
        who.client.asked(changeDocumentRules, { body: data }),
        who.client.asked(listLackingDocuments),
      ]
      expect((await Promise.all(asks.map(refused))).map(({ status }) => status)).toEqual([403, 403, 403])
    }
  })

  it('are changed, stand in the audit log, and hold for what is asked from then on', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const before = await book(anna, { type_id: 2, from_date: day })
    const { data } = await owner.client.asked(changeDocumentRules, { body: { types: [6, 6], kept_months: 12 } })
    expect(data).toEqual({ types: [6], kept_months: 12 })
    const { types } = await anna.client.asked(leave.listDaysOff)
    expect(types.filter(type => type.asks_document).map(({ id }) => id)).toEqual([6])
    const mourning = await book(anna, { type_id: 6, from_date: addDays(day, 7) })
    const illness = await book(anna, { type_id: 2, from_date: addDays(day, 14) })
    expect([before, mourning, illness].map(({ lacks_document }) => lacks_document)).toEqual([true, true, undefined])
    const { data: log } = await owner.client.asked(listAuditLog, { query: { act: 'document_rules_changed' } })
    expect(log[0]!.changes).toEqual([
      {
        field: 'document_types',
        label: 'Types that need a document',
        before: 'sick leave, caregiver leave',
        after: 'bereavement leave',
      },
      { field: 'document_months', label: 'Documents kept for', before: '36 months', after: '12 months' },
    ])
  })

  it('are met by a request that becomes one of another type, and left by one that was of it', async () => {
    const owner = await world.founder()
    const { id } = await book(owner, { type_id: 2, from_date: day })
    const become = async (type_id: number) =>
      (
        await owner.client.asked(leave.changeLeave, {
          path: { id },
          body: { type_id, from_date: day, to_date: day, comment: '' },
        })
      ).data.lacks_document
    expect([await become(5), await become(2)]).toEqual([undefined, true])
  })
})

describe('what lacks a document', () => {
  it('is listed for administrators, the newest first, until it is there or is not taken', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const days = [0, 7, 14].map(after => addDays(day, after))
    const ids: string[] = []
    for (const from_date of days) ids.push((await book(anna, { type_id: 2, from_date })).id)
    await book(anna, { type_id: 3, from_date: addDays(day, 21) })
    const waiting = await owner.client.asked(changeDocumentRules, { body: { types: [2, 5], kept_months: 36 } })
    expect(waiting.data.types).toEqual([2, 5])
    ids.push((await book(anna, { type_id: 5, from_date: addDays(day, 28) })).id)
    const lacking = async () => (await owner.client.asked(listLackingDocuments)).data.map(({ id }) => id)
    expect(await lacking()).toEqual(ids.toReversed())
    const approved = await owner.client.asked(listLackingDocuments, { query: { status: 'approved' } })
    expect(approved.data.map(({ id }) => id)).toEqual(ids.slice(0, 3).toReversed())
    await attached(anna, ids[1]!)
    await anna.client.asked(leave.cancelLeave, { path: { id: ids[0]! } })
    expect(await lacking()).toEqual([ids[3], ids[2]])
  })
})
