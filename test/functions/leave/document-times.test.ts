import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultDocumentRules } from '#shared/leave/document/asked-document.ts'
import { keptOf, withDocument } from '#shared/leave/document/documents.ts'
import type { KeptDocument } from '#shared/leave/document/request-document.ts'
import { now, refusal } from '../in-memory/call.ts'
import { asAdmin, asAnna, ask, memberOf, openLeaveOffice, to, whose } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { limitsOf } = await import('#functions/account/attempt-limits.ts')
const { deliverTask, runJobOn } = await import('../in-memory/jobs.ts')
const { calendars } = await import('#functions/company/calendar-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { documentKey, documentUploadKey } = await import('#functions/leave/document-keys.ts')
const { members } = await import('#functions/company/member-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { documents } = await import('#functions/platform/documents.ts')
const { Conflict } = await import('#functions/platform/table.ts')
const { log } = await import('#functions/platform/log.ts')

/** What lies in the bucket, by key. */
const files = new Map<string, Uint8Array>()
const pdf = new TextEncoder().encode('%PDF-1.7')

beforeEach(() => {
  files.clear()
  vi.restoreAllMocks()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(documents, 'get').mockImplementation(async key => files.get(key))
  vi.spyOn(documents, 'put').mockImplementation(async (key, body) => void files.set(key, body as Uint8Array))
  vi.spyOn(documents, 'delete').mockImplementation(async key => void files.delete(key))
})

const of = (id: string) => office.table.kept(requests, { ...whose, id })!
const kept = (id: string) => keptOf(of(id)).map(document => document.id)
const illness = (over: object = {}) => ask(asAnna, { type_id: 2, ...over })

/** Attaches a document to a request, as the person does. */
async function attach(id: string, by = asAnna) {
  files.set(documentUploadKey({ company: 'c', user: by.user }, 'up'), pdf)
  const body = { upload: 'up', name: 'igazolás.pdf' }
  return (await to<{ id: string }[]>('attach-document', { path: { id }, body }, by)).at(-1)!.id
}
const remove = (id: string, documentId: string) => to('remove-document', { path: { id, documentId } }, asAnna)
const fileOf = (id: string) => files.has(documentKey({ ...whose, id }))

/** A request with a document whose last day is given, as it lies in the table. */
async function withLastDay(to_date: string, over: object = {}) {
  const { id } = await illness()
  const document = await attach(id)
  office.table.keep(requests, { ...of(id), from_date: to_date, to_date, ...over })
  await to('cancel-leave', { path: { id } }, asAnna).catch(() => {})
  return { id, document }
}

const eraseOn = (day: string) => runJobOn(office, 'erase-old-documents', day)

describe('a document of somebody who is erased', () => {
  it('is neither uploaded nor attached, and what was uploaded before goes', async () => {
    const { id } = await illness()
    office.table.keep(members, memberOf('anna', { status: 'deleted' }))
    const upload = to('upload-document', { path: { id }, body: { size: 8 } }, asAdmin)
    expect(await refusal(upload)).toMatchObject({ code: 'notFound' })
    expect(await refusal(attach(id, asAdmin))).toMatchObject({ code: 'notFound' })
    expect([files.size, of(id).documents]).toEqual([0, undefined])
  })

  it('is not attached by whoever began before the erasure either, since the commit rests on the person', async () => {
    const { id } = await illness()
    await attach(id, asAdmin)
    expect(office.table.commits().at(-1)).toContain('check COMPANY#c MEMBER#anna')
  })
})

describe('attaching', () => {
  it('is counted for itself, since an address is good for several uploads', async () => {
    const { id } = await illness()
    for (let n = 0; n < limitsOf.documentAttach.account.most; n++)
      expect(await refusal(attach('none'))).toMatchObject({ code: 'notFound' })
    expect(await refusal(attach(id))).toMatchObject({ code: 'tooMany' })
  })
})

describe('the time of the documents of a company', () => {
  it('is over three years after the last day of the leave: the file goes, and that it was there stays', async () => {
    const { id, document } = await withLastDay('2026-11-24')
    await eraseOn('2029-11-24')
    expect([kept(id), fileOf(document)]).toEqual([[document], true])
    await eraseOn('2029-11-25')
    expect([kept(id), fileOf(document)]).toEqual([[], false])
    expect(of(id).documents).toEqual([
      { id: document, by: 'anna', at: now.seconds, erased: { at: expect.any(Number), by: null } },
    ])
    expect(JSON.stringify(of(id))).not.toContain('igazolás')
    const shown = await to<{ documents: object[]; lacks_document?: true }>('show-request', { path: { id } }, asAnna)
    expect(shown.documents).toMatchObject([{ id: document, file: null, erased: { by: null } }])
    expect(shown.lacks_document).toBeUndefined()
  })

  it('is what the company has chosen, also for what was attached before', async () => {
    const { id, document } = await withLastDay('2026-11-24')
    await to('change-document-rules', { body: { types: [2], kept_months: 6 } }, asAdmin)
    await eraseOn('2027-05-24')
    expect(kept(id)).toEqual([document])
    await eraseOn('2027-05-25')
    expect(kept(id)).toEqual([])
  })

  it.each(['denied', 'cancelled', 'pending'] as const)('is the same for a request that is %s', async status => {
    const { id, document } = await withLastDay('2026-11-24', { status })
    await eraseOn('2029-11-24')
    expect(fileOf(document)).toBe(true)
    await eraseOn('2029-11-25')
    expect([kept(id), fileOf(document)]).toEqual([[], false])
  })

  it('goes on where it was stopped, comes twice with the same outcome, and makes up for days that were missed', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {})
    const { id, document } = await withLastDay('2026-11-24')
    const task = { task: 'old-documents', company: 'c', day: '2031-01-01' }
    office.table.meanwhile(() => {
      throw new Error('killed')
    })
    expect(await deliverTask(task)).toHaveLength(1)
    expect([kept(id), fileOf(document)]).toEqual([[document], true])
    expect(await deliverTask(task)).toEqual([])
    const once = of(id)
    expect(fileOf(document)).toBe(false)
    expect(await deliverTask(task)).toEqual([])
    expect([kept(id), of(id)]).toEqual([[], once])
  })

  it('reads again what changes meanwhile, so that nothing is lost, and keeps what is over no more', async () => {
    const { id, document } = await withLastDay('2026-11-24')
    office.table.meanwhile(() => {
      office.table.keep(requests, { ...of(id), to_date: '2028-01-01' })
      throw new Conflict('the leave has become longer')
    })
    expect(await deliverTask({ task: 'old-documents', company: 'c', day: '2029-11-25' })).toEqual([])
    expect([kept(id), fileOf(document)]).toEqual([[document], true])
  })

  it('leaves the rest to a message of its own when half of its time is over', async () => {
    for (const from_date of ['2026-11-23', '2026-11-24', '2026-11-25']) {
      const { id } = await illness({ from_date, to_date: from_date })
      await attach(id)
    }
    const queued = office.tasks().length
    let at = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (at += 20_000))
    const task = { task: 'old-documents', company: 'c', day: '2031-01-01' }
    expect(await deliverTask(task)).toEqual([])
    const follow = office.tasks().slice(queued)
    expect(follow.filter(one => 'task' in one && one.task !== 'unused-document')).toEqual([task])
  })

  it('is nobody’s business in a company that is not there', async () => {
    expect(await deliverTask({ task: 'old-documents', company: 'nobody', day: '2031-01-01' })).toEqual([])
  })

  it('is not looked at in a deleted company, which is erased whole', async () => {
    const company = office.table.kept(companies, { id: 'c' })!
    office.table.keep(companies, { ...company, is_deleted: true })
    const queued = office.tasks().length
    await eraseOn('2031-01-01')
    expect(office.tasks().slice(queued)).toEqual([{ task: 'every-company', each: 'old-documents', day: '2031-01-01' }])
  })
})

describe('a file', () => {
  const unused = () => office.tasks().filter(task => 'task' in task && task.task === 'unused-document')
  const deliverAll = async () => {
    for (const task of unused()) expect(await deliverTask(task)).toEqual([])
  }

  it('of a document that is attached stays when the task comes that was queued before', async () => {
    const { id } = await illness()
    const document = await attach(id)
    expect(unused()).toEqual([{ task: 'unused-document', ...whose, request: id, document }])
    expect(office.delays().at(-1)).toBeGreaterThan(29)
    await deliverAll()
    expect(fileOf(document)).toBe(true)
  })

  it('of a change that failed goes, and what was uploaded can be attached again', async () => {
    const { id } = await illness()
    office.table.meanwhile(() => {
      throw new Error('the table is out of reach')
    })
    await expect(attach(id)).rejects.toThrow('out of reach')
    expect([...files.keys()].map(key => key.split('/')[1])).toEqual(['unchecked', 'kept'])
    await deliverAll()
    expect([...files.keys()].map(key => key.split('/')[1])).toEqual(['unchecked'])
    const document = await attach(id)
    expect(kept(id)).toEqual([document])
  })

  it('of a document whose removal was interrupted goes, and stays where the removal failed', async () => {
    const { id } = await illness()
    const document = await attach(id)
    office.table.meanwhile(() => {
      throw new Error('the table is out of reach')
    })
    await expect(remove(id, document)).rejects.toThrow('out of reach')
    await deliverAll()
    expect([kept(id), fileOf(document)]).toEqual([[document], true])

    vi.spyOn(documents, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(remove(id, document)).rejects.toThrow('killed')
    expect([kept(id), fileOf(document)]).toEqual([[], true])
    await deliverAll()
    expect(fileOf(document)).toBe(false)
  })

  it('of a request that is not there any more goes', async () => {
    files.set(documentKey({ ...whose, id: 'd' }), pdf)
    await deliverTask({ task: 'unused-document', ...whose, request: 'anna-x', document: 'd' })
    expect(files.size).toBe(0)
  })

  it('that is larger than was said is refused and deleted, although no address takes it', async () => {
    const { id } = await illness()
    files.set(documentUploadKey({ company: 'c', user: 'anna' }, 'up'), new Uint8Array(10 * 2 ** 20 + 1).fill(1))
    const attaching = to('attach-document', { path: { id }, body: { upload: 'up', name: 'x.pdf' } }, asAnna)
    expect(await refusal(attaching)).toMatchObject({ errors: { upload: [{ key: 'problems:documentTooLarge' }] } })
    expect(files.size).toBe(0)
  })
})

describe('the rules of documents', () => {
  it('are changed beside the other rules, and recount no leave', async () => {
    const before = office.table.kept(calendars, { company: 'c' })!
    await to('change-document-rules', { body: { types: [10, 2, 10], kept_months: 24 } }, asAdmin)
    const after = office.table.kept(calendars, { company: 'c' })!
    expect(after.document_rules).toEqual({ types: [2, 10], kept_months: 24 })
    expect({ ...after, document_rules: undefined, _version: 0 }).toEqual({ ...before, _version: 0 })
    const { scopesOfCalendar } = await import('#shared/leave/effect/recount-scope.ts')
    expect(scopesOfCalendar(before, after, now.today)).toEqual([])
  })

  it('that are saved as they are leave nothing in the audit log', async () => {
    const entries = () => [...office.table.rows().values()].filter(({ _kind }) => _kind === 'AuditEntry').length
    const count = entries()
    await to('change-document-rules', { body: defaultDocumentRules }, asAdmin)
    expect(entries()).toBe(count)
  })
})

describe('the index of requests', () => {
  const document: KeptDocument = { id: 'd', name: 'a.pdf', type: 'application/pdf', size: 1, by: 'anna', at: 1 }

  it('has each request in one place: where it waits, where its documents are, or where one is missing', async () => {
    const { id } = await illness()
    const request = of(id)
    const place = (over: object) => requests.index1!({ ...request, ...over })?.pk
    const { documents: attached } = withDocument(request, document)
    expect(place({})).toBe('COMPANY#c#LACKING_DOCUMENT')
    expect(place({ status: 'cancelled' })).toBeUndefined()
    expect(place({ asks_document: undefined })).toBeUndefined()
    expect(place({ documents: attached })).toBe('COMPANY#c#DOCUMENTS')
    expect(place({ documents: attached, status: 'cancelled' })).toBe('COMPANY#c#DOCUMENTS')
    expect(place({ documents: attached, status: 'pending' })).toBe('COMPANY#c#WAITING')
  })
})
