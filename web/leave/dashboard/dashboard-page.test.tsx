import i18next from 'i18next'
import { useState } from 'react'
import { mutate } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { listLackingDocuments } from '#shared/leave/contract/document/list-lacking-documents.ts'
import { listWaitingBalances } from '#shared/leave/contract/request/list-waiting-balances.ts'
import { people } from '#shared/people/contract.ts'
import huPeople from '#shared/words/hu/people.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, answerLater, asked, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { keyOf } from '#web/api/use-api.ts'
import { inWindow } from '#web/ui/in-window.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { InboxCard } from '../inbox/inbox-card.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { waitingInput } from '../waiting-input.ts'
import { balance, freshCompany, types, working_patterns } from '../company.test-support.ts'
import { listed } from '#test/web/people/support.ts'
import { WithRequestModals } from '../request-modals.test-support.tsx'

i18next.addResourceBundle('hu', 'people', huPeople)

/** The dashboard, and another page instead of it. */
function Pages() {
  const [isElsewhere, go] = useState(false)
  return (
    <>
      <button type="button" onClick={() => go(!isElsewhere)}>
        Más oldal
      </button>
      {!isElsewhere && <DashboardPage Inbox={InboxCard} />}
    </>
  )
}

const shown = () =>
  show(
    <WithRequestModals>
      <DashboardPage Inbox={InboxCard} />
    </WithRequestModals>,
  )

beforeEach(() => freshCompany())

describe('the dashboard of an employee', () => {
  it('R13 greets with the day, and shows the allowance as days', async () => {
    shown()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Szia, Anna!' })).toBeVisible()
    await expect.element(page.getByText('2026. november 20., péntek')).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: '25 napból 9 kivett, 3 jóváhagyott, 2 függőben, 11 maradt' }))
      .toBeVisible()
  })

  it('shows the allowance in hours where leave is taken in hours', async () => {
    const in_hours = { entitled: 160, used: 0, planned: 38.5, pending: 10, left: 111.5 }
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance: { ...balance, in_hours } }))
    shown()
    await expect.element(page.getByText('óra maradt 160 órából')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '111,5 óra maradt. Miből áll össze?' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: /Szabadságkeret/ })).toMatchTextContent('38,5 óra')
  })

  it('opens where the number comes from', async () => {
    shown()
    await userEvent.click(page.getByRole('button', { name: /11 nap maradt/ }))
    await expect.element(page.getByText(/^Alapszabadság/)).toBeVisible()
    await expect.element(page.getByText('Mt. 116. §')).toBeVisible()
    await expect.element(page.getByText(/Adta: Őri Zoltán · 2026\. febr\. 10\./)).toBeVisible()
  })

  it('shows who is away without saying why where that is not known, and when they are back', async () => {
    shown()
    const days = page.getByRole('region', { name: 'A csapat napjai' })
    const away = days.getByRole('list', { name: 'Ma távol' })
    await expect.element(away).toMatchTextContent('Szabó Bence')
    await expect.element(away).toMatchTextContent('vissza: nov. 26.')
    await expect.element(days.getByText('Szabó Bence születésnapja')).toBeVisible()
  })

  it('shows the next five working days: who is away, who has only asked', async () => {
    answer(leave.listAbsent, () => ({
      data: [
        {
          user_id: 'bence',
          from_date: '2026-11-18',
          to_date: '2026-11-23',
          type_id: null,
          status: 'approved' as const,
        },
        { user_id: 'anna', from_date: '2026-11-23', to_date: '2026-11-24', type_id: 1, status: 'pending' as const },
      ],
    }))
    shown()
    const days = page.getByRole('region', { name: 'A csapat napjai' })
    const sums = () =>
      days
        .getByRole('heading', { level: 3 })
        .elements()
        .map(one => one.closest('li')?.textContent)
    await expect.poll(() => sums().length).toBe(5)
    expect(sums()[0]).toMatch(/hétfő 23\..*1 távol, 1 kérte/i)
    expect(sums()[1]).toMatch(/kedd 24\..*1 kérte/i)
    expect(sums()[2]).toMatch(/szerda 25\..*senki/i)
  })

  it('names three of those who celebrate on a day, and the others when asked for', async () => {
    const many = Array.from({ length: 9 }, (_, n) => listed(`m${n}`, `Ünnepelt${n} Éva`))
    answer(people.listPeople, () => ({ data: many }))
    answer(people.upcomingEvents, () => ({
      data: many.map(({ id }) => ({ kind: 'birthday' as const, date: '2026-11-23', user_id: id })),
    }))
    shown()
    const days = page.getByRole('region', { name: 'A csapat napjai' })
    await expect.element(days.getByText('Ünnepelt2 Éva születésnapja')).toBeVisible()
    await expect.element(days.getByText('Ünnepelt3 Éva születésnapja')).not.toBeVisible()
    await userEvent.click(days.getByText('és még 6 munkatárs'))
    await expect.element(days.getByText('Ünnepelt8 Éva születésnapja')).toBeVisible()
  })

  it.each([768, 1024, 1100, 1280])(
    'keeps the faces of a day within it at %i px, four as well as three and a number',
    async width => {
      await inWindow(width, 800)
      const away = (user_id: string, to_date: string) =>
        ({ user_id, from_date: '2026-11-18', to_date, type_id: null, status: 'approved' }) as const
      answer(leave.listAbsent, () => ({
        data: Array.from({ length: 14 }, (_, n) => away(`p${n}`, n < 4 ? '2026-12-31' : '2026-11-23')),
      }))
      // The page lies so far from the window's edges.
      show(
        <WithRequestModals>
          <div style={{ marginInline: width < 1024 ? 16 : 24 }}>
            <DashboardPage Inbox={InboxCard} />
          </div>
        </WithRequestModals>,
      )
      const days = page.getByRole('region', { name: 'A csapat napjai' })
      await expect.element(days, { timeout: 4000 }).toMatchTextContent('14 távol')
      const beyond = days
        .getByRole('listitem')
        .elements()
        .flatMap(day => {
          const faces = day.querySelector('h3 + div')?.children
          const edge = day.getBoundingClientRect().right
          return [...(faces ?? [])].flatMap(face =>
            face.getBoundingClientRect().right > edge ? [day.textContent] : [],
          )
        })
      expect(beyond).toEqual([])
    },
  )

  it('does not say of home office that somebody is away', async () => {
    const home = { user_id: 'bence', from_date: '2026-11-20', to_date: '2026-11-20', type_id: 3 }
    answer(leave.listAbsent, () => ({ data: [{ ...home, status: 'approved' as const }] }))
    shown()
    const days = page.getByRole('region', { name: 'A csapat napjai' })
    await expect.element(days).toMatchTextContent('Otthonról dolgozik: Szabó Bence')
    await expect.element(days).toMatchTextContent('Ma mindenki dolgozik.')
  })

  it('says of a day off that it is none to work on', async () => {
    const today = {
      id: 'own',
      name: 'Céges pihenőnap',
      date: '2026-11-20',
      observed_on: null,
      kind: 'company' as const,
    }
    answer(company.listHolidays, () => ({ data: [today], corrections: [], by_law: [], years: [] }))
    shown()
    await expect.element(page.getByText('Ma nem dolgoztok: Céges pihenőnap')).toBeVisible()
    await expect.element(page.getByText('Ma mindenki dolgozik.')).not.toBeInTheDocument()
  })

  it('asks for no decision', async () => {
    answer(leave.listWaiting, () => ({ data: [], total: 0 }))
    shown()
    await expect.element(page.getByRole('region', { name: 'Ami jön' })).toMatchTextContent('Függőben')
    expect(page.getByRole('region', { name: 'Jóváhagyásra vár' }).elements()).toHaveLength(0)
  })

  it('R13 lists what is coming in whatever year, and then what was', async () => {
    const days = ['2027-01-11', '2026-12-21', '2026-07-06']
    const data = days.map(day => request({ id: day, from_date: day, to_date: day, status: 'approved' }))
    answer(leave.listDaysOff, () => ({ working_patterns, data, types, balance }))
    shown()
    const rows = () =>
      page
        .getByRole('list', { name: 'Ami jön' })
        .getByRole('listitem')
        .elements()
        .map(row => /(20\d\d\. )?(dec|jan|júl)\. \d+\./.exec(row.textContent)?.[0])
    await expect.poll(rows).toEqual(['dec. 21.', '2027. jan. 11.'])
    await userEvent.click(page.getByRole('button', { name: /Korábbi/i }))
    await expect.poll(rows).toEqual(['dec. 21.', '2027. jan. 11.', 'júl. 6.'])
  })

  it('opens one of what is coming by its dates', async () => {
    shown()
    const coming = page.getByRole('region', { name: 'Ami jön' })
    await userEvent.click(coming.getByRole('button', { name: /, részletek$/ }).first())
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('hatches the leaf of the first day of what still waits, and leads to all days off of the reader', async () => {
    shown()
    const coming = page.getByRole('region', { name: 'Ami jön' })
    await expect.element(coming).toMatchTextContent('Függőben')
    const leaf = coming.element().querySelector('[data-state=pending]')!
    expect(leaf.textContent).toMatch(/^[a-z]+\.\d+$/)
    expect(getComputedStyle(leaf).backgroundImage).toContain('repeating-linear-gradient')
    await expect.element(coming.getByRole('link', { name: 'Szabadságaim' })).toHaveAttribute('href', '/user/days-off')
  })

  it('shows the answer to a denied request', async () => {
    const denied = request({
      status: 'denied',
      response: 'Leltár van.',
      approved_by: { id: 'z', first_name: 'Zoltán', last_name: 'Őri', avatar: null },
    })
    answer(leave.listDaysOff, () => ({ working_patterns, data: [denied], types, balance }))
    shown()
    await expect.element(page.getByText(/Őri Zoltán válasza: „Leltár van.”/)).toBeVisible()
  })

  it('says what to do where there is nothing yet', async () => {
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance }))
    shown()
    await expect.element(page.getByText('Még nincs kérelmed.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
    await expect.element(page.getByRole('dialog', { name: 'Új kérelem' })).toBeVisible()
  })

  it('lets one try again where a card could not be read, and shows the rest', async () => {
    refuse(leave.listAbsent, 500, 'Hiba történt.')
    shown()
    const days = page.getByRole('region', { name: 'A csapat napjai' })
    await expect.element(days.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Ami jön' })).toMatchTextContent('Függőben')
    answer(leave.listAbsent, () => ({ data: [] }))
    await userEvent.click(days.getByRole('button', { name: 'Újra' }))
    await expect.element(days).toMatchTextContent('Ma mindenki dolgozik.')
  })

  it('passes axe in both themes', async () => {
    shown()
    await expect.element(page.getByText('Szabó Bence születésnapja')).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })
})

describe('a request that is cancelled', () => {
  const mine = page.getByRole('region', { name: 'Ami jön' })

  async function cancelled() {
    shown()
    await userEvent.click(mine.getByRole('button', { name: /^Műveletek/ }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Kérelem visszavonása' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Kérelem visszavonása' }))
  }

  it('X04 goes before the server has answered', async () => {
    const reply = answerLater(leave.cancelLeave)
    await cancelled()
    await expect.element(mine).toMatchTextContent('Még nincs kérelmed.')
    expect(told()).toEqual([])
    reply.resolve({})
    await expect.poll(told).toEqual(['Kérelem visszavonva'])
  })

  it('leaves the keyboard in the page when its row has gone', async () => {
    answer(leave.cancelLeave, () => ({}))
    await cancelled()
    const content = Object.assign(document.querySelector('main')!, { id: 'content', tabIndex: -1 })
    await expect.poll(() => document.activeElement).toBe(content)
  })

  it('X02 comes back with a sentence where the server refuses', async () => {
    const reply = answerLater(leave.cancelLeave)
    await cancelled()
    await expect.element(mine).toMatchTextContent('Még nincs kérelmed.')
    reply.reject(new ApiError(422, { success: 0, code: 'invalid', message: 'Ez a távollét nem vonható vissza!' }))
    await expect.poll(told).toEqual(['Ez a távollét nem vonható vissza!'])
    await expect.element(mine.getByRole('button', { name: /^Műveletek/ })).toBeVisible()
  })
})

describe('the dashboard of an administrator', () => {
  const untold = { year: 2027, certainty: 'unknown' as const, source: null, warning: 'A 2027. évi rend nem ismert.' }

  it('warns of a year whose working Saturdays are not known', async () => {
    freshCompany({ role: 2 })
    answer(company.listHolidays, () => ({ data: [], corrections: [], by_law: [], years: [untold] }))
    shown()
    await expect.element(page.getByText(/A 2027\. évi rend nem ismert\./)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Munkaszüneti napok' }))
      .toHaveAttribute('href', '/company/non-working-days')
    const warning = page.getByRole('alert').filter({ hasText: '2027' }).element().getBoundingClientRect()
    const card = page
      .getByRole('region', { name: /^Szabadságkeret/ })
      .element()
      .getBoundingClientRect()
    expect(card.top - warning.bottom).toBeGreaterThanOrEqual(16)
  })
})

/** What every page of a member reads. */
const standingRoutes = new Set<string>(
  [leave.listWaiting, leave.listDaysOff, leave.listAbsent, people.listPeople, people.upcomingEvents].map(
    ({ route }) => route,
  ),
)

describe('the dashboard of an approver', () => {
  const waiting = page.getByRole('region', { name: 'Jóváhagyásra vár' })
  const approve = page.getByRole('button', { name: /^Jóváhagyás: Szabó Bence/ })

  beforeEach(() => freshCompany({ is_approver: true }))

  it('R13 is decided by keys: ↑ ↓ go through the rows, X chooses, E denies, Enter opens, J approves', async () => {
    const rows = ['w1', 'w2'].map(id =>
      request({ id, user: { id, first_name: 'Bence', last_name: 'Szabó', avatar: null }, user_id: id }),
    )
    answer(leave.listWaiting, () => ({ data: rows, total: 2 }))
    answer(leave.approveLeave, () => ({ data: request({ id: 'w2', status: 'approved' }) }))
    shown()
    await expect.element(waiting.getByRole('listitem').first()).toBeVisible()
    const boxes = () => waiting.getByRole('checkbox').elements() as HTMLInputElement[]
    boxes()[1]!.focus()
    await userEvent.keyboard('{ArrowDown}x')
    await expect.poll(() => boxes().map(({ checked }) => checked)).toEqual([false, false, true])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}j')
    await expect.poll(() => askedOf(leave.approveLeave)).toEqual([{ path: { id: 'w2' } }])
    await expect.element(waiting.getByText('Jóváhagyva')).toBeVisible()
  })

  it('R13 keeps the keyboard at its place in the list: on the decided row, then on the one after it', async () => {
    const rows = ['w1', 'w2', 'w3'].map((id, n) =>
      request({ id, user: { id, first_name: 'Bence', last_name: `Szabó${n}`, avatar: null }, user_id: id }),
    )
    answer(leave.listWaiting, () => ({ data: rows, total: 3 }))
    answer(leave.approveLeave, () => ({ data: request({ id: 'w2', status: 'approved' }) }))
    answer(leave.undoDecision, () => ({ data: request({ id: 'w2' }) }))
    answer(leave.denyLeave, () => {
      answer(leave.listWaiting, () => ({ data: [rows[0]!, rows[2]!], total: 2 }))
      return { data: request({ id: 'w2', status: 'denied' }) }
    })
    shown()
    const rowOf = (name: string) => waiting.getByRole('listitem').filter({ hasText: name })
    await expect.element(rowOf('Szabó1')).toBeVisible()
    ;(waiting.getByRole('checkbox').elements()[0] as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}j')
    await expect.element(rowOf('Szabó1').getByText('Jóváhagyva')).toBeVisible()
    await expect.element(rowOf('Szabó1')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(rowOf('Szabó1').getByRole('button', { name: /^Visszavonás/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(rowOf('Szabó1')).toHaveFocus()
    const content = Object.assign(document.querySelector('main')!, { id: 'content', tabIndex: -1 })
    await userEvent.keyboard('e')
    await userEvent.click(page.getByRole('button', { name: 'Kérelem elutasítása' }))
    await expect.element(rowOf('Szabó1')).not.toBeInTheDocument()
    await expect.element(rowOf('Szabó2')).toHaveFocus()
    expect(content.contains(document.activeElement)).toBe(true)
  })

  it('R13 is decided for one request alone by a key that is held, also where the focus goes back to another one', async () => {
    const rows = [26, 27].map((day, n) =>
      request({ id: `w${n + 1}`, user_id: 'bence', from_date: `2026-11-${day}`, to_date: `2026-11-${day}` }),
    )
    answer(leave.listWaiting, () => ({ data: rows, total: 2 }))
    answer(leave.showRequest, ({ path }) => ({ data: { ...rows.find(({ id }) => id === path.id)!, history: [] } }))
    answer(leave.approveLeave, () => ({ data: request({ id: 'w2', status: 'approved' }) }))
    shown()
    const panel = page.getByRole('dialog', { name: 'A kérelem részletei' })
    await userEvent.click(waiting.getByRole('button', { name: /részletek$/ }).first())
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel).toMatchTextContent('nov. 27.')
    await userEvent.keyboard('j')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.poll(() => waiting.element().contains(document.activeElement)).toBe(true)
    const held = new KeyboardEvent('keydown', { key: 'j', repeat: true, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(held)
    expect(held.defaultPrevented).toBe(false)
    expect(askedOf(leave.approveLeave)).toEqual([{ path: { id: 'w2' } }])
  })

  it('R13 parts the allowance before and after from the whole of it, and draws the type in its own colour', async () => {
    answer(leave.approveLeave, () => ({ data: request({ status: 'approved' }) }))
    answer(listWaitingBalances, () => ({
      data: [{ id: 'w1', years: [{ year: 2026, entitled: 34, before: 27, after: 24, unit: 'days' as const }] }],
    }))
    shown()
    const change = () => waiting.element().querySelector<HTMLElement>('[data-unit=days]')!
    await expect.poll(change).toBeTruthy()
    const whole = document.createRange()
    whole.selectNodeContents(change().parentElement!.lastChild!)
    const [{ right, bottom }, after] = [
      change().querySelector('b')!.getBoundingClientRect(),
      whole.getBoundingClientRect(),
    ]
    expect(after.left - right >= 3 || after.top >= bottom - 2).toBe(true)
    await inWindow(1280, 800)
    await expect.poll(() => change().offsetHeight).toBeLessThan(25)
    await userEvent.click(approve)
    await expect.element(waiting.getByText('Jóváhagyva')).toBeVisible()
    const dot = waiting.element().querySelector<HTMLElement>('[data-leave]')!
    const ink = Object.assign(document.createElement('i'), { className: dot.className, style: 'color: var(--o)' })
    dot.after(ink)
    ink.dataset['leave'] = dot.dataset['leave']
    expect(getComputedStyle(dot).color).toBe(getComputedStyle(ink).color)
    ink.remove()
  })

  it('P01 opens a request that waits by its dates, with the pointer too', async () => {
    shown()
    await userEvent.click(waiting.getByRole('button', { name: /^Szabó Bence, .+, részletek$/ }))
    await expect.element(page.getByRole('dialog', { name: 'A kérelem részletei' })).toBeVisible()
  })

  it('P01 X04 approves at once, shows it for a moment, and reads again what a day-off changes', async () => {
    answer(leave.approveLeave, () => {
      answer(leave.listWaiting, () => ({ data: [], total: 0 }))
      return { data: request({ status: 'approved' }) }
    })
    shown()
    await expect.element(page.getByText('Szabó Bence születésnapja')).toBeVisible()
    await userEvent.click(approve)
    await expect.element(waiting.getByText('Jóváhagyva')).toBeVisible()
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.poll(() => asked.at(-1)?.route).not.toBe(leave.approveLeave.route)
    const after = asked.slice(asked.findIndex(({ route }) => route === leave.approveLeave.route) + 1)
    // Who is away is read in two forms where somebody waits.
    expect([...new Set(after.map(({ route }) => route))].sort()).toEqual(
      [leave.listAbsent.route, leave.listDaysOff.route, leave.listWaiting.route, people.showMe.route].sort(),
    )
  })

  it('X04 keeps what else waits while the list is read again: a reply to one request is no list', async () => {
    const other = { id: 'dora', first_name: 'Dóra', last_name: 'Kis', avatar: null }
    const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }
    const both = [
      request({ id: 'w1', user: bence, user_id: 'bence' }),
      request({ id: 'w2', user: other, user_id: 'dora' }),
    ]
    answer(leave.listWaiting, () => ({ data: both, total: 2 }))
    let list: ReturnType<typeof answerLater> | undefined
    answer(leave.approveLeave, () => {
      list = answerLater(leave.listWaiting)
      return { data: request({ status: 'approved' }) }
    })
    shown()
    await userEvent.click(approve)
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.element(page.getByRole('button', { name: /^Jóváhagyás: Kis Dóra/ })).toBeVisible()
    list?.resolve({ data: both.slice(1), total: 1 })
    await expect.element(approve).not.toBeInTheDocument()
  })

  it('P01 says first who else of the group is away then', async () => {
    const away = { from_date: '2026-11-30', to_date: '2026-12-01', type_id: null, status: 'pending' as const }
    answer(leave.listAbsent, () => ({ data: [{ user_id: 'anna', ...away }] }))
    shown()
    await expect.element(waiting.getByRole('img', { name: '1 kérte: Nagy Anna' })).toBeVisible()
    expect(askedOf(leave.listAbsent)).toContainEqual({
      query: { from: '2026-11-26', to: '2026-11-30' },
    })
  })

  it('asks whoever stands in for an approver too, as long as something waits', async () => {
    freshCompany({ is_approver: false, is_stand_in: true })
    shown()
    await expect.element(approve).toBeVisible()
  })

  it('does not ask what waits for somebody who decides for nobody', async () => {
    freshCompany({ is_approver: false })
    shown()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(askedOf(leave.listWaiting)).toEqual([])
  })

  const person = (id: string, last_name: string) => ({ id, first_name: 'Éva', last_name, avatar: null })
  /** As many requests of as many people of one group for the same days. */
  async function crowd(count: number) {
    freshCompany({ is_approver: true })
    const people_ = Array.from({ length: count }, (_, index) => person(`p${index}`, `Próba${index}`))
    const data = people_.map(user => request({ id: `q${user.id}`, user, user_id: user.id, comment: 'Pihenni megyek' }))
    answer(people.listPeople, () => ({
      data: people_.map(({ id, last_name }) => listed(id, `${last_name} Éva`)),
    }))
    answer(leave.listWaiting, () => ({ data, total: count }))
    answer(leave.listAbsent, () => ({
      data: data.map(({ user_id, from_date, to_date }) => ({
        user_id,
        from_date,
        to_date,
        type_id: 1,
        status: 'pending' as const,
      })),
    }))
    return data
  }
  const rows = waiting.getByRole('listitem')

  it('P01 never says that nobody is away while somebody of the same days is being approved', async () => {
    await crowd(3)
    shown()
    await expect.element(rows.nth(1).getByRole('img', { name: '2 kérte: Próba0 Éva, Próba2 Éva' })).toBeVisible()
    const reply = answerLater(leave.approveLeave)
    await userEvent.click(page.getByRole('button', { name: /^Jóváhagyás: Próba0/ }))
    await expect
      .element(rows.nth(1).getByRole('img', { name: '1 távol, 1 kérte: Próba0 Éva, Próba2 Éva' }))
      .toBeVisible()
    const readAgain = answerLater(leave.listAbsent)
    reply.resolve({ data: request({ status: 'approved' }) })
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect
      .element(rows.nth(1).getByRole('img', { name: '1 távol, 1 kérte: Próba0 Éva, Próba2 Éva' }))
      .toBeVisible()
    readAgain.resolve({ data: [] })
    await expect.element(rows.nth(1)).toMatchTextContent('senki más')
  })

  it('P01 stands beside each request what is left before and after it', async () => {
    answer(listWaitingBalances, () => ({
      data: [{ id: 'w1', years: [{ year: 2026, entitled: 26, before: 3, after: 0, unit: 'days' as const }] }],
    }))
    shown()
    await expect.element(waiting).toMatchTextContent('A 2026. évi keret 3 napról 0 napra csökken.')
    await expect.element(waiting).toMatchTextContent('26 napból')
  })

  it('shows ten of many, in no more than 300 elements, and then all, of which only those in view are drawn', async () => {
    await crowd(506)
    answer(listWaitingBalances, ({ query }) => ({
      data: query.ids
        .split(',')
        .map(id => ({ id, years: [{ year: 2026, entitled: 26, before: 9, after: 6, unit: 'days' as const }] })),
    }))
    shown()
    await expect.element(rows.nth(9)).toMatchTextContent('6 nap')
    await expect.element(rows.nth(9)).toMatchTextContent('505 kérte')
    expect(rows.elements()).toHaveLength(10)
    expect(waiting.element().querySelectorAll('*').length).toBeLessThanOrEqual(300)
    expect(askedOf(listWaitingBalances)).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'Összes megjelenítése (506)' }))
    await expect.poll(() => rows.elements()[0]?.getAttribute('aria-setsize')).toBe('506')
    expect(rows.elements().length).toBeLessThan(60)
  })

  it('P01 decides on several at once, and tells at the row why one was refused', async () => {
    await crowd(3)
    answer(leave.approveLeave, ({ path }) => {
      if (path.id === 'qp1')
        throw new ApiError(409, { success: 0, code: 'conflict', message: 'Erről már döntött valaki.' })
      return { data: request({ status: 'approved' }) }
    })
    shown()
    await userEvent.click(page.getByRole('checkbox', { name: 'Mind kijelölése' }))
    await expect.element(waiting.getByRole('status')).toMatchTextContent('3 kijelölve 9 munkanap, 3 kérelem')
    const before = askedOf(leave.listWaiting).length
    await userEvent.click(page.getByRole('button', { name: '3 kérelem jóváhagyása' }))
    await expect.element(rows.nth(1)).toMatchTextContent('Erről már döntött valaki.')
    await expect.element(rows.nth(1).getByRole('checkbox')).toBeChecked()
    expect(waiting.getByText('Jóváhagyva').elements()).toHaveLength(2)
    await expect.poll(() => askedOf(leave.listWaiting).length).toBe(before + 1)
    await expect.poll(told).toEqual([expect.stringContaining('2 kérelemről döntöttél')])
  })

  /** Chooses the first two requests to be denied; gives the dialog that asks why. */
  async function denyingFirstTwo() {
    answer(leave.denyLeave, () => ({ data: request({ status: 'denied' }) }))
    shown()
    await userEvent.click(page.getByRole('checkbox', { name: /^Kijelölés: Próba0/ }))
    await userEvent.click(page.getByRole('checkbox', { name: /^Kijelölés: Próba1/ }))
    await userEvent.click(page.getByRole('button', { name: 'Elutasítás…' }))
    return page.getByRole('dialog', { name: '2 kérelem elutasítása' })
  }

  it('P01 denies several with one reason', async () => {
    await crowd(2)
    const dialog = await denyingFirstTwo()
    await userEvent.fill(dialog.getByRole('textbox'), 'Leltár van.')
    await userEvent.click(dialog.getByRole('button', { name: 'Kérelem elutasítása' }))
    await expect.poll(() => askedOf(leave.denyLeave)).toHaveLength(2)
    expect(askedOf(leave.denyLeave)).toContainEqual({ path: { id: 'qp1' }, body: { comment: 'Leltár van.' } })
    await expect.poll(told).toEqual(['2 kérelem elutasítva'])
  })

  it('D1 P01 keeps the reason of those who are denied, and who they are, while the list changes behind it', async () => {
    const data = await crowd(3)
    const dialog = await denyingFirstTwo()
    await userEvent.fill(dialog.getByRole('textbox'), 'Leltár\nvan.')
    const reason = dialog.getByRole('textbox').element() as HTMLTextAreaElement
    await userEvent.keyboard('{ArrowUp}')
    expect(reason.selectionStart).toBeLessThan(7)
    const others = data.filter(({ id }) => id !== 'qp0')
    await mutate(keyOf(leave.listWaiting, waitingInput), { data: others, total: others.length }, { revalidate: false })
    await expect.element(rows.nth(2)).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Leltár\nvan.')
    await userEvent.click(dialog.getByRole('button', { name: 'Kérelem elutasítása' }))
    await expect.poll(() => askedOf(leave.denyLeave)).toMatchObject([{ path: { id: 'qp0' } }, { path: { id: 'qp1' } }])
  })

  it('P01 keeps what is chosen while a decision is on its way', async () => {
    await crowd(3)
    const approval = answerLater(leave.approveLeave)
    shown()
    await userEvent.click(page.getByRole('checkbox', { name: /^Kijelölés: Próba0/ }))
    await userEvent.click(page.getByRole('button', { name: 'Kérelem jóváhagyása' }))
    await userEvent.click(page.getByRole('checkbox', { name: /^Kijelölés: Próba2/ }))
    approval.resolve({ data: request({ status: 'approved' }) })
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.element(page.getByRole('checkbox', { name: /^Kijelölés: Próba2/ })).toBeChecked()
  })

  it('fetches nothing again on going from page to page', async () => {
    show(
      <WithRequestModals>
        <Pages />
      </WithRequestModals>,
    )
    await expect.element(approve).toBeVisible()
    await expect.element(page.getByText('Szabó Bence születésnapja')).toBeVisible()
    const before = asked.length
    await userEvent.click(page.getByRole('button', { name: 'Más oldal' }))
    await expect.element(approve).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Más oldal' }))
    await expect.element(approve).toBeVisible()
    await new Promise(resolve => setTimeout(resolve, 100))
    const again = asked.slice(before).map(({ route }) => route)
    expect(again.filter(route => standingRoutes.has(route))).toEqual([])
  })

  it('passes axe in both themes', async () => {
    await crowd(3)
    shown()
    await expect.element(rows.nth(2)).toMatchTextContent('kérte')
    await userEvent.click(page.getByRole('checkbox', { name: /^Kijelölés: Próba0/ }))
    expect(await axeOfElement()).toEqual([])
  })

  it('takes an approval back for a moment after it, and says where that was too late', async () => {
    answer(leave.approveLeave, () => ({ data: request({ status: 'approved' }) }))
    answer(leave.undoDecision, () => ({ data: request() }))
    shown()
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: /^Visszavonás: Szabó Bence/ }))
    await expect.poll(told).toEqual(['Döntés visszavonva'])
    expect(askedOf(leave.undoDecision)).toMatchObject([{ path: { id: 'w1' } }])
    await expect.element(approve).toBeVisible()

    refuse(leave.undoDecision, 409, 'A döntést 10 másodpercig lehet visszavonni.')
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: /^Visszavonás: Szabó Bence/ }))
    await expect.poll(told).toContain('A döntést 10 másodpercig lehet visszavonni.')
  })

  it('undoes at once what is still on its way to the server, which is told in order', async () => {
    const approval = answerLater(leave.approveLeave)
    answer(leave.undoDecision, () => ({ data: request() }))
    shown()
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: /^Visszavonás: Szabó Bence/ }))
    await expect.element(approve).toBeVisible()
    expect(askedOf(leave.undoDecision)).toEqual([])
    approval.resolve({ data: request({ status: 'approved' }) })
    await expect.poll(told).toEqual(['Döntés visszavonva'])
    await expect.element(approve).toBeVisible()
  })

  it('takes nothing back on the server where the decision on its way was refused', async () => {
    const approval = answerLater(leave.approveLeave)
    shown()
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: /^Visszavonás: Szabó Bence/ }))
    approval.reject(new ApiError(409, { success: 0, code: 'conflict', message: 'Erről már döntött valaki.' }))
    await expect.poll(told).toEqual(['Erről már döntött valaki.'])
    await expect.element(approve).toBeVisible()
    expect(askedOf(leave.undoDecision)).toEqual([])
  })

  it('takes an approval back that was refused, and says why', async () => {
    refuse(leave.approveLeave, 409, 'Erről már döntött valaki.')
    shown()
    await userEvent.click(approve)
    await expect.poll(told).toEqual(['Erről már döntött valaki.'])
    await expect.element(approve).toBeVisible()
  })

  it('opens the small dialog to deny', async () => {
    shown()
    await userEvent.click(page.getByRole('button', { name: /^Elutasítás: Szabó Bence/ }))
    await expect.element(page.getByRole('dialog', { name: 'Kérelem elutasítása' })).toMatchTextContent('„Kirándulás”')
    expect(askedOf(leave.denyLeave)).toEqual([])
  })
})

describe('the documents that administrators miss', () => {
  const card = page.getByRole('region', { name: 'Hiányzó igazolások' })
  const ill = (n: number) =>
    request({ id: `ill${n}`, type_id: 2, user: { id: 'b', first_name: 'Béla', last_name: `Szabó${n}`, avatar: null } })

  it('are listed with whose they are, five and then all, and open the request', async () => {
    freshCompany({ role: 2 })
    answer(listLackingDocuments, () => ({ data: [1, 2, 3, 4, 5, 6].map(ill) }))
    shown()
    await expect.element(card).toMatchTextContent(/Szabó5 Béla/)
    await expect.element(card).not.toMatchTextContent(/Szabó6/)
    await userEvent.click(card.getByRole('button', { name: 'Összes megjelenítése (6)' }))
    await expect.element(card).toMatchTextContent(/Szabó6 Béla/)
    expect(await axeOfElement(card.element())).toEqual([])
    answer(leave.showRequest, () => ({
      data: { ...ill(1), history: [], documents: [], lacks_document: true as const },
    }))
    await userEvent.click(card.getByRole('button', { name: /Szabó1 Béla/ }))
    await expect
      .element(page.getByRole('dialog', { name: 'A kérelem részletei' }))
      .toMatchTextContent(/Igazolás hiányzik/)
  })

  it('are listed too where they wait for a decision, which the dashboard knows without asking again', async () => {
    freshCompany({ role: 2 })
    answer(listLackingDocuments, () => ({ data: [ill(1)] }))
    const waiting = { ...ill(2), status: 'pending' as const, lacks_document: true as const }
    answer(leave.listWaiting, () => ({ data: [waiting, { ...ill(3), status: 'pending' as const }], total: 2 }))
    shown()
    await expect.element(card).toMatchTextContent(/Szabó2 Béla/)
    await expect.element(card).toMatchTextContent(/Szabó1 Béla/)
    await expect.element(card).not.toMatchTextContent(/Szabó3/)
    expect(askedOf(listLackingDocuments)).toEqual([expect.objectContaining({ query: { status: 'approved' } })])
  })

  it('are no card where there are none, and are not asked for by others', async () => {
    shown()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Szia, Anna!' })).toBeVisible()
    expect(card.elements()).toEqual([])
    expect(askedOf(listLackingDocuments)).toEqual([])
  })
})
