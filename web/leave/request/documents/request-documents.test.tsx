import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { attachDocument } from '#shared/leave/contract/document/attach-document.ts'
import { openDocument } from '#shared/leave/contract/document/open-document.ts'
import { removeDocument } from '#shared/leave/contract/document/remove-document.ts'
import { uploadDocument } from '#shared/leave/contract/document/upload-document.ts'
import type { RequestWithHistory } from '#shared/leave/contract/request/show-request.ts'
import type { DocumentView } from '#shared/leave/view/document-view.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import words from '#shared/words/hu/request.json'
import problems from '#shared/words/hu/problems.json'
import { request } from '#test/web/leave/support.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerPart, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { unshow } from '#web/ui/show.test-support.tsx'
import { anna, freshCompany } from '../../company.test-support.ts'
import { WithRequestModals } from '../../request-modals.test-support.tsx'
import { RequestPanel } from '../panel/request-panel.tsx'
import { uploads } from './uploads.ts'

const annaKis = { id: anna.id, first_name: 'Anna', last_name: 'Nagy', avatar: null }
const ill = { id: 'ill', type_id: 2, status: 'approved' as const }
const document = (over: Partial<DocumentView> = {}): DocumentView => ({
  id: 'd',
  by: annaKis,
  at: 1_790_000_000,
  file: { name: 'igazolás.pdf', type: 'application/pdf', size: 2048 },
  erased: null,
  ...over,
})

const panel = page.getByRole('dialog', { name: 'A kérelem részletei' })
const section = panel.getByRole('region', { name: words.documents })
const says = (text: string | RegExp) => expect.element(panel).toMatchTextContent(text)
const pdf = (name = 'igazolás.pdf') => new File(['%PDF-1.7'], name)

/** The panel of sick leave, with what the server says of its documents. */
async function opened(given: Partial<RequestWithHistory>, me: Partial<CurrentUser> = {}) {
  unshow()
  freshCompany(me)
  answer(leave.listWaiting, () => ({ data: [], total: 0 }))
  answer(leave.showRequest, () => ({ data: { ...request(ill), history: [], ...given } }))
  showFresh(
    <WithRequestModals>
      <RequestPanel known={{ id: 'ill' }} onClose={() => {}} openerRef={createRef()} />
    </WithRequestModals>,
  )
  await says('Előzmények')
}

const choose = (...files: File[]) =>
  userEvent.upload(panel.element().querySelector<HTMLInputElement>('input[type=file]')!, files)

/** What uploads are answered, each when the test says so. */
const sent: XMLHttpRequest[] = []
const answerUpload = (at: number, status: number) => {
  Object.defineProperty(sent[at]!, 'status', { value: status })
  sent[at]!.dispatchEvent(new ProgressEvent('load'))
}

beforeEach(() => {
  for (const upload of uploads.current()) uploads.remove(upload)
  sent.length = 0
  vi.restoreAllMocks()
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent.push(this)
  })
})

describe('the documents of a request', () => {
  it('are nothing that an approver sees', async () => {
    await opened({}, { is_approver: true })
    expect(section.elements()).toEqual([])
  })

  it('say that one is missing, and where it is attached', async () => {
    await opened({ documents: [], lacks_document: true })
    await expect.element(section).toMatchTextContent(/Igazolás hiányzik/)
    await expect.element(section.getByRole('button', { name: words.attachDocument })).toBeVisible()
    expect(await axeOfElement(section.element())).toEqual([])
  })

  it('are not offered for vacation, or for leave that is not taken, unless there are any', async () => {
    await opened({ ...request({ id: 'ill', type_id: 1 }), documents: [] })
    expect(section.elements()).toEqual([])
    await opened({ status: 'cancelled', documents: [document()] })
    await expect.element(section).toMatchTextContent(/igazolás\.pdf/)
    expect(section.getByRole('button', { name: words.attachDocument }).elements()).toEqual([])
  })

  it('are saved by an address of their own, each time anew', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href')!)
    })
    await opened({ documents: [document()] })
    answerPart(openDocument, { data: { address: '/documents/kept/c/anna/d?X-Amz-Signature=1' } })
    await userEvent.click(section.getByRole('button', { name: /igazolás\.pdf/ }).first())
    await expect.poll(() => saved).toEqual(['/documents/kept/c/anna/d?X-Amz-Signature=1'])
    expect(askedOf(openDocument)).toEqual([{ path: { id: 'ill', documentId: 'd' } }])
  })

  it('are removed by whoever attached them and by administrators, and leave that they were there', async () => {
    const others = { by: { ...annaKis, id: 'csilla' } }
    await opened({ documents: [document(others)] })
    const remove = section.getByRole('button', { name: 'Igazolás törlése: igazolás.pdf' })
    expect(remove.elements()).toEqual([])
    await opened({ documents: [document(others)] }, { role: 2 })
    const gone = document({ file: null, erased: { at: 1_790_000_100, by: annaKis } })
    answer(removeDocument, () => ({ data: [gone] }))
    answer(leave.showRequest, () => ({ data: { ...request(ill), history: [], documents: [gone] } }))
    await userEvent.click(remove)
    await expect.poll(told).toContain(words.documentRemoved)
    await expect.element(section).toMatchTextContent(/Itt egy igazolás volt\. Törölte: Nagy Anna/)
  })

  it('that nobody removed, but time or the erasure of an account, say when they went and not why', async () => {
    await opened({ documents: [document({ file: null, erased: { at: 1_790_000_000, by: null } })] })
    await expect.element(section).toMatchTextContent(/Itt egy igazolás volt, törölve: /)
  })
})

describe('a file that is attached', () => {
  it('shows how much of it is sent, and stands in the list when it is there', async () => {
    await opened({ documents: [], lacks_document: true })
    answerPart(uploadDocument, { data: { upload: 'up', address: '/documents/unchecked/c/anna/up?s=1' } })
    answer(attachDocument, () => ({ data: [document()] }))
    await choose(pdf())
    await expect.poll(() => sent.length).toBe(1)
    sent[0]!.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 4, total: 8, lengthComputable: true }))
    const progress = section.getByRole('progressbar', { name: 'Feltöltés: igazolás.pdf' })
    await expect.poll(() => progress.element().getAttribute('value')).toBe('50')
    answer(leave.showRequest, () => ({ data: { ...request(ill), history: [], documents: [document()] } }))
    answerUpload(0, 200)
    await expect.element(section.getByRole('button', { name: /Letöltés/ })).toBeVisible()
    await expect.element(progress).not.toBeInTheDocument()
    expect(askedOf(uploadDocument)).toEqual([{ path: { id: 'ill' }, body: { size: 8 } }])
    expect(askedOf(attachDocument)).toEqual([{ path: { id: 'ill' }, body: { upload: 'up', name: 'igazolás.pdf' } }])
  })

  it.each<[string, File, keyof typeof problems]>([
    ['is empty', new File([], 'üres.pdf'), 'documentEmpty'],
    ['is larger than 10 MB', new File([new Uint8Array(10 * 2 ** 20 + 1)], 'nagy.pdf'), 'documentTooLarge'],
    ['is something else than it is called', new File(['<svg/>'], 'kép.png'), 'documentUnknownType'],
  ])('that %s says so at once, and nothing is sent', async (_, file, word) => {
    await opened({ documents: [] })
    await choose(file)
    await expect.element(section.getByRole('alert')).toMatchTextContent(problems[word])
    expect(askedOf(uploadDocument)).toEqual([])
    expect(section.getByRole('button', { name: words.documentRetry }).elements()).toEqual([])
    await userEvent.click(section.getByRole('button', { name: `Elvetés: ${file.name}` }))
    await expect.element(section.getByRole('alert')).not.toBeInTheDocument()
  })

  it('that did not arrive can be sent again, from its beginning', async () => {
    await opened({ documents: [] })
    answerPart(uploadDocument, { data: { upload: 'up', address: '/documents/unchecked/c/anna/up?s=1' } })
    answer(attachDocument, () => ({ data: [document()] }))
    await choose(pdf())
    await expect.poll(() => sent.length).toBe(1)
    answerUpload(0, 403)
    await expect.element(section.getByRole('alert')).toMatchTextContent(problems.documentNotSent)
    await userEvent.click(section.getByRole('button', { name: words.documentRetry }))
    await expect.poll(() => sent.length).toBe(2)
    answerUpload(1, 200)
    await expect.poll(() => uploads.current()).toEqual([])
    expect(askedOf(uploadDocument)).toHaveLength(2)
    expect(askedOf(attachDocument)).toHaveLength(1)
  })

  it('that the server refuses says its sentence, and is not sent again', async () => {
    await opened({ documents: [] })
    refuse(uploadDocument, 422, 'Nézd meg a jelölt mezőket.', { upload: [problems.documentOfClosed] })
    await choose(pdf())
    await expect.element(section.getByRole('alert')).toMatchTextContent(problems.documentOfClosed)
    expect(section.getByRole('button', { name: words.documentRetry }).elements()).toEqual([])
  })

  it('is stopped by the keyboard, and is gone', async () => {
    await opened({ documents: [] })
    answerPart(uploadDocument, { data: { upload: 'up', address: '/documents/unchecked/c/anna/up?s=1' } })
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort')
    await choose(pdf('egy.pdf'), pdf('másik.pdf'))
    await expect.poll(() => sent.length).toBe(2)
    ;(section.getByRole('button', { name: 'Feltöltés megszakítása: egy.pdf' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(abort).toHaveBeenCalledOnce()
    await expect.poll(() => uploads.current().map(({ file }) => file.name)).toEqual(['másik.pdf'])
    expect(askedOf(attachDocument)).toEqual([])
  })
})
