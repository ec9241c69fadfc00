import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addYears } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, retryKeysOf, told } from '#web/api/fake-api.test-support.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { kept as typed } from '#web/api/drafts/drafts.test-support.ts'
import { goBack, unshow } from '#web/ui/show.test-support.tsx'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { toasts } from '#web/ui/feedback/toast/toast.ts'
import { anna, answerPerson, balance, freshCompany, preview, types, working_patterns } from '../company.test-support.ts'
import { useOpenRequest } from '../open-request.tsx'
import type { RequestTask } from '../request-task.ts'
import { WithRequestModals } from '../request-modals.test-support.tsx'
import { useMe } from '#web/api/use-me.ts'

const first = page.getByLabelText(/^Első nap/)
const last = page.getByLabelText(/^Utolsó nap/)
const send = page.getByRole('button', { name: 'Kérelem beküldése' })
const dialog = page.getByRole('dialog')

const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }
const history = [{ what: 'requested' as const, by: bence, at: 1_790_000_000, comment: null, was: null, own: false }]

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
  if (task.mode !== 'create') answer(leave.showRequest, () => ({ data: { ...request(), ...task.request, history } }))
  show(
    <WithRequestModals>
      <Opener task={task} />
    </WithRequestModals>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
  await expect.element(dialog.or(page.getByRole('alertdialog')).first()).toBeVisible()
}

beforeEach(() => freshCompany())

describe('a request that is looked at', () => {
  const panel = page.getByRole('dialog', { name: 'A kérelem részletei' })
  const waits = request({ id: 'w1', user: bence, user_id: 'bence', comment: 'Kirándulás' })

  it('R14 stands beside the page at once, with what is known of it, and nothing moves when the rest comes', async () => {
    freshCompany({ is_approver: true })
    const [whole, absences] = [answerLater(leave.showRequest), answerLater(leave.listAbsent)]
    show(
      <WithRequestModals>
        <Opener task={{ mode: 'details', request: waits }} />
      </WithRequestModals>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
    await expect.element(panel).toMatchTextContent('nov. 26–30.')
    const approve = panel.getByRole('button', { name: 'Jóváhagyás' })
    const before = approve.element().getBoundingClientRect()
    absences.resolve({
      data: [{ user_id: 'anna', from_date: '2026-11-26', to_date: '2026-11-26', type_id: 1, status: 'pending' }],
    })
    whole.resolve({ data: { ...waits, history } })
    await expect.element(panel).toMatchTextContent('Nagy Anna csak kérte')
    await expect.element(panel).toMatchTextContent('Beküldte')
    expect(approve.element().getBoundingClientRect()).toEqual(before)
    expect(panel.element().getBoundingClientRect().width).toBe(380)
    expect(document.activeElement).toBe(panel.element())
  })

  it('is no wall: the page beside it stays usable, Escape closes it, and the focus goes back', async () => {
    await opened({ mode: 'details', request: waits })
    const opener = page.getByRole('button', { name: 'Nyisd' })
    await userEvent.click(opener)
    await expect.element(panel).toBeVisible()
    await userEvent.click(panel.getByText('Előzmények'))
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(opener.element())
  })

  it('has nothing red in it, and passes axe in both themes', async () => {
    await opened({ mode: 'details', request: request({ from_date: '2026-12-21', to_date: '2026-12-23' }) })
    await expect
      .element(panel.getByRole('button', { name: 'Kérelem visszavonása' }))
      .toHaveAttribute('data-variant', 'quiet')
    expect(await axeOfElement(panel.element())).toEqual([])
  })

  it('names what was written to it: a reason where it was denied, else an answer', async () => {
    await opened({ mode: 'details', request: request({ status: 'approved', response: 'Jó pihenést!' }) })
    await expect.element(dialog.getByText('Válasz', { exact: true })).toBeVisible()
    expect(dialog.getByText('Indoklás').elements()).toHaveLength(0)
  })
})

describe('a new request', () => {
  it('V06 A03 begins with type 1, offers what is available, and says why the rest is not', async () => {
    await opened()
    await expect.element(page.getByRole('radio', { name: 'Szabadság' })).toBeChecked()
    expect(page.getByRole('radio').elements()).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: 'Több…' }))
    const maternity = page.getByRole('radio', { name: /Szülési szabadságot csak nők vehetnek ki/ })
    await expect.element(maternity).toBeDisabled()
    expect(maternity.element().closest('label')!.offsetWidth).toBeGreaterThan(300)
    await userEvent.keyboard('{Escape}')
    expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  })

  it('T04 X04 shows what it comes to, live, and sends it', async () => {
    await opened()
    await userEvent.fill(first, '2026-11-26')
    await userEvent.fill(last, '2026-12-01')
    const summary = page.getByRole('region', { name: 'Összegzés' })
    await expect.element(summary).toMatchTextContent('4munkanap')
    await expect.element(summary).toMatchTextContent('117 nap marad')
    await expect.element(summary).toMatchTextContent('A kérelemről Őri Zoltán dönt.')
    await expect.element(summary).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Kérelem beküldve'])
    expect(askedOf(leave.requestLeave)).toEqual([
      { body: { type_id: 1, from_date: '2026-11-26', to_date: '2026-12-01', comment: '' } },
    ])
  })

  it('has its buttons beside each other on a tablet, below what an administrator may choose', async () => {
    const usual = [innerWidth, innerHeight] as const
    await page.viewport(768, 1024)
    freshCompany({ role: 2 })
    await opened()
    await expect.element(send).toBeVisible()
    const topOf = (button: typeof send) => button.element().getBoundingClientRect().top
    await expect.element(page.getByRole('checkbox', { name: 'Csak adminisztrátor vonhatja vissza' })).toBeVisible()
    await expect.poll(() => topOf(page.getByRole('button', { name: 'Mégse' })) - topOf(send)).toBe(0)
    await page.viewport(...usual)
  })

  const sentAs = async (sent: Parameters<typeof request>[0]) => {
    answer(leave.requestLeave, () => ({ data: request({ from_date: '2099-01-01', to_date: '2099-01-02', ...sent }) }))
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-26' } })
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Kérelem beküldve'])
  }
  const undo = page.getByRole('button', { name: 'Visszavonás' })

  it('is taken back from the toast that says it was sent', async () => {
    answer(leave.cancelLeave, () => ({}))
    await sentAs({ id: 'sent' })
    await userEvent.click(undo)
    await expect.poll(() => askedOf(leave.cancelLeave)).toEqual([{ path: { id: 'sent' } }])
  })

  it('is not offered to be taken back where only administrators may', async () => {
    await sentAs({ id: 'sent', deletable: 0 })
    await expect.element(page.getByText('Kérelem beküldve')).toBeVisible()
    expect(undo.elements()).toEqual([])
  })

  it('V01 says what is missing under the fields, and goes to the first', async () => {
    await opened()
    await userEvent.click(send)
    await expect.element(page.getByText(/Add meg az első/)).toBeVisible()
    await expect.element(page.getByText(/Add meg az utolsó/)).toBeVisible()
    await expect.element(first).toHaveFocus()
    expect(askedOf(leave.requestLeave)).toEqual([])
  })

  it('V01 goes to the child where that is the first that is missing', async () => {
    answerPerson({ children: [{ id: 'kid', birth_year: 2026, birth_date: '2026-02-03', disabled: false }] })
    const parental = { id: 8, label: 'Szülői szabadság', available: true }
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types: [...types, parental], balance }))
    await opened()
    await userEvent.click(page.getByText('Szülői szabadság'))
    await userEvent.click(send)
    await expect.element(page.getByText('Válaszd ki, melyik gyermek után veszed ki.')).toBeVisible()
    await expect.element(page.getByText(/Add meg az első/)).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Született/ })).toHaveFocus()
  })

  it('takes an error away as soon as its field is edited, and leaves the others', async () => {
    await opened()
    await userEvent.click(send)
    await expect.element(page.getByText(/Add meg az utolsó/)).toBeVisible()
    await userEvent.click(page.getByText('Betegszabadság'))
    await expect.element(page.getByText(/Add meg az utolsó/)).toBeVisible()
    await userEvent.fill(last, '2026')
    await expect.element(page.getByText(/Add meg az utolsó/)).not.toBeInTheDocument()
    expect(page.getByText(/Így add meg/).elements()).toEqual([])
    await userEvent.click(send)
    await expect.element(page.getByText(/Így add meg/)).toBeVisible()
    expect(askedOf(leave.requestLeave)).toEqual([])
  })

  it('begins without a child after another type is chosen', async () => {
    answerPerson({ children: [{ id: 'kid', birth_year: 2026, birth_date: '2026-02-03', disabled: false }] })
    const forChild = [8, 9].map(id => ({ id, label: '', available: true }))
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types: [...types, ...forChild], balance }))
    await opened({ mode: 'create', draft: { type_id: 8, child_id: 'kid' } })
    const child = page.getByRole('radio', { name: /Született/ })
    await expect.element(child).toBeChecked()
    await userEvent.click(page.getByText('Apasági szabadság'))
    await expect.element(child).not.toBeChecked()
  })

  it('daily 7 keeps the calendar where it is when a field is left that holds no date, so that the pressed day is chosen', async () => {
    await opened()
    await expect.element(page.getByText('2026. november')).toBeVisible()
    await userEvent.fill(first, '2026-2-3')
    const pressed = page.getByRole('button', { name: /november 26/ })
    const before = pressed.element().getBoundingClientRect().top
    await userEvent.click(pressed)
    await expect.element(first).toHaveValue('2026-11-26')
    await userEvent.fill(last, '2026-2-3')
    await userEvent.tab()
    await expect.element(last).toHaveAccessibleDescription(/^Így add meg: /)
    expect(Math.abs(pressed.element().getBoundingClientRect().top - before)).toBeLessThan(1)
  })

  it('V05 says why a day cannot be picked, a booked one too', async () => {
    await opened({ mode: 'create', draft: { from_date: '2026-12-14', to_date: '2026-12-14' } })
    await userEvent.click(page.getByRole('button', { name: /december 14\./ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText(/Erre a napra már van függőben lévő kérelem/)).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText(/Munkaszüneti nap: Karácsony/)).toBeVisible()
  })

  it('V05 names a booking of next year once, which the replies of two years hold, and counts each day once', async () => {
    const january = request({ id: 'jan', from_date: '2027-01-04', to_date: '2027-01-08', status: 'approved' })
    answer(leave.listDaysOff, () => ({ working_patterns, data: [january], types, balance }))
    const weekend = ['2027-01-09', '2027-01-10'].map(date => ({ date, reason: 'rest_day' as const, name: null }))
    answer(leave.previewLeave, () => ({ data: { ...preview, days: 6, skipped: weekend } }))
    await opened({ mode: 'create', draft: { from_date: '2027-01-04', to_date: '2027-01-11' } })
    await expect.poll(() => askedOf(leave.listDaysOff)).toContainEqual({ query: { year: '2027' } })
    await expect.element(dialog).toMatchTextContent(/már foglalt: szabadság/)
    const summary = page.getByRole('region', { name: 'Összegzés' })
    await expect.element(summary).toMatchTextContent(/^1\s?munkanap/)
  })

  it('daily 6 tells colleagues who are away on a day from those who have only asked', async () => {
    answer(people.listPeople, () => ({ data: ['anna', 'bence', 'csaba'].map(id => listed(id, id)) }))
    const on = { from_date: '2026-12-10', to_date: '2026-12-10', type_id: null }
    answer(leave.listAbsent, () => ({
      data: [
        { ...on, user_id: 'bence', status: 'approved' as const },
        { ...on, user_id: 'bence', status: 'pending' as const },
        { ...on, user_id: 'csaba', status: 'pending' as const },
      ],
    }))
    await opened({ mode: 'create', draft: { from_date: '2026-12-14', to_date: '2026-12-14' } })
    const day = page.getByRole('button', { name: /december 10\./ })
    await expect.element(day).toHaveAccessibleName(/, 1 munkatárs távol, 1 munkatárs csak kérte$/)
  })

  it('law 18 turns to no month that lies more than two years ahead', async () => {
    const furthest = addYears(todayInBudapest(), 2)
    const nextMonth = page.getByRole('button', { name: 'Következő hónap' })
    await opened({ mode: 'create', draft: { from_date: furthest, to_date: furthest } })
    await expect.element(nextMonth).toBeDisabled()
    const nearer = addYears(furthest, -1)
    await userEvent.fill(first, nearer)
    await expect.element(nextMonth).toBeEnabled()
  })

  it("V01 shows the server's sentences under the fields, and the others above", async () => {
    const errors = { from_date: ['Múltbeli nap.'], deletable: ['Másvalami.'] }
    refuse(leave.requestLeave, 422, 'Hibás.', errors)
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-26' } })
    await userEvent.click(send)
    await expect.element(page.getByText('Múltbeli nap.')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Másvalami.')
  })

  it('loses nothing when the network fails, and sends the same again under the same key', async () => {
    refuse(leave.requestLeave, 0, 'Nincs hálózat.')
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-26' } })
    await userEvent.fill(page.getByLabelText(/^Megjegyzés/), 'Fogorvos')
    await userEvent.click(send)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Semmi nem veszett el')
    await expect.element(page.getByLabelText(/^Megjegyzés/)).toHaveValue('Fogorvos')
    answer(leave.requestLeave, () => ({ data: request() }))
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Kérelem beküldve'])
    const [once, again] = retryKeysOf(leave.requestLeave)
    expect(once).toBeTruthy()
    expect(again).toBe(once)
  })

  it('X01 closes when the server fails, and gives back what was typed from the toast', async () => {
    refuse(leave.requestLeave, 500, 'Hiba történt.')
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-26', comment: 'Fogorvos' } })
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Hiba történt.'])
    await expect.poll(() => dialog.elements().length).toBe(0)
    toasts.visibleToasts[0]?.content.action?.onAction()
    await expect.element(page.getByLabelText(/^Megjegyzés/)).toHaveValue('Fogorvos')
  })

  it('says in hours what it costs where leave is taken in hours', async () => {
    answer(leave.previewLeave, () => ({ data: { ...preview, hours: 37.5, left_hours_after: { 2026: 74 } } }))
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-12-01' } })
    const summary = page.getByRole('region', { name: 'Összegzés' })
    await expect.element(summary).toMatchTextContent('Ez 37,5 óra a beosztás szerint.')
    await expect.element(summary).toMatchTextContent('74 óra marad')
  })

  it('never shows an answer to earlier days', async () => {
    answer(leave.previewLeave, ({ body }) => ({ data: { ...preview, days: body.to_date === '2026-11-27' ? 2 : 99 } }))
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-30' } })
    await userEvent.fill(last, '2026-11-27')
    const summary = page.getByRole('region', { name: 'Összegzés' })
    await expect.element(summary).toMatchTextContent('2munkanap')
    await expect.element(summary).not.toMatchTextContent('99')
  })

  it('asks of what kind unpaid leave is, and what that means for the leave of the year', async () => {
    const unpaid = { id: 5, label: 'Fizetés nélküli szabadság', available: true }
    answerPerson({ children: [{ id: 'kid', birth_year: 2026, birth_date: '2026-02-03', disabled: false }] })
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types: [...types, unpaid], balance }))
    await opened({ mode: 'create', draft: { type_id: 5, from_date: '2026-11-26', to_date: '2026-11-27' } })
    await userEvent.click(
      page.getByRole('button', { name: /^Milyen fizetés nélküli szabadság\?|Megállapodás szerinti/ }),
    )
    await userEvent.click(page.getByRole('option', { name: /128\. §.*Az első hat hónapra jár szabadság/ }))
    await userEvent.click(page.getByRole('button', { name: /Nem nevezem meg/ }))
    await userEvent.click(page.getByRole('option', { name: /Született: 2026\. febr\. 3\./ }))
    await userEvent.click(send)
    await expect
      .poll(() => askedOf(leave.requestLeave))
      .toMatchObject([{ body: { type_id: 5, unpaid_kind: 'child_care', child_id: 'kid' } }])
  })

  it('A03 says of each child when parental leave can be taken, and how much of it is left', async () => {
    const children = [
      { id: 'kid', birth_year: 2026, birth_date: '2026-02-03', disabled: false },
      { id: 'late', birth_year: 2025, birth_date: null, disabled: false },
    ]
    answerPerson({ children })
    const windows = [{ child_id: 'kid', from_date: '2026-02-03', to_date: '2029-02-02', left: 40 }]
    const parental = { id: 8, label: 'Szülői szabadság', available: true, windows }
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types: [...types, parental], balance }))
    await opened({ mode: 'create', draft: { type_id: 8 } })
    const child = page.getByRole('radio', { name: /Született: 2026\. febr\. 3\./ })
    await expect.element(child).toHaveAccessibleName(/2026\. febr\. 3\. – 2029\. febr\. 2\.: még 40 nap/)
    await expect.element(page.getByRole('radio', { name: /Született: 2025/ })).toBeDisabled()
  })

  it('passes axe in both themes', async () => {
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-12-01' } })
    await expect.element(page.getByRole('region', { name: 'Összegzés' })).toMatchTextContent('Őri Zoltán')
    expect(await axeOfElement(dialog.element())).toEqual([])
  })
})

describe('daily 10: the form at 1280 × 800', () => {
  const usualBeside = [
    { id: 3, label: 'Home office', available: true },
    { id: 5, label: 'Fizetés nélküli szabadság', available: true },
    { id: 6, label: 'Gyászszabadság', available: true },
  ]
  it.each([
    ['an employee', null, {}],
    ['an administrator who asks for somebody', 2, { user_id: ['bence'] }],
    ['an administrator, of whose own request somebody else decides', 2, {}],
  ] as const)('is seen by %s as a whole, without scrolling', async (_, role, whose) => {
    await page.viewport(1280, 800)
    try {
      freshCompany({ role })
      const usual = [...types.slice(0, 2), ...usualBeside]
      answer(leave.listDaysOff, () => ({ working_patterns, data: [], types: usual, balance }))
      await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-12-01', ...whose } as never })
      await expect.element(page.getByRole('region', { name: 'Összegzés' })).toMatchTextContent('Őri Zoltán')
      const form = document.querySelector('[role=dialog] form')!.parentElement!
      expect(form.scrollHeight).toBeLessThanOrEqual(form.clientHeight)
    } finally {
      await page.viewport(1024, 800)
    }
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
    await opened({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-26' } })
    await expect.element(page.getByRole('checkbox', { name: 'Csak adminisztrátor vonhatja vissza' })).toBeChecked()
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
    expect(askedOf(leave.requestLeave)[0]).toMatchObject({
      body: { user_id: ['anna', 'bence'], deletable: 0, auto_approve: 0 },
    })
  })

  it('T04 X04 A02 changes a request with the person fixed', async () => {
    answer(leave.changeLeave, () => ({ data: request() }))
    await opened({ mode: 'edit', request: request({ id: 'r9', from_date: '2026-11-26', to_date: '2026-11-30' }) })
    await expect.element(page.getByRole('combobox', { name: /Kinek/ })).toBeDisabled()
    await userEvent.fill(last, '2026-11-27')
    await userEvent.click(page.getByRole('button', { name: 'Változások mentése' }))
    await expect.poll(told).toEqual(['Kérelem módosítva'])
    expect(askedOf(leave.changeLeave)[0]).toEqual({
      path: { id: 'r9' },
      body: { type_id: 1, from_date: '2026-11-26', to_date: '2026-11-27', comment: '' },
    })
  })
})

describe('leave of several people', () => {
  const results = [
    { user_id: 'anna', id: 'r1' },
    { user_id: 'bence', id: 'r2' },
  ]
  const draft = { from_date: '2026-11-26', to_date: '2026-11-26', user_id: ['anna', 'bence'] }
  beforeEach(() => freshCompany({ role: 2 }))

  it('is taken back as one from the toast', async () => {
    answer(leave.requestLeave, () => ({ data: results }))
    answer(leave.cancelSeveral, ({ body }) => ({ data: body.ids.map(id => ({ id })) }))
    await opened({ mode: 'create', draft })
    await userEvent.click(send)
    await expect.poll(told).toEqual(['2 munkatársnak rögzítve'])
    toasts.visibleToasts[0]?.content.action?.onAction()
    await expect.poll(told).toEqual(['2 kérelem visszavonva'])
    expect(askedOf(leave.cancelSeveral)[0]).toEqual({ body: { ids: ['r1', 'r2'] } })
  })

  it('says of whom it could not be taken back', async () => {
    answer(leave.requestLeave, () => ({ data: results }))
    answer(leave.cancelSeveral, () => ({ data: [{ id: 'r1' }, { id: 'r2', errors: ['Múltbeli távollét.'] }] }))
    await opened({ mode: 'create', draft })
    await userEvent.click(send)
    await expect.poll(() => toasts.visibleToasts[0]?.content.action).toBeTruthy()
    toasts.visibleToasts[0]?.content.action?.onAction()
    await expect.poll(told).toEqual(['1 kérelem visszavonva, 1 nem: Múltbeli távollét.'])
  })

  it('has a result for each, and is taken back there too', async () => {
    const errors = { from_date: ['Erre az időszakra már van kérelem'] }
    answer(leave.requestLeave, () => ({ data: [results[0]!, { user_id: 'bence', errors }] }))
    answer(leave.cancelSeveral, ({ body }) => ({ data: body.ids.map(id => ({ id })) }))
    await opened({ mode: 'create', draft })
    await userEvent.click(send)
    await userEvent.click(page.getByRole('button', { name: 'Az összes visszavonása' }))
    await expect.element(page.getByText('Visszavonva')).toBeVisible()
    expect(askedOf(leave.cancelSeveral)[0]).toEqual({ body: { ids: ['r1'] } })
    expect(page.getByRole('button', { name: 'Az összes visszavonása' }).elements()).toEqual([])
    expect(await axeOfElement(dialog.element())).toEqual([])
  })
})

describe('shortening', () => {
  const approved = request({ id: 'r7', status: 'approved', from_date: '2026-11-16', to_date: '2026-11-27', days: 10 })
  const day = page.getByLabelText(/^Új utolsó nap/)
  const reason = page.getByLabelText(/^Miért rövidül/)
  const confirm = page.getByRole('button', { name: 'Lerövidítés' })
  beforeEach(() => freshCompany({ role: 2, id: 'csilla' }))

  it('T04 shows what comes back before it is sent, and keeps the reason', async () => {
    answer(leave.previewLeave, () => ({ data: { ...preview, days: 4 } }))
    answer(leave.shortenLeave, () => ({ data: approved }))
    await opened({ mode: 'shorten', request: approved })
    await userEvent.fill(day, '2026-11-19')
    await expect.element(page.getByText('10 munkanapból 4 marad, 6 felszabadul.')).toBeVisible()
    await userEvent.fill(reason, 'Visszajött')
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(confirm)
    await expect.poll(told).toEqual(['Távollét lerövidítve'])
    expect(askedOf(leave.previewLeave).at(-1)).toMatchObject({
      body: { from_date: '2026-11-16', to_date: '2026-11-19', request_id: 'r7' },
    })
    expect(askedOf(leave.shortenLeave)[0]).toEqual({
      path: { id: 'r7' },
      body: { to_date: '2026-11-19', reason: 'Visszajött' },
    })
  })

  it('may leave nothing', async () => {
    answer(leave.shortenLeave, () => ({ data: approved }))
    await opened({ mode: 'shorten', request: approved })
    await userEvent.click(page.getByText('Egyetlen napot sem vett ki'))
    await expect.element(page.getByText(/^10 munkanap felszabadul/)).toBeVisible()
    await userEvent.fill(reason, 'El se ment')
    await userEvent.click(confirm)
    await expect.poll(told).toEqual(['Távollét lerövidítve'])
    expect(askedOf(leave.shortenLeave)[0]).toMatchObject({ body: { to_date: null } })
  })

  it('V01 asks for a day and a reason, and shows the refusal at its field', async () => {
    const errors = { to_date: ['A távollétet itt csak rövidíteni lehet.'] }
    refuse(leave.shortenLeave, 422, 'Hibás.', errors)
    await opened({ mode: 'shorten', request: approved })
    await userEvent.click(confirm)
    await expect.element(page.getByText('Add meg az utolsó napot.')).toBeVisible()
    await expect.element(day).toHaveFocus()
    await userEvent.fill(day, '2026-11-27')
    await userEvent.fill(reason, 'x'.repeat(200))
    await expect.element(reason).toHaveValue('x'.repeat(180))
    await userEvent.click(confirm)
    await expect.element(page.getByText('A távollétet itt csak rövidíteni lehet.')).toBeVisible()
  })

  it('loses nothing when the network fails, and says so above the form', async () => {
    refuse(leave.shortenLeave, 0, 'Nincs hálózat.')
    await opened({ mode: 'shorten', request: approved })
    await userEvent.fill(day, '2026-11-19')
    await userEvent.fill(reason, 'Visszajött')
    await userEvent.click(confirm)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Semmi nem veszett el')
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expect.element(reason).toHaveValue('Visszajött')
  })

  it('asks for no day where nothing is to remain', async () => {
    await opened({ mode: 'shorten', request: approved })
    await userEvent.click(confirm)
    await expect.element(page.getByText('Add meg az utolsó napot.')).toBeVisible()
    await userEvent.click(page.getByText('Egyetlen napot sem vett ki'))
    await expect.element(page.getByText('Add meg az utolsó napot.')).not.toBeInTheDocument()
    await expect.element(day).toBeDisabled()
  })

  it('is offered to administrators with the details', async () => {
    await opened({ mode: 'details', request: approved })
    await userEvent.click(confirm)
    await expect.element(page.getByRole('heading', { name: 'Távollét lerövidítése' })).toBeVisible()
    await expect.poll(() => dialog.elements().length).toBe(1)
  })

  it('is offered to nobody else', async () => {
    freshCompany({ is_approver: true })
    await opened({ mode: 'details', request: approved })
    expect(confirm.elements()).toEqual([])
  })

  it('X02 X06 says that it was cancelled already, and closes', async () => {
    refuse(leave.shortenLeave, 409, 'Ezt már visszavonták.')
    await opened({ mode: 'shorten', request: approved })
    await userEvent.fill(day, '2026-11-19')
    await userEvent.fill(reason, 'Visszajött')
    await userEvent.click(confirm)
    await expect.poll(told).toEqual(['Ezt már visszavonták.'])
    await expect.poll(() => dialog.elements().length).toBe(0)
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
    expect(askedOf(leave.denyLeave)[0]).toEqual({ path: { id: 'r2' }, body: { comment: 'Leltár van.' } })
  })

  it('T04 X04 deletes after a question', async () => {
    answer(leave.cancelLeave, () => ({}))
    await opened({ mode: 'cancel', request: request({ id: 'r3' }) })
    await userEvent.click(page.getByRole('button', { name: 'Kérelem visszavonása' }))
    await expect.poll(told).toEqual(['Kérelem visszavonva'])
  })

  it('is tried again under the same key after a lost reply', async () => {
    refuse(leave.denyLeave, 0, 'Nincs hálózat.')
    await opened({ mode: 'deny', request: request({ id: 'r2' }) })
    await userEvent.fill(page.getByLabelText(/^Indoklás/), 'Leltár van.')
    await userEvent.click(page.getByRole('button', { name: 'Kérelem elutasítása' }))
    await expect.poll(() => told()[0]).toMatch(/Semmi nem veszett el/)
    answer(leave.denyLeave, () => ({ data: request() }))
    toasts.visibleToasts[0]?.content.action?.onAction()
    await expect.poll(told).toEqual(['Kérelem elutasítva'])
    const [key, sameKey] = retryKeysOf(leave.denyLeave)
    expect(key).toBeTruthy()
    expect(sameKey).toBe(key)
    const [once, again] = askedOf(leave.denyLeave)
    expect(again).toEqual(once)
  })

  it('lets whoever is asked in the place of somebody else decide', async () => {
    answer(leave.listWaiting, () => ({ data: [request({ id: 'r5', user_id: 'bence' })], total: 1 }))
    answer(leave.approveLeave, () => ({ data: request() }))
    await opened({ mode: 'details', request: request({ id: 'r5', user_id: 'bence' }) })
    await userEvent.click(page.getByRole('button', { name: 'Jóváhagyás' }))
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
  })

  it('X02 X06 says that it was cancelled already, and closes', async () => {
    refuse(leave.cancelLeave, 409, 'Ezt már visszavonták.')
    await opened({ mode: 'cancel', request: request() })
    await userEvent.click(page.getByRole('button', { name: 'Kérelem visszavonása' }))
    await expect.poll(told).toEqual(['Ezt már visszavonták.'])
    await expect.poll(() => page.getByRole('button', { name: 'Kérelem visszavonása' }).elements().length).toBe(0)
  })

  it('X01 says that it was not found, and closes', async () => {
    refuse(leave.cancelLeave, 404, 'Nincs.')
    await opened({ mode: 'cancel', request: request() })
    await userEvent.click(page.getByRole('button', { name: 'Kérelem visszavonása' }))
    await expect.poll(() => told()[0]).toMatch(/nem található/)
  })

  it('A02 lets those who are no administrators only look, and delete', async () => {
    await opened({ mode: 'edit', request: request({ from_date: '2026-12-21', to_date: '2026-12-23' }) })
    await expect.element(page.getByRole('heading', { name: 'A kérelem részletei' })).toBeVisible()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    await expect
      .element(page.getByRole('region', { name: 'Előzmények' }))
      .toMatchTextContent(/Beküldte\s*Szabó Bence, 2026\. szept\. 21\./)
    await userEvent.click(page.getByRole('button', { name: 'Kérelem visszavonása' }))
    await expect.element(page.getByRole('heading', { name: 'Visszavonod ezt a kérelmet?' })).toBeVisible()
  })

  it('T03 says why a request cannot be deleted', async () => {
    await opened({ mode: 'edit', request: request({ deletable: 0 }) })
    await expect.element(page.getByText('Ezt a kérelmet csak adminisztrátor vonhatja vissza.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Kérelem visszavonása' }).elements()).toHaveLength(0)
  })
})

describe('D1 what is typed', () => {
  const comment = page.getByLabelText(/^Megjegyzés/)
  const kept = (task: RequestTask = { mode: 'create' }) => {
    show(
      <WithRequestModals>
        <Opener task={task} />
      </WithRequestModals>,
    )
    return userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
  }

  const question = page.getByRole('alertdialog', { name: 'Elveted, amit beírtál?' })
  const back = question.getByRole('button', { name: 'Vissza az űrlaphoz' })
  const discard = () => userEvent.click(question.getByRole('button', { name: 'Elvetés' }))

  it('is asked about by Escape, by the close button, by cancelling and by a press beside the form', async () => {
    await kept()
    await userEvent.fill(comment, 'Lakodalom')
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(dialog.getByRole('button', { name: 'Bezárás' })),
      () => userEvent.click(dialog.getByRole('button', { name: 'Mégse' })),
      () => userEvent.click(document.querySelector('[data-dialog]')!, { position: { x: 5, y: 5 } }),
    ]
    for (const way of ways) {
      await way()
      await expect.element(back).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(comment).toHaveValue('Lakodalom')
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(back).toHaveFocus()
    expect(await axeOfElement(question.element())).toEqual([])
    await discard()
    await expect.element(dialog).not.toBeInTheDocument()
    expect([...typed.keys()].filter(name => name.endsWith('.request'))).toEqual([])
  })

  it('closes at once where nothing was typed, also where days were chosen for it', async () => {
    await kept({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-27' } })
    await expect.element(first).toHaveValue('2026-11-26')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(question.elements()).toEqual([])
    expect(typed.size).toBe(0)
  })

  it('stands again after a step back, and can be begun anew', async () => {
    typed.set(draftNameOf(anna, 'request'), { from_date: '2026-11-26', comment: 'Lakodalom' })
    await kept()
    await expect.element(comment).toHaveValue('Lakodalom')
    await expect.element(first).toHaveValue('2026-11-26')
    await expect.element(page.getByText('Ott folytatod, ahol abbahagytad.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Elölről kezdem' }))
    await expect.element(comment).toHaveValue('')
    await expect.element(page.getByText('Ott folytatod, ahol abbahagytad.')).not.toBeInTheDocument()
    expect([...typed.keys()].filter(name => name.endsWith('.request'))).toEqual([])
  })

  it('stays where days are chosen for the form: they win, and the rest of the draft stands', async () => {
    typed.set(draftNameOf(anna, 'request'), {
      type_id: 5,
      from_date: '2026-12-01',
      to_date: '2026-12-02',
      comment: 'Kép',
    })
    await kept({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-27', user_id: [] } })
    await expect.element(first).toHaveValue('2026-11-26')
    await expect.element(comment).toHaveValue('Kép')
    await expect.element(page.getByText('Ott folytatod, ahol abbahagytad.')).toBeVisible()
    await expect
      .poll(() => typed.get(draftNameOf(anna, 'request')))
      .toMatchObject({ type_id: 5, from_date: '2026-11-26', comment: 'Kép' })
  })

  it('does not come back once it was sent', async () => {
    await kept({ mode: 'create', draft: { from_date: '2026-11-26', to_date: '2026-11-27' } })
    await userEvent.fill(comment, 'Lakodalom')
    await expect.poll(() => [...typed.values()]).toContainEqual(expect.objectContaining({ comment: 'Lakodalom' }))
    await userEvent.click(send)
    await expect.poll(told).toEqual(['Kérelem beküldve'])
    expect([...typed.keys()]).toEqual([])
  })

  it('opens again with its form after a reload or signing in again, unless the form was closed', async () => {
    await kept()
    await userEvent.fill(comment, 'Lakodalom')
    await expect.poll(() => typed.size).toBe(2)
    unshow()
    const again = () =>
      show(
        <WithRequestModals>
          <Opener task={{ mode: 'create' }} />
        </WithRequestModals>,
      )
    again()
    await expect.element(comment).toHaveValue('Lakodalom')
    await userEvent.keyboard('{Escape}')
    await discard()
    await expect.element(dialog).not.toBeInTheDocument()
    unshow()
    again()
    await expect.element(page.getByRole('button', { name: 'Nyisd' })).toBeEnabled()
    expect(dialog.elements()).toEqual([])
    expect(typed.size).toBe(0)
  })

  it('is kept without a question where somebody goes back in the browser, which closes the form', async () => {
    await kept()
    await userEvent.fill(comment, 'Lakodalom')
    await expect.poll(() => typed.get(draftNameOf(anna, 'request'))).toMatchObject({ comment: 'Lakodalom' })
    await goBack()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(question.elements()).toEqual([])
    expect(typed.get(draftNameOf(anna, 'request'))).toMatchObject({ comment: 'Lakodalom' })
    await userEvent.click(page.getByRole('button', { name: 'Nyisd' }))
    await expect.element(comment).toHaveValue('Lakodalom')
  })

  it('is of whomever the request was begun for, and of nobody else', async () => {
    freshCompany({ role: 2 })
    typed.set(draftNameOf(anna, 'request'), { comment: 'magamnak' })
    typed.set(draftNameOf(anna, 'request.bence'), { comment: 'Bencének' })
    await kept({ mode: 'create', draft: { user_id: ['bence'] } })
    await expect.element(comment).toHaveValue('Bencének')
    await userEvent.fill(comment, 'Bencének, újra')
    await expect.poll(() => typed.get(draftNameOf(anna, 'request.bence'))).toMatchObject({ comment: 'Bencének, újra' })
    expect(typed.get(draftNameOf(anna, 'request'))).toEqual({ comment: 'magamnak' })
  })

  it('is kept of a denial, for its request alone', async () => {
    await kept({ mode: 'deny', request: request({ id: 'w1' }) })
    await userEvent.fill(page.getByLabelText(/^Indoklás/), 'Leltár')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(back)
    await expect.element(page.getByLabelText(/^Indoklás/)).toHaveValue('Leltár')
    expect([...typed.keys()].filter(name => name.includes('.deny.'))).toHaveLength(1)
  })
})
