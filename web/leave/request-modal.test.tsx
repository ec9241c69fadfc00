import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { toasts } from '#web/ui/toast/toast.ts'
import { showFresh as show } from './show-fresh.test-support.tsx'
import { answer, askedOf, freshCompany, preview, refuse } from './fake-api.test-support.ts'
import { RequestModals, useOpenRequest, type RequestTask } from './open-request.tsx'
import { useMe } from './use-me.ts'

vi.mock('#web/api/call.ts', () => import('./fake-api.test-support.ts'))

const first = page.getByLabelText(/^Első nap/)
const last = page.getByLabelText(/^Utolsó nap/)
const send = page.getByRole('button', { name: 'Kérelem beküldése' })
const dialog = page.getByRole('dialog')
const told = () => toasts.visibleToasts.map(({ content }) => content.text)

function Opener({ task }: { task: RequestTask }) {
  const open = useOpenRequest()
  const me = useMe()
  const [opened, setOpened] = useState(0)
  return (
    <button
      type="button"
      disabled={!me}
      onClick={() => {
        setOpened(opened + 1)
        open(task)
      }}
    >
      Nyisd
    </button>
  )
}

async function opened(task: RequestTask = { mode: 'create' }) {
  show(
    <RequestModals>
      <Opener task={task} />
    </RequestModals>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
  await expect.element(dialog.or(page.getByRole('alertdialog')).first()).toBeVisible()
}

beforeEach(async () => {
  vi.setSystemTime('2026-11-20T09:00:00Z')
  await freshCompany()
})

afterEach(() => {
  vi.useRealTimers()
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

describe('a new request', () => {
  it('V06 A03 begins with type 1, offers what is available, and says why the rest is not', async () => {
    await opened()
    await expect.element(page.getByRole('radio', { name: 'Szabadság' })).toBeChecked()
    expect(page.getByRole('radio').elements()).toHaveLength(2)
    await expect.element(page.getByText(/Most nem választható: Szülési szabadságot csak nők/)).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  })

  it('shows what it comes to, live, and sends it', async () => {
    await opened()
    await userEvent.fill(first, '2026-11-26')
    await userEvent.fill(last, '2026-12-01')
    const summary = page.getByRole('region', { name: 'Összegzés' })
    await expect.element(summary).toMatchTextContent('6 naptári nap, ebből 2 munkaszüneti nap nem számít bele.')
    await expect.element(summary).toMatchTextContent('Marad 7 nap')
    await expect.element(summary).toMatchTextContent('A kérelmet Őri Zoltán hagyja jóvá.')
    await expect.element(summary).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Kérelem beküldve'])
    expect(askedOf(leave.requestLeave).map(one => one.asked)).toEqual([
      { body: { type_id: 1, from_date: '2026-11-26', to_date: '2026-12-01', comment: '' } },
    ])
  })

  it('V01 says what is missing under the fields, and goes to the first', async () => {
    await opened()
    await userEvent.click(send)
    await expect.element(page.getByText(/Add meg az első/)).toBeVisible()
    await expect.element(page.getByText(/Add meg az utolsó/)).toBeVisible()
    await expect.element(first).toHaveFocus()
    expect(askedOf(leave.requestLeave)).toEqual([])
  })

  it('V05 says why a day cannot be picked, a booked one too', async () => {
    await opened({ mode: 'create', draft: { from: '2026-12-14', to: '2026-12-14' } })
    await userEvent.click(page.getByRole('button', { name: /december 14\./ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText(/Erre a napra már van függő kérelem/)).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText(/Ünnepnap: Karácsony/)).toBeVisible()
  })

  it("V01 shows the server's sentences under the fields, and the others above", async () => {
    const errors = { from_date: ['Múltbeli nap.'], deletable: ['Másvalami.'] }
    refuse(leave.requestLeave, 422, { code: 'invalid', message: 'Hibás.', errors })
    await opened({ mode: 'create', draft: { from: '2026-11-26', to: '2026-11-26' } })
    await userEvent.click(send)
    await expect.element(page.getByText('Múltbeli nap.')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Másvalami.')
  })

  it('loses nothing when the network fails, and sends the same again under the same key', async () => {
    refuse(leave.requestLeave, 0, { code: 'network', message: 'Nincs hálózat.' })
    await opened({ mode: 'create', draft: { from: '2026-11-26', to: '2026-11-26' } })
    await userEvent.fill(page.getByLabelText(/^Megjegyzés/), 'Fogorvos')
    await userEvent.click(send)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Semmi nem veszett el')
    await expect.element(page.getByLabelText(/^Megjegyzés/)).toHaveValue('Fogorvos')
    answer(leave.requestLeave, () => ({ data: request() }))
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Kérelem beküldve'])
    const [once, again] = askedOf(leave.requestLeave)
    expect(once?.retryKey).toBeTruthy()
    expect(again?.retryKey).toBe(once?.retryKey)
  })

  it('X01 closes when the server fails, and gives back what was typed from the toast', async () => {
    refuse(leave.requestLeave, 500, { code: 'fault', message: 'Hiba történt.' })
    await opened({ mode: 'create', draft: { from: '2026-11-26', to: '2026-11-26', comment: 'Fogorvos' } })
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Hiba történt.'])
    await expect.poll(() => dialog.elements().length).toBe(0)
    toasts.visibleToasts[0]?.content.action?.onAction()
    await expect.element(page.getByLabelText(/^Megjegyzés/)).toHaveValue('Fogorvos')
  })

  it('says in hours what it costs where leave is taken in hours', async () => {
    answer(leave.previewLeave, () => ({ data: { ...preview, hours: 37.5, left_hours_after: { 2026: 74 } } }))
    await opened({ mode: 'create', draft: { from: '2026-11-26', to: '2026-12-01' } })
    const summary = page.getByRole('region', { name: 'Összegzés' })
    await expect.element(summary).toMatchTextContent('Ez 37,5 óra a beosztás szerint.')
    await expect.element(summary).toMatchTextContent('Marad 74 óra, 2026.')
  })

  it('never shows an answer to earlier days', async () => {
    answer(leave.previewLeave, ({ body }) => ({ data: { ...preview, days: body.to_date === '2026-11-27' ? 2 : 99 } }))
    await opened({ mode: 'create', draft: { from: '2026-11-26', to: '2026-11-30' } })
    await userEvent.fill(last, '2026-11-27')
    const summary = page.getByRole('region', { name: 'Összegzés' })
    await expect.element(summary).toMatchTextContent('2munkanap')
    await expect.element(summary).not.toMatchTextContent('99')
  })

  it('passes axe in both themes', async () => {
    await opened({ mode: 'create', draft: { from: '2026-11-26', to: '2026-12-01' } })
    await expect.element(page.getByRole('region', { name: 'Összegzés' })).toMatchTextContent('Őri Zoltán')
    expect(await axeOfElement(dialog.element())).toEqual([])
  })
})

describe('an administrator', () => {
  beforeEach(() => freshCompany({ role: 2 }))

  it('A02 V06 picks active people, several, with only-admins-can-delete checked', async () => {
    answer(leave.requestLeave, () => ({
      data: [
        { user_id: 'anna', id: 'r1' },
        { user_id: 'bence', errors: { from_date: ['Erre az időszakra már van kérelem'] } },
      ],
    }))
    await opened({ mode: 'create', draft: { from: '2026-11-26', to: '2026-11-26' } })
    await expect.element(page.getByRole('checkbox', { name: 'Csak adminisztrátor törölheti' })).toBeChecked()
    await expect.element(page.getByRole('region', { name: 'Összegzés' })).toMatchTextContent('Őri Zoltán')
    await userEvent.fill(page.getByRole('combobox', { name: /Kinek/ }), 'a')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    expect(
      page
        .getByRole('option')
        .elements()
        .map(option => option.textContent),
    ).not.toContain('VVVolt Vilmos')
    await userEvent.click(page.getByRole('option', { name: /Nagy Anna/ }))
    await userEvent.fill(page.getByRole('combobox', { name: /Kinek/ }), 'szabo')
    await userEvent.click(page.getByRole('option', { name: /Szabó Bence/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(send)
    await expect.element(page.getByText('Erre az időszakra már van kérelem')).toBeVisible()
    await expect.element(page.getByText('Rögzítve')).toBeVisible()
    expect(askedOf(leave.requestLeave)[0]?.asked).toMatchObject({
      body: { user_id: ['anna', 'bence'], deletable: 0, auto_approve: 0 },
    })
  })

  it('T04 X04 changes a request with the person fixed', async () => {
    answer(leave.changeLeave, () => ({ data: request() }))
    await opened({ mode: 'edit', request: request({ id: 'r9', from_date: '2026-11-26', to_date: '2026-11-30' }) })
    await expect.element(page.getByRole('combobox', { name: /Kinek/ })).toBeDisabled()
    await userEvent.fill(last, '2026-11-27')
    await userEvent.click(page.getByRole('button', { name: 'Változások mentése' }))
    await expect.poll(told).toEqual(['Kérelem módosítva'])
    expect(askedOf(leave.changeLeave)[0]?.asked).toEqual({
      path: { id: 'r9' },
      body: { type_id: 1, from_date: '2026-11-26', to_date: '2026-11-27', comment: '' },
    })
  })
})

describe('denying and deleting', () => {
  it('T04 V02 X04 denies with an optional comment', async () => {
    answer(leave.denyLeave, () => ({ data: request() }))
    await opened({ mode: 'deny', request: request({ id: 'r2' }) })
    await userEvent.fill(page.getByLabelText(/^Indoklás/), 'Leltár van.')
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Kérelem elutasítása' }))
    await expect.poll(told).toEqual(['Kérelem elutasítva'])
    expect(askedOf(leave.denyLeave)[0]?.asked).toEqual({ path: { id: 'r2' }, body: { comment: 'Leltár van.' } })
  })

  it('T04 X04 deletes after a question', async () => {
    answer(leave.cancelLeave, () => ({}))
    await opened({ mode: 'cancel', request: request({ id: 'r3' }) })
    await userEvent.click(page.getByRole('button', { name: 'Kérelem törlése' }))
    await expect.poll(told).toEqual(['Kérelem törölve'])
  })

  it('X02 says that it was cancelled already, and closes', async () => {
    refuse(leave.cancelLeave, 409, { code: 'conflict', message: 'Ezt már visszavonták.' })
    await opened({ mode: 'cancel', request: request() })
    await userEvent.click(page.getByRole('button', { name: 'Kérelem törlése' }))
    await expect.poll(told).toEqual(['Ezt már visszavonták.'])
    await expect.poll(() => page.getByRole('button', { name: 'Kérelem törlése' }).elements().length).toBe(0)
  })

  it('X01 says that it was not found, and closes', async () => {
    refuse(leave.cancelLeave, 404, { code: 'notFound', message: 'Nincs.' })
    await opened({ mode: 'cancel', request: request() })
    await userEvent.click(page.getByRole('button', { name: 'Kérelem törlése' }))
    await expect.poll(() => told()[0]).toMatch(/nem található/)
  })

  it('A02 lets those who are no administrators only look, and delete', async () => {
    await opened({ mode: 'edit', request: request({ from_date: '2026-12-21', to_date: '2026-12-23' }) })
    await expect.element(page.getByRole('heading', { name: 'A kérelem részletei' })).toBeVisible()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    await expect
      .element(page.getByRole('region', { name: 'Előzmények' }))
      .toMatchTextContent(/Beküldte\s*Szabó Bence, 2026\. szept\. 21\./)
    await userEvent.click(page.getByRole('button', { name: 'Kérelem törlése' }))
    await expect.element(page.getByRole('heading', { name: 'Törlöd ezt a kérelmet?' })).toBeVisible()
  })

  it('T03 says why a request cannot be deleted', async () => {
    await opened({ mode: 'edit', request: request({ deletable: 0 }) })
    await expect.element(page.getByText('Ezt a kérelmet csak adminisztrátor törölheti.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Kérelem törlése' }).elements()).toHaveLength(0)
  })
})
