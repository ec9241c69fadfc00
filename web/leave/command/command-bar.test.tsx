import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import enCommand from '#shared/words/en/command.json'
import huCommand from '#shared/words/hu/command.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { unshow } from '#web/ui/show.test-support.tsx'
import { useMe } from '#web/api/use-me.ts'
import { balance, freshCompany, preview, types, working_patterns } from '../company.test-support.ts'
import { WithRequestModals } from '../request-modals.test-support.tsx'
import { CommandBar } from './command-bar.tsx'

i18next.addResourceBundle('hu', 'command', huCommand)
i18next.addResourceBundle('en', 'command', enCommand)

const onGo = vi.fn<(to: string) => void>()
const onOpenChange = vi.fn<(isOpen: boolean) => void>()
const line = page.getByRole('combobox')
const send = page.getByRole('button', { name: /^Beküldés/ })
const pages = [
  { label: 'Irányítópult', icon: 'house', keys: ['G', 'D'], to: '/dashboard' },
  { label: 'Csapatnaptár', icon: 'calendar', keys: ['G', 'C'], to: '/days-off' },
] as const

function Bar() {
  const me = useMe()
  return me && <CommandBar me={me} pages={pages} isOpen onOpenChange={onOpenChange} onGo={onGo} />
}

async function type(typed: string) {
  showFresh(
    <WithRequestModals>
      <Bar />
    </WithRequestModals>,
  )
  await userEvent.fill(line, typed)
}

const days = { from_date: '2026-11-26', to_date: '2026-12-01' }
const typedDays = '2026-11-26 - 2026-12-01'

beforeEach(async () => {
  freshCompany()
  onGo.mockClear()
  onOpenChange.mockClear()
})

describe('a request in words', () => {
  it('is shown with what it costs before anything is sent, and sent by Enter', async () => {
    await type(`szabi ${typedDays}`)
    await expect.element(page.getByText('Szabadság, 2026. nov. 26. – dec. 1.')).toBeVisible()
    await expect.element(page.getByText(/^11 → 7 nap marad$/)).toBeVisible()
    await expect.element(page.getByText('Szabó Bence')).toBeVisible()
    await expect.element(page.getByText('Őri Zoltán')).toBeVisible()
    expect(askedOf(leave.requestLeave)).toEqual([])
    expect(await axeOfElement()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(told).toEqual(['Kérelem beküldve'])
    expect(askedOf(leave.requestLeave)).toEqual([{ body: { type_id: 1, ...days, comment: '' } }])
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('is taken back from the toast', async () => {
    answer(leave.requestLeave, () => ({
      data: request({ id: 'sent', from_date: '2099-01-01', to_date: '2099-01-02' }),
    }))
    answer(leave.cancelLeave, () => ({}))
    await type(`szabi ${typedDays}`)
    await userEvent.click(send)
    await userEvent.click(page.getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(() => askedOf(leave.cancelLeave)).toEqual([{ path: { id: 'sent' } }])
  })

  it('is not sent against an objection, which stands there', async () => {
    answer(leave.previewLeave, () => ({
      data: { ...preview, errors: { from_date: ['Erre az időszakra már van kérelem'] } },
    }))
    await type(`szabi ${typedDays}`)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Erre az időszakra már van kérelem')).toBeVisible()
    await expect.element(send).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(askedOf(leave.requestLeave)).toEqual([])
  })

  it('names the booking that is in the way as the form does, and sends nothing', async () => {
    const booked = request({ from_date: '2026-11-30', to_date: '2026-12-03', status: 'approved' })
    answer(leave.listDaysOff, () => ({ working_patterns, data: [booked], types, balance }))
    answer(leave.previewLeave, () => ({
      data: { ...preview, errors: { from_date: ['Erre az időszakra már van kérelem'] } },
    }))
    await type(`szabi ${typedDays}`)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('nov. 30. – dec. 1. már foglalt: szabadság, nov. 30. – dec. 3.')).toBeVisible()
    expect(page.getByText('Erre az időszakra már van kérelem').elements()).toEqual([])
    expect(page.getByText(/nap marad/).elements()).toEqual([])
    expect(page.getByText('0 találat').elements()).toEqual([])
    await expect.element(send).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(askedOf(leave.requestLeave)).toEqual([])
  })

  it.each([
    [2, 'Már foglalt: szabadság, nov. 30.; home office, dec. 1.'],
    [4, 'Már foglalt: szabadság, nov. 30.; home office, dec. 1.; szabadság, dec. 2.; és még 1'],
  ])('names each of %i bookings that are in the way, and of many says how many more', async (count, sentence) => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].slice(0, count)
    const booked = days.map((day, place) =>
      request({ id: day, from_date: day, to_date: day, status: 'approved', type_id: place % 2 ? 3 : 1 }),
    )
    answer(leave.listDaysOff, () => ({ working_patterns, data: booked, types, balance }))
    answer(leave.previewLeave, () => ({
      data: { ...preview, errors: { from_date: ['Erre az időszakra már van kérelem'] } },
    }))
    await type('szabi nov 30 - dec 3')
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  })

  it('names the keys of its buttons, and draws its arrow, with no letter that our fonts lack', async () => {
    await type(`szabi ${typedDays}`)
    await expect.element(send).toHaveTextContent('Beküldés Enter')
    await expect
      .element(page.getByRole('button', { name: /^Megnyitás/ }))
      .toHaveTextContent('Megnyitás űrlapban Ctrl Enter')
    const left = page.getByText(/^11 → 7 nap marad$/)
    await expect.element(left).toBeVisible()
    expect(left.element().querySelector('svg')).toBeTruthy()
  })

  it('says what the server refuses, and stays', async () => {
    refuse(leave.requestLeave, 0, '')
    await type(`szabi ${typedDays}`)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(i18next.t('leave:networkTrouble'))).toBeVisible()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('is not sent while a word of it is not understood, and names the word', async () => {
    await type(`szabi ${typedDays} valamikor`)
    await expect.element(page.getByText('Ezt nem értem: valamikor')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(send).not.toBeInTheDocument()
    expect(askedOf(leave.requestLeave)).toEqual([])
  })

  it.each([
    ['szabi dec 22 és 24', 'Ez többféleképpen érthető: dec 22 és 24'],
    ['szabi 2027 feb 29', 'Ilyen nap nincs: 2027 feb 29'],
    ['ki van távol 2027 feb 29', 'Ilyen nap nincs: 2027 feb 29'],
    ['szabi keddtől', 'Melyik napig?'],
    ['szabi 202 dec 22', 'Ezt nem értem: 202'],
  ])('is not sent while its days are in doubt: %s', async (typed, sentence) => {
    await type(typed)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(send).not.toBeInTheDocument()
  })

  it('tells hours where leave is kept in hours', async () => {
    answer(leave.previewLeave, () => ({ data: { ...preview, hours: 30, left_hours_after: { 2026: 74.5 } } }))
    await type(`szabi ${typedDays}`)
    await expect.element(page.getByText(/^104,5 → 74,5 óra marad$/)).toBeVisible()
  })

  it('is not sent by the Enter that ends what an input method composes', async () => {
    await type(`szabi ${typedDays}`)
    await expect.element(send).toBeVisible()
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })
    line.element().dispatchEvent(event)
    await expect.element(send).toBeVisible()
    expect(askedOf(leave.requestLeave)).toEqual([])
  })

  it('opens in the form with Ctrl Enter, and by Enter where something is missing', async () => {
    await type(`beteg ${typedDays}`)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByLabelText(/^Első nap/)).toHaveValue('2026-11-26')
    await expect.element(page.getByRole('radio', { name: 'Betegszabadság' })).toBeChecked()
  })

  it('asks for the days where none are said', async () => {
    await type('home office')
    await expect.element(page.getByText('Melyik napra?')).toBeVisible()
    await userEvent.fill(line, 'szabi 3 nap')
    await expect.element(page.getByText('Melyik naptól?')).toBeVisible()
  })

  it('offers another meaning, which is chosen by the arrows', async () => {
    await type(typedDays)
    await userEvent.keyboard('{ArrowDown}')
    const other = page.getByRole('option', { name: /^Home office/ })
    await expect.element(other).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => askedOf(leave.previewLeave))
      .toContainEqual({ body: { type_id: leaveTypeIds.home, ...days } })
  })
})

describe('for somebody else', () => {
  it('is understood from an administrator, by a part of the name with its ending', async () => {
    freshCompany({ role: 2 })
    await type(`szabó bencének beteg ${typedDays}`)
    await expect.element(page.getByText('Betegszabadság, 2026. nov. 26. – dec. 1. · Szabó Bence')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => askedOf(leave.requestLeave))
      .toEqual([{ body: { type_id: 2, ...days, comment: '', user_id: 'bence' } }])
  })

  it('is not sent by anybody else', async () => {
    await type(`szabó bence beteg ${typedDays}`)
    await expect.element(page.getByText('Ezt nem értem: szabó bence')).toBeVisible()
  })
})

describe('people, pages and questions', () => {
  it('finds a person without accents, and leads to their row of the calendar', async () => {
    await type('szabo')
    await expect.element(page.getByRole('option', { name: 'Szabó Bence' })).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(onGo).toHaveBeenCalledWith(`/days-off?q=${encodeURIComponent('Szabó Bence')}`)
  })

  it('leads to a page', async () => {
    await type('csap')
    await userEvent.keyboard('{Enter}')
    expect(onGo).toHaveBeenCalledWith('/days-off')
  })

  it('says who is away, and leads to the calendar', async () => {
    await type('ki van távol 2026-11-20')
    await expect.element(page.getByText('Távol: 2026. nov. 20.')).toBeVisible()
    await expect.element(page.getByText('Szabó Bence')).toBeVisible()
    expect(askedOf(leave.listAbsent)).toContainEqual({ query: { from: '2026-11-20', to: '2026-11-20' } })
    await userEvent.keyboard('{Enter}')
    expect(onGo).toHaveBeenCalledWith('/days-off?month=2026-11')
  })

  it('says that more days than are listed fit the calendar, and where they cannot be read', async () => {
    await type('ki van távol 2026-11-20 - 2027-03-20')
    await expect.element(page.getByText(/legfeljebb 100 nap távollétei/)).toBeVisible()
    expect(askedOf(leave.listAbsent)).toEqual([])
    unshow()
    refuse(leave.listAbsent, 500, 'Hiba')
    await type('ki van távol 2026-11-21')
    await expect.element(page.getByText('Ezt most nem sikerült betölteni.')).toBeVisible()
  })

  it('empties with Escape, and then closes', async () => {
    await type('xyz')
    await expect.element(page.getByText('Nincs találat.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(line).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})
