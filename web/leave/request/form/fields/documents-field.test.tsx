import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { uploadDocument } from '#shared/leave/contract/document/upload-document.ts'
import words from '#shared/words/hu/request.json'
import problems from '#shared/words/hu/problems.json'
import { request } from '#test/web/leave/support.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerLater, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { useMe } from '#web/api/use-me.ts'
import { balance, freshCompany, types, working_patterns } from '../../../company.test-support.ts'
import { useOpenRequest } from '../../../open-request.tsx'
import type { RequestDraft } from '../request-draft.ts'
import { WithRequestModals } from '../../../request-modals.test-support.tsx'
import { uploads } from '../../documents/uploads.ts'

const dialog = page.getByRole('dialog')
const field = dialog.getByRole('group', { name: words.documents })
const send = page.getByRole('button', { name: 'Kérelem beküldése' })
const pdf = (name = 'igazolás.pdf') => new File(['%PDF-1.7'], name)
const choose = (...files: File[]) =>
  userEvent.upload(dialog.element().querySelector<HTMLInputElement>('input[type=file]')!, files)

function Opener({ draft }: { draft: Partial<RequestDraft> }) {
  const open = useOpenRequest()
  const me = useMe()
  return (
    <button type="button" disabled={!me} onClick={() => open({ mode: 'create', draft })}>
      Nyisd
    </button>
  )
}

/** A company that asks for a document with sick leave. */
const asking = () => ({
  working_patterns,
  data: [],
  types: types.map(type => (type.id === 2 ? { ...type, asks_document: true as const } : type)),
  balance,
})

/** The form of a new request, of sick leave unless told otherwise. */
async function opened(draft: Partial<RequestDraft> = {}) {
  showFresh(
    <WithRequestModals>
      <Opener draft={{ type_id: 2, from_date: '2026-11-26', to_date: '2026-11-27', ...draft }} />
    </WithRequestModals>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
  await expect.element(send).toBeVisible()
}

beforeEach(async () => {
  freshCompany()
  for (const upload of uploads.current()) uploads.remove(upload)
  vi.restoreAllMocks()
  answer(leave.listDaysOff, asking)
})

it('the form says what the company asks for, and that it keeps nobody from asking', async () => {
  await opened()
  await expect.element(field).toMatchTextContent(words.documentAskedSick)
  expect(await axeOfElement(field.element())).toEqual([])
})

it('the form of a vacation asks for nothing', async () => {
  await opened({ type_id: 1 })
  expect(field.elements()).toEqual([])
})

it('files that are chosen go to the request once it is there, whose panel shows how far they are', async () => {
  answer(leave.requestLeave, () => ({ data: request({ id: 'new', type_id: 2, status: 'approved' }) }))
  answer(leave.showRequest, () => ({
    data: { ...request({ id: 'new', type_id: 2, status: 'approved' }), history: [], documents: [] },
  }))
  const address = answerLater(uploadDocument)
  await opened()
  await choose(pdf('egy.pdf'), pdf('kettő.pdf'))
  await expect.element(field).toMatchTextContent(/egy\.pdf.*kettő\.pdf/)
  expect(askedOf(uploadDocument)).toEqual([])
  await userEvent.click(field.getByRole('button', { name: 'Eltávolítás: egy.pdf' }))
  await userEvent.click(send)
  const panel = page.getByRole('dialog', { name: 'A kérelem részletei' })
  await expect.element(panel.getByRole('progressbar', { name: 'Feltöltés: kettő.pdf' })).toBeVisible()
  expect(askedOf(leave.requestLeave)).toHaveLength(1)
  expect(askedOf(uploadDocument)).toEqual([{ path: { id: 'new' }, body: { size: 8 } }])
  address.resolve({ data: { upload: 'up', address: '/nowhere' } })
})

it('files stay where the request is refused, and closing asks first', async () => {
  refuse(leave.requestLeave, 422, 'Nézd meg a jelölt mezőket.', { from_date: ['Ez a nap foglalt.'] })
  await opened()
  await choose(pdf())
  await userEvent.click(send)
  await expect.element(dialog.first()).toMatchTextContent(/Ez a nap foglalt\./)
  await expect.element(field).toMatchTextContent(/igazolás\.pdf/)
  expect(askedOf(uploadDocument)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})

it.each([
  ['an employee', null, {}],
  ['an administrator who asks for somebody', 2, { user_id: ['bence'] }],
] as const)(
  'the form of sick leave fits 1280 × 800 for %s, with files and one that is refused',
  async (_, role, whose) => {
    await page.viewport(1280, 800)
    try {
      freshCompany({ role })
      answer(leave.listDaysOff, asking)
      await opened(whose as never)
      await choose(pdf(), pdf('másik.pdf'), new File(['<svg/>'], 'kép.png'))
      await expect.element(field.getByRole('alert')).toBeInViewport({ ratio: 1 })
      const form = dialog.element().querySelector('form')!.parentElement!
      expect(form.scrollHeight).toBeLessThanOrEqual(form.clientHeight)
      await expect.element(dialog.getByRole('button', { name: words.attachDocument })).toBeInViewport({ ratio: 1 })
    } finally {
      await page.viewport(1024, 800)
    }
  },
)

it('on a phone the files stand below the comment, with their button', async () => {
  await page.viewport(390, 844)
  try {
    await opened()
    await choose(pdf())
    await expect.element(field).toMatchTextContent(/igazolás\.pdf/)
    await expect.element(field.getByRole('button', { name: words.attachDocument })).toBeVisible()
  } finally {
    await page.viewport(1024, 800)
  }
})

it('a file that cannot be attached says why at the field, as does a sixth one', async () => {
  await opened()
  await choose(new File(['<svg/>'], 'kép.png'))
  await expect.element(field.getByRole('alert')).toMatchTextContent(`kép.png: ${problems.documentUnknownType}`)
  await choose(...['1', '2', '3', '4', '5', '6'].map(name => pdf(`${name}.pdf`)))
  await expect.element(field).toMatchTextContent(/5\.pdf/)
  await expect.element(field.getByRole('alert')).toMatchTextContent(/^(hiba: )?6\.pdf: Egy kérelemhez legfeljebb 5/i)
  expect(dialog.getByRole('button', { name: words.attachDocument }).elements()).toEqual([])
})
