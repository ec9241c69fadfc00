import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exportLeaveSlip } from '#shared/attendance/contract/export-leave-slip.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { listWaitingBalances } from '#shared/leave/contract/request/list-waiting-balances.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { toast, toasts } from '#web/ui/feedback/toast/toast.ts'
import { unshow } from '#web/ui/show.test-support.tsx'
import { freshCompany } from '../../company.test-support.ts'
import { WithRequestModals } from '../../request-modals.test-support.tsx'
import { useOpenRequest } from '../../open-request.tsx'
import { RequestPanel } from './request-panel.tsx'

const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }
const history = [{ what: 'requested' as const, by: bence, at: 1_790_000_000, comment: null, was: null, own: false }]
type Years = ReplyOf<typeof listWaitingBalances>['data'][0]['years']
const onClose = vi.fn<() => void>()
const panel = page.getByRole('dialog', { name: 'A kérelem részletei' })
const says = (text: string) => expect.element(panel).toMatchTextContent(text)
const acts = () =>
  panel
    .getByRole('button')
    .elements()
    .map(button => button.getAttribute('aria-label') ?? button.textContent)

interface Opened extends Partial<CurrentUser> {
  years?: Years
  /** Requests that wait for the reader. */
  waiting?: RequestView[]
}

/** The panel of a request, as its address opens it, for a reader of the company. */
async function opened(given: Partial<RequestView>, { years, waiting = [], ...me }: Opened = {}) {
  unshow()
  freshCompany(me)
  answer(listWaitingBalances, () => ({ data: years ? [{ id: request(given).id, years }] : [] }))
  answer(leave.listWaiting, () => ({ data: waiting, total: waiting.length }))
  answer(leave.showRequest, () => ({ data: { ...request(given), history } }))
  show(
    <WithRequestModals>
      <RequestPanel known={{ id: request(given).id }} onClose={onClose} openerRef={createRef()} />
    </WithRequestModals>,
  )
  await says('Előzmények')
}

beforeEach(() => onClose.mockReset())

describe('what can be done from the panel', () => {
  const bences = { id: 'w1', user: bence, user_id: 'bence' }
  it.each<[string, Partial<CurrentUser>, Partial<RequestView>, string[]]>([
    ['one of one’s own that waits', {}, {}, ['Kérelem visszavonása']],
    ['one of one’s own that is approved and ahead', {}, { status: 'approved' }, ['Kérelem visszavonása']],
    ['one that was denied', {}, { status: 'denied' }, []],
    ['one that was cancelled', {}, { status: 'cancelled' }, []],
    ['a colleague’s that waits, for who decides', { is_approver: true }, bences, ['Elutasítás', 'Jóváhagyás']],
    ['a colleague’s that is decided, for who decided', { is_approver: true }, { ...bences, status: 'approved' }, []],
    [
      'one that has begun, for an administrator',
      { role: 2 },
      { ...bences, status: 'approved', from_date: '2026-11-16', to_date: '2026-11-27' },
      ['Módosítás', 'Lerövidítés'],
    ],
  ])('is for %s what it should be', async (_, me, given, expected) => {
    await opened(given, me)
    await expect.poll(acts).toEqual(['Bezárás', 'Szabadságengedély', ...expected])
  })

  it('is to have its paper, which is saved as a file', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const file = { name: 'szabi-szabadsagengedely-2026-11-26.pdf', type: 'application/pdf', content: btoa('x') }
    await opened({ status: 'approved' })
    answer(exportLeaveSlip, () => ({ data: { file, id: null } }))
    await userEvent.click(panel.getByRole('button', { name: 'Szabadságengedély' }))
    await expect.poll(told).toEqual(['Fájl letöltve: szabi-szabadsagengedely-2026-11-26.pdf'])
    expect(askedOf(exportLeaveSlip)).toEqual([{ path: { id: 'r1' } }])
    await opened({ status: 'approved', type_id: 2 })
    await expect.element(panel.getByRole('button', { name: 'Távolléti lap' })).toBeVisible()
  })

  it('is to approve, which closes it and tells who may undo it', async () => {
    answer(leave.approveLeave, () => ({ data: request({ ...bences, status: 'approved' }) }))
    await opened(bences, { is_approver: true })
    answer(leave.approveLeave, () => ({ data: request({ ...bences, status: 'approved' }) }))
    await userEvent.click(panel.getByRole('button', { name: 'Jóváhagyás' }))
    expect(onClose).toHaveBeenCalledOnce()
    await expect.poll(() => askedOf(leave.approveLeave)).toEqual([{ path: { id: 'w1' } }])
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
  })

  it('is done by the keys of the inbox while the focus is in it: J approves, E asks for the reason of a denial', async () => {
    const decider = { is_approver: true, waiting: [request(bences)] }
    await opened(bences, decider)
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('e')
    const reason = page.getByRole('textbox', { name: /^Indoklás/ })
    await expect.element(reason).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(reason).toHaveValue('j')
    expect(askedOf(leave.approveLeave)).toEqual([])

    await opened(bences, decider)
    answer(leave.approveLeave, () => ({ data: request({ ...bences, status: 'approved' }) }))
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.poll(() => askedOf(leave.approveLeave)).toEqual([{ path: { id: 'w1' } }])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is done by keys once however long they are held, and never with a modifier or where nothing is to decide', async () => {
    await opened(bences, { is_approver: true, waiting: [request(bences)] })
    await expect.element(panel).toHaveFocus()
    const held = (key: string, more: KeyboardEventInit) =>
      panel.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(held('j', { [modifier]: true })).toBe(true)
    held('j', { repeat: true })
    held('e', { repeat: true })
    expect(onClose).not.toHaveBeenCalled()
    expect(page.getByRole('textbox', { name: /^Indoklás/ }).elements()).toEqual([])

    const others = [request({ ...bences, id: 'w2' })]
    await opened({ ...bences, status: 'approved' }, { is_approver: true, waiting: others })
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('je')
    expect(askedOf(leave.approveLeave)).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  })

  describe('with the arrows', () => {
    const days = ['2026-11-26', '2026-12-14', '2026-12-21']
    const three = days.map((day, n) => request({ ...bences, id: `w${n + 1}`, from_date: day, to_date: day }))
    function Opener({ id }: { id: string }) {
      const open = useOpenRequest()
      return <button onClick={() => open({ mode: 'details', request: request({ ...bences, id }) })}>Nyisd</button>
    }

    /** Opens one of what waits, by the keyboard. */
    async function openedFrom(id: string, waiting = three) {
      freshCompany({ is_approver: true })
      answer(listWaitingBalances, () => ({ data: [] }))
      answer(leave.listWaiting, () => ({ data: waiting, total: waiting.length }))
      answer(leave.showRequest, ({ path }) => ({
        data: { ...(three.find(one => one.id === path.id) ?? request({ ...bences, id: path.id })), history },
      }))
      show(
        <WithRequestModals>
          <Opener id={id} />
        </WithRequestModals>,
      )
      const opener = page.getByRole('button', { name: 'Nyisd' })
      await expect.element(opener).toBeVisible()
      opener.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(panel).toHaveFocus()
      await says('Előzmények')
      await expect.element(panel.getByRole('button', { name: 'Jóváhagyás' })).toBeVisible()
      return opener
    }

    it('stays at the first and the last of what waits', async () => {
      await openedFrom('w1')
      await says('nov. 26.')
      await userEvent.keyboard('{ArrowUp}')
      await says('nov. 26.')
      for (const day of ['dec. 14.', 'dec. 21.']) {
        await userEvent.keyboard('{ArrowDown}')
        await says(day)
        await expect.element(panel).toHaveFocus()
      }
      await userEvent.keyboard('{ArrowDown}')
      await says('dec. 21.')
      await expect.element(panel).toHaveFocus()
    })

    it('follows the order of the inbox, also where several begin on one day', async () => {
      const same = three.map(one => ({ ...one, from_date: '2026-11-26', to_date: '2026-11-26' }))
      const comments = same.map((one, n) => ({ ...one, comment: `A ${n + 1}. kérelem` }))
      await openedFrom('w1', comments)
      answer(leave.showRequest, ({ path }) => ({ data: { ...comments.find(one => one.id === path.id)!, history } }))
      for (const n of [2, 3]) {
        await userEvent.keyboard('{ArrowDown}')
        await says(`A ${n}. kérelem`)
        await expect.element(panel).toHaveFocus()
      }
    })

    it('goes to the first of what waits where somebody else has decided the one that is shown', async () => {
      await openedFrom('decided', three.slice(1))
      await userEvent.keyboard('{ArrowDown}')
      await says('dec. 14.')
    })

    it('is where the focus came from given back, after the last of several', async () => {
      const opener = await openedFrom('w2')
      await userEvent.keyboard('{ArrowDown}')
      await says('dec. 21.')
      await userEvent.click(panel.getByRole('button', { name: 'Bezárás' }))
      await expect.element(panel).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    })
  })

  it('goes on to the next of what waits with the arrows, and gives the focus back at last to where it came from', async () => {
    const later = request({ ...bences, id: 'w2', from_date: '2026-12-14', to_date: '2026-12-15' })
    freshCompany({ is_approver: true })
    answer(listWaitingBalances, () => ({ data: [] }))
    answer(leave.listWaiting, () => ({ data: [request(bences), later], total: 2 }))
    answer(leave.showRequest, ({ path }) => ({ data: { ...(path.id === 'w2' ? later : request(bences)), history } }))
    function Opener() {
      const open = useOpenRequest()
      return <button onClick={() => open({ mode: 'details', request: request(bences) })}>Nyisd</button>
    }
    show(
      <WithRequestModals>
        <Opener />
      </WithRequestModals>,
    )
    const opener = page.getByRole('button', { name: 'Nyisd' })
    await expect.element(opener).toBeVisible()
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await says('nov. 26–30.')
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await says('dec. 14–15.')
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await says('nov. 26–30.')
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  it('is said why it is not to cancel what has begun, or what only administrators may', async () => {
    await opened({ status: 'approved', from_date: '2026-11-16' })
    await says('A már elkezdődött távollét nem vonható vissza.')
    await opened({ status: 'approved', deletable: 0 })
    await expect.element(page.getByText('Ezt a kérelmet csak adminisztrátor vonhatja vissza.')).toBeVisible()
  })
})

describe('what the panel says', () => {
  it('nothing of who may cancel it before that is known', async () => {
    unshow()
    freshCompany()
    const { deletable: _, ...outline } = request({ from_date: '2027-03-01', to_date: '2027-03-02' })
    const whole = answerLater(leave.showRequest)
    show(
      <WithRequestModals>
        <RequestPanel known={outline} onClose={onClose} openerRef={createRef()} />
      </WithRequestModals>,
    )
    await says('márc. 1')
    expect(panel.getByText(/adminisztrátor/).elements()).toEqual([])
    whole.resolve({ data: { ...request({ ...outline, deletable: 0 }), history } })
    await says('adminisztrátor')
  })

  it('who asked, for which days, what for, and what was answered', async () => {
    await opened({ comment: 'Kirándulás', status: 'denied', response: 'Leltár van.' })
    await says('Nagy Anna')
    await says('nov. 26–30.')
    await says('3 munkanap')
    await says('„Kirándulás”')
    await says('Leltár van.')
  })

  it('of days that cost nothing, of sick pay, and of the kind of unpaid leave', async () => {
    await opened({ days: 0 })
    await says('Egy napja sem munkanap, ezért nem csökkenti a keretet.')
    await opened({ type_id: 2, sick_pay_days: 2 })
    await expect.element(page.getByText('ebből 2 nap táppénz')).toBeVisible()
    await opened({ type_id: 5, unpaid_kind: 'care_of_relative' })
    await expect.element(page.getByText(/Hozzátartozó tartós/)).toBeVisible()
  })

  it('to who decides: what is left before and after, year by year, in days or in hours', async () => {
    const years = [
      { year: 2026, entitled: 25, before: 9, after: 6, unit: 'days' as const },
      { year: 2027, entitled: 200, before: 160, after: 152.5, unit: 'hours' as const },
    ]
    await opened({ id: 'w1', user: bence, user_id: 'bence' }, { is_approver: true, years })
    await says('A 2026. évi keret: 9')
    await says('6 nap marad')
    await says('152,5 óra marad')
  })

  it('to who decides: colleagues by days, dashed where they only asked, and how many with the person', async () => {
    const colleagues = [listed('anna', 'Nagy Anna'), listed('bence', 'Szabó Bence'), listed('dora', 'Kis Dóra')]
    const away = { from_date: '2026-11-27', to_date: '2026-12-04', type_id: 1, status: 'approved' as const }
    freshCompany({ is_approver: true, id: 'zoltan' })
    answer(people.listPeople, () => ({ data: [...colleagues, listed('zoltan', 'Őri Zoltán')] }))
    answer(leave.listAbsent, () => ({
      data: [
        { ...away, user_id: 'anna' },
        { ...away, user_id: 'dora', from_date: '2026-11-30', status: 'pending' as const, type_id: null },
      ],
    }))
    answer(leave.showRequest, () => ({ data: { ...request({ id: 'w1', user: bence, user_id: 'bence' }), history } }))
    show(
      <WithRequestModals>
        <RequestPanel known={{ id: 'w1' }} onClose={onClose} openerRef={createRef()} />
      </WithRequestModals>,
    )
    const table = panel.getByRole('table')
    await expect.element(table).toBeVisible()
    const rows = table
      .getByRole('row')
      .elements()
      .map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))
    expect(rows).toEqual([
      [],
      ['', 'távol lesz', 'távol lesz'],
      ['', '', 'csak kérte'],
      ['11 csak kérte', '22 (1 távol, 1 csak kérte)', '33 (1 távol, 2 csak kérte)'],
    ])
    await expect.element(table).toMatchTextContent('Kis Dóra csak kérte')
    const [box] = table.getByRole('row').nth(2).element().querySelectorAll('[data-box]')
    expect(getComputedStyle(box!).borderStyle).toBe('dashed')
    expect(await axeOfElement(panel.element())).toEqual([])
  })

  it('that a request is gone, and closes', async () => {
    freshCompany()
    refuse(leave.showRequest, 404, 'Nincs ilyen.')
    show(
      <WithRequestModals>
        <RequestPanel known={{ id: 'gone' }} onClose={onClose} openerRef={createRef()} />
      </WithRequestModals>,
    )
    await expect.poll(told).toEqual(['Ez a kérelem nem található. Lehet, hogy időközben visszavonták.'])
    expect(onClose).toHaveBeenCalled()
  })

  it('that it could not be loaded, and tries again', async () => {
    freshCompany()
    refuse(leave.showRequest, 500, 'Hiba.')
    show(
      <WithRequestModals>
        <RequestPanel known={{ id: 'r1' }} onClose={onClose} openerRef={createRef()} />
      </WithRequestModals>,
    )
    const again = panel.getByRole('button', { name: /Próbáld újra|Újra/ })
    await expect.element(again).toBeVisible()
    answer(leave.showRequest, () => ({ data: { ...request(), history } }))
    await userEvent.click(again)
    await says('nov. 26–30.')
  })
})

it('is a sheet above the page where the page is narrow, with the same content', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 844)
  try {
    await opened({ comment: 'Kirándulás' })
    await says('„Kirándulás”')
    await userEvent.click(panel.getByRole('button', { name: 'Bezárás' }))
    expect(onClose).toHaveBeenCalled()
  } finally {
    await page.viewport(innerWidth, innerHeight)
  }
})

it.each([1024, 1280])('keeps its buttons free of toasts at %i px', async width => {
  const { innerWidth, innerHeight } = window
  await page.viewport(width, 700)
  try {
    await opened({ id: 'w1', user: bence, user_id: 'bence' }, { is_approver: true })
    toast.error('Nem sikerült elmenteni. Próbáld újra.')
    const text = page.getByText('Nem sikerült elmenteni. Próbáld újra.')
    await expect.element(text).toBeVisible()
    const region = text.element().closest('[role=region]')!.getBoundingClientRect()
    expect(region.right).toBeLessThanOrEqual(panel.element().getBoundingClientRect().left)
    expect(region.left).toBeGreaterThanOrEqual(0)
  } finally {
    toasts.clear()
    await page.viewport(innerWidth, innerHeight)
  }
})
