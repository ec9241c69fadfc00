import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, type Day } from '#shared/calendar/day.ts'
import type { DocumentRules } from '#shared/company/document-rules.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { documentRuleChanges } from '#shared/company/audit/audited-changes.ts'
import { roles } from '#shared/contract/role.ts'
import { changeDocumentRules } from '#shared/leave/contract/document/change-document-rules.ts'
import { uploadDocument } from '#shared/leave/contract/document/upload-document.ts'
import {
  asksForDocument,
  defaultDocumentRules,
  documentAsked,
  documentRulesOf,
  lacksDocument,
} from '#shared/leave/document/asked-document.ts'
import { documentName } from '#shared/leave/document/document-name.ts'
import { documentTypeOf } from '#shared/leave/document/document-type.ts'
import {
  areDocumentsOver,
  keptOf,
  lastDayOver,
  maySeeDocuments,
  refusalToAttach,
  refusalToRemove,
  withDocument,
  withoutDocuments,
} from '#shared/leave/document/documents.ts'
import {
  DocumentType,
  mostDocumentBytes,
  mostDocuments,
  mostTraces,
  tracesOfAdministrators,
  RequestDocument,
  tellingBytes,
  type KeptDocument,
} from '#shared/leave/document/request-document.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { leaveTypeIds, leaveTypes } from '#shared/leave/types.ts'
import { auditChangeInWords } from '#shared/people/audit/audit-in-words.ts'

const document = (over: Partial<KeptDocument> = {}): KeptDocument => ({
  id: 'd',
  name: 'igazolás.pdf',
  type: 'application/pdf',
  size: 100,
  by: 'anna',
  at: 1,
  ...over,
})

type Held = Pick<LeaveRequest, 'member' | 'status' | 'to_date' | 'asks_document' | 'documents'>
const request = (over: Partial<Held> = {}): Held => ({
  member: 'anna',
  status: 'approved',
  to_date: '2026-11-20',
  asks_document: true,
  ...over,
})

const anna = { user: 'anna', role: roles.employee }
const owner = { status: 'active' } as const
const bela = { user: 'bela', role: roles.employee }
const csilla = { user: 'csilla', role: roles.administrator }
const denes = { user: 'denes', role: roles.superadmin }

const bytes = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))
/** A file type box with its brands (ISO/IEC 14496-12, 4.3). */
const ftyp = (major: string, ...compatible: string[]) =>
  bytes(`\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join('')}`)

const samples: Record<DocumentType, Uint8Array[]> = {
  'application/pdf': [bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), bytes('%PDF-2.0')],
  'image/jpeg': [bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'), bytes('\xff\xd8\xff\xdb\0\x43')],
  'image/png': [bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01')],
  'image/heic': [
    ftyp('heic', 'mif1', 'heic'),
    ftyp('heix'),
    ftyp('mif1', 'mif1', 'heic'),
    ftyp('msf1', 'avci', 'heis'),
  ],
}

describe('the type of a document', () => {
  it.each(Object.entries(samples).flatMap(([type, files]) => files.map((file, place) => [type, place, file] as const)))(
    'is %s by its bytes (%i), whatever follows them',
    (type, _, file) => {
      expect(documentTypeOf(file)).toBe(type)
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 200 }), rest => {
          expect(documentTypeOf(Uint8Array.from([...file, ...rest]))).toBe(type)
        }),
      )
    },
  )

  it.each<[string, Uint8Array]>([
    ['nothing', bytes('')],
    ['a text', bytes('Igazolom, hogy')],
    ['a page', bytes('<!doctype html><script>1</script>')],
    ['a drawing with scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a program', bytes('MZ\x90\0\x03')],
    ['an archive, and so a document of a word processor', bytes('PK\x03\x04')],
    ['a document that comes after something else', bytes('<script>1</script>%PDF-1.7')],
    ['a moving picture', ftyp('isom', 'mp41')],
    ['an AVIF picture', ftyp('avif', 'mif1', 'miaf')],
    ['a picture in the container that is coded otherwise', ftyp('mif1', 'avif')],
    ['brands that lie beyond the box', Uint8Array.from([...ftyp('mif1'), ...bytes('heic')])],
    ['half a signature', bytes('\x89PNG\r\n')],
    ['a PNG without its first chunk', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIDAT')],
  ])('is none of %s', (_, file) => {
    expect(documentTypeOf(file)).toBeUndefined()
  })

  it('is told by so few bytes that a browser need not read the rest', () => {
    for (const file of Object.values(samples).flat()) {
      const long = Uint8Array.from([...file, ...new Uint8Array(500)])
      expect(documentTypeOf(long.subarray(0, tellingBytes))).toBe(documentTypeOf(long))
    }
  })

  it('is found in no random bytes that do not begin as one does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), file => {
        const [first, , , , fifth] = file
        const mayBegin = first === 0x25 || first === 0xff || first === 0x89 || fifth === 'f'.charCodeAt(0)
        expect(mayBegin || documentTypeOf(file) === undefined).toBe(true)
      }),
    )
  })
})

describe('the name of a document', () => {
  it.each<[string, DocumentType, string]>([
    ['igazolás.pdf', 'application/pdf', 'igazolás.pdf'],
    ['IMG_0001.JPEG', 'image/jpeg', 'IMG_0001.jpeg'],
    ['photo.heif', 'image/heic', 'photo.heif'],
    ['C:\\Users\\Anna\\beteg.png', 'image/png', 'beteg.png'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['/var/x/', 'application/pdf', 'document.pdf'],
    ['orvos.pdf.exe', 'application/pdf', 'orvos.pdf.pdf'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['page.html', 'image/png', 'page.png'],
    ['gpj.exe\u202efdp', 'application/pdf', 'gpj.pdf'],
    ['fdp\u202e.exe', 'application/pdf', 'fdp.pdf'],
    ['a\u0000b\r\nc\td.pdf', 'application/pdf', 'abcd.pdf'],
    ['\u200b\u2066.pdf', 'application/pdf', 'document.pdf'],
    ['', 'image/png', 'document.png'],
    ['...', 'image/png', 'document.png'],
    ['.htaccess', 'image/png', 'document.png'],
    ['a:b*c?"<d>|e.pdf', 'application/pdf', 'a_b_c___d__e.pdf'],
    ['két  szó .pdf', 'application/pdf', 'két szó.pdf'],
    ['2026. nov. 20.', 'application/pdf', '2026. nov. 20.pdf'],
  ])('%j of type %s is saved as %j', (given, type, name) => {
    expect(documentName(given, type)).toBe(name)
  })

  it('says nothing but what it seems to, ends as its type does, and is the same when it is named again', () => {
    const given = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 60 }))
    fc.assert(
      fc.property(given, fc.constantFrom(...DocumentType.options), (text, type) => {
        const name = documentName(text, type)
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        expect(name).toMatch(/^[^. ].*\.(pdf|jpe?g|png|hei[cf])$/su)
        expect(Array.from(name).length).toBeLessThanOrEqual(105)
        expect(name.isWellFormed()).toBe(true)
        expect(documentName(name, type)).toBe(name)
      }),
    )
  })
})

describe('what a company asks for', () => {
  const calendar = (document_rules?: DocumentRules) => ({ document_rules }) as Pick<WorkCalendar, 'document_rules'>

  it('is by default what the law wants proved: illness and care, kept as long as claims from an employment last', () => {
    expect(documentRulesOf(calendar())).toEqual(defaultDocumentRules)
    const asking = leaveTypes.filter(({ id }) => asksForDocument(id, calendar())).map(({ key }) => key)
    expect(asking).toEqual(['sick', 'caregiver'])
    expect(defaultDocumentRules.kept_months).toBe(36)
  })

  it('is what it has chosen, nothing too, and a request keeps the rule of its day', () => {
    const chosen = calendar({ types: [leaveTypeIds.funeral], kept_months: 12 })
    expect(documentAsked(leaveTypeIds.funeral, chosen)).toEqual({ asks_document: true })
    expect(documentAsked(leaveTypeIds.sick, chosen)).toEqual({})
    expect(documentAsked(leaveTypeIds.sick, calendar({ types: [], kept_months: 12 }))).toEqual({})
  })

  it.each([
    [{ types: [2], kept_months: 1 }, true],
    [{ types: [], kept_months: 120 }, true],
    [{ types: [2], kept_months: 0 }, false],
    [{ types: [2], kept_months: 121 }, false],
    [{ types: [2], kept_months: 1.5 }, false],
    [{ types: [99], kept_months: 12 }, false],
    [{ types: ['sick'], kept_months: 12 }, false],
    [{ types: Array.from({ length: 51 }, () => 2), kept_months: 12 }, false],
    [{ kept_months: 12 }, false],
  ])('can be chosen as %j: %s', (form, isValid) => {
    expect(changeDocumentRules.body!.safeParse(form).success).toBe(isValid)
  })
})

describe('a change of the rules', () => {
  it('says in the audit log of every type what it is called', () => {
    const types = leaveTypes.map(({ id }) => id)
    const [change] = documentRuleChanges({ types: [], kept_months: 1 }, { types, kept_months: 1 })
    for (const language of ['hu', 'en'] as const) {
      const nobody = { person: () => '', group: () => '' }
      const { after } = auditChangeInWords(change!, 'document_rules_changed', language, nobody)
      expect(after!.split(', ')).toHaveLength(types.length)
      expect(after).not.toMatch(/type_|undefined/)
    }
  })
})

describe('a request', () => {
  it('lacks the document that it asks for until one is attached, and again once it is removed', () => {
    const attached = withDocument(request(), document())
    expect([request(), attached].map(lacksDocument)).toEqual([true, false])
    expect(lacksDocument(withoutDocuments(attached, { at: 2, by: 'anna' }))).toBe(true)
  })

  it('does not lack one whose time is over, one that nobody asked for, or one of leave that is not taken', () => {
    const over = withoutDocuments(withDocument(request(), document()), { at: 2, by: null })
    expect(lacksDocument(over)).toBe(false)
    expect(lacksDocument(request({ asks_document: undefined }))).toBe(false)
    for (const status of ['denied', 'cancelled'] as const) expect(lacksDocument(request({ status }))).toBe(false)
    expect(lacksDocument(request({ status: 'pending' }))).toBe(true)
  })

  it('shows its documents to the person and to administrators, and to no approver', () => {
    const readers = [anna, csilla, denes, bela, { ...bela, stands_in_for: ['csilla'] }]
    expect(readers.map(reader => maySeeDocuments(reader, request()))).toEqual([true, true, true, false, false])
  })

  it('takes five documents, and one more for each that is removed, as long as there is room for what they leave, the last of which is for administrators', () => {
    let held = request()
    for (let n = 0; n < mostDocuments; n++) {
      expect(refusalToAttach(held, owner, anna)).toBeUndefined()
      held = withDocument(held, document({ id: `d${n}` }))
    }
    expect(refusalToAttach(held, owner, anna)?.errors?.upload).toEqual([
      { key: 'problems:tooManyDocuments', values: { most: mostDocuments } },
    ])
    held = withoutDocuments(held, { at: 2, by: 'anna' }, 'd0')
    expect([refusalToAttach(held, owner, anna), keptOf(held).length]).toEqual([undefined, mostDocuments - 1])
    const replacedUntil = (traces: number) => {
      while (held.documents!.length < traces)
        held = withoutDocuments(withDocument(held, document({ id: 'more' })), { at: 2, by: 'anna' }, 'more')
    }
    const full = [{ key: 'problems:documentTraces' }]
    replacedUntil(mostTraces - tracesOfAdministrators)
    expect(refusalToAttach(held, owner, anna)?.errors?.upload).toEqual(full)
    expect(refusalToAttach(held, owner, csilla)).toBeUndefined()
    replacedUntil(mostTraces)
    expect(refusalToAttach(held, owner, csilla)?.errors?.upload).toEqual(full)
  })

  it.each(['denied', 'cancelled'] as const)('that is %s takes none', status => {
    expect(refusalToAttach(request({ status }), owner, anna)?.errors).toEqual({
      upload: [{ key: 'problems:documentOfClosed' }],
    })
  })

  it('of somebody who is erased takes none, as if it were not there', () => {
    expect(refusalToAttach(request(), { status: 'deleted' }, anna)).toMatchObject({ code: 'notFound' })
    expect(refusalToAttach(request(), { status: 'inactive' }, anna)).toBeUndefined()
  })

  it('loses a document to whoever attached it and to administrators alone', () => {
    expect([anna, csilla, denes].map(by => refusalToRemove(by, document()))).toEqual([undefined, undefined, undefined])
    expect(refusalToRemove(anna, document({ by: 'csilla' }))).toMatchObject({
      code: 'forbidden',
      sentence: { key: 'problems:documentOfOthers' },
    })
  })

  it('keeps of what is erased only that it was there, and the rest as it is', () => {
    const both = withDocument(withDocument(request(), document()), document({ id: 'e', name: 'másik.pdf' }))
    const one = withoutDocuments(both, { at: 9, by: 'csilla' }, 'd')
    expect(one.documents).toEqual([
      { id: 'd', by: 'anna', at: 1, erased: { at: 9, by: 'csilla' } },
      document({ id: 'e', name: 'másik.pdf' }),
    ])
    const none = withoutDocuments(one, { at: 10, by: null })
    expect(none.documents).toEqual([
      { id: 'd', by: 'anna', at: 1, erased: { at: 9, by: 'csilla' } },
      { id: 'e', by: 'anna', at: 1, erased: { at: 10, by: null } },
    ])
    expect(JSON.stringify(none)).not.toMatch(/igazolás|másik|pdf/)
    expect(withoutDocuments(request(), { at: 1, by: null }).documents).toBeUndefined()
  })

  it('reads what it has stored of documents, erased or not', () => {
    for (const stored of [document(), { id: 'd', by: 'anna', at: 1, erased: { at: 2, by: null } }])
      expect(RequestDocument.parse(stored)).toEqual(stored)
  })
})

describe('the time of documents', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((n): Day => addDays('2024-01-01', n))
  const months = fc.integer({ min: 1, max: 120 })
  const kept = (to_date: Day) => ({ to_date, documents: [document()] })

  it('is over after so many months from the last day of the leave, and not before', () => {
    expect(lastDayOver('2029-11-21', 36)).toBe('2026-11-21')
    expect(areDocumentsOver(kept('2026-11-20'), { day: '2029-11-20', months: 36 })).toBe(false)
    expect(areDocumentsOver(kept('2026-11-20'), { day: '2029-11-21', months: 36 })).toBe(true)
    fc.assert(
      fc.property(day, months, (last, so) => {
        expect(areDocumentsOver(kept(last), { day: addMonths(last, so), months: so })).toBe(false)
        expect(areDocumentsOver(kept(last), { day: addDays(addMonths(last, so), 4), months: so })).toBe(true)
      }),
    )
  })

  it('stays over from one day to the next, and for whoever keeps them for less', () => {
    fc.assert(
      fc.property(day, day, months, (last, on, so) => {
        if (!areDocumentsOver(kept(last), { day: on, months: so })) return
        expect(areDocumentsOver(kept(last), { day: addDays(on, 1), months: so })).toBe(true)
        expect(so === 1 || areDocumentsOver(kept(last), { day: on, months: so - 1 })).toBe(true)
      }),
    )
  })

  it('is none where nothing is left', () => {
    const erased = withoutDocuments(kept('2020-01-01'), { at: 1, by: null })
    expect(areDocumentsOver(erased, { day: '2030-01-01', months: 1 })).toBe(false)
  })
})

describe('the size of a document', () => {
  it.each([
    [0, 'problems:documentEmpty'],
    [1, undefined],
    [mostDocumentBytes, undefined],
    [mostDocumentBytes + 1, 'problems:documentTooLarge'],
  ])('of %i bytes is refused with %s', (size, error) => {
    const { error: problem } = uploadDocument.body!.safeParse({ size })
    expect(problem?.issues[0]?.message).toBe(error)
  })
})
